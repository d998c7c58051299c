import type { EntityFolder } from '../EntityFolder.js'
import { organization } from './entity.js'
import { seedOrganization } from './seed.js'
import { documentEnds, documentsValidUntil, mandateUntil, organizationSteps } from './table.js'

export const organizationFolder: EntityFolder = {
  entity: organization,
  steps: organizationSteps,
  kept: [documentsValidUntil, documentEnds, mandateUntil],
  demo: seedOrganization,
}
