import type { AnyContract } from './contract.js'
import type { FieldIssue } from './issue.js'
import type { ControlOptions, Kind } from './kind.js'
import type { Locale } from './locale.js'
import type { AnyResourceText, FieldMessages } from './messages.js'
import type { KeyOf } from './record.js'

/**
 * Describes a value and how it is edited, as plain data. `accepts` and `looks` exist only for the compiler: a control that cannot hold the field's
 * type does not compile, nor does a look that its kind does not have.
 */
export interface Control<V, Options = ControlOptions> {
  readonly kind: Kind
  readonly options: ControlOptions
  readonly contract?: AnyContract
  /** The fields of each row, or of the group. */
  readonly fields?: Fields
  readonly fieldset?: AnyFieldset
  /** The field whose values a hidden one takes. */
  readonly of?: AnyControl
  readonly accepts?: (value: V) => void
  readonly looks?: Options
}
/** A control without its generic type, for the engines. */
export type AnyControl = Control<never, unknown>
/** Fields by key, without their types. */
export type Fields = Readonly<Record<string, AnyControl>>

/** Options of a field that always holds a value. */
export interface Always {
  readonly required: true
  readonly visible?: undefined
}

/** Declares a field of one kind. Only a field that is always required never holds `null`. */
export interface Declare<Value, Options = ControlOptions> {
  (options: Options & Always): Control<Value, Options>
  (options?: Options): Control<Value | null, Options>
}

/** The value of a field. */
export type ValueOf<C> = C extends { readonly accepts?: (value: infer Value) => void } ? Value : never
/** The values of declared fields, as they are written. */
export type DraftOf<F> = { [K in keyof F]: ValueOf<F[K]> }

/** How declared fields look: the width in columns of 12, or options of their kind; for rows and groups the fieldset. */
export type Looks<F> = {
  readonly [K in keyof F]?: number | (LooksOf<F[K]> & { readonly fieldset?: object })
}
type LooksOf<C> = C extends { readonly looks?: infer Options } ? Partial<Options> : never

/** Fields with their looks. */
export function withLooks<F extends Fields>(fields: F, looks: Looks<F>): F {
  const dressed = Object.entries<AnyControl>(fields).map(([key, control]): [string, AnyControl] => {
    const look = looks[key] ?? {}
    const { fieldset = control.fieldset, ...options } = (typeof look === 'number' ? { span: look } : look) as { fieldset?: AnyFieldset }
    return [key, { ...control, ...(fieldset && { fieldset }), options: { ...control.options, ...options } }]
  })
  return Object.fromEntries(dressed) as unknown as F
}

/** One control for each field of `T`, able to hold the field's values. */
export type Controls<T> = { readonly [K in KeyOf<T>]-?: Control<NonNullable<T[K]>> }

/** A draft with nothing filled in: `''` for texts, `null` for everything else. */
export type EmptyDraft<T> = { readonly [K in KeyOf<T>]: T[K] | null | '' }

/** What follows from a row. */
export interface RowRule<T, Value = unknown> {
  /** Key of a `rowReference`, or of a `reference` that keeps something of its record: the value is computed from what is chosen there. */
  readonly from?: KeyOf<T>
  /**
   * Computes the value. `stored` is the row of the last server answer, with server-only fields; it is missing for a new row and after `from` changed.
   * `chosen` is the row that `from` refers to now, once it is loaded; of a `reference`, what it keeps.
   */
  readonly of: (
    row: T,
    stored: Readonly<Record<string, unknown>> | undefined,
    chosen: Readonly<Record<string, unknown>> | undefined,
  ) => Value
}

/** A value computed from a row. It cannot be edited and is not sent. */
export interface ComputedField<T> extends RowRule<T> {
  /** The control that shows it: `money()`, `quantity()`. */
  readonly control: AnyControl
  /** Hides the column while no stored row has a value for it. @default false: always shown */
  readonly hidesEmpty?: boolean
}

