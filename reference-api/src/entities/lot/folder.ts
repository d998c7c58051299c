import type { EntityFolder } from '../EntityFolder.js'
import { lot } from './entity.js'
import { movementCalls } from './movementCalls.js'
import { seedLots } from './seed.js'
import { lotTables } from './table.js'

export const lotFolder: EntityFolder = { entity: lot, tables: lotTables, demo: seedLots, calls: movementCalls }
