import type { EntityFolder } from '../EntityFolder.js'
import { lot } from './entity.js'
import { seedLots } from './seed.js'
import { lotSteps } from './table.js'

export const lotFolder: EntityFolder = { entity: lot, steps: lotSteps, demo: seedLots }
