import type { EntityFolder } from '../EntityFolder.js'
import { canteenCalls } from './calls.js'
import { canteen } from './entity.js'
import { seedCanteens } from './seed.js'
import { canteenSteps } from './table.js'

export const canteenFolder: EntityFolder = { entity: canteen, steps: canteenSteps, demo: seedCanteens, calls: canteenCalls }
