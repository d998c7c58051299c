import { z } from 'zod'
import type { Catalogue, Column } from '../../database/readCatalogue.js'
import { columnName } from '../../database/database.js'
import type { ChildDefinition, Entity, Expression, JoinDefinition, LinkDefinition } from './defineEntity.js'
import { planTransitions } from './planTransitions.js'

/** A field of the draft and its column. */
export interface PlannedField extends Column {
  readonly key: string
  readonly column: string
  /** The table that the value refers to. */
  readonly target?: string
}
/** An object of the draft whose fields are columns of the entity's table: `address.street` in `address_street`. */
export interface PlannedGroup {
  readonly key: string
  readonly fields: readonly PlannedField[]
}
export interface PlannedLink {
  readonly key: string
  readonly column: string
  readonly table: string
  readonly label: string
  readonly more: NonNullable<LinkDefinition['more']>
}
export interface PlannedChild {
  readonly key: string
  readonly table: string
  /** The field that identifies a row, when the rows are files. A row whose file is optional has none. */
  readonly identity?: string
  readonly fields: readonly PlannedField[]
  readonly links: readonly PlannedLink[]
  /** Columns that are read only. */
  readonly kept: readonly PlannedField[]
  readonly computed: Readonly<Record<string, Expression>>
  readonly children: readonly PlannedChild[]
}

export interface PlannedJoin extends Required<JoinDefinition> {
  readonly key: string
  /** The table that is referred to. */
  readonly target: string
  readonly more: PlannedLink['more']
}

/** The parent of a nested entity's records. */
export interface PlannedParent {
  /** The parameter of the address with the parent's id. */
  readonly param: string
  readonly link: PlannedLink
}

/** Where each part of a record is stored. Computed once from the contract, the definition and the database. */
export interface EntityPlan {
  readonly entity: Entity
  readonly draft: z.ZodType
  readonly record: z.ZodType
  readonly fields: readonly PlannedField[]
  readonly groups: readonly PlannedGroup[]
  readonly children: readonly PlannedChild[]
  readonly links: readonly PlannedLink[]
  readonly joins: readonly PlannedJoin[]
  /** The allowed values of fields with a closed list. */
  readonly choices: ReadonlyMap<string, readonly string[]>
  /** The payload schemas of transitions, by name. */
  readonly payloads: ReadonlyMap<string, z.ZodObject>
  /** Records may be sealed: nothing changes them any more, and nothing new refers to them. Their table has `sealed_at`. */
  readonly isSealable: boolean
  /** Statements leave out sealed records. @default false */
  readonly hasNoSealed?: boolean
  /** Statuses in which a row of another table may be referred to; undefined where it has no status. */
  referableIn(table: string): readonly string[] | undefined
  readonly parent?: PlannedParent
  /** For a nested entity: the parent that a call is about. Statements fail without it. */
  readonly scope?: number | 'everywhere'
}

/** The planned entities, and the database's catalogue. */
export interface EntitySet {
  readonly plans: readonly EntityPlan[]
  readonly catalogue: Catalogue
}

interface PlanSources {
  readonly catalogue: Catalogue
  /** All entities, because references need to know the others. */
  readonly entities: readonly Entity[]
}

