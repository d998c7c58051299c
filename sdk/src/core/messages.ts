import type { Locale } from './locale.js'
import type { KeyOf } from './record.js'

type Text<T> = Extract<NonNullable<T>, string>
type ItemOf<T> = NonNullable<T> extends readonly (infer Item)[] ? Item : T

/** The values of a closed list of texts, or never for free text and everything else. */
export type OptionOf<T> = string extends Text<ItemOf<T>> ? never : Text<ItemOf<T>>

/** The fields of `T` that hold one or several values of a closed list. */
export type OptionKey<T> = { [K in KeyOf<T>]-?: [OptionOf<T[K]>] extends [never] ? never : K }[KeyOf<T>]

/** The fields every record has; their labels stand in the common catalogue. */
export type CommonField = 'id' | 'label' | 'version' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy' | 'status' | 'notes'

/** Labels of the fields of `T`, its closed lists, and hints, in one language. */
export interface FieldTexts<T, Extra extends string = never> {
  readonly fields: Readonly<Record<Exclude<KeyOf<T> | Extra, CommonField>, string>>
  /** Labels of the values of each closed list. `status` may be left to the common catalogue when it is ativo/inativo. */
  readonly options: { readonly [K in Exclude<OptionKey<T>, 'status'>]: Readonly<Record<OptionOf<T[K]>, string>> } & {
    readonly status?: Readonly<Record<string, string>>
  }
  /** What one is called where these fields are the rows of a list: "Vínculo 1". */
  readonly singular?: string
  /** One sentence under a field, for what its label cannot say. */
  readonly hints?: Readonly<Partial<Record<KeyOf<T> | Extra, string>>>
}

/** A sentence for one and for several. */
export interface PluralText {
  readonly one: string
  readonly other: string
}

/** All texts of one entity in one language. */
export interface ResourceText<Rec, Draft, Extra extends string = never> extends FieldTexts<Rec & Draft, Extra> {
  readonly singular: string
  readonly plural: string
  /** Label of the button that starts a new record: "Novo departamento", "Nova função". */
  readonly create: string
  readonly sections: Readonly<Record<string, string>>
  /** Texts of the entity's own rules, by code: `{ cycle: '…' }` for the code `department.cycle`. Parameters stand as `{value}`. */
  readonly rules?: Readonly<Record<string, string>>
  /** What each transition of the contract is called as a command, by its name: `{ registerDeath: 'Registrar falecimento' }`. */
  readonly transitions?: Readonly<Record<string, string>>
  /** What each figure of the contract counts, after the entity's name or alone: `{ active: 'ativas', withoutFunction: 'Pessoas ativas sem vínculo vigente' }`. */
  readonly figures?: Readonly<Record<string, string>>
  /** How a person is told to begin with a duty of the contract, by its name; `{count}` says how many wait: `{ toMake: { one: 'Comece pela vistoria…', other: '…' } }`. */
  readonly duties?: Readonly<Record<string, PluralText>>
  /** What of a record ends on a day, by the name of its expiry or by `name.detail`: `{ 'certificate.fgts-crf': 'CRF do FGTS' }`. */
  readonly expiries?: Readonly<Record<string, string>>
  /**
   * What each chart of the server asks, by its name; by `name.against` what it is held against, by `name.unit` what its bands count: `{ waiting: 'Onde as
   * solicitações estão paradas?', 'waiting.unit': 'dias' }`.
   */
  readonly charts?: Readonly<Record<string, string>>
  /** Why a record in a final status can only be read, and what to do to change that. */
  readonly finalStatuses?: Readonly<Record<string, string>>
}

/** All texts of one entity; a missing language, label or option does not compile. */
export type ResourceMessages<Rec, Draft, Extra extends string = never> = Readonly<Record<Locale, ResourceText<Rec, Draft, Extra>>>
/** Texts of the fields of a fieldset in every language. */
export type FieldMessages<T, Extra extends string = never> = Readonly<Record<Locale, FieldTexts<T, Extra>>>

/** The same texts without their types, as the engines read them. */
export interface AnyResourceText {
  readonly singular: string
  readonly plural: string
  readonly create: string
  readonly fields: Readonly<Record<string, string>>
  readonly options: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>
  readonly hints?: Readonly<Record<string, string | undefined>>
  readonly sections: Readonly<Record<string, string>>
  readonly rules?: Readonly<Record<string, string>>
  readonly transitions?: Readonly<Record<string, string>>
  readonly figures?: Readonly<Record<string, string>>
  readonly duties?: Readonly<Record<string, PluralText>>
  readonly expiries?: Readonly<Record<string, string>>
  readonly charts?: Readonly<Record<string, string>>
  readonly finalStatuses?: Readonly<Record<string, string>>
}
