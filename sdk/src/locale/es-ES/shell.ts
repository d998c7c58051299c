import type { shell as ptShell } from '../pt-BR/shell.js'

export const shell = {
  'shell.product': 'Esporte Paraná',
  'shell.government': 'Governo do Paraná',
  'shell.documentTitle': '{page} · Esporte Paraná',
  'shell.language': 'Idioma',
  'shell.language.failed': 'No se pudo cargar el idioma',
  'shell.loading': 'Cargando la página…',
  'shell.notFound.title': 'Página no encontrada',
  'shell.notFound.detail': 'Es posible que la dirección esté mal escrita o que la página haya cambiado de lugar.',
  'shell.crash.detail':
    'No pudimos completar su solicitud. Inténtelo de nuevo; si el error vuelve, envíe este código a quien administra el sistema.',
  'shell.crash.code': 'Código del error',
  'shell.crash.copy': 'Copiar',
  'shell.crash.copied': 'Copiado',
  'shell.failed.title': 'No se pudo cargar la página',
  'shell.failed.detail': 'Compruebe su conexión e inténtelo de nuevo. Si acaba de publicarse una versión nueva, recargue la página.',
  'shell.failed.stuck':
    'Intentarlo de nuevo no sirve en este navegador. Copie lo que haya escrito en otras partes de la página y recárguela.',
  'shell.reload': 'Recargar',
  'shell.goHome': 'Ir al inicio',
} satisfies Record<keyof typeof ptShell, string>
