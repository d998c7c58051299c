import type { AnyContract } from './contract.js'
import type { Locale } from './locale.js'
import type { AnyResourceText, FieldMessages } from './messages.js'
import type { KeyOf } from './record.js'

/** The closed list of ways to edit a value; `controls` holds one renderer for each. */
export type ControlKind =
  | 'text'
  | 'multiline'
  | 'email'
  | 'url'
  | 'cpf'
  | 'cnpj'
  | 'cep'
  | 'phone'
  | 'protocol'
  | 'masked'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'choice'
  | 'choices'
  | 'toggle'
  | 'date'
  | 'reference'
  | 'location'
  | 'picture'
  | 'file'
  | 'group'
  | 'rows'

type TypedValues = Readonly<Record<string, unknown>>

/** Decides from the values typed so far; in a group or a row, from its own values, with those of the whole record second. */
export type Condition = boolean | ((values: TypedValues, record: TypedValues) => boolean)

/** What every control may be told. */
export interface ControlOptions {
  /** Marked "(obrigatório)" while it is visible. The schema is the rule; a test keeps the two in step. @default false */
  readonly required?: Condition
  /** Hidden when false; a hidden field keeps its value and is sent as `null`. @default true */
  readonly visible?: Condition
  /** @default false */
  readonly readOnly?: Condition
  /** Columns of the 12 that the field takes on a wide screen; it hints at the length of the content. @default by kind */
  readonly span?: number
  /** Never kept in a draft, masked until asked for. @default false */
  readonly sensitive?: boolean
  /** Token for the browser's own filling, e.g. `postal-code`. @default 'off' */
  readonly autoComplete?: string
}

/** Options of free texts. */
export interface TextOptions extends ControlOptions {
  readonly maxLength?: number
  readonly upperCase?: boolean
  /** A text that a button in the field fills in: "S/N". */
  readonly shortcut?: string
}
/** Options of texts of one shape. */
export interface MaskedOptions extends ControlOptions {
  /** `#` digit, `@` letter, `*` either; the rest stands as it is, also in the value: `2241-05`. */
  readonly pattern: string
  readonly upperCase?: boolean
}
/** Options of calendar dates. */
export interface DateOptions extends ControlOptions {
  /** Never after today: two digits of a year mean the last hundred years. */
  readonly isPast?: boolean
}
/** Options of whole numbers. */
export interface NumberOptions extends ControlOptions {
  readonly min?: number
  readonly max?: number
  readonly unit?: string
}
/** Options of decimal strings. */
export interface DecimalOptions extends NumberOptions {
  /** Places after the comma. @default 2 */ readonly fraction?: number
}
/** Options of a reference: which records may be chosen. */
export interface ReferenceOptions extends ControlOptions {
  /** Another field of the same form; while it is empty this one waits, when it changes this one empties. */
  readonly dependsOn?: string
  /** Filters of the list asked for choices, from the values typed so far. */
  readonly filter?: (values: Readonly<Record<string, unknown>>) => Readonly<Record<string, string | number | undefined>>
}
/** Options of a place: its level, and the place it lies in. */
export interface LocationOptions extends ControlOptions {
  readonly level: 'paises' | 'estados' | 'cidades'
  /** The field that holds the country or state; without it states are Brazil's and cities Paraná's. */
  readonly dependsOn?: string
}
/** Options of a list of sub-records. */
export interface RowsOptions extends ControlOptions {
  readonly min?: number
  readonly max?: number
  /** The boolean field of which exactly one row is true, e.g. `isMain`. */
  readonly mainKey?: string
}

/** A plain mark of how a value is edited. `accepts` exists for the compiler only: a control that cannot hold the field's type does not compile. */
export interface Control<V> {
  readonly kind: ControlKind
  readonly options: ControlOptions
  readonly contract?: AnyContract
  readonly fieldset?: AnyFieldset
  readonly accepts?: (value: V) => void
}
/** A control without its type, as the engines read it. */
export type AnyControl = Control<never>

/** A control for each field of `T` that can hold its values. */
export type Controls<T> = { readonly [K in KeyOf<T>]?: Control<NonNullable<T[K]>> }

/** A group of fields with labels of its own, used by `group` and `rows`: an address, a guardian, a contact. */
export interface Fieldset<T> {
  readonly messages: FieldMessages<T>
  readonly fields: Controls<T>
  /** Order of the fields. */
  readonly layout: readonly KeyOf<T>[]
  /** A new row, or a group that is `null`. */
  readonly empty: Readonly<Record<KeyOf<T>, unknown>>
}
/** A fieldset without its types, as the engines read it. */
export interface AnyFieldset {
  readonly messages: Readonly<
    Record<Locale, Pick<AnyResourceText, 'fields' | 'options' | 'hints'> & Partial<Pick<AnyResourceText, 'singular'>>>
  >
  readonly fields: Readonly<Record<string, AnyControl | undefined>>
  readonly layout: readonly string[]
  readonly empty: Readonly<Record<string, unknown>>
}

