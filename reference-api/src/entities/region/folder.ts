import type { EntityFolder } from '../EntityFolder.js'
import { region } from './entity.js'
import { seedMoreRegions, seedRegions } from './seed.js'
import { regionLinks, regionTables } from './table.js'

export const regionFolder: EntityFolder = {
  entity: region,
  tables: regionTables,
  links: regionLinks,
  base: seedRegions,
  demo: seedMoreRegions,
}
