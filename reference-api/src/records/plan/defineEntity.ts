import type { AnyContract, Contract, FieldIssue, ListedPowers, RuleIssue, Stored } from '@esporte-parana/sdk/contracts'
import type { Database, DatabaseTransaction, Fragment } from '../../database/database.js'
import type { Ask } from './ask.js'
import type { ChartDefinition } from './chart.js'
import type { Expression, ExpressionContext } from './expression.js'
import { barredExpression, type SecondHandDefinition } from './secondHand.js'

export type { Expression, ExpressionContext } from './expression.js'

/** A record that the entity refers to: `parent: { id, label }` beside `parentId`. */
export interface LinkDefinition {
  /** The table that is referred to. */
  readonly table: string
  /** Column with its name. @default 'label' */
  readonly label?: string
  /** Column that holds the reference. @default the key with `_id` */
  readonly column?: string
  /** More values of the row that is referred to (`l`), each an SQL value. @default only id and label */
  readonly more?: Readonly<Record<string, Fragment>>
}

/**
 * Ordered sub-records in a table of their own (see `rowColumns`). A write changes the rows that it names by `id`, adds rows without `id`,
 * and deletes the rest.
 */
export interface ChildDefinition {
  readonly table: string
  readonly links?: Readonly<Record<string, LinkDefinition>>
  /** Keys of columns that are read with the row, but that no write of the record changes; only our own code writes them. @default none */
  readonly kept?: readonly string[]
  /** Fields of the row (`r`) that are no column, each an SQL value. */
  readonly computed?: Readonly<Record<string, Expression>>
  /** Rows inside the row, by their key in it; at most three levels in all. Their `owner_id` is the id of the row above. */
  readonly children?: Readonly<Record<string, ChildDefinition>>
}

/** An ordered list of records that the entity refers to by id: `classIds`, with their labels under `classes`. */
export interface JoinDefinition {
  /** Table with `owner_id`, `position` and the column that refers. */
  readonly table: string
  /** The column that refers. */
  readonly column: string
  /** Key of the record that holds the labels. */
  readonly links: string
  /** Column with the label of the other record. @default 'label' */
  readonly label?: string
}

/** The person who acts. Two users may be the same person, so rules that require two people compare persons. */
export interface Actor {
  readonly userId: number
  /** The registered person of the user, if known. */
  readonly personId?: number
  /** Codes of the functions that this person holds today. */
  readonly roles: readonly string[]
}

/** What the rules of one write receive. */
export interface RuleContext {
  readonly actor: Actor
  readonly database: Database
  /** Runs lookups; an import runs them once for all of its rows. */
  readonly ask: Ask
  /** The calendar date in Paraná, `YYYY-MM-DD`. */
  readonly today: string
  /** The record's id; undefined while it is created. */
  readonly id: number | undefined
  /** The stored values of the draft; undefined while it is created. */
  readonly before: Readonly<Record<string, unknown>> | undefined
}

/** The user and the time of a write. The record and its audit entry get the same time. */
export interface Writer {
  readonly userId: number | null
  readonly at: string
  /** The session of a portal's visitor, because these visitors share one user. */
  readonly visit?: number | undefined
  /** What the user may do where an office lists it. @default everything */
  readonly powers?: ListedPowers
}

/** What `apply` receives after a write. */
export interface WriteRules extends Omit<RuleContext, 'ask' | 'id'> {
  readonly database: DatabaseTransaction
  readonly id: number
  readonly writer: Writer
}

/** What a guard or an effect of a transition receives. */
export interface TransitionContext extends RuleContext {
  /** The name of the transition, because several may share a guard. */
  readonly transition: string
  /** The reason that the user typed; empty when there is none. */
  readonly reason: string
  /** The time of the change, which its entry in the history has too. */
  readonly at: string
  /** The payload of the transition, as its schema reads it. */
  readonly payload: Readonly<Record<string, unknown>>
}

/** What a nightly job receives for one entity. */
export interface NightContext {
  readonly database: DatabaseTransaction
  readonly entity: Entity
  /** The calendar date in Paraná, `YYYY-MM-DD`. */
  readonly today: string
  /** No user, and the time. */
  readonly writer: Writer
}

/** The value of a filter. `from` and `to` are set for a range, `values` otherwise. */
export interface FilterValue {
  readonly values: readonly string[]
  readonly from?: string
  readonly to?: string
}
export type FilterKind = 'integer' | 'text' | 'date' | 'boolean'
export interface ConditionFilter {
  readonly kind: FilterKind
  condition(value: FilterValue, context: ExpressionContext): Fragment
}
/**
 * A filter over rows that refer to the entity: a statement that finds the ids of the records. When it is the only filter, records are
 * counted without being read.
 */
