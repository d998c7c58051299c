import type { SupplierDraft } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import type { Expression } from '../../records/plan/defineEntity.js'

/** The day on which the first certificate expires. Of each type only the last one counts, because it renews the others. */
export function firstEnd(certificates: SupplierDraft['certificates']): string | null {
  const ends = [...Map.groupBy(certificates, ({ type }) => type).values()].map((same) =>
    same.reduce((last, { validUntil }) => (validUntil > last ? validUntil : last), ''),
  )
  return ends.toSorted()[0] ?? null
}

/** All certificates that were not renewed, for the list of expiries. */
export const certificateExpiries: Expression = () =>
  sql`select owner_id as id, ends_on as due, type as detail from supplier_certificate where ends_on is not null`
