import type { EntityFolder } from '../EntityFolder.js'
import { requestCalls } from './calls.js'
import { serviceRequest } from './entity.js'
import { seedServiceRequests } from './seed.js'
import { serviceRequestSteps } from './table.js'

export const serviceRequestFolder: EntityFolder = {
  entity: serviceRequest,
  steps: serviceRequestSteps,
  demo: seedServiceRequests,
  calls: requestCalls,
}
