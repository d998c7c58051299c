import type { EntityFolder } from '../EntityFolder.js'
import { staffFunction } from './entity.js'
import { seedFunctions } from './seed.js'
import { functionTables } from './table.js'

export const functionFolder: EntityFolder = { entity: staffFunction, tables: functionTables, demo: seedFunctions }
