import type { catalogue } from './pt-BR/catalogue.js'

/** The key of a text in the catalogue: `common.action.save`. */
export type MessageKey = keyof typeof catalogue
/** All texts of one language. */
export type Catalogue = Readonly<Record<MessageKey, string>>

type Stem<Key> = Key extends `${infer Name}.other` ? Name : never
/** The key of a text with a singular and a plural form, without `.one` or `.other`. */
export type PluralKey = Stem<MessageKey>