/** The argument of `defineFieldset`. */
export interface FieldsetDefinition<T, Computed extends string = never> {
  readonly messages: FieldMessages<T, Computed>
  readonly fields: Controls<T>
  /** Order of the fields; fields that are not listed are hidden. @default the order of declaration, without hidden fields */
  readonly layout?: readonly KeyOf<T>[]
  /** Initial values of a new row or group, where they are not empty. */
  readonly initial?: Partial<EmptyDraft<T>>
  /** Computed values, by their key in the messages: the total of a line. Shown after the fields, or as a column. */
  readonly computed?: Readonly<Record<Computed, ComputedField<T>>>
  /** Warnings by field, for rows in a table that may be changed; they never block saving. Each is the key of a text under `rules`. */
  readonly warnings?: { readonly [K in KeyOf<T>]?: RowRule<T, Pick<FieldIssue, 'code' | 'params'> | undefined> }
  /** Notes by field, for the fields of a transition: what the others mean for this one. Each is the key of a text under `rules`. */
  readonly remarks?: (values: T) => { readonly [K in KeyOf<T>]?: Pick<FieldIssue, 'code' | 'params'> | undefined }
  /** The name of a row in errors and in the history, where its number is not on the screen: "Almoço de 05/12". @default the name in the messages and its number */
  readonly rowName?: (row: T, locale: Locale) => string | undefined
}
/** A group of fields with its own labels, used by `group` and `rows`: an address, a guardian, a contact. */
export interface Fieldset<T, Computed extends string = never>
  extends Required<Omit<FieldsetDefinition<T, Computed>, 'initial' | 'computed' | 'warnings' | 'remarks' | 'rowName'>>,
    Pick<FieldsetDefinition<T, Computed>, 'computed'>,
    Pick<AnyFieldset, 'warnings' | 'remarks' | 'rowName'> {
  /** The values of a new row, or of a group that is `null`. */
  readonly empty: EmptyDraft<T>
}
/** A fieldset without its generic types, for the engines. */
export interface AnyFieldset {
  readonly messages: Readonly<
    Record<Locale, Pick<AnyResourceText, 'fields' | 'options' | 'hints'> & Partial<Pick<AnyResourceText, 'singular'>>>
  >
  readonly fields: Readonly<Record<string, AnyControl | undefined>>
  readonly layout: readonly string[]
  readonly empty: Readonly<Record<string, unknown>>
  readonly computed?: Readonly<Record<string, AnyComputed | undefined>>
  readonly warnings?: Readonly<Record<string, AnyRowRule | undefined>>
  remarks?(values: Readonly<Record<string, unknown>>): Readonly<Record<string, Pick<FieldIssue, 'code' | 'params'> | undefined>>
  rowName?(row: Readonly<Record<string, unknown>>, locale: Locale): string | undefined
}
/** What follows from a row, without generic types. `of` is a method, so that every rule is assignable. */
export interface AnyRowRule {
  readonly from?: string
  of(
    row: Readonly<Record<string, unknown>>,
    stored: Readonly<Record<string, unknown>> | undefined,
    chosen?: Readonly<Record<string, unknown>>,
  ): unknown
}
/** A computed field without its generic types. */
export interface AnyComputed extends AnyRowRule {
  readonly control: AnyControl
  readonly hidesEmpty?: boolean
}

/** Declares a group of fields that several entities or rows share. */
export function defineFieldset<T extends object, Computed extends string = never>(
  definition: NoInfer<FieldsetDefinition<T, Computed>>,
): Fieldset<T, Computed> {
  const { initial, warnings, remarks, rowName, ...fieldset } = definition
  const { layout = shownKeys(fieldset.fields) } = fieldset
  return {
    ...fieldset,
    layout,
    empty: emptyDraft(fieldset.fields, initial),
    warnings: warnings as AnyFieldset['warnings'],
    remarks: remarks as AnyFieldset['remarks'],
    rowName: rowName as AnyFieldset['rowName'],
  }
}

const shownKeys = <T>(fields: Controls<T>) =>
  Object.entries<AnyControl>(fields).flatMap(([key, { kind }]) => (kind.isHidden ? [] : [key as KeyOf<T>]))

/** A draft with every field empty or at its initial value. */
export function emptyDraft<T>(fields: Controls<T>, initial?: Partial<EmptyDraft<T>>): EmptyDraft<T> {
  const empty = Object.entries<AnyControl>(fields).map(([key, { kind }]) => [key, kind.empty])
  return { ...(Object.fromEntries(empty) as EmptyDraft<T>), ...initial }
}

type Values = Readonly<Record<string, unknown>>

/** Holds while a field has one of these values: `visible: fieldIs('personType', 'estrangeiro')`. */
export const fieldIs =
  (key: string, ...wanted: readonly unknown[]) =>
  (values: Values): boolean =>
    wanted.includes(values[key])

/** Holds while one of the fields has something in it: `required: fieldIsGiven('referencePrice')`. */
export const fieldIsGiven =
  (...keys: readonly string[]) =>
  (values: Values): boolean =>
    keys.some((key) => Boolean(values[key]))
