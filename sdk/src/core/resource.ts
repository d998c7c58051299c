import type { AnyContract, Contract } from './contract.js'
import { type AnyControl, type AnyFieldset, type Control, type Controls, type EmptyDraft, emptyDraft } from './control.js'
import { DefinitionError } from './errors.js'
import type { Judged, Lack, Remark, Warning } from './issue.js'
import type { Locale } from './locale.js'
import type { AnyResourceText, ResourceMessages } from './messages.js'
import type { KeyOf, Stored } from './record.js'
import type { RecordParts } from './workflow.js'

/** The content of a table cell; the list engine renders it as a React node. */
export type Cell = unknown

/** A column that differs from its field's default column. */
export interface ColumnDefinition<Rec, K extends KeyOf<Rec> = KeyOf<Rec>> {
  readonly key: K
  /** How to show a value that has no field and no filter, such as a sum computed by the server. */
  readonly control?: AnyControl
  /** An element with a `key` keeps its state when its row shows another record; others are made anew. */
  readonly render?: (value: Rec[K], record: Rec) => Cell
  /** @default 'start' */
  readonly align?: 'start' | 'end'
  /** Shown while the user has not chosen columns. @default true */
  readonly isDefault?: boolean
  /** In rem, for texts of one fixed length that have no field in the draft. @default by the field's control */
  readonly width?: number
  /** Shown only in a wide list, while the user has not chosen columns. @default false */
  readonly isMinor?: boolean
  /** The order in which minor columns are hidden: the lowest rank is hidden last. @default their order */
  readonly rank?: number
}
/** A column that is hidden when the table gets narrow; the one with the lowest `rank` is hidden last. */
export const minor = <const K extends string>(key: K, rank?: number) => ({ key, isMinor: true, rank }) as const

type Column<Rec> = KeyOf<Rec> | { [K in KeyOf<Rec>]: ColumnDefinition<Rec, K> }[KeyOf<Rec>]

/** Props of a component that a section shows besides its fields. */
export interface SectionSlotProps {
  readonly record: Stored
  /** The parent parameters in the record's address, for a nested record. */
  readonly params?: Readonly<Record<string, string | number>>
}

/** Loads an entity's own component for a section, in a chunk of its own. Typed only by shape, because this folder does not know React. */
export type LoadSectionSlot = () => Promise<{ readonly Slot: (props: SectionSlotProps) => unknown }>

/** Loads a component that fills in fields of its section, in a chunk of its own; it reads the form from context. */
export type LoadSectionTool = () => Promise<{ readonly Tool: () => unknown }>

/** A titled part of the form. */
export interface Section<Draft, Title extends string = string> {
  /** Key of the title under `sections` in the messages. */
  readonly title: Title
  /** @default none, for a section with a slot */
  readonly fields?: readonly KeyOf<Draft>[]
  /** Values that follow from a stored record, by key, with the control that shows each; below the fields. Empty ones are left out. */
  readonly facts?: Readonly<Record<string, AnyControl>>
  /** Shown below the fields of a stored record: content that is not a field, such as a list of child records. A new record does not show it. */
  readonly slot?: LoadSectionSlot
  /** The statuses in which a person may write in the slot, by its own calls, although the record's status closes fields. @default none */
  readonly slotOpenIn?: readonly string[]
  /** Shown above the fields while the first of them can be edited, also in a new record: it fills in several fields at once. */
  readonly tool?: LoadSectionTool
  /** Whether the section is shown. @default always */
  readonly visible?: (values: Readonly<Record<string, unknown>>) => boolean
}

/** The name of the record or place that a field refers to by `id`; `undefined` while the form does not know it. */
export type NameOf = (key: string, id: number) => string | undefined

/** A field of a row: `categories[0].maxAge`. */
type RowField<Draft> = `${KeyOf<Draft>}[${number}].${string}`

/** The date fields of a record, for the calendar view of its list. */
export interface CalendarDefinition<Key extends string = string> {
  /** The field of the first day: a date or a timestamp. */
  readonly from: Key
  /** The field of the last day. @default `from`: the calendar then opens at the month, not at the year */
  readonly to?: Key
  /** The filter that finds records with a day in a range. @default `from` */
  readonly filter?: string
}

