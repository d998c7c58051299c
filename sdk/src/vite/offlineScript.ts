import { type OfflinePlan, offlineWorker, type WorkerScope } from './offlineWorker.js'

// Bundled into one text, which becomes `sw.js`; the build replaces the name with its plan.
declare const OFFLINE_PLAN: OfflinePlan

offlineWorker(self as unknown as WorkerScope, OFFLINE_PLAN)
