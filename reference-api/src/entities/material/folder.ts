import type { EntityFolder } from '../EntityFolder.js'
import { material } from './entity.js'
import { seedMaterials } from './seed.js'
import { classItems, groupItems, materialAta, materialPrices, materialTables } from './table.js'

export const materialFolder: EntityFolder = {
  entity: material,
  tables: materialTables,
  links: materialPrices,
  kept: [materialAta, classItems, groupItems],
  demo: seedMaterials,
}
