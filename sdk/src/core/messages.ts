import type { Locale } from './locale.js'
import type { ActiveStatus, KeyOf } from './record.js'

type Text<T> = Extract<NonNullable<T>, string>
type ItemOf<T> = NonNullable<T> extends readonly (infer Item)[] ? Item : T

/** The values of a closed list of texts; `never` for free text and other types. */
export type OptionOf<T> = string extends Text<ItemOf<T>> ? never : Text<ItemOf<T>>

/** The fields of `T` that hold one or several values of a closed list. */
export type OptionKey<T> = { [K in KeyOf<T>]-?: [OptionOf<T[K]>] extends [never] ? never : K }[KeyOf<T>]

/** The fields of every record; their labels are in the common catalogue. */
export type CommonField = 'id' | 'label' | 'version' | 'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy' | 'status' | 'notes'

/** Labels of the fields of `T`, labels of its closed lists, and hints, in one language. */
export interface FieldTexts<T, Extra extends string = never> {
  readonly fields: Readonly<Record<Exclude<KeyOf<T> | Extra, CommonField>, string>>
  /** Labels of the values of each closed list, the statuses of a workflow among them; the common catalogue has ativo and inativo. */
  readonly options: { readonly [K in Exclude<OptionKey<T>, 'status'>]: Readonly<Record<OptionOf<T[K]>, string>> } & StatusTexts<T>
  /** The name of one row, when these fields are the rows of a list: "Vínculo 1". */
  readonly singular?: string
  /** One sentence under a field, for information that does not fit in its label. */
  readonly hints?: Readonly<Partial<Record<KeyOf<T> | Extra, string>>>
}

type StatusTexts<T> = T extends { readonly status: infer Status extends string }
  ? string extends Status
    ? AnyStatusTexts
    : [Status] extends [ActiveStatus]
      ? AnyStatusTexts
      : { readonly status: Readonly<Record<Exclude<Status, ActiveStatus>, string>> & Partial<Record<ActiveStatus, string>> }
  : AnyStatusTexts
type AnyStatusTexts = { readonly status?: Readonly<Record<string, string>> }

/** What a contract names and people read: its transitions, figures, duties and final statuses. */
export interface TextNames {
  readonly transition?: string
  readonly figure?: string
  readonly duty?: string
  readonly finalStatus?: string
}
/** What the parts of a contract name, by their literals. */
export interface NamesOf<Parts> extends TextNames {
  readonly transition: Parts extends { readonly transitions: readonly (infer Definition)[] } ? TransitionName<Definition> : never
  readonly figure: Parts extends { readonly figures: infer Figures } ? KeyOf<Figures> : never
  readonly duty: Parts extends { readonly duties: readonly (infer Name extends string)[] } ? Name : never
  readonly finalStatus: Parts extends { readonly finalStatuses: readonly (infer Name extends string)[] } ? Name : never
}
/** A transition without a name has that of the status to which it leads. */
type TransitionName<Definition> = Definition extends { readonly name: infer Name extends string }
  ? Name
  : Definition extends { readonly to: infer Status extends string }
    ? Status
    : never

/** A text for each name. */
type TextFor<Name, Value = string> = Readonly<Record<Extract<Name, string>, Value>>

/** A sentence in singular and plural. */
export interface PluralText {
  readonly one: string
  readonly other: string
}

/** All texts of one entity in one language. */
export type ResourceText<Rec, Draft, Extra extends string = never, Names extends TextNames = TextNames> = PlainText<Rec, Draft, Extra> &
  NamedTexts<Names>

/** The texts of what a contract names; a missing one does not compile. */
type NamedTexts<Names extends TextNames> = TextsUnder<'transitions', Names['transition']> &
  TextsUnder<'figures', Names['figure']> &
  TextsUnder<'duties', Names['duty'], PluralText> &
  TextsUnder<'finalStatuses', Names['finalStatus']>
/** Optional where the names are not known, or there are none. */
type TextsUnder<Key extends string, Name, Value = string> = [Extract<Name, string>] extends [never]
  ? unknown
  : string extends Extract<Name, string>
    ? { readonly [K in Key]?: TextFor<string, Value> }
    : { readonly [K in Key]: TextFor<Name, Value> }

interface PlainText<Rec, Draft, Extra extends string = never> extends FieldTexts<Rec & Draft, Extra> {
  readonly singular: string
  readonly plural: string
  /** Label of the button that starts a new record: "Novo departamento", "Nova função". */
  readonly create: string
  readonly sections: Readonly<Record<string, string>>
  /** Texts of the entity's own rules, by code: `{ cycle: '…' }` for the code `department.cycle`. Parameters are written as `{value}`. */
  readonly rules?: Readonly<Record<string, string>>
  /** The label of each expiry date of a record, by the expiry's name or `name.detail`: `{ 'certificate.fgts-crf': 'CRF do FGTS' }`. */
  readonly expiries?: Readonly<Record<string, string>>
  /**
   * The question of each server chart, by name; `name.against` labels the comparison and `name.unit` the unit of its bands: `{ waiting: 'Onde as
   * solicitações estão paradas?', 'waiting.unit': 'dias' }`.
   */
  readonly charts?: Readonly<Record<string, string>>
  /** Name of the link to where something is begun with a record. */
  readonly way?: string
  /** Names of the entries in a record's menu that open a panel. */
  readonly panels?: Readonly<Record<string, string>>
}

/** All texts of one entity; a missing language, label or option does not compile. */
export type ResourceMessages<Rec, Draft, Extra extends string = never, Names extends TextNames = TextNames> = Readonly<
  Record<Locale, ResourceText<Rec, Draft, Extra, Names>>
>
type RulesOf<Messages, L extends Locale> = Messages extends Readonly<Record<L, { readonly rules: infer Rules }>> ? KeyOf<Rules> : never

/** The codes of an entity's own rules that have a text in each language: `tender.noLot`. */
export type RuleOf<
  Name extends string,
  Messages,
> = `${Name}.${RulesOf<Messages, 'pt-BR'> & RulesOf<Messages, 'en-US'> & RulesOf<Messages, 'es-ES'>}`

/** Texts of the fields of a fieldset in every language. */
export type FieldMessages<T, Extra extends string = never> = Readonly<Record<Locale, FieldTexts<T, Extra>>>

/** The texts of an entity without their generic types, for the engines. */
export interface AnyResourceText {
  readonly singular: string
  readonly plural: string
  readonly create: string
  readonly fields: Readonly<Record<string, string>>
  readonly options: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>
  readonly hints?: Readonly<Record<string, string | undefined>>
  readonly sections: Readonly<Record<string, string>>
  readonly rules?: Readonly<Record<string, string>>
  /** The command label of each transition of the contract: `{ registerDeath: 'Registrar falecimento' }`. */
  readonly transitions?: Readonly<Record<string, string>>
  /** The label of each figure of the contract, shown alone or after the entity's name: `{ active: 'ativas' }`. */
  readonly figures?: Readonly<Record<string, string>>
  /** The call to action of each duty of the contract, with the number as `{count}`: `{ toMake: { one: 'Comece pela vistoria…', other: '…' } }`. */
  readonly duties?: Readonly<Record<string, PluralText>>
  readonly expiries?: Readonly<Record<string, string>>
  readonly charts?: Readonly<Record<string, string>>
  /** Why a record in this final status is read-only, and what the user can do about it. */
  readonly finalStatuses?: Readonly<Record<string, string>>
  /** Name of the link to where something is begun with a record. */
  readonly way?: string
  /** Names of the entries in a record's menu that open a panel. */
  readonly panels?: Readonly<Record<string, string>>
}
