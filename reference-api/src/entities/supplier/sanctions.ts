import { sql } from 'kysely'
import type { Fragment } from '../../database/database.js'
import type { Expression, ExpressionContext } from '../../records/plan/defineEntity.js'
import { yesOrNo } from '../../records/read/yesOrNo.js'

const inForce = ({ today }: ExpressionContext): Fragment => sql`r."from" <= ${today}::date and (r."to" is null or r."to" >= ${today}::date)`

/** Whether a sanction of any type is in force. */
export const isSanctioned: Expression = (context) =>
  sql`exists (select 1 from supplier_sanction r where r.owner_id = t.id and ${inForce(context)})`

/** The same for the list: the index on the last days finds the few sanctions that are not over, whose suppliers are then read. */
export const isSanctionedFilter = yesOrNo(
  (context) => sql`t.id in (select r.owner_id from supplier_sanction r
    where coalesce(r."to", 'infinity') >= ${context.today}::date and ${inForce(context)})`,
)

/** Whether a sanction that forbids contracts is in force (Lei 14.133/2021, art. 156, III and IV). */
const isBarred: Expression = (context) =>
  sql`exists (select 1 from supplier_sanction r where r.owner_id = t.id and r.type in ('impedimento', 'inidoneidade') and ${inForce(context)})`

/** Barred suppliers are suspended, and become active when the last such sanction has ended. */
export const settles: Readonly<Record<'suspenso' | 'ativo', Expression>> = {
  suspenso: (context) => sql`t.status = 'ativo' and ${isBarred(context)}`,
  ativo: (context) => sql`t.status = 'suspenso' and not ${isBarred(context)}`,
}
