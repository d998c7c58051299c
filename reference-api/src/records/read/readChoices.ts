import type { Database } from '../../database/database.js'
import type { ExpressionContext } from '../plan/defineEntity.js'
import type { EntityPlan } from '../plan/plan.js'
import { planUnsealed } from '../plan/scope.js'
import { listRecords } from './listRecords.js'
import { readChoiceQuery, readSort } from './readListQuery.js'
import type { StoredRecord } from './readRecords.js'
import { plainText } from './searchText.js'

/** More than a person reads at once; to find others, they type a word of the name. */
const perPage = 30

interface ChoiceRequest extends ExpressionContext {
  /** The query string of the address. */
  readonly query: Readonly<Record<string, unknown>>
  /** The caller has no screen of this entity, so the search must not match fields that the answer does not show. */
  readonly isOutside: boolean
}

/** The records that a field may refer to: id, label and the fields that tell them apart. */
export async function readChoices(
  database: Database,
  plan: EntityPlan,
  { query, isOutside, today }: ChoiceRequest,
): Promise<Readonly<Record<string, unknown>>[]> {
  const { contract } = plan.entity
  const asked = readChoiceQuery(contract, query)
  const rank = plan.entity.choiceRank?.({ today })
  const order = { page: 1, perPage, sort: readSort(contract), rank, isNearestFirst: true, isHidden: false, isCounted: false }
  const isById = /^#[\d,]+$/.test(asked.search.trim())
  // By its id a record is not offered, but named where it is chosen already.
  const offered = isById ? plan : planUnsealed(plan)
  const { data } = await listRecords(database, offered, { query: { ...order, ...asked }, today })
  const choices = data.map((record) => shownOf(plan, record))
  return isOutside && !isById ? choices.filter((choice) => saysAll(choice, asked.search)) : choices
}

function shownOf({ entity }: EntityPlan, record: StoredRecord): Readonly<Record<string, unknown>> {
  const values: Readonly<Record<string, unknown>> = record
  return Object.fromEntries(['id', 'label', ...entity.contract.tellsApart].map((key) => [key, values[key] ?? null]))
}

/** Whether the shown values contain every word of the search. */
function saysAll(choice: Readonly<Record<string, unknown>>, search: string): boolean {
  const text = plainText(Object.values(choice).map(textOf).join(' '))
  return plainText(search)
    .split(' ')
    .every((word) => text.includes(word))
}

function textOf(value: unknown): string {
  if (typeof value === 'object' && value !== null && 'label' in value) return String(value.label)
  return typeof value === 'string' ? value : ''
}
