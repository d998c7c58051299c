import type { EntityFolder } from '../EntityFolder.js'
import { classLevel } from './entity.js'
import { seedClassLevels } from './seed.js'
import { classLevelTables } from './table.js'

export const classLevelFolder: EntityFolder = { entity: classLevel, tables: classLevelTables, demo: seedClassLevels }
