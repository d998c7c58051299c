import type { EntityFolder } from '../EntityFolder.js'
import { event } from './entity.js'
import { seedNamedEvents } from './namedEvents.js'
import { seedEvents } from './seed.js'
import { eventTables } from './table.js'

export const eventFolder: EntityFolder = { entity: event, tables: eventTables, demo: seedEvents, demoLast: seedNamedEvents }
