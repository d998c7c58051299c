import type { Locale } from '../core/locale.js'

/** Each language is named in itself: whoever opened the wrong one must find the way back. */
export const languageNames: Readonly<Record<Locale, string>> = { 'pt-BR': 'Português', 'en-US': 'English', 'es-ES': 'Español' }
