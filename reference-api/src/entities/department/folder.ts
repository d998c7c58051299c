import type { EntityFolder } from '../EntityFolder.js'
import { department } from './entity.js'
import { seedDepartments } from './seed.js'
import { departmentLinks, departmentTables } from './table.js'

export const departmentFolder: EntityFolder = {
  entity: department,
  tables: departmentTables,
  links: departmentLinks,
  demo: seedDepartments,
}
