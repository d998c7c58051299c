import type { EntityFolder } from '../EntityFolder.js'

/** Records of a demonstration. */
export const seedSiteVisits: EntityFolder['demo'] = async () => {}