/** @throws Error naming entity, field and rule when definition and tables disagree */
export async function planEntity(entity: Entity, { catalogue, entities }: PlanSources): Promise<EntityPlan> {
  const schema = await entity.contract.schema()
  const referableIn = (table: string) => referableStatuses(table, { catalogue, entities })
  const draft = schema.draft as unknown as z.ZodType
  const table = createTable(entity, entity.table, catalogue)
  const { name, statuses } = entity.contract
  compareLists(`${name}.status`, { table: entity.table, ...catalogue.columns.get(entity.table)?.get('status') }, statuses)
  const fields: PlannedField[] = []
  const groups: PlannedGroup[] = []
  const children: PlannedChild[] = []
  const choices = new Map<string, readonly string[]>([['status', entity.contract.statuses]])
  for (const [key, shape] of Object.entries(propertiesOf(z.toJSONSchema(draft, { io: 'input', unrepresentable: 'any' })))) {
    const properties = propertiesOf(shape)
    const values = choicesOf(shape)
    if (values) choices.set(key, values)
    const child = entity.children?.[key]
    if (entity.computed?.[key] || entity.joins?.[key]) continue
    if (child) {
      children.push(planChild(entity, catalogue, { path: [key], definition: child, shape }))
    } else if (table.has(key) || Object.keys(properties).length === 0) fields.push(table.field(key, shape))
    else groups.push({ key, fields: Object.entries(properties).map(([name, part]) => table.field(name, part, key)) })
  }
  const record = schema.entity as unknown as z.ZodType
  const payloads = planTransitions(entity, schema)
  const parent = planParent(entity, fields)
  return {
    entity,
    draft,
    record,
    fields,
    groups,
    children,
    links: planLinks(entity.links),
    joins: planJoins(entity, catalogue),
    choices,
    payloads,
    isSealable: catalogue.columns.get(entity.table)?.has('sealed_at') === true,
    referableIn,
    parent,
  }
}

function planParent({ contract: { name, parent } }: Entity, fields: readonly PlannedField[]): PlannedParent | undefined {
  if (!parent) return undefined
  const { param, key } = parent
  const field = fields.find((candidate) => candidate.key === key)
  if (field?.target === undefined)
    throw new Error(
      `${name}.parent: "${key}" is no column with a foreign key. Add it to the draft and let the migration refer to "${parent.entity}".`,
    )
  return { param, link: { key, column: field.column, table: field.target, label: 'label', more: {} } }
}

interface ChildShape {
  /** The keys from the record down to the row. */
  readonly path: readonly string[]
  readonly definition: ChildDefinition
  readonly shape: JsonSchema
}

// A form with more levels would confuse people.
const maxLevels = 3

function planChild(entity: Entity, catalogue: Catalogue, { path, definition, shape }: ChildShape): PlannedChild {
  const { table: name, kept = [], computed = {}, children = {} } = definition
  const where = `${entity.contract.name}.${path.join('.')}`
  const properties = propertiesOf(itemOf(shape))
  if (path.length === maxLevels && Object.keys(children).length > 0)
    throw new Error(`${where}: rows stand in rows at most ${maxLevels} levels deep. Make the lowest an entity.`)
  if (!catalogue.columns.get(name)?.has('id'))
    throw new Error(`${where}: table "${name}" has no column "id". Begin it with "rowColumns", or add the ids by a migration.`)
  if (!('id' in properties)) throw new Error(`${where}: its rows carry no "id". Declare them by "rowsOf" in the draft.`)
  const strange = Object.keys(children).find((key) => !properties[key])
  if (strange !== undefined)
    throw new Error(`${where}.${strange}: the rows have no such list. Add it to the draft, or take it out of "children".`)
  const table = createTable(entity, name, catalogue)
  const apart = new Set(['id', ...kept, ...Object.keys(computed), ...Object.keys(children)])
  const fields = Object.entries(properties).flatMap(([key, part]) => (apart.has(key) ? [] : [table.field(key, part)]))
  return {
    key: path.at(-1) ?? '',
    table: name,
    fields,
    identity: fields.find(({ target, isRequired }) => target === 'attachment' && isRequired)?.key,
    links: planLinks(definition.links),
    kept: kept.map((key) => table.field(key, properties[key])),
    computed,
    children: Object.entries(children).map(([inner, below]) =>
      planChild(entity, catalogue, { path: [...path, inner], definition: below, shape: properties[inner] ?? {} }),
    ),
  }
}

/** A table of sub-records and the way to it. */
export interface PlacedChild {
  readonly child: PlannedChild
  /** The tables between it and the record's table, nearest first. */
  readonly above: readonly PlannedChild[]
  /** The path in the draft: `sections.questions`. */
  readonly path: string
}

/** The sub-records of all levels, the outermost first. */
export function allChildren(children: readonly PlannedChild[], above: readonly PlannedChild[] = []): readonly PlacedChild[] {
  return children.flatMap((child) => {
    const path = [...above.toReversed(), child].map(({ key }) => key).join('.')
    return [{ child, above, path }, ...allChildren(child.children, [child, ...above])]
  })
}

