import type { Remark } from '../../../core/resource.js'
import type { DocumentCategory } from './parts/names/messages.js'
import { mandatoryDocuments } from './parts/types.js'

interface Mandate {
  readonly mandateStart: string
  readonly mandateEnd: string | null
}

/** What is looked at before an organization is approved. */
export interface Reviewed {
  readonly type: string
  readonly legalNature: string
  readonly documents: readonly { readonly category: string; readonly validUntil: string | null }[]
  readonly dirigentes: readonly (Mandate & { readonly isLegalRep: boolean })[]
}

/** Whether a mandate runs on a day. */
export function mandateRunsOn({ mandateStart, mandateEnd }: Mandate, day: string): boolean {
  return mandateStart <= day && (mandateEnd === null || mandateEnd >= day)
}

/** What an organization lacks on a day, as codes of its rules: what is over, and what was never handed in. */
export function organizationLacks(record: Reviewed, day: string): readonly Remark[] {
  return [...organizationEnded(record, day), ...mandatoryDocuments(record).flatMap((category) => missing(record, category))]
}

/** The part of it with which nobody is approved, not even with a remark. */
export function organizationEnded(record: Reviewed, day: string): readonly Remark[] {
  const represented = record.dirigentes.some((row) => row.isLegalRep && mandateRunsOn(row, day))
  const expired = mandatoryDocuments(record).filter((category) => {
    const found = record.documents.filter((document) => document.category === category)
    return found.length > 0 && found.every(({ validUntil }) => validUntil !== null && validUntil < day)
  })
  return [...(represented ? [] : [{ code: 'noCurrentLegalRep' }]), ...expired.map((category) => ({ code: `expired-${category}` }))]
}

function missing({ documents }: Reviewed, category: DocumentCategory): readonly Remark[] {
  return documents.some((document) => document.category === category) ? [] : [{ code: `missing-${category}` }]
}
