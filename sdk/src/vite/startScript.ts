import { startPage } from './startPage.js'
import type { StartPlan } from './StartPlan.js'

// Bundled into one text, which is placed in the page; the build replaces the name with its plan.
declare const START_PLAN: StartPlan

startPage(START_PLAN)