/** Declares a group of fields that several entities or rows share. */
export function defineFieldset<T extends object>(fieldset: NoInfer<Fieldset<T>>): Fieldset<T> {
  return fieldset
}

/** One line of free text. */
export const text = (options: TextOptions = {}): Control<string> => ({ kind: 'text', options })
/** Text of several lines. */
export const multiline = (options: TextOptions = {}): Control<string> => ({ kind: 'multiline', options })
/** An e-mail address. */
export const email = (options: ControlOptions = {}): Control<string> => ({ kind: 'email', options })
/** A web address. */
export const url = (options: ControlOptions = {}): Control<string> => ({ kind: 'url', options })
/** A CPF; the value is 11 digits. */
export const cpf = (options: ControlOptions = {}): Control<string> => ({ kind: 'cpf', options })
/** A CNPJ; the value is 14 digits or capitals. */
export const cnpj = (options: ControlOptions = {}): Control<string> => ({ kind: 'cnpj', options })
/** A CEP; the value is 8 digits. */
export const cep = (options: ControlOptions = {}): Control<string> => ({ kind: 'cep', options })
/** A phone; the value is digits, with `+` before them when it is foreign. */
export const phone = (options: ControlOptions = {}): Control<string> => ({ kind: 'phone', options })
/** An e-Protocolo number; the value is 9 digits. */
export const protocol = (options: ControlOptions = {}): Control<string> => ({ kind: 'protocol', options })
/** A text of one shape, typed or pasted with or without its signs. */
export const masked = (options: MaskedOptions): Control<string> => ({ kind: 'masked', options })
/** A whole number. */
export const integer = (options: NumberOptions = {}): Control<number> => ({ kind: 'integer', options })
/** The value is a decimal string: `"12.5000"`. */
export const decimal = (options: DecimalOptions = {}): Control<string> => ({ kind: 'decimal', options })
/** The value is an amount in BRL, a decimal string with two places: `"1234.50"`. */
export const money = (options: ControlOptions = {}): Control<string> => ({ kind: 'money', options })
/** One value of a closed list; the texts stand in the messages under `options`. */
export const choice = (options: ControlOptions = {}): Control<string> => ({ kind: 'choice', options })
/** Several values of a closed list; the texts stand in the messages under `options`. */
export const choices = (options: ControlOptions = {}): Control<readonly string[]> => ({ kind: 'choices', options })
/** Yes or no. */
export const toggle = (options: ControlOptions = {}): Control<boolean> => ({ kind: 'toggle', options })
/** The value is `YYYY-MM-DD`, a calendar date without zone. */
export const date = (options: DateOptions = {}): Control<string> => ({ kind: 'date', options })
/** One record of another entity, by id. The record carries its label under the key without `Id`: `parentId` → `parent`. */
export const reference = (contract: AnyContract, options: ReferenceOptions = {}): Control<number> => ({
  kind: 'reference',
  contract,
  options,
})
/** A country, state or city of `/localidades`, by id. */
export const location = (options: LocationOptions): Control<number> => ({ kind: 'location', options })
/** A picture that is shown: a JPG or PNG of at most 20 MB. The value is the id of the stored file. */
export const picture = (options: ControlOptions = {}): Control<number> => ({ kind: 'picture', options })
/** The stored file of a row, by its id; the row carries its name, type and size under `file`. Only in lists of files. */
export const file = (options: ControlOptions = {}): Control<number> => ({ kind: 'file', options })
/** A group of fields in a place of their own: an address. The value is an object or `null`. */
export const group = <T extends object>(fieldset: Fieldset<T>, options: ControlOptions = {}): Control<T> => ({
  kind: 'group',
  fieldset: fieldset as unknown as AnyFieldset,
  options,
})
/** A list of sub-records that can be added and taken out. */
export const rows = <T extends object>(fieldset: Fieldset<T>, options: RowsOptions = {}): Control<readonly T[]> => ({
  kind: 'rows',
  fieldset: fieldset as unknown as AnyFieldset,
  options,
})
/** A list of files, each with the fields of `fieldset`: PDF, JPG, PNG, HEIC, XLSX and DOCX of at most 20 MB. */
export const files = <T extends { readonly fileId: number }>(
  fieldset: Fieldset<T>,
  options: Omit<RowsOptions, 'mainKey'> = {},
): Control<readonly Omit<T, 'file'>[]> => ({ kind: 'rows', fieldset: fieldset as unknown as AnyFieldset, options })

/** Whether the sub-records are files. */
export function isFileList({ fieldset }: AnyControl): boolean {
  return fieldset?.fields.fileId?.kind === 'file'
}
