import type { EntityFolder } from '../EntityFolder.js'
import { canteenCalls } from './calls.js'
import { canteen } from './entity.js'
import { seedCanteens } from './seed.js'
import { canteenTables } from './table.js'

export const canteenFolder: EntityFolder = { entity: canteen, tables: canteenTables, demo: seedCanteens, calls: canteenCalls }
