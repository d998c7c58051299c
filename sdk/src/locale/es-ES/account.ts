import type { account as ptAccount } from '../pt-BR/account.js'

export const account = {
  'account.username': 'Usuario',
  'account.password': 'Contraseña',
  'account.password.show': 'Mostrar la contraseña',
  'account.password.hide': 'Ocultar la contraseña',
  'account.password.capsLock': 'Caps Lock está activado',
  'account.signIn': 'Iniciar sesión',
  'account.signingIn': 'Entrando…',
  'account.invalid': 'Corrija lo que está indicado.',
  'account.cancelled': 'Cancelado. No se envió nada de nuevo.',
  'account.throttled.one': 'Demasiados intentos. Inténtelo de nuevo en {count} segundo.',
  'account.throttled.other': 'Demasiados intentos. Inténtelo de nuevo en {count} segundos.',
  'account.forgot': 'Olvidé mi contraseña',
  'account.backToSignIn': 'Volver al inicio de sesión',
  'account.recover.title': 'Recuperar la contraseña',
  'account.recover.lead': 'Indique su usuario. Un administrador del sistema restablece la contraseña y se pone en contacto con usted.',
  'account.recover.send': 'Pedir una contraseña nueva',
  'account.recover.sending': 'Enviando…',
  'account.recover.done': 'Solicitud registrada',
  'account.recover.doneDetail':
    'Si el usuario existe, un administrador recibe la solicitud y restablece la contraseña. El sistema no envía correos: hable con el administrador si tiene prisa.',
  'session.notKept': 'Este navegador no guarda datos. Su sesión vale hasta que cierre o recargue esta página.',
} as const satisfies Record<keyof typeof ptAccount, string>
