import type { shell as ptShell } from '../pt-BR/shell.js'

export const shell = {
  'shell.product': 'Esporte Paraná',
  'shell.government': 'Governo do Paraná',
  'shell.documentTitle': '{page} · Esporte Paraná',
  'shell.language': 'Language',
  'shell.language.failed': 'The language could not be loaded',
  'shell.loading': 'Loading the page…',
  'shell.notFound.title': 'Page not found',
  'shell.notFound.detail': 'The address may have been mistyped, or the page has moved.',
  'shell.crash.detail': "We couldn't complete your request. Try again; if the error comes back, send this code to whoever runs the system.",
  'shell.crash.code': 'Error code',
  'shell.crash.copy': 'Copy',
  'shell.crash.copied': 'Copied',
  'shell.failed.title': 'The page could not be loaded',
  'shell.failed.detail': 'Check your connection and try again. If a new version has just been published, reload the page.',
  'shell.failed.stuck': 'Trying again does not help in this browser. Copy what you have typed elsewhere on the page and reload it.',
  'shell.reload': 'Reload',
  'shell.goHome': 'Go to the home page',
} satisfies Record<keyof typeof ptShell, string>
