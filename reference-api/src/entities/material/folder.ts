import type { EntityFolder } from '../EntityFolder.js'
import { material } from './entity.js'
import { seedMaterials } from './seed.js'
import { materialSteps } from './table.js'

export const materialFolder: EntityFolder = { entity: material, steps: materialSteps, demo: seedMaterials }
