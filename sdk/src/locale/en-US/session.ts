import type { session as ptSession } from '../pt-BR/session.js'

export const session = {
  'session.notKept': 'This browser keeps no data. Your session lasts until you close or reload this page.',
} as const satisfies Record<keyof typeof ptSession, string>
