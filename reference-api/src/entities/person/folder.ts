import type { EntityFolder } from '../EntityFolder.js'
import { person } from './entity.js'
import { seedPeople } from './seed.js'
import { personTables } from './table.js'

export const personFolder: EntityFolder = { entity: person, tables: personTables, demo: seedPeople }
