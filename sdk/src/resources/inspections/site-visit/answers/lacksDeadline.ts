import type { SiteVisitFinding } from '../parts/fields.js'

/** Whether a grave non-conformity has no day by which it must be corrected. */
export function lacksDeadline({ severity, state, deadline }: Pick<SiteVisitFinding, 'severity' | 'state' | 'deadline'>): boolean {
  return (severity === 'grave' || severity === 'gravissima') && state !== 'sanada' && !deadline
}
