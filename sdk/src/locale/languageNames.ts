import type { Locale } from '../core/locale.js'

/** Each language has its name in its own language, so that a user of the wrong one finds the way back. */
export const languageNames: Readonly<Record<Locale, string>> = { 'pt-BR': 'Português', 'en-US': 'English', 'es-ES': 'Español' }