export interface IdsFilter {
  readonly kind: FilterKind
  ids(value: FilterValue, context: ExpressionContext): Fragment
}
export type FilterDefinition = ConditionFilter | IdsFilter

/** A cell of a list: a text, or a link with the text as its label. */
export interface ListCell {
  /** Further links that it reads. @default none */
  readonly with?: readonly string[]
  readonly of: (record: Readonly<Record<string, unknown>>) => unknown
}

/** How the refusal of a deletion or inactivation names rows of another table that refer to the entity by foreign key. */
export interface DependantDefinition {
  /** Code when an inactivation is refused. */
  readonly code: string
  /** Code when a deletion is refused; a deletion also counts past and inactive rows. @default the entity's `inUse` */
  readonly deletionCode?: string
  /** Which rows (`r`) count for an inactivation; a function that a person no longer holds does not. @default all of them */
  readonly isCurrent?: Expression
}

/** A value that two records must not share. */
export interface Identity {
  readonly path: string
  readonly key: string
}

export interface EntityOptions<Draft, Rec = Stored> {
  readonly table: string
  /** The label of a record wherever another one refers to it. */
  readonly label: (draft: Draft, stamp: Readonly<Record<string, unknown>>) => string
  /** Texts that the search reads in part, so no masked field. @default the contract's */
  readonly search?: (draft: Draft, stamp: Readonly<Record<string, unknown>>) => readonly (string | null | undefined)[]
  readonly links?: Readonly<Record<string, LinkDefinition>>
  readonly children?: Readonly<Record<string, ChildDefinition>>
  readonly joins?: Readonly<Record<string, JoinDefinition>>
  /** Tables that the entity's own calls fill with files (`file_id`). Users who may read the records may read these files. @default none */
  readonly fileTables?: readonly string[]
  /** Fields of the record that are no column, each an SQL value. */
  readonly computed?: Readonly<Record<string, Expression>>
  readonly filters?: Readonly<Record<string, FilterDefinition>>
  /** Keys that sort by another key, so that an index serves them: `{ age: '-birthDate' }`. */
  readonly sortBy?: Readonly<Record<string, string>>
  /** Sorts the choices of a field, the lowest first, before the order of the list. @default only that order */
  readonly choiceRank?: Expression
  /** The field to mark when a unique index refuses a write, by the index's name. */
  readonly unique?: Readonly<Record<string, string>>
  /** Code when a deletion is refused because others refer to the record. @default 'in-use' */
  readonly inUse?: string
  /** Values beyond the unique indexes that make two drafts the same record: the field to mark, and the key that must differ. */
  readonly identities?: (draft: Draft) => readonly Identity[]
  /** Rows that refer to the entity, by the name of their table. */
  readonly dependants?: Readonly<Record<string, DependantDefinition>>
  /** Links that must be active before the record can be, with the refusal's code: `{ parent: 'department.parentInactive' }`. */
  readonly activeWith?: Readonly<Record<string, string>>
  /** Conditions over a record (`t`) that must be true before it can be active, by the refusal's code. */
  readonly activeIf?: Readonly<Record<string, Expression>>
  /** Conditions over a record (`t`) that must be true before it can be made inactive, by the refusal's code. */
  readonly inactiveIf?: Readonly<Record<string, Expression>>
  /** Conditions over a record (`t`) that must be true before it can be deleted, by the refusal's code. */
  readonly deleteIf?: Readonly<Record<string, Expression>>
  /** Columns that the server fills on a write. */
  readonly stamp?: (draft: Draft, context: RuleContext) => Promise<Readonly<Record<string, unknown>>>
  /** Rules that need other records. */
  readonly check?: (draft: Draft, context: RuleContext) => Promise<readonly RuleIssue[]>
  /** Further changes of a write, in its transaction, after its rules passed. */
  readonly apply?: (draft: Draft, context: WriteRules) => Promise<void>
  /** Whose hands have made a record. Needed when the contract has transitions with a `secondHand`; the record then has `barred`. */
  readonly secondHand?: SecondHandDefinition
  /** Conditions of a transition, by its name. An issue without a path is about the whole record. */
  readonly guards?: Readonly<Record<string, (record: Rec, context: TransitionContext) => Promise<readonly RuleIssue[]>>>
  /**
   * What keeps a record from a transition with fields, whatever is filled in, by the transition's name: people are told before they fill
   * anything in. A transition without fields uses its guard for this.
   */
  readonly lacks?: Readonly<Record<string, (record: Rec, context: TransitionContext) => Promise<readonly RuleIssue[]>>>
  /** What the effect of a transition would refuse now, by the transition's name: people are told before they try it. The effect itself refuses. */
  readonly foresees?: EntityOptions<Draft, Rec>['lacks']
  /**
   * Further changes of a transition, by its name, in the same transaction. `refused([…])` thrown here undoes everything. Returns columns of
   * the record to write with the new status, as `stamp` does. A `status` among them replaces the transition's own.
   */
  readonly effects?: Readonly<Record<string, (record: Rec, context: TransitionContext) => Promise<Readonly<Record<string, unknown>>>>>
  /**
   * What taking back a reversible transition changes besides the status, by its name, in the same transaction; needed where the transition has
   * an effect. `refused([…])` thrown here keeps the change. @default nothing
   */
  readonly takeBacks?: Readonly<Record<string, (record: Rec, context: TransitionContext) => Promise<void>>>
  /** Transitions whose payload is a row of a list, with the key of that list: the records that it names are checked as in a draft. @default none */
  readonly payloadRows?: Readonly<Record<string, string>>
  /** Fields, groups and sub-records that lists leave out, because they are large or private. @default none */
  readonly unlisted?: readonly string[]
  /** Changes a record for lists, where these need less. */
  readonly inList?: (record: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** Changes a record for exported files, where cells differ from the fields. @default as in the list */
  readonly inExport?: (record: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /**
   * Cells of a list that say more than their field, by column: an export of the list's columns says the same. A whole record, which an import
   * reads, keeps the field's own value.
   */
  readonly listCells?: Readonly<Record<string, ListCell>>
  /**
   * Statuses that the date decides. Where the condition over a record (`t`) is true, the record gets this status: every night, and after
   * each write or change of status. The condition names the statuses that it applies to: `suspenso: ({ today }) => sql\`t.status = 'ativo'
   * and …\``.
   */
  readonly settles?: Readonly<Record<string, Expression>>
  /** Nightly jobs, by the name that the report shows; each returns how many records it changed. `moveStatuses` changes statuses. */
  readonly nightly?: Readonly<Record<string, (night: NightContext) => Promise<number>>>
  /**
   * What expires in the records. Each statement selects `id` (of the record), `due` (a date) and `detail` (a code, or `null::text` when
   * there is only one kind), and leaves out what was renewed. The texts are in the messages under `expiries`, by the name or by
   * `name.detail`.
   */
  readonly expiries?: Readonly<Record<string, Expression>>
  /** Which records the user gets notifications about. @default those that the user created */
  readonly concerns?: Expression
  /** Charts of home pages, by name. */
  readonly charts?: Readonly<Record<string, ChartDefinition>>
}

/** How the server stores an entity, without its types. */
export interface Entity
  extends Omit<
    EntityOptions<never, never>,
    'label' | 'search' | 'stamp' | 'check' | 'apply' | 'identities' | 'guards' | 'lacks' | 'foresees' | 'effects' | 'takeBacks'
  > {
  readonly contract: AnyContract
  label(draft: Readonly<Record<string, unknown>>, stamp: Readonly<Record<string, unknown>>): string
  identities?(draft: Readonly<Record<string, unknown>>): readonly Identity[]
  search?(draft: Readonly<Record<string, unknown>>, stamp: Readonly<Record<string, unknown>>): readonly (string | null | undefined)[]
  stamp?(draft: Readonly<Record<string, unknown>>, context: RuleContext): Promise<Readonly<Record<string, unknown>>>
  check?(draft: Readonly<Record<string, unknown>>, context: RuleContext): Promise<readonly FieldIssue[]>
  apply?(draft: Readonly<Record<string, unknown>>, context: WriteRules): Promise<void>
  readonly guards?: Readonly<Record<string, (record: Stored, context: TransitionContext) => Promise<readonly FieldIssue[]>>>
  readonly lacks?: Readonly<Record<string, (record: Stored, context: TransitionContext) => Promise<readonly FieldIssue[]>>>
  readonly foresees?: Entity['lacks']
  readonly effects?: Readonly<Record<string, (record: Stored, context: TransitionContext) => Promise<Readonly<Record<string, unknown>>>>>
  readonly takeBacks?: Readonly<Record<string, (record: Stored, context: TransitionContext) => Promise<void>>>
}

/** Declares how the server stores an entity: its table, its references, and the rules that need the database. */
export function defineEntity<Rec extends Stored, Draft extends object, Extra extends string>(
  contract: Contract<Rec, Draft, Extra>,
  options: EntityOptions<Draft, Rec>,
): Entity {
  const { secondHand } = options
  const barred = secondHand && { barred: barredExpression(contract, secondHand) }
  return { contract, ...(options as unknown as Omit<Entity, 'contract'>), computed: { ...options.computed, ...barred } }
}