/** A link from a record to where something is begun with it. */
export interface Way<Rec = Stored> {
  /** What is written there: without the right to, nothing is offered. */
  readonly contract: AnyContract
  /** The address; `undefined` for a record that offers nothing. */
  readonly to: (record: Rec) => string | undefined
}

type FilterValue<T, K> = K extends KeyOf<T> ? NonNullable<T[K]> : unknown

/** How to work through the records that wait for a decision, one after another, in the list of their status. */
export interface Decision<Rec = Stored> {
  /** The statuses in which records wait; a list of some of them is the work list. */
  readonly status: string | readonly string[]
  /** The transition that approves a record. */
  readonly approve: string
  /** The transition that sends a record back to its author. */
  readonly giveBack: string
  /** The transition that refuses a record for good. @default none */
  readonly reject?: string
  /** What is missing before a record can be approved: keys of texts under `rules`. @default no check */
  readonly lacks?: (record: Rec) => readonly Lack[]
  /** The transition that replaces `approve` for this record. @default always `approve` */
  readonly approveInstead?: (record: Rec) => string | undefined
  /** Also the key A opens the dialog, which says what lacks and waits for a second press: for decisions with legal effect. @default false */
  readonly isAsked?: boolean
  /** Other facts for the decision, such as opinions of others, shown above the fields of the record. */
  readonly facts?: LoadSectionSlot
}

/** The argument of `defineResource`. */
export interface ResourceDefinition<Rec extends Stored, Draft extends object, Extra extends string, Titles extends string>
  extends RecordParts {
  readonly messages: Readonly<Record<Locale, { readonly sections: Readonly<Record<Titles, string>> }>> & ResourceMessages<Rec, Draft, Extra>
  /** The name of one record: a field, whose column links to the record, or a text made of several; then the first column links. */
  readonly title: KeyOf<Rec> | ((record: Rec) => string)
  readonly columns: readonly Column<Rec>[]
  readonly fields: Controls<Draft>
  readonly sections: readonly Section<Draft, NoInfer<Titles>>[]
  /** The image field that is shown beside the record's name. */
  readonly picture?: KeyOf<Draft>
  /** Initial values of a new record, where they are not empty. */
  readonly initial?: Partial<EmptyDraft<Draft>>
  /** Controls of the contract's filters that are not fields of the form, or that differ from them. @default the field of the same name */
  readonly filters?: { readonly [K in KeyOf<Rec> | KeyOf<Draft> | Extra]?: Control<never> | Control<FilterValue<Rec & Draft, K>> }
  /** The field with the id of the record above, for a hierarchy; it adds a tree view to the list. */
  readonly tree?: KeyOf<Draft>
  /** The date fields of a record; they add a year and month calendar to the list. */
  readonly calendar?: CalendarDefinition<KeyOf<Rec>>
  /** The columns that a card shows besides the name; they add a board view to the list, with one column for each status. */
  readonly board?: readonly KeyOf<Rec>[]
  /** Columns that can be edited in the list itself: texts and `status`. */
  readonly inline?: readonly (KeyOf<Draft> | 'status')[]
  /** Returns the other fields to set after the user changed a field, from the values after and before. */
  readonly onChange?: (key: KeyOf<Draft>, values: Draft, before: Draft, nameOf: NameOf) => Partial<EmptyDraft<Draft>>
  /** Warnings by field; they never block saving. Each is the key of a text under `rules`, with parameters where needed. */
  readonly warnings?: (values: Draft) => Partial<Record<KeyOf<Draft> | RowField<Draft>, string | Warning>>
  /** Notes by field, computed from the values: the age beside a date of birth, or why a field was filled in. */
  readonly remarks?: (values: Draft) => Partial<Record<KeyOf<Draft> | RowField<Draft>, Remark>>
  /** The fields of each transition with a `payload`: a `defineFieldset`, or `slot` when a part of the form runs the transition, not a command. */
  readonly transitions?: Readonly<Record<string, AnyFieldset | 'slot'>>
  /** Whether to offer a transition that the status allows for this record; the server refuses the others. @default all are offered */
  readonly offers?: (record: Rec, transition: string) => boolean
  /** Why nothing may change this record, whatever its status: the key of a text under `rules`, with its parameters. @default only the status decides */
  readonly sealed?: (record: Rec) => Remark | undefined
  /** The statuses that a change leads to, in order, where its own is not the last; `values` are those of its fields. @default its own */
  readonly leadsTo?: (record: Rec, transition: string, values: Readonly<Record<string, unknown>>) => readonly string[] | undefined
  /** What is begun with a record besides its own page, as an entry of its row menu; its name is the text `way`. */
  readonly way?: Way<Rec>
  /** What the notice after a change of status says instead of the new status: the key of a text under `rules`, with its parameters. */
  readonly announce?: (record: Rec, transition: string) => Remark | undefined
  /** Turns the list of one status into a work list: each record shows what is missing, A approves, D sends back, and the next record opens. */
  readonly decide?: Decision<Rec>
  /** Initial values of a transition's form, computed from the record, by transition name. @default empty */
  readonly begin?: Readonly<Record<string, (record: Rec) => Readonly<Record<string, unknown>>>>
  /** Notes and questions about the typed fields of a transition, by transition name; the server checks them too. @default none */
  readonly judge?: Readonly<Record<string, (values: Readonly<Record<string, unknown>>, record: Rec) => Judged>>
}

