import type { EntityFolder } from '../EntityFolder.js'
import { supplier } from './entity.js'
import { seedSuppliers } from './seed.js'
import { certificateEnds, supplierSteps } from './table.js'

export const supplierFolder: EntityFolder = { entity: supplier, steps: supplierSteps, kept: [certificateEnds], demo: seedSuppliers }
