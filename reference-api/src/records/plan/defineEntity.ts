import type { AnyContract, Contract, FieldIssue, Stored } from '@esporte-parana/sdk/contracts'
import type { Database, DatabaseTransaction, Fragment } from '../../database/database.js'
import type { Ask } from './ask.js'
import type { ChartDefinition } from './chart.js'
import type { Expression, ExpressionContext } from './expression.js'

export type { Expression, ExpressionContext } from './expression.js'

/** A record that the entity points at: `parent: { id, label }` beside `parentId`. */
export interface LinkDefinition {
  /** Table that is pointed at. */
  readonly table: string
  /** Column that names it. @default 'label' */
  readonly label?: string
  /** Column that points. @default the key with `_id` */
  readonly column?: string
  /** More of the row that is pointed at, which is `l`: an SQL value each. @default id and label alone */
  readonly more?: Readonly<Record<string, Fragment>>
}

/** Sub-records in a table of their own (see `rowColumns`), in their order. A write changes those that it names by `id`, adds those without, and takes out the rest. */
export interface ChildDefinition {
  readonly table: string
  readonly links?: Readonly<Record<string, LinkDefinition>>
  /** Keys of columns that are read with the row and that no write of the record touches; others of our own write them. @default none */
  readonly kept?: readonly string[]
  /** Fields of the row (`r`) that are no column: an SQL value each. */
  readonly computed?: Readonly<Record<string, Expression>>
  /** Rows of the row, by their key in it; at most three levels in all. Their `owner_id` is the id of the row above. */
  readonly children?: Readonly<Record<string, ChildDefinition>>
}

/** Several records that the entity points at, by id and in their order: `classIds` with what they are called under `classes`. */
export interface JoinDefinition {
  /** Of `owner_id`, `position` and the column that points. */
  readonly table: string
  /** Column that points. */
  readonly column: string
  /** Key of the record under which the names stand. */
  readonly links: string
  /** Column that names what is pointed at. @default 'label' */
  readonly label?: string
}

/** Who acts. Two users may be one person, so rules that keep two hands apart compare persons. */
export interface Actor {
  readonly userId: number
  /** The registered person behind the user, where one is known. */
  readonly personId?: number
  /** Codes of the functions that this person holds today. */
  readonly roles: readonly string[]
}

/** What the rules of one write need to look further. */
export interface RuleContext {
  readonly actor: Actor
  readonly database: Database
  /** Questions that an import asks about all of its rows at once. */
  readonly ask: Ask
  /** The calendar date in Paraná, `YYYY-MM-DD`. */
  readonly today: string
  /** The record's id; none while it is created. */
  readonly id: number | undefined
  /** The draft's values as they stand in the database; none while it is created. */
  readonly before: Readonly<Record<string, unknown>> | undefined
}

/** Who writes, and when: the same moment for a record and its audit. */
export interface Writer {
  readonly userId: number | null
  readonly at: string
  /** The session, where a user is shared: of a portal's visitor. */
  readonly visit?: number | undefined
}

/** What follows from one write. */
export interface WriteRules extends Omit<RuleContext, 'ask' | 'id'> {
  readonly database: DatabaseTransaction
  readonly id: number
  readonly writer: Writer
}

/** What a guard or an effect of one change of status is told besides. */
export interface TransitionContext extends RuleContext {
  /** The name of the transition: several may share a guard. */
  readonly transition: string
  /** Why, in the person's words; empty where none was given. */
  readonly reason: string
  /** What the transition was sent with, as its schema reads it. */
  readonly payload: Readonly<Record<string, unknown>>
}

/** One night, for one entity. */
export interface NightContext {
  readonly database: DatabaseTransaction
  readonly entity: Entity
  /** The calendar date in Paraná, `YYYY-MM-DD`. */
  readonly today: string
  /** Nobody, and the moment. */
  readonly writer: Writer
}

/** How a filter that is no column narrows the list. `from` and `to` are set for a range, `values` otherwise. */
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
/** A filter over rows that refer to the entity: a statement that finds the ids of the records meant. Alone it is counted without reading the records. */
export interface IdsFilter {
  readonly kind: FilterKind
  ids(value: FilterValue, context: ExpressionContext): Fragment
}
export type FilterDefinition = ConditionFilter | IdsFilter

/** Rows elsewhere that refer to the entity by foreign key, as the refusal of a deletion or inactivation names them. */
export interface DependantDefinition {
  /** Code of the refusal of an inactivation. */
  readonly code: string
  /** Code of the refusal of a deletion, which minds what is past and inactive too. @default the entity's `inUse` */
  readonly deletionCode?: string
  /** Which of the rows (`r`) count; a function held once is history. @default all of them */
  readonly isCurrent?: Expression
}

/** What two records may not share. */
export interface Identity {
  readonly path: string
  readonly key: string
}

