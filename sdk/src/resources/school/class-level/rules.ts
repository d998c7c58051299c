import type { Fail, Loose } from '../../../schema/rules.js'
import type { ClassLevelDraft } from './fields.js'

/** What a class level's fields say together. */
export function classLevelRules({ minAge, maxAge }: Loose<ClassLevelDraft>, fail: Fail): void {
  if (minAge !== null && maxAge !== null && minAge > maxAge) fail('maxAge', 'classLevel.agesReversed')
}
