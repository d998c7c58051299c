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

/** Every certificate that was not renewed, for the feed of what ends. */
export const certificateExpiries: Expression = () =>
  sql`select owner_id as id, ends_on as due, type as detail from supplier_certificate where ends_on is not null`
