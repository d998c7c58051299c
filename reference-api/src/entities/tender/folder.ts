import type { EntityFolder } from '../EntityFolder.js'
import { tender } from './entity.js'
import { seedTenders } from './seed.js'
import { tenderAwarded, tenderClasses, tenderSteps } from './table.js'

export const tenderFolder: EntityFolder = { entity: tender, steps: tenderSteps, kept: [tenderClasses, tenderAwarded], demo: seedTenders }
