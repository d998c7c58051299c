import type { Locale } from '../core/locale.js'
import type { MessageKey } from './messageKey.js'

/**
 * Texts that travel with the part of the product that says them: what the sign-in needs, what stands around every page behind it, the pages one starts from, lists, the tools over
 * a list, forms, imports, help for daily work; and words whose modules have no screens yet.
 */
export type TextPart = 'first' | 'inside' | 'homes' | 'records' | 'tools' | 'editing' | 'imports' | 'help' | 'vocabulary'
/** Some texts of one language. */
export type Texts = Readonly<Partial<Record<MessageKey, string>>>

export const textParts: readonly TextPart[] = ['first', 'inside', 'homes', 'records', 'tools', 'editing', 'imports', 'help', 'vocabulary']

type Loader = () => Promise<{ readonly texts: Texts }>

/** The texts of one part, in a chunk of their own. Asking again costs nothing: modules are loaded once. */
export async function loadTexts(locale: Locale, part: TextPart): Promise<Texts> {
  return (await loaders[locale][part]()).texts
}

const loaders: Readonly<Record<Locale, Readonly<Record<TextPart, Loader>>>> = {
  'pt-BR': {
    first: () => import('./pt-BR/first.js'),
    inside: () => import('./pt-BR/inside.js'),
    homes: () => import('./pt-BR/homes.js'),
    records: () => import('./pt-BR/records.js'),
    tools: () => import('./pt-BR/tools.js'),
    editing: () => import('./pt-BR/editing.js'),
    imports: () => import('./pt-BR/imports.js'),
    help: () => import('./pt-BR/help.js'),
    vocabulary: () => import('./pt-BR/vocabulary.js'),
  },
  'en-US': {
    first: () => import('./en-US/first.js'),
    inside: () => import('./en-US/inside.js'),
    homes: () => import('./en-US/homes.js'),
    records: () => import('./en-US/records.js'),
    tools: () => import('./en-US/tools.js'),
    editing: () => import('./en-US/editing.js'),
    imports: () => import('./en-US/imports.js'),
    help: () => import('./en-US/help.js'),
    vocabulary: () => import('./en-US/vocabulary.js'),
  },
  'es-ES': {
    first: () => import('./es-ES/first.js'),
    inside: () => import('./es-ES/inside.js'),
    homes: () => import('./es-ES/homes.js'),
    records: () => import('./es-ES/records.js'),
    tools: () => import('./es-ES/tools.js'),
    editing: () => import('./es-ES/editing.js'),
    imports: () => import('./es-ES/imports.js'),
    help: () => import('./es-ES/help.js'),
    vocabulary: () => import('./es-ES/vocabulary.js'),
  },
}
