import type { EntityFolder } from '../EntityFolder.js'
import { material } from './entity.js'
import { seedMaterials } from './seed.js'
import { classItems, groupItems, materialAta, materialSteps } from './table.js'

export const materialFolder: EntityFolder = {
  entity: material,
  steps: materialSteps,
  kept: [materialAta, classItems, groupItems],
  demo: seedMaterials,
}
