import type { EntityFolder } from '../EntityFolder.js'
import { supplier } from './entity.js'
import { seedSuppliers } from './seed.js'
import { certificateEnds, supplierTables } from './table.js'

export const supplierFolder: EntityFolder = { entity: supplier, tables: supplierTables, kept: [certificateEnds], demo: seedSuppliers }
