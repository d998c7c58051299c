import type { EntityFolder } from '../EntityFolder.js'
import { region } from './entity.js'
import { seedMacroRegions, seedRegions } from './seed.js'

export const regionFolder: EntityFolder = { entity: region, base: seedRegions, demo: seedMacroRegions }
