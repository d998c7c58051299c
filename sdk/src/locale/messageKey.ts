import type { catalogue } from './pt-BR/catalogue.js'

/** Names one text of the catalogue. */
/** Names one text of the catalogue: `common.action.save`. */
export type MessageKey = keyof typeof catalogue
/** All texts of one language. */
export type Catalogue = Readonly<Record<MessageKey, string>>

type Stem<Key> = Key extends `${infer Name}.other` ? Name : never
/** Names a text that has a form for one and for many: the part before `.one` and `.other`. */
export type PluralKey = Stem<MessageKey>
