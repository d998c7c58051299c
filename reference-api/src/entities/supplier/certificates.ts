import type { SupplierDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import type { Expression } from '../../records/plan/defineEntity.js'

/** The day on which the first of the certificates ends. One that was renewed says nothing any more: of each type the last to end counts. */
export function firstEnd(certificates: SupplierDraft['certificates']): string | null {
  const ends = [...Map.groupBy(certificates, ({ type }) => type).values()].map((same) =>
    same.reduce((last, { validUntil }) => (validUntil > last ? validUntil : last), ''),
  )
  return ends.toSorted()[0] ?? null
}

/** Every certificate that was not renewed, for the feed of what ends: found by its day, since few end within the feed's. */
export const certificateExpiries: Expression = () =>
  sql`select r.owner_id as id, r.valid_until as due, r.type as detail from supplier_certificate r
    join supplier s on s.id = r.owner_id where s.status in ('ativo', 'suspenso') and not exists
      (select 1 from supplier_certificate n where n.owner_id = r.owner_id and n.type = r.type and (n.valid_until, n.id) > (r.valid_until, r.id))`
