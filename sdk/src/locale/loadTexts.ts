import type { Locale } from '../core/locale.js'
import type { MessageKey } from './messageKey.js'

/**
 * A group of texts that loads together with a part of the product: sign-in, the frame of the other pages, home pages, lists, list tools,
 * forms, imports, help, and words of modules without screens.
 */
export type TextPart = 'first' | 'inside' | 'homes' | 'records' | 'tools' | 'editing' | 'imports' | 'help' | 'vocabulary'
/** Some texts of one language. */
export type Texts = Readonly<Partial<Record<MessageKey, string>>>

export const textParts: readonly TextPart[] = ['first', 'inside', 'homes', 'records', 'tools', 'editing', 'imports', 'help', 'vocabulary']

type Loader = () => Promise<{ readonly texts: Texts }>

/** Loads the texts of one part, in a chunk of their own. Later calls are free: modules are loaded once. */
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
