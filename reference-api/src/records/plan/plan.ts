import { z } from 'zod'
import type { Catalogue, Column } from '../../database/readCatalogue.js'
import { columnName } from '../../database/database.js'
import type { Entity, JoinDefinition, LinkDefinition } from './defineEntity.js'

/** A value of the draft and the column that holds it. */
export interface PlannedField extends Column {
  readonly key: string
  readonly column: string
  /** Table that the value refers to. */
  readonly target?: string
}
/** An object of the draft that lies flat in the entity's table: `address.street` in `address_street`. */
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
  /** The field that tells one row from another, when they are files. */
  readonly identity?: string
  readonly fields: readonly PlannedField[]
  readonly links: readonly PlannedLink[]
}

export interface PlannedJoin extends Required<JoinDefinition> {
  readonly key: string
  /** Table that is pointed at. */
  readonly target: string
}

/** Where each part of a record lies, worked out once from the contract, the definition and the database. */
export interface EntityPlan {
  readonly entity: Entity
  readonly draft: z.ZodType
  readonly record: z.ZodType
  readonly fields: readonly PlannedField[]
  readonly groups: readonly PlannedGroup[]
  readonly children: readonly PlannedChild[]
  readonly links: readonly PlannedLink[]
  readonly joins: readonly PlannedJoin[]
  /** Values of the fields that hold one or several of a closed list. */
  readonly choices: ReadonlyMap<string, readonly string[]>
}

/** The entities with all that was worked out about them. */
export interface EntitySet {
  readonly plans: readonly EntityPlan[]
  readonly catalogue: Catalogue
}

/** @throws Error naming entity, field and rule when definition and tables disagree */
export async function planEntity(entity: Entity, catalogue: Catalogue): Promise<EntityPlan> {
  const schema = await entity.contract.schema()
  const draft = schema.draft as unknown as z.ZodType
  const table = createTable(entity, entity.table, catalogue)
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
      const childTable = createTable(entity, child.table, catalogue)
      const childFields = Object.keys(propertiesOf(itemOf(shape))).map((name) => childTable.field(name))
      children.push({
        key,
        table: child.table,
        fields: childFields,
        identity: childFields.find(({ target }) => target === 'attachment')?.key,
        links: planLinks(child.links),
      })
    } else if (table.has(key) || Object.keys(properties).length === 0) fields.push(table.field(key))
    else groups.push({ key, fields: Object.keys(properties).map((name) => table.field(name, key)) })
  }
  const record = schema.entity as unknown as z.ZodType
  return { entity, draft, record, fields, groups, children, links: planLinks(entity.links), joins: planJoins(entity, catalogue), choices }
}

/** The plan without what lists leave out. */
export function listedParts(plan: EntityPlan): EntityPlan {
  const isListed = ({ key }: { readonly key: string }) => !plan.entity.unlisted?.includes(key)
  return {
    ...plan,
    fields: plan.fields.filter(isListed),
    groups: plan.groups.filter(isListed),
    children: plan.children.filter(isListed),
    joins: plan.joins.filter(isListed),
  }
}

function createTable(entity: Entity, table: string, catalogue: Catalogue) {
  const columns = catalogue.columns.get(table)
  const targets = new Map(
    catalogue.references.filter((reference) => reference.table === table).map(({ column, target }) => [column, target]),
  )
  return {
    has: (key: string) => columns?.has(columnName(key)) === true,
    field(key: string, group?: string): PlannedField {
      const name = columnName(group === undefined ? key : `${group}_${key}`)
      const column = columns?.get(name)
      if (!column)
        throw new Error(
          `${entity.contract.name}.${key}: table "${table}" has no column "${name}". Add it by a migration, or name it under "children" or "computed".`,
        )
      return { key, column: name, ...column, target: targets.get(name) }
    },
  }
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
    return { key, label, target, ...join }
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

/** The closed list that a schema's values come from, also of one that may be `null` or holds several. */
function choicesOf({ enum: values, anyOf, items }: JsonSchema): readonly string[] | undefined {
  return values ?? (items && choicesOf(items)) ?? anyOf?.map(choicesOf).find((found) => found !== undefined)
}

function itemOf(schema: JsonSchema): JsonSchema | undefined {
  return schema.items ?? schema.anyOf?.find((option) => option.items)?.items
}
