import { startPage } from './startPage.js'
import type { StartPlan } from './StartPlan.js'

// Bundled into one text, which stands in the page: the build writes its plan in the place of the name.
declare const START_PLAN: StartPlan

startPage(START_PLAN)
