import { locales } from '../core/locale.js'
import type { OwnTexts } from '../locale/loadedTexts.js'
import type { RuntimeOptions, Wishes } from './createRuntime.js'

interface CheckedOptions extends Pick<RuntimeOptions, 'apiBaseUrl'>, Pick<Partial<Wishes>, 'locale'> {
  readonly texts?: OwnTexts
}

/** Explains wrong options to hosts without TypeScript. @throws TypeError for an option that cannot work */
export function checkOptions({ apiBaseUrl, locale, texts = {} }: CheckedOptions): void {
  if (!apiBaseUrl) throw problem('apiBaseUrl is missing. Pass the address of the API, e.g. "/api/admin/v1".')
  if (locale !== undefined && !locales.includes(locale))
    throw problem(`locale "${locale}" is none of ${locales.join(', ')}. Pass one of them, or matchLocale("${locale}").`)
  for (const language of Object.keys(texts))
    if (!(locales as readonly string[]).includes(language))
      throw problem(`texts has "${language}", which is none of ${locales.join(', ')}. Put the words below a language: { 'pt-BR': { … } }.`)
}

const problem = (message: string) => new TypeError(`BackofficeProvider: ${message}`)
