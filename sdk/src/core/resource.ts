import type { AnyContract, Contract } from './contract.js'
import { type AnyControl, type AnyFieldset, type Control, type Controls, type EmptyDraft, emptyDraft } from './control.js'
import { DefinitionError } from './errors.js'
import type { FieldIssue } from './issue.js'
import type { Locale } from './locale.js'
import type { AnyResourceText, ResourceMessages } from './messages.js'
import type { KeyOf, Stored } from './record.js'

/** What a cell may show; the list engine renders it as a React node. */
export type Cell = unknown

/** A column that differs from what its field would show by itself. */
export interface ColumnDefinition<Rec, K extends KeyOf<Rec> = KeyOf<Rec>> {
  readonly key: K
  /** How a value is shown that no field and no filter holds, such as a sum of the server's. */
  readonly control?: AnyControl
  readonly render?: (value: Rec[K], record: Rec) => Cell
  /** @default 'start' */
  readonly align?: 'start' | 'end'
  /** Shown before anybody chooses columns. @default true */
  readonly isDefault?: boolean
  /** In rem, for texts of one length that no field of the draft tells. @default by the field's control */
  readonly width?: number
  /** Before anybody chooses columns, shown only where the list is wide enough. @default false */
  readonly isMinor?: boolean
  /** Of minor columns the one with the lowest rank is the last to give way. @default their order */
  readonly rank?: number
}
/** A column that gives way when the table gets narrow; of several the one with the lowest `rank` is the last to go. */
export const minor = <const K extends string>(key: K, rank?: number) => ({ key, isMinor: true, rank }) as const

type Column<Rec> = KeyOf<Rec> | { [K in KeyOf<Rec>]: ColumnDefinition<Rec, K> }[KeyOf<Rec>]

/** What a part of the form that is no field is given. */
export interface SectionSlotProps {
  readonly record: Stored
  /** The parents in the record's address, where it stands under another one. */
  readonly params?: Readonly<Record<string, string | number>>
}

/** A component of the entity's own in a section, in a chunk of its own; by its shape only: nothing here knows React. */
export type LoadSectionSlot = () => Promise<{ readonly Slot: (props: SectionSlotProps) => unknown }>

/** A component that fills in fields of its section, in a chunk of its own; it finds the form around it. */
export type LoadSectionTool = () => Promise<{ readonly Tool: () => unknown }>

/** What is offered where a change of status was refused. */
export interface RemedyProps {
  /** The record as it was sent. */
  readonly record: Stored
  /** Why it was refused. */
  readonly issues: readonly FieldIssue[]
  /** Something was changed in the form: it is saved, and the person may confirm again. */
  readonly onMended: () => void
}

/** Ways out of a refusal, in a chunk of its own; it finds the form around it. */
export type LoadRemedy = () => Promise<{ readonly Remedy: (props: RemedyProps) => unknown }>

/** A change of status that is about to be asked for. */
export interface StepProps {
  readonly record: Stored
  /** Its name in the contract. */
  readonly transition: string
}

/** What a person must know before a change of status, in a chunk of its own: what follows from it, what stands in its way. */
export type LoadStep = () => Promise<{
  readonly Step: (props: StepProps) => unknown
  /** The path of what stands in the way, '' for the record as a whole; the change is not asked for then. @default nothing does */
  readonly hindrance?: (place: StepProps) => string | undefined
}>

/** A titled part of the form. */
export interface Section<Draft, Title extends string = string> {
  /** Key of the title under `sections` in the messages. */
  readonly title: Title
  /** @default none, where a section has a slot */
  readonly fields?: readonly KeyOf<Draft>[]
  /** Stands below the fields of a stored record: what belongs to it and is no field, as the list of what stands under it. A section of nothing else is left out of a new one. */
  readonly slot?: LoadSectionSlot
  /** Stands above the fields while the first of them may be changed, in a new record too: what fills several of them at once. */
  readonly tool?: LoadSectionTool
  /** The section is shown only while this holds. */
  readonly visible?: (values: Readonly<Record<string, unknown>>) => boolean
}

/** Something to say beside a field: the key of a text under `rules` in the messages, with its parameters. */
export type Remark = Pick<FieldIssue, 'code' | 'params'>

/** What a record or place is called that a field refers to by `id`, as far as the form knows it. */
export type NameOf = (key: string, id: number) => string | undefined

/** A field of a row: `categories[0].maxAge`. */
type RowField<Draft> = `${KeyOf<Draft>}[${number}].${string}`

