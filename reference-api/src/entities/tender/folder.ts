import type { EntityFolder } from '../EntityFolder.js'
import { tender } from './entity.js'
import { seedTenders } from './seed.js'
import { tenderAwarded, tenderClasses, tenderTables } from './table.js'

export const tenderFolder: EntityFolder = { entity: tender, tables: tenderTables, kept: [tenderClasses, tenderAwarded], demo: seedTenders }
