import type { EntityFolder } from '../EntityFolder.js'
import { staffFunction } from './entity.js'
import { seedFunctions } from './seed.js'

export const functionFolder: EntityFolder = { entity: staffFunction, demo: seedFunctions }
