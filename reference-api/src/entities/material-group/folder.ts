import type { EntityFolder } from '../EntityFolder.js'
import { materialGroup } from './entity.js'
import { seedMaterialGroups } from './seed.js'
import { materialGroupTables } from './table.js'

export const materialGroupFolder: EntityFolder = { entity: materialGroup, tables: materialGroupTables, demo: seedMaterialGroups }
