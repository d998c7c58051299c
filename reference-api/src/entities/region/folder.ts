import type { EntityFolder } from '../EntityFolder.js'
import { region } from './entity.js'
import { seedMoreRegions, seedRegions } from './seed.js'

export const regionFolder: EntityFolder = { entity: region, base: seedRegions, demo: seedMoreRegions }
