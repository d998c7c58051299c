import { runsOn } from '../../../core/calendar.js'
import type { Remark } from '../../../core/issue.js'
import type { Dirigente } from './parts/fields.js'
import { type MandatoryDocument, mandatoryDocuments } from './parts/types.js'

/** What is looked at before an organization is approved. */
export interface Reviewed {
  readonly type: string
  readonly legalNature: string
  readonly documents: readonly { readonly category: string; readonly validUntil: string | null }[]
  readonly dirigentes: readonly (Pick<Dirigente, 'mandateStart' | 'mandateEnd' | 'isLegalRep'> & { readonly ata?: readonly unknown[] })[]
}

type OrganizationLack = 'noCurrentLegalRep' | `${'missing' | 'expired'}-${MandatoryDocument}`

/** The place, among those who lead an organization, of its legal representative on a day; -1 for nobody. */
export function representativeOn(day: string, dirigentes: Reviewed['dirigentes']): number {
  return dirigentes.findIndex(({ isLegalRep, mandateStart, mandateEnd }) => isLegalRep && runsOn(day, mandateStart, mandateEnd))
}

/** Its documents. The minutes that stand beside the mandate of its legal representative are those of the election, and as good as long. */
function papersOf({ documents, dirigentes }: Reviewed, day: string): Reviewed['documents'] {
  const current = dirigentes[representativeOn(day, dirigentes)]
  if (!current?.ata?.length) return documents
  return [...documents, { category: 'ata-eleicao', validUntil: current.mandateEnd }]
}

/** What an organization lacks on a day, as codes of its rules: what is over, and what was never handed in. */
export function organizationLacks(record: Reviewed, day: string): readonly Remark<OrganizationLack>[] {
  const given = new Set(papersOf(record, day).map(({ category }) => category))
  const missing = mandatoryDocuments(record).filter((category) => !given.has(category))
  return [...organizationEnded(record, day), ...missing.map((category) => ({ code: `missing-${category}` as const }))]
}

/** The part of it with which nobody is approved, not even with a remark. */
export function organizationEnded(record: Reviewed, day: string): readonly Remark<OrganizationLack>[] {
  const expired = mandatoryDocuments(record).filter((category) => {
    const found = papersOf(record, day).filter((document) => document.category === category)
    return found.length > 0 && found.every(({ validUntil }) => validUntil !== null && validUntil < day)
  })
  const unrepresented = representativeOn(day, record.dirigentes) < 0 ? [{ code: 'noCurrentLegalRep' } as const] : []
  return [...unrepresented, ...expired.map((category) => ({ code: `expired-${category}` as const }))]
}
