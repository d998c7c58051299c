import type { RuleOf } from '../../../core/messages.js'
import type { Fail, Loose } from '../../../schema/rules.js'
import { targetFields } from './codes.js'
import type { SiteVisitDraft } from './fields.js'
import type { siteVisitMessages } from './messages.js'

type Rule = RuleOf<'siteVisit', typeof siteVisitMessages>

type Draft = Loose<SiteVisitDraft>

/** Minimum characters of a reason; domain model B5. */
const reasonLength = 10

/** What a site visit's fields say together. Domain model B6.4. */
export function siteVisitRules(draft: Draft, fail: Fail<Rule>): void {
  const { inspectorId, teamIds, isInconclusive, inconclusiveReason } = draft
  failTarget(draft, fail)
  if (inspectorId !== null && teamIds?.includes(inspectorId)) fail('teamIds', 'siteVisit.inspectorInTeam')
  if (isInconclusive && inconclusiveReason !== null && inconclusiveReason.length < reasonLength)
    fail('inconclusiveReason', 'minLength', { min: reasonLength })
}

/** Only the field of the target's kind is filled in. */
function failTarget(draft: Draft, fail: Fail<Rule>): void {
  if (draft.targetType === null) return
  const own = targetFields[draft.targetType]
  for (const key of ['organizationId', 'eventId', 'canteenId', 'supplierId'] as const) {
    const isAsked = key === own || (key === 'eventId' && own === 'canteenId')
    if (!isAsked && draft[key] !== null) fail(key, 'siteVisit.otherTarget')
  }
}
