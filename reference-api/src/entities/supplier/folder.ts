import type { EntityFolder } from '../EntityFolder.js'
import { supplier } from './entity.js'
import { seedSuppliers } from './seed.js'
import { certificateEnds, supplierTables } from './table.js'

export const supplierFolder: EntityFolder = {
  entity: supplier,
  tables: supplierTables,
  kept: [certificateEnds],
  steps: {
    '004-suppliers-by-whole-cpf': `update supplier set search_text = replace(search_text, ' | ' || cpf, '') where cpf is not null;`,
  },
  demo: seedSuppliers,
}