/** A column without its generic types, for the list. */
export interface AnyColumn extends Omit<ColumnDefinition<Stored, never>, 'key' | 'render'> {
  readonly key: string
  render?(value: unknown, record: Stored): Cell
}

/** A decision without the type of its records. */
export interface AnyDecision extends Omit<Decision, 'lacks' | 'approveInstead'> {
  lacks?(record: Stored): readonly Lack[]
  approveInstead?(record: Stored): string | undefined
}

/** A link without the type of its record. */
export interface AnyWay extends Omit<Way, 'to'> {
  to(record: Stored): string | undefined
}

/** A resource without its generic types, for the engines. Uses methods, so that every resource is assignable. */
export interface AnyResource extends RecordParts {
  readonly contract: AnyContract
  readonly messages: Readonly<Record<Locale, AnyResourceText>>
  readonly columns: readonly AnyColumn[]
  readonly fields: Readonly<Record<string, AnyControl>>
  readonly sections: readonly (Omit<Section<object>, 'fields'> & { readonly fields: readonly string[] })[]
  readonly picture?: string
  /** The values of a new record before the user types. */
  readonly empty: Readonly<Record<string, unknown>>
  readonly filters: Readonly<Record<string, AnyControl>>
  readonly tree?: string
  readonly calendar?: CalendarDefinition
  readonly board?: readonly string[]
  readonly inline?: readonly string[]
  readonly transitions?: Readonly<Record<string, AnyFieldset | 'slot'>>
  offers?(record: Stored, transition: string): boolean
  sealed?(record: Stored): Remark | undefined
  leadsTo?(record: Stored, transition: string, values: Readonly<Record<string, unknown>>): readonly string[] | undefined
  announce?(record: Stored, transition: string): Remark | undefined
  readonly way?: AnyWay
  readonly decide?: AnyDecision
  readonly begin?: Readonly<Record<string, ((record: Stored) => Readonly<Record<string, unknown>>) | undefined>>
  readonly judge?: Readonly<Record<string, ((values: Readonly<Record<string, unknown>>, record: Stored) => Judged) | undefined>>
  /** The name of one record, for titles, notices and references. */
  title(record: Stored): string
  /** The column that links to the record. */
  readonly titleField: string
  onChange?(
    key: string,
    values: Readonly<Record<string, unknown>>,
    before: Readonly<Record<string, unknown>>,
    nameOf: NameOf,
  ): Readonly<Record<string, unknown>>
  warnings?(values: Readonly<Record<string, unknown>>): Readonly<Record<string, string | Warning | undefined>>
  remarks?(values: Readonly<Record<string, unknown>>): Readonly<Record<string, Remark | undefined>>
}

