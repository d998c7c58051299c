import type { EntityFolder } from '../EntityFolder.js'
import { department } from './entity.js'
import { seedDepartments } from './seed.js'

export const departmentFolder: EntityFolder = { entity: department, demo: seedDepartments }