/** Where the days of a record stand, so that its list can be shown as a calendar. */
export interface CalendarDefinition<Key extends string = string> {
  /** Its first day: a date, or a timestamp. */
  readonly from: Key
  /** Its last day. @default the first one: the calendar then opens at the month, not at the year */
  readonly to?: Key
  /** The filter that finds records with a day in a range. @default `from` */
  readonly filter?: string
}

type FilterValue<T, K> = K extends KeyOf<T> ? NonNullable<T[K]> : unknown

/** How records that wait for somebody's decision are worked through in the list of their status, one after another. */
export interface Decision<Rec = Stored> {
  /** In which they wait. */
  readonly status: string
  /** The transition by which one is granted what it waits for. */
  readonly approve: string
  /** The transition by which one goes back to whoever sent it. */
  readonly giveBack: string
  /** What a record lacks before it is approved: keys of texts under `rules`. @default nothing is looked at */
  readonly lacks?: (record: Rec) => readonly Remark[]
  /** The transition that stands in the place of `approve` for a record which needs another one. @default `approve` for all of them */
  readonly approveInstead?: (record: Rec) => string | undefined
  /** What else a decision stands on, above the fields of the record: what others are asked for. */
  readonly facts?: LoadSectionSlot
}

/** What `defineResource` takes. */
export interface ResourceDefinition<Rec extends Stored, Draft extends object, Extra extends string, Titles extends string> {
  readonly messages: Readonly<Record<Locale, { readonly sections: Readonly<Record<Titles, string>> }>> & ResourceMessages<Rec, Draft, Extra>
  /** The name of one record, in titles, notices and references. */
  readonly title: (record: Rec) => string
  readonly columns: readonly Column<Rec>[]
  readonly fields: Controls<Draft>
  readonly sections: readonly Section<Draft, NoInfer<Titles>>[]
  /** The field whose picture stands beside the record's name. */
  readonly picture?: KeyOf<Draft>
  /** What a new record starts with, where that is not nothing. */
  readonly initial?: Partial<EmptyDraft<Draft>>
  /** How filters of the contract are edited that are no field of the form, or are edited otherwise than it. @default as the field of the same name */
  readonly filters?: { readonly [K in KeyOf<Rec> | KeyOf<Draft> | Extra]?: Control<never> | Control<FilterValue<Rec & Draft, K>> }
  /** The field that holds the id of the record above, where records stand below each other; the list can then be shown as a tree. */
  readonly tree?: KeyOf<Draft>
  /** The fields that say when a record is; the list can then be shown as a calendar of the year and of its months. */
  readonly calendar?: CalendarDefinition<KeyOf<Rec>>
  /** What a card says besides its name, by columns, where the list can be shown as a board: a column for each status. */
  readonly board?: readonly KeyOf<Rec>[]
  /** Columns whose field can be changed in the list itself: texts and `status`. */
  readonly inline?: readonly (KeyOf<Draft> | 'status')[]
  /** What else changes when a field was changed by hand, given the values after and before. Return only the fields to set. */
  readonly onChange?: (key: KeyOf<Draft>, values: Draft, before: Draft, nameOf: NameOf) => Partial<EmptyDraft<Draft>>
  /** What looks wrong but never blocks saving, by field: the key of a text under `rules`, with its parameters where it has some. */
  readonly warnings?: (values: Draft) => Partial<Record<KeyOf<Draft> | RowField<Draft>, string | Remark>>
  /** What follows from the values, by field: an age beside a date of birth, why a field was filled in. */
  readonly remarks?: (values: Draft) => Partial<Record<KeyOf<Draft> | RowField<Draft>, Remark>>
  /** The fields that a transition with a `payload` asks for, by its name: a `defineFieldset`; `slot` where a part of the form makes it, and no command does. */
  readonly transitions?: Readonly<Record<string, AnyFieldset | 'slot'>>
  /** Whether a transition that the status allows is offered for this record; the server refuses the others. @default all of them */
  readonly offers?: (record: Rec, transition: string) => boolean
  /** Makes the list of one status a work list: beside each record what it lacks, A approves, D gives back, the next one opens. */
  readonly decide?: Decision<Rec>
  /** What the form offers where a transition was refused. @default nothing */
  readonly remedy?: LoadRemedy
  /** What a transition's dialog says before it is confirmed. @default only from which status to which */
  readonly step?: LoadStep
  /** What the form of such a transition starts with, from the record; by its name. @default nothing */
  readonly begin?: Readonly<Record<string, (record: Rec) => Readonly<Record<string, unknown>>>>
}

/** A column without its types, as the list reads it. */
export interface AnyColumn extends Omit<ColumnDefinition<Stored, never>, 'key' | 'render'> {
  readonly key: string
  render?(value: unknown, record: Stored): Cell
}

