import type { RuleOf } from '../../../core/messages.js'
import type { Fail, Loose } from '../../../schema/rules.js'
import type { ClassLevelDraft } from './fields.js'
import type { classLevelMessages } from './messages.js'

type Rule = RuleOf<'classLevel', typeof classLevelMessages>

/** What a class level's fields say together. */
export function classLevelRules({ minAge, maxAge }: Loose<ClassLevelDraft>, fail: Fail<Rule>): void {
  if (minAge !== null && maxAge !== null && minAge > maxAge) fail('maxAge', 'classLevel.agesReversed')
}
