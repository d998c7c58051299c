import type { EntityFolder } from '../EntityFolder.js'
import { lot } from './entity.js'
import { lotSteps } from './table.js'

export const lotFolder: EntityFolder = { entity: lot, steps: lotSteps }
