import type { frame as source } from '../pt-BR/frame.js'

export const frame = {
  'shell.home': 'Inicio',
  'shell.skipToContent': 'Ir al contenido',
  'shell.skipToList': 'Ir a la lista',
  'shell.skipToMenu': 'Ir al menú',
  'shell.menu': 'Menú principal',
  'shell.areas': 'Todas las áreas',
  'shell.toggleMenu': 'Mostrar u ocultar el menú',
  'shell.closeMenu': 'Cerrar el menú',
  'shell.pinMenu': 'Fijar el menú',
  'shell.releaseMenu': 'Soltar el menú',
  'shell.breadcrumb': 'Está en',
  'shell.earlierPages': 'Páginas anteriores',
  'shell.userMenu': 'Cuenta de {name}',
  'shell.signOut': 'Desconectar',
  'shell.notices': 'Avisos',
  'shell.palette': 'Ir a…',
  'shell.events': 'Lo que pasó',
  'shell.keys': 'Atajos de teclado',
  'shell.offline': 'No tiene conexión. Lo que ya se cargó sigue visible; podrá volver a guardar cuando la conexión regrese.',
  'shell.printed': 'Impreso el {at} por {name}',
  'shell.outside.title': 'Esta pantalla no forma parte de este portal',
  'shell.outside.detail': 'El acceso que recibió este portal no incluye esta pantalla. Si la necesita, hable con quien mantiene el portal.',
  'shell.ownSignIn.title': 'Aquí no se escribe la contraseña',
  'shell.ownSignIn.detail':
    'El inicio de sesión, la recuperación de la contraseña y el fin de la sesión solo existen en el propio sistema. Quien entra por este portal no los necesita.',
} satisfies Record<keyof typeof source, string>
