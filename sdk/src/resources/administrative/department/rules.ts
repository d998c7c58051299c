import type { RuleOf } from '../../../core/messages.js'
import type { Fail, Loose } from '../../../schema/rules.js'
import type { DepartmentDraft } from './fields.js'
import type { departmentMessages } from './messages.js'

type Rule = RuleOf<'department', typeof departmentMessages>

/** What a department's fields say together. */
export function departmentRules({ managerId, deputyId }: Loose<DepartmentDraft>, fail: Fail<Rule>): void {
  if (deputyId !== null && deputyId === managerId) fail('deputyId', 'department.deputyIsManager')
}
