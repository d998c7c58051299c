import type { RuleOf } from '../../../core/messages.js'
import { addYears } from '../../../core/calendar.js'
import type { Fail, Loose } from '../../../schema/rules.js'
import type { TenderDraft } from './fields.js'
import type { tenderMessages } from './messages.js'

type Rule = RuleOf<'tender', typeof tenderMessages>

type Draft = Loose<TenderDraft>

/** What a tender's fields say together. */
export function tenderRules(draft: Draft, fail: Fail<Rule>): void {
  const { publicationDate, sessionAt, homologationDate } = draft
  if (publicationDate && sessionAt && sessionAt.slice(0, 10) < publicationDate) fail('sessionAt', 'tender.sessionBeforePublication')
  if (publicationDate && homologationDate && homologationDate < publicationDate)
    fail('homologationDate', 'tender.homologationBeforePublication')
  failPeriod(draft, fail)
  // Manager (gestor) and inspector (fiscal) must be two people: Lei 14.133/2021, article 7, § 1º.
  if (draft.managerId !== null && draft.managerId === draft.inspectorId) fail('inspectorId', 'tender.inspectorIsManager')
}

/** The end comes after the start; an ata lasts one year, plus one year by extension: Lei 14.133/2021, article 84. */
function failPeriod(draft: Draft, fail: Fail<Rule>): void {
  const key = draft.isSrp ? 'ata' : 'contract'
  const [start, end] = draft.isSrp ? [draft.ataStart, draft.ataEnd] : [draft.contractStart, draft.contractEnd]
  if (start && end && end < start) fail(`${key}End`, 'tender.endBeforeStart')
  else if (draft.isSrp && start && end && end > addYears(start, 1)) fail('ataEnd', 'tender.ataTooLong')
  let last = end
  for (const [index, { until }] of (draft.extensions ?? []).entries()) {
    if (!last || until <= last) fail(`extensions[${index}].until`, 'tender.extensionEarlier')
    else if (draft.isSrp && start && until > addYears(start, 2)) fail(`extensions[${index}].until`, 'tender.extensionTooLong')
    last = until
  }
}
