import type { session as ptSession } from '../pt-BR/session.js'

export const session = {
  'common.failure.access-ended':
    'El acceso de esta página terminó. Inténtelo de nuevo; si no funciona, copie lo que haya escrito y vuelva a cargar la página.',
  'common.failure.access-missing':
    'Esta página no obtuvo acceso al sistema. Inténtelo de nuevo; si no funciona, avise a quien la mantiene.',
  'session.other.here':
    '{name} inició sesión en otra pestaña de este navegador, y esta página ahora es suya. Lo que no se guardó queda como borrador de quien lo escribió.',
  'session.other.held':
    'Otra persona inició sesión en el portal. Lo escrito aquí sigue en la página y no se guarda a su nombre: vuelva a entrar en el portal como quien lo escribió, o descarte los cambios.',
  'session.clock': 'El reloj de este aparato está mal: ahora son {now}. Los días y plazos de esta página siguen la hora del sistema.',
  'session.soon.title': 'Su sesión termina en menos de 5 minutos',
  'session.soon.detail': 'Siga conectado para no tener que entrar de nuevo.',
  'session.continue': 'Seguir conectado',
  'session.continuing': 'Renovando la sesión…',
  'session.notNow': 'Ahora no',
  'session.last.title': 'Su sesión está por terminar',
  'session.last.left.one': 'Termina en {count} segundo.',
  'session.last.left.other': 'Termina en {count} segundos.',
  'session.last.detail': 'Si termina con algo sin guardar, pedimos su contraseña y lo que escribió sigue en la página.',
} as const satisfies Record<keyof typeof ptSession, string>
