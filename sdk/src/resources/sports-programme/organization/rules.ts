import { failMissingAddress } from '../../../blocks/address/schema.js'
import { holderRules } from '../../../blocks/bankAccount/schema.js'
import { today } from '../../../core/calendar.js'
import type { Fail, Loose } from '../../../schema/rules.js'
import type { Dirigente } from './parts/parts.js'
import { naturesOf } from './parts/types.js'
import type { OrganizationDraft } from './fields.js'

type Draft = Loose<OrganizationDraft>

/** What concerns several fields of an organization; domain model B6.16. Who may represent it is the server's rule. */
export function organizationRules(draft: Draft, fail: Fail): void {
  const { type, legalNature, foundedAt, dirigentes, contacts } = draft
  if (type !== null && legalNature !== null && !naturesOf(type).includes(legalNature)) fail('legalNature', 'organization.natureOfType')
  if (foundedAt !== null && foundedAt > today()) fail('foundedAt', 'future')
  if (draft.address === null) failMissingAddress(fail)
  if (contacts?.length === 0) fail('contacts', 'required')
  if (dirigentes?.length === 0) fail('dirigentes', 'required')
  else mandateRules(dirigentes ?? [], fail)
  holderRules(draft.bankAccounts ?? [], draft.cnpj, fail)
}

/** One person to an office at a time, and one legal representative. A row that is wrong by itself is no mandate yet. */
function mandateRules(rows: readonly (Partial<Dirigente> | null)[], fail: Fail): void {
  rows.forEach((row, index) => {
    if (!isMandate(row)) return
    for (const earlier of rows.slice(0, index)) {
      if (!isMandate(earlier) || !overlap(earlier, row)) continue
      if (earlier.role === row.role) fail(`dirigentes[${index}].mandateStart`, 'organization.mandateOverlap')
      if (earlier.isLegalRep && row.isLegalRep) fail(`dirigentes[${index}].isLegalRep`, 'organization.secondLegalRep')
    }
  })
  if (rows.length > 0 && rows.every((row) => row !== null && row.isLegalRep === false)) fail('dirigentes', 'organization.noLegalRep')
}

function isMandate(row: Partial<Dirigente> | null | undefined): row is Dirigente {
  return typeof row?.mandateStart === 'string' && row.mandateEnd !== undefined && row.role !== undefined
}

/** Whether two mandates have a day in common. */
const overlap = (one: Dirigente, other: Dirigente): boolean =>
  (one.mandateEnd === null || other.mandateStart <= one.mandateEnd) && (other.mandateEnd === null || one.mandateStart <= other.mandateEnd)
