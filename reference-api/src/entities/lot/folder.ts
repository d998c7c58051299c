import type { EntityFolder } from '../EntityFolder.js'
import { lot } from './entity.js'
import { movementCalls } from './movementCalls.js'
import { seedLots } from './seed.js'
import { lotSteps } from './table.js'

export const lotFolder: EntityFolder = { entity: lot, steps: lotSteps, demo: seedLots, calls: movementCalls }
