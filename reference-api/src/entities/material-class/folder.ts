import type { EntityFolder } from '../EntityFolder.js'
import { materialClass } from './entity.js'
import { seedMaterialClasses } from './seed.js'
import { materialClassTables } from './table.js'

export const materialClassFolder: EntityFolder = { entity: materialClass, tables: materialClassTables, demo: seedMaterialClasses }
