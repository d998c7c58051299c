import type { EntityFolder } from '../EntityFolder.js'
import { classLevel } from './entity.js'
import { seedClassLevels } from './seed.js'
import { classLevelSteps } from './table.js'

export const classLevelFolder: EntityFolder = { entity: classLevel, steps: classLevelSteps, demo: seedClassLevels }