/** The plan without what lists leave out. */
export function listedParts(plan: EntityPlan): EntityPlan {
  const isListed = ({ key }: { readonly key: string }) => !plan.entity.unlisted?.includes(key)
  const computed = Object.entries(plan.entity.computed ?? {}).filter(([key]) => isListed({ key }))
  return {
    ...plan,
    entity: { ...plan.entity, computed: Object.fromEntries(computed) },
    fields: plan.fields.filter(isListed),
    groups: plan.groups.filter(isListed),
    children: plan.children.filter(isListed),
    joins: plan.joins.filter(isListed),
  }
}

/** The statuses from the contract of the table's entity. A table without an entity uses `ativo` if it has a status. */
function referableStatuses(table: string, { catalogue, entities }: PlanSources): readonly string[] | undefined {
  const owner = entities.find((candidate) => candidate.table === table)
  return owner?.contract.referable ?? (catalogue.columns.get(table)?.has('status') ? ['ativo'] : undefined)
}

function createTable(entity: Entity, table: string, catalogue: Catalogue) {
  const columns = catalogue.columns.get(table)
  const targets = new Map(
    catalogue.references.filter((reference) => reference.table === table).map(({ column, target }) => [column, target]),
  )
  return {
    has: (key: string) => columns?.has(columnName(key)) === true,
    field(key: string, shape: JsonSchema = {}, group?: string): PlannedField {
      const name = columnName(group === undefined ? key : `${group}_${key}`)
      const column = columns?.get(name)
      if (!column)
        throw new Error(
          `${entity.contract.name}.${key}: table "${table}" has no column "${name}". Add it by a migration, or name it under "children" or "computed".`,
        )
      compareLists(`${entity.contract.name}.${key}`, { table, ...column }, choicesOf(shape))
      return { key, column: name, ...column, target: targets.get(name) }
    },
  }
}

/** What the table does not take would fail when it is stored. It may take more: while servers are upgraded, an earlier one meets later tables. */
function compareLists(
  where: string,
  { table, values: stored }: Partial<Column> & { readonly table: string },
  values?: readonly string[],
): void {
  const strange = stored && values?.filter((value) => !stored.includes(value))
  if (strange && strange.length > 0)
    throw new Error(
      `${where}: table "${table}" does not take "${strange.join('", "')}". Let a migration allow it, or take it off the list.`,
    )
}

function planLinks(links: Readonly<Record<string, LinkDefinition>> = {}): PlannedLink[] {
  return Object.entries(links).map(([key, { table, label = 'label', column = `${columnName(key)}_id`, more = {} }]) => ({
    key,
    column,
    table,
    label,
    more,
  }))
}

function planJoins({ contract, joins = {} }: Entity, { references }: Catalogue): PlannedJoin[] {
  return Object.entries(joins).map(([key, { label = 'label', ...join }]) => {
    const target = references.find(({ table, column }) => table === join.table && column === join.column)?.target
    if (target === undefined)
      throw new Error(
        `${contract.name}.joins.${key}: "${join.table}.${join.column}" refers to no table. Add the foreign key by a migration.`,
      )
    return { key, label, target, more: {}, ...join }
  })
}

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly enum?: readonly string[]
  readonly anyOf?: readonly JsonSchema[]
}

/** Properties of an object's schema, also of one that may be `null`. */
function propertiesOf(schema: unknown): Readonly<Record<string, JsonSchema>> {
  const { properties, anyOf } = (schema ?? {}) as JsonSchema
  return properties ?? anyOf?.find((option) => option.properties)?.properties ?? {}
}

/** The closed list of a schema's values, also when the schema allows `null` or several values. */
function choicesOf({ enum: values, anyOf, items }: JsonSchema): readonly string[] | undefined {
  return values ?? (items && choicesOf(items)) ?? anyOf?.map(choicesOf).find((found) => found !== undefined)
}

function itemOf(schema: JsonSchema): JsonSchema | undefined {
  return schema.items ?? schema.anyOf?.find((option) => option.items)?.items
}