/** A decision without the type of its records. */
export interface AnyDecision extends Omit<Decision, 'lacks' | 'approveInstead'> {
  lacks?(record: Stored): readonly Remark[]
  approveInstead?(record: Stored): string | undefined
}
/** What a transition's form starts with, without its types. */
export type AnyBeginning = (record: Stored) => Readonly<Record<string, unknown>>

/** A resource without its types, as the engines read it. Methods, so that every resource fits. */
export interface AnyResource {
  readonly contract: AnyContract
  readonly messages: Readonly<Record<Locale, AnyResourceText>>
  readonly columns: readonly AnyColumn[]
  readonly fields: Readonly<Record<string, AnyControl>>
  readonly sections: readonly {
    readonly title: string
    readonly fields: readonly string[]
    readonly visible?: Section<object>['visible']
    readonly slot?: LoadSectionSlot
    readonly tool?: LoadSectionTool
  }[]
  readonly picture?: string
  /** A new record before anything is typed. */
  readonly empty: Readonly<Record<string, unknown>>
  readonly filters: Readonly<Record<string, AnyControl>>
  readonly tree?: string
  readonly calendar?: CalendarDefinition
  readonly board?: readonly string[]
  readonly inline?: readonly string[]
  readonly transitions?: Readonly<Record<string, AnyFieldset | 'slot'>>
  offers?(record: Stored, transition: string): boolean
  readonly decide?: AnyDecision
  readonly begin?: Readonly<Record<string, AnyBeginning | undefined>>
  readonly remedy?: LoadRemedy
  readonly step?: LoadStep
  title(record: Stored): string
  onChange?(
    key: string,
    values: Readonly<Record<string, unknown>>,
    before: Readonly<Record<string, unknown>>,
    nameOf: NameOf,
  ): Readonly<Record<string, unknown>>
  warnings?(values: Readonly<Record<string, unknown>>): Readonly<Record<string, string | Remark | undefined>>
  remarks?(values: Readonly<Record<string, unknown>>): Readonly<Record<string, Remark | undefined>>
}

/** How people see an entity: plain data that the engines read. */
export interface Resource<Rec extends Stored, Draft extends object> extends AnyResource {
  readonly contract: Contract<Rec, Draft, string>
  title(record: Rec): string
}

/** The fields that a transition asks for; none where it asks nothing, or a part of the form asks. */
export function fieldsetOf({ transitions }: Pick<AnyResource, 'transitions'>, name: string): AnyFieldset | undefined {
  const fieldset = transitions?.[name]
  return fieldset === 'slot' ? undefined : fieldset
}

/** Declares how people see an entity. @throws DefinitionError naming entity, field and rule. */
export function defineResource<Rec extends Stored, Draft extends object, Extra extends string, Titles extends string>(
  contract: Contract<Rec, Draft, Extra>,
  definition: NoInfer<ResourceDefinition<Rec, Draft, Extra, string>> & {
    readonly messages: Readonly<Record<Locale, { readonly sections: Readonly<Record<Titles, string>> }>>
    readonly sections: readonly Section<NoInfer<Draft>, NoInfer<Titles>>[]
  },
): Resource<Rec, Draft> {
  const { filters = {}, columns, fields, initial } = definition
  const sections = definition.sections.map((section) => ({ ...section, fields: section.fields ?? [] }))
  checkPlaces(contract.name, { fields, sections })
  checkPayloads(contract, definition.transitions)
  if (definition.decide) checkDecision(contract, definition.decide)
  return {
    ...(definition as unknown as AnyResource),
    contract,
    sections: sections as AnyResource['sections'],
    empty: emptyDraft<Draft>(fields, initial),
    filters: filters as AnyResource['filters'],
    columns: columns.map((column) => (typeof column === 'string' ? { key: column } : column)) as readonly AnyColumn[],
  }
}

/** Both ways out of the status exist. */
function checkDecision(
  { name, transitions }: AnyContract,
  { status, approve, giveBack }: Pick<Decision, 'status' | 'approve' | 'giveBack'>,
): void {
  for (const wanted of [approve, giveBack]) {
    if (!transitions.some((transition) => transition.name === wanted && transition.from.includes(status)))
      throw new DefinitionError(`${name}.decide`, `"${wanted}" does not lead out of "${status}"`, 'Name a transition of that status.')
  }
}

/** Every transition that asks for something has its fields, and no other. */
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

interface Placing {
  readonly fields: Readonly<Record<string, AnyControl>>
  readonly sections: readonly { readonly title: string; readonly fields: readonly string[] }[]
}

/** Every field of the draft stands in exactly one section, or is hidden. */
function checkPlaces(name: string, { fields, sections }: Placing): void {
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
