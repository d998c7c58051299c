import type { EntityFolder } from '../EntityFolder.js'
import { person } from './entity.js'
import { seedPeople } from './seed.js'

export const personFolder: EntityFolder = { entity: person, demo: seedPeople }
