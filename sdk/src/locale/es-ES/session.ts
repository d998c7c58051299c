import type { session as ptSession } from '../pt-BR/session.js'

export const session = {
  'session.notKept': 'Este navegador no guarda datos. Su sesión vale hasta que cierre o recargue esta página.',
} as const satisfies Record<keyof typeof ptSession, string>
