import { departmentContract } from '@esporte-parana/sdk/contracts'
import { defineEntity } from '../../records/plan/defineEntity.js'
import { checkParent, checkRegion } from './rules.js'
import { canBeResponsible } from '../person/duties.js'
import { notEnded } from '../../records/plan/heldNow.js'

export const department = defineEntity(departmentContract, {
  table: 'department',
  label: (draft) => draft.name,
  links: { parent: { table: 'department' }, manager: { table: 'person' }, deputy: { table: 'person' }, region: { table: 'region' } },
  unique: { department_acronym_unique: 'acronym', department_name_unique: 'name' },
  activeWith: { parent: 'department.parentInactive' },
  dependants: {
    department: { code: 'department.activeChildren', deletionCode: 'department.children' },
    person_function: { code: 'department.activePeople', deletionCode: 'department.people', isCurrent: notEnded },
  },
  async check({ parentId, managerId, deputyId, regionId }, context) {
    const found = await Promise.all([
      parentId === null ? [] : checkParent(parentId, context),
      canBeResponsible(context, { managerId, deputyId }, 'department.managerCapacity'),
      regionId === null ? [] : checkRegion(regionId, context),
    ])
    return found.flat()
  },
})
