import type { Database, Row } from '../database/database.js'
import type { Catalogue } from '../database/readCatalogue.js'
import { namesOfIds } from '../records/history/historyLabels.js'
import type { EntityPlan, PlannedChild, PlannedField } from '../records/plan/plan.js'
import { rowsAt } from '../records/write/matchRows.js'

/** The records with names instead of ids in fields, groups and rows, as a spreadsheet shows them. */
export async function withNames(database: Database, plan: EntityPlan, catalogue: Catalogue, records: readonly Row[]): Promise<Row[]> {
  const wanted = new Map<string, Set<number>>()
  const note: Visit = ({ target }, value) => {
    if (target !== undefined && typeof value === 'number') wanted.set(target, (wanted.get(target) ?? new Set()).add(value))
    return value
  }
  for (const record of records) visitDraft(plan, record, note)
  const names = await namesOfIds(database, catalogue, wanted)
  const show: Visit = ({ target }, value) =>
    target !== undefined && typeof value === 'number' ? (names.get(`${target}:${value}`) ?? String(value)) : value
  return records.map((record) => visitDraft(plan, record, show))
}

type Visit = (field: PlannedField, value: unknown) => unknown

function visitDraft({ fields, groups, children }: EntityPlan, record: Row, visit: Visit): Row {
  return {
    ...visitFields(fields, record, visit),
    ...Object.fromEntries(
      groups.map(({ key, fields: inner }) => [key, record[key] ? visitFields(inner, record[key] as Row, visit) : null]),
    ),
    ...visitLists(children, record, visit),
  }
}

function visitFields(fields: readonly PlannedField[], holder: Row, visit: Visit): Row {
  return Object.fromEntries(fields.map((field) => [field.key, visit(field, holder[field.key])]))
}

function visitLists(children: readonly PlannedChild[], holder: Row, visit: Visit): Row {
  return Object.fromEntries(
    children.map((child) => [
      child.key,
      rowsAt(holder, child.key).map((row) => ({
        id: row.id,
        ...visitFields(child.fields, row, visit),
        ...visitLists(child.children, row, visit),
      })),
    ]),
  )
}
