import type { EntityFolder } from '../EntityFolder.js'
import { answerCalls } from './answers/answerCalls.js'
import { siteVisit } from './entity.js'
import { seedSiteVisits } from './seed.js'
import { openFindings, siteVisitTables } from './table.js'
import { verificationCall } from './verification.js'

export const siteVisitFolder: EntityFolder = {
  entity: siteVisit,
  tables: siteVisitTables,
  kept: [openFindings],
  demo: seedSiteVisits,
  calls: (server, plan, options) => {
    answerCalls(server, plan, options)
    verificationCall(server, plan, options)
  },
}
