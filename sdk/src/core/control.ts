import type { AnyContract } from './contract.js'
import type { ControlOptions, Kind } from './kind.js'
import type { Locale } from './locale.js'
import type { AnyResourceText, FieldMessages } from './messages.js'
import type { KeyOf } from './record.js'

/** A plain mark of how a value is edited. `accepts` exists for the compiler only: a control that cannot hold the field's type does not compile. */
export interface Control<V> {
  readonly kind: Kind
  readonly options: ControlOptions
  readonly contract?: AnyContract
  readonly fieldset?: AnyFieldset
  readonly accepts?: (value: V) => void
}
/** A control without its type, as the engines read it. */
export type AnyControl = Control<never>

/** A control for each field of `T` that can hold its values. */
export type Controls<T> = { readonly [K in KeyOf<T>]-?: Control<NonNullable<T[K]>> }

/** Fields with nothing typed: `''` for texts, `null` for what is not chosen. */
export type EmptyDraft<T> = { readonly [K in KeyOf<T>]: T[K] | null | '' }

/** A value that follows from a row: nobody types it, and it is not sent. */
export interface ComputedField<T> {
  /** How it is shown: `money()`, `quantity()`. */
  readonly control: AnyControl
  /** As a column it is there once a stored row says something of it. @default false: always */
  readonly hidesEmpty?: boolean
  /** Key of a `rowReference`: what follows comes from the row that it has chosen. */
  readonly from?: KeyOf<T>
  /**
   * `stored` is the row as the server answered it last, with what only the server writes; none while the row is new, nor once `from` chose another one.
   * Then `chosen` is that one, as soon as it is known.
   */
  readonly of: (
    row: T,
    stored: Readonly<Record<string, unknown>> | undefined,
    chosen: Readonly<Record<string, unknown>> | undefined,
  ) => unknown
}

/** What `defineFieldset` takes. */
export interface FieldsetDefinition<T, Computed extends string = never> {
  readonly messages: FieldMessages<T, Computed>
  readonly fields: Controls<T>
  /** Order of the fields; one that is not named is not shown. @default as they are declared, without hidden ones */
  readonly layout?: readonly KeyOf<T>[]
  /** What a new one starts with, where that is not nothing. */
  readonly initial?: Partial<EmptyDraft<T>>
  /** What follows from the others, by the name under which the messages label it: the total of a line. Shown after the fields, or as a column. */
  readonly computed?: Readonly<Record<Computed, ComputedField<T>>>
}
/** A group of fields with labels of its own, used by `group` and `rows`: an address, a guardian, a contact. */
export interface Fieldset<T, Computed extends string = never>
  extends Required<Omit<FieldsetDefinition<T, Computed>, 'initial' | 'computed'>>,
    Pick<FieldsetDefinition<T, Computed>, 'computed'> {
  /** A new row, or a group that is `null`. */
  readonly empty: EmptyDraft<T>
}
/** A fieldset without its types, as the engines read it. */
export interface AnyFieldset {
  readonly messages: Readonly<
    Record<Locale, Pick<AnyResourceText, 'fields' | 'options' | 'hints'> & Partial<Pick<AnyResourceText, 'singular'>>>
  >
  readonly fields: Readonly<Record<string, AnyControl | undefined>>
  readonly layout: readonly string[]
  readonly empty: Readonly<Record<string, unknown>>
  readonly computed?: Readonly<Record<string, AnyComputed | undefined>>
}
/** A computed field without its types. A method, so that every one fits. */
export interface AnyComputed {
  readonly control: AnyControl
  readonly hidesEmpty?: boolean
  readonly from?: string
  of(
    row: Readonly<Record<string, unknown>>,
    stored: Readonly<Record<string, unknown>> | undefined,
    chosen?: Readonly<Record<string, unknown>>,
  ): unknown
}

/** Declares a group of fields that several entities or rows share. */
export function defineFieldset<T extends object, Computed extends string = never>(
  definition: NoInfer<FieldsetDefinition<T, Computed>>,
): Fieldset<T, Computed> {
  const { initial, ...fieldset } = definition
  const { layout = shownKeys(fieldset.fields) } = fieldset
  return { ...fieldset, layout, empty: emptyDraft(fieldset.fields, initial) }
}

const shownKeys = <T>(fields: Controls<T>) =>
  Object.entries<AnyControl>(fields).flatMap(([key, { kind }]) => (kind.isHidden ? [] : [key as KeyOf<T>]))

/** Every field with nothing in it, or with what it starts with. */
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