export interface EntityOptions<Draft, Rec = Stored> {
  readonly table: string
  /** The name of a record wherever it is referred to. */
  readonly label: (draft: Draft, stamp: Readonly<Record<string, unknown>>) => string
  /** Texts that the search looks into. @default the contract's */
  readonly search?: (draft: Draft, stamp: Readonly<Record<string, unknown>>) => readonly (string | null | undefined)[]
  readonly links?: Readonly<Record<string, LinkDefinition>>
  readonly children?: Readonly<Record<string, ChildDefinition>>
  readonly joins?: Readonly<Record<string, JoinDefinition>>
  /** Tables of its own calls that hold files by `file_id`: who may read its records may read these files. @default none */
  readonly fileTables?: readonly string[]
  /** Fields of the record that are no column: an SQL value each. */
  readonly computed?: Readonly<Record<string, Expression>>
  readonly filters?: Readonly<Record<string, FilterDefinition>>
  /** Keys that sort by another key, so that an index serves them: `{ age: '-birthDate' }`. */
  readonly sortBy?: Readonly<Record<string, string>>
  /** The field to mark when a unique index refuses a write, by the index's name. */
  readonly unique?: Readonly<Record<string, string>>
  /** Code of the refusal of a deletion while others refer to the record. @default 'in-use' */
  readonly inUse?: string
  /** What makes two drafts the same record beyond the unique indexes: the field to mark, and what must differ. */
  readonly identities?: (draft: Draft) => readonly Identity[]
  /** By the name of the table that refers. */
  readonly dependants?: Readonly<Record<string, DependantDefinition>>
  /** Links that must be active for the record to be, with the code of the refusal: `{ parent: 'department.parentInactive' }`. */
  readonly activeWith?: Readonly<Record<string, string>>
  /** Columns that the server fills on a write. */
  readonly stamp?: (draft: Draft, context: RuleContext) => Promise<Readonly<Record<string, unknown>>>
  /** Rules that look at other records. */
  readonly check?: (draft: Draft, context: RuleContext) => Promise<readonly FieldIssue[]>
  /** What else a write changes, in its transaction, once its rules hold. */
  readonly apply?: (draft: Draft, context: WriteRules) => Promise<void>
  /** What must hold for a transition, by its name; issues without a path concern the whole record. */
  readonly guards?: Readonly<Record<string, (record: Rec, context: TransitionContext) => Promise<readonly FieldIssue[]>>>
  /**
   * What else a transition does, by its name, in the transaction of the change: `refused([…])` thrown here takes everything back.
   * Returns the columns of the record that are written with the new status, as `stamp` does; `status` among them leads elsewhere than the transition says.
   */
  readonly effects?: Readonly<Record<string, (record: Rec, context: TransitionContext) => Promise<Readonly<Record<string, unknown>>>>>
  /** Fields, groups and sub-records that lists leave out: many, or nobody's business there. @default none */
  readonly unlisted?: readonly string[]
  /** How a record is shown in a list, where less is enough. */
  readonly inList?: (record: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /** How a listed record stands in a file, where its cells show something else than its fields. @default as in the list */
  readonly inExport?: (record: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
  /**
   * Statuses that a day decides and no person: where the condition over a record (`t`) holds, it gets this status, every night and after each
   * write or change of status. A condition names the statuses that it leaves: `suspenso: ({ today }) => sql\`t.status = 'ativo' and …\``.
   */
  readonly settles?: Readonly<Record<string, Expression>>
  /** What the night does with the records, by a name that its report uses; returns how many it changed. `moveStatuses` changes statuses. */
  readonly nightly?: Readonly<Record<string, (night: NightContext) => Promise<number>>>
  /**
   * What of the records ends on a day: a statement each that selects `id` (of the record), `due` (a date) and `detail` (a code, `null::text` where there is one kind).
   * Their texts stand in the messages under `expiries`, by the name or by `name.detail`. They leave out what was renewed.
   */
  readonly expiries?: Readonly<Record<string, Expression>>
  /** Which records concern the person who asks: what happens to these is told to them. @default those they made */
  readonly concerns?: Expression
  /** What homes show as charts, by name. */
  readonly charts?: Readonly<Record<string, ChartDefinition>>
}

/** How the server keeps an entity, without its types. */
export interface Entity
  extends Omit<EntityOptions<never, never>, 'label' | 'search' | 'stamp' | 'check' | 'apply' | 'identities' | 'guards' | 'effects'> {
  readonly contract: AnyContract
  label(draft: Readonly<Record<string, unknown>>, stamp: Readonly<Record<string, unknown>>): string
  identities?(draft: Readonly<Record<string, unknown>>): readonly Identity[]
  search?(draft: Readonly<Record<string, unknown>>, stamp: Readonly<Record<string, unknown>>): readonly (string | null | undefined)[]
  stamp?(draft: Readonly<Record<string, unknown>>, context: RuleContext): Promise<Readonly<Record<string, unknown>>>
  check?(draft: Readonly<Record<string, unknown>>, context: RuleContext): Promise<readonly FieldIssue[]>
  apply?(draft: Readonly<Record<string, unknown>>, context: WriteRules): Promise<void>
  readonly guards?: Readonly<Record<string, (record: Stored, context: TransitionContext) => Promise<readonly FieldIssue[]>>>
  readonly effects?: Readonly<Record<string, (record: Stored, context: TransitionContext) => Promise<Readonly<Record<string, unknown>>>>>
}

/** Declares how the server keeps an entity: its table, what it points at, and the rules that need the database. */
export function defineEntity<Rec extends Stored, Draft extends object, Extra extends string>(
  contract: Contract<Rec, Draft, Extra>,
  options: EntityOptions<Draft, Rec>,
): Entity {
  return { contract, ...(options as unknown as Omit<Entity, 'contract'>) }
}
