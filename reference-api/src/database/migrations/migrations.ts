import type { Migration } from '../migrate.js'
import { accounts } from './accounts.js'
import { administrative } from './administrative.js'
import { imports } from './imports.js'
import { leanCounts } from './leanCounts.js'
import { longLists } from './longLists.js'
import { downloads } from './downloads.js'
import { nightly } from './nightly.js'
import { people } from './people.js'
import { places } from './places.js'
import { ranges } from './ranges.js'
import { recordCalls } from './recordCalls.js'

/** Every step of the schema, oldest first. */
export const migrations: readonly Migration[] = [
  accounts,
  places,
  administrative,
  people,
  imports,
  longLists,
  recordCalls,
  downloads,
  nightly,
  leanCounts,
  ranges,
]
