import type { EntityFolder } from '../EntityFolder.js'
import { organization } from './entity.js'
import { seedOrganization } from './seed.js'
import { documentEnds, documentsValidUntil, mandateUntil, organizationTables } from './table.js'

export const organizationFolder: EntityFolder = {
  entity: organization,
  tables: organizationTables,
  kept: [documentsValidUntil, documentEnds, mandateUntil],
  demo: seedOrganization,
}
