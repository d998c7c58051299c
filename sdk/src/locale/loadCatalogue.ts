import type { Locale } from '../core/locale.js'
import type { Catalogue } from './messageKey.js'

/** Loads all texts of one language, in a chunk of their own. Later calls are free: modules are loaded once. */
export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return (await loaders[locale]()).catalogue
}

const loaders: Readonly<Record<Locale, () => Promise<{ readonly catalogue: Catalogue }>>> = {
  'pt-BR': () => import('./pt-BR/catalogue.js'),
  'en-US': () => import('./en-US/catalogue.js'),
  'es-ES': () => import('./es-ES/catalogue.js'),
}
