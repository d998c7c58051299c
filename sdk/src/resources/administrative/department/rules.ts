import type { Fail, Loose } from '../../../schema/rules.js'
import type { DepartmentDraft } from './fields.js'

/** What a department's fields say together. */
export function departmentRules({ managerId, deputyId }: Loose<DepartmentDraft>, fail: Fail): void {
  if (deputyId !== null && deputyId === managerId) fail('deputyId', 'department.deputyIsManager')
}
