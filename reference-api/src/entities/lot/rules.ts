import { type RuleIssue, type Lot, lotContract, type LotDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { firstRow } from '../../database/database.js'
import type { Lookup } from '../../records/plan/ask.js'
import type { EntityOptions, RuleContext, TransitionContext, WriteRules } from '../../records/plan/defineEntity.js'
import { rows } from '../../database/database.js'
import { type Winner, winnerCodes } from './winner.js'
import { issueWhen } from '../../records/plan/issueWhen.js'

type Options = EntityOptions<LotDraft, Lot>

/** Lots may be added and changed until their tender is homologated. */
export async function checkLot({ tenderId }: LotDraft, { ask, id, before, database }: RuleContext): Promise<RuleIssue[]> {
  if (id !== undefined && before && (await statusOf(database, id)) === 'homologado') return []
  const status = await ask(tenderStatusById, tenderId)
  return status === undefined || lotContract.parent?.open?.in.includes(status) ? [] : [{ path: '', code: 'lot.tenderSigned' }]
}

/** Sets the material's unit on items without a unit. */
export async function nameUnits(_: LotDraft, { database, id }: WriteRules): Promise<void> {
  await sql`update lot_item i set unit_code = m.unit_code from material m where m.id = i.material_id and i.owner_id = ${id} and i.unit_code is null`.execute(
    database,
  )
}

export const guards: Options['guards'] = {
  homologate: async (record, context) => [
    ...missing(record),
    ...(await stageIssues(record, context)),
    ...(await winnerIssues(record, context)),
  ],
  cancel: async ({ items }) =>
    items.some(({ reserved, consumed }) => Number(reserved) > 0 || Number(consumed) > 0) ? [{ path: '', code: 'lot.inMotion' }] : [],
}

function missing({ supplierId, awardDate, items }: Lot): RuleIssue[] {
  const lacking = items.flatMap(({ awardedUnitPrice }, index) => (awardedUnitPrice === null ? [`items[${index}].awardedUnitPrice`] : []))
  return [
    ...issueWhen(supplierId === null, { path: 'supplierId', code: 'required' }),
    ...issueWhen(awardDate === null, { path: 'awardDate', code: 'required' }),
    ...issueWhen(items.length === 0, { path: '', code: 'lot.itemsMissing' }),
    ...lacking.map((path): RuleIssue => ({ path, code: 'required' })),
  ]
}

/** A lot is homologated while its tender is judged or adjudicated. */
export async function stageIssues({ tenderId }: Lot, { ask }: TransitionContext): Promise<RuleIssue[]> {
  const status = await ask(tenderStatusById, tenderId)
  return status === 'em-julgamento' || status === 'adjudicada' ? [] : [{ path: '', code: 'lot.tenderStage' }]
}

/** The winner must exist, must not be suspended, and must be small when the lot is reserved for small companies: domain model B6.8. */
async function winnerIssues({ supplierId, benefit }: Lot, { database }: TransitionContext): Promise<RuleIssue[]> {
  const winner = await firstRow<Winner>(
    database,
    sql`select status, person_type as "personType", size from supplier where id = ${supplierId}`,
  )
  return winnerCodes(winner ?? {}, benefit).map((code): RuleIssue => ({ path: 'supplierId', code: `lot.${code}` }))
}

async function statusOf(database: RuleContext['database'], id: number): Promise<string | undefined> {
  return (await firstRow<{ status: string }>(database, sql`select status from lot where id = ${id}`))?.status
}

const tenderStatusById: Lookup<number, string> = async (database, ids) => {
  const found = await rows<{ id: number; status: string }>(
    database,
    sql`select id, status from tender where id = any(${ids.map(String)}::bigint[])`,
  )
  return new Map(found.map(({ id, status }) => [id, status]))
}
