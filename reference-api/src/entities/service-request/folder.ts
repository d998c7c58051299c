import type { EntityFolder } from '../EntityFolder.js'
import { requestCalls } from './calls.js'
import { serviceRequest } from './entity.js'
import { seedServiceRequests } from './seed.js'
import { serviceRequestTables } from './table.js'

export const serviceRequestFolder: EntityFolder = {
  entity: serviceRequest,
  tables: serviceRequestTables,
  demo: seedServiceRequests,
  calls: requestCalls,
}
