import type { ownAccount as source } from '../pt-BR/ownAccount.js'

export const ownAccount = {
  'account.again.title': 'Entre de nuevo para continuar',
  'account.again.lead': 'Su sesión terminó, pero lo que escribió sigue en la página. Indique la contraseña de {name} para continuar.',
  'account.again.leadNameless': 'Su sesión terminó, pero lo que escribió sigue en la página. Entre para continuar.',
  'account.again.due':
    'Pasaron 12 horas desde que usted entró. Para continuar, escriba la contraseña de {name}; lo que escribió sigue en la página.',
  'account.again.accept': 'Continuar',
  'account.again.notYou': '¿No es usted? Salir',
  'account.own.title': 'Mi cuenta',
  'account.own.password': 'Cambiar la contraseña',
  'account.own.current': 'Contraseña actual',
  'account.own.next': 'Nueva contraseña',
  'account.own.hint': 'Doce caracteres o más. Una frase es fácil de recordar y difícil de adivinar.',
  'account.own.issue.wrongPassword': 'La contraseña actual no es esta.',
  'account.own.issue.minLength': 'La contraseña es demasiado corta.',
  'account.own.issue.guessable':
    'Esta contraseña es fácil de adivinar: no use la actual, el nombre de usuario, palabras con números ni repeticiones. Cuatro palabras sirven.',
  'account.own.change': 'Cambiar la contraseña',
  'account.own.changing': 'Cambiando…',
  'account.own.changed': 'La contraseña se cambió. Las otras sesiones se cerraron.',
  'account.own.sessions': 'Dónde está conectado',
  'account.own.loading': 'Cargando…',
  'account.own.failed': 'No se pudieron leer o cerrar las sesiones. Cierre y abra de nuevo.',
  'account.own.here': 'Esta sesión, desde {since}',
  'account.own.since': 'Desde {since}',
  'account.own.end': 'Cerrar',
  'account.own.endOf': 'Cerrar la sesión en {device}, desde {since}',
  'account.own.unknownDevice': 'Navegador desconocido',
} satisfies Record<keyof typeof source, string>
