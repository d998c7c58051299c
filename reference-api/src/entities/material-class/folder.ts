import type { EntityFolder } from '../EntityFolder.js'
import { materialClass } from './entity.js'
import { seedMaterialClasses } from './seed.js'
import { materialClassSteps } from './table.js'

export const materialClassFolder: EntityFolder = { entity: materialClass, steps: materialClassSteps, demo: seedMaterialClasses }