/** How an entity looks to users: plain data for the engines. */
export interface Resource<Rec extends Stored, Draft extends object> extends AnyResource {
  readonly contract: Contract<Rec, Draft, string>
  title(record: Rec): string
}

/** The fields that a transition asks for; `undefined` when it has none or when a part of the form asks for them. */
export function fieldsetOf({ transitions }: Pick<AnyResource, 'transitions'>, name: string): AnyFieldset | undefined {
  const fieldset = transitions?.[name]
  return fieldset === 'slot' ? undefined : fieldset
}

/** Declares how an entity looks to users. @throws DefinitionError naming entity, field and rule. */
export function defineResource<Rec extends Stored, Draft extends object, Extra extends string, Titles extends string>(
  contract: Contract<Rec, Draft, Extra>,
  definition: NoInfer<ResourceDefinition<Rec, Draft, Extra, string>> & {
    readonly messages: Readonly<Record<Locale, { readonly sections: Readonly<Record<Titles, string>> }>>
    readonly sections: readonly Section<NoInfer<Draft>, NoInfer<Titles>>[]
  },
): Resource<Rec, Draft> {
  const { filters = {}, fields, initial, title } = definition
  const columns = definition.columns.map((column) => (typeof column === 'string' ? { key: column } : column)) as readonly AnyColumn[]
  const sections = definition.sections.map((section) => ({ ...section, fields: section.fields ?? [] })) as AnyResource['sections']
  checkPlaces(contract.name, { fields, sections })
  checkPayloads(contract, definition.transitions)
  if (definition.decide) checkDecision(contract, definition.decide)
  return {
    ...(definition as unknown as AnyResource),
    contract,
    sections,
    empty: emptyDraft<Draft>(fields, initial),
    filters: filters as AnyResource['filters'],
    columns,
    title: typeof title === 'function' ? title : (record: Rec) => String(record[title]),
    titleField: typeof title === 'function' ? (columns[0]?.key ?? '') : title,
  }
}

/** Checks that the transitions of the decision exist. */
function checkDecision(
  { name, transitions }: AnyContract,
  { status, approve, giveBack, reject = giveBack }: Pick<Decision, 'status' | 'approve' | 'giveBack' | 'reject'>,
): void {
  for (const wanted of [approve, giveBack, reject]) {
    if (!transitions.some(({ name: known, from }) => known === wanted && [status].flat().every((each) => from.includes(each))))
      throw new DefinitionError(
        `${name}.decide`,
        `"${wanted}" does not lead out of "${String(status)}"`,
        'Name a transition of that status.',
      )
  }
}

/** Checks that exactly the transitions with a payload have fields. */
function checkPayloads({ name, transitions }: AnyContract, fieldsets: AnyResource['transitions'] = {}): void {
  const asking = new Set(transitions.flatMap((transition) => (transition.payload ? [transition.name] : [])))
  for (const key of asking) {
    if (!fieldsets[key])
      throw new DefinitionError(`${name}.transitions.${key}`, 'its payload has no fields', 'Add a fieldset, or "slot", to "transitions".')
  }
  const stray = Object.keys(fieldsets).find((key) => !asking.has(key))
  if (stray !== undefined)
    throw new DefinitionError(`${name}.transitions.${stray}`, 'the contract asks for no payload', 'Say "payload: true" there.')
}

/** Checks that every field of the draft is in exactly one section or hidden. */
function checkPlaces(name: string, { fields, sections }: Pick<AnyResource, 'fields' | 'sections'>): void {
  const placed = new Set<string>()
  for (const { title, fields: keys } of sections) {
    for (const key of keys) {
      if (placed.has(key))
        throw new DefinitionError(`${name}.sections.${title}`, `"${key}" stands in two places`, 'Keep it in one section.')
      if (!fields[key])
        throw new DefinitionError(`${name}.fields.${key}`, 'a section shows it but it has no control', 'Add a control to "fields".')
      placed.add(key)
    }
  }
  for (const [key, { kind }] of Object.entries(fields)) {
    if (!placed.has(key) && !kind.isHidden)
      throw new DefinitionError(`${name}.fields.${key}`, 'it stands in no section', 'Place it in a section or make it "hidden()".')
  }
}
