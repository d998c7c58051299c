import type { EntityFolder } from '../EntityFolder.js'
import { materialGroup } from './entity.js'
import { seedMaterialGroups } from './seed.js'
import { materialGroupSteps } from './table.js'

export const materialGroupFolder: EntityFolder = { entity: materialGroup, steps: materialGroupSteps, demo: seedMaterialGroups }
