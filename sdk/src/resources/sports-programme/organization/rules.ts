import type { RuleOf } from '../../../core/messages.js'
import { holderRules } from '../../../blocks/bankAccount/schema.js'
import { type Fail, failOverlapping, type Loose } from '../../../schema/rules.js'
import type { OrganizationDraft } from './fields.js'
import type { Dirigente } from './parts/fields.js'
import { naturesOf } from './parts/types.js'
import type { organizationMessages } from './messages.js'

type Rule = RuleOf<'organization', typeof organizationMessages>

/** What an organization's fields say together. Domain model B6.16. Who may represent it is the server's rule. */
export function organizationRules(draft: Loose<OrganizationDraft>, fail: Fail<Rule>): void {
  const { type, legalNature, dirigentes } = draft
  if (type !== null && legalNature !== null && !naturesOf(type).includes(legalNature)) fail('legalNature', 'organization.natureOfType')
  failMandates(dirigentes ?? [], fail)
  holderRules(draft.bankAccounts ?? [], draft.cnpj, fail)
}

/** One person to an office at a time, and one legal representative. */
function failMandates(rows: readonly (Partial<Dirigente> | null)[], fail: Fail<Rule>): void {
  failOverlapping(rows, { from: 'mandateStart', to: 'mandateEnd' }, ({ index, row, earlier }) => {
    if (row.role && earlier.role === row.role) fail(`dirigentes[${index}].mandateStart`, 'organization.mandateOverlap')
    if (earlier.isLegalRep && row.isLegalRep) fail(`dirigentes[${index}].isLegalRep`, 'organization.secondLegalRep')
  })
  if (rows.length > 0 && rows.every((row) => row !== null && row.isLegalRep === false)) fail('dirigentes', 'organization.noLegalRep')
}
