// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
import type { LoadScreen } from './core/route.js'

/** The screens of pages that belong to no entity, each in its own chunk. */
export const ownScreens: Readonly<Record<'dashboard' | 'areaHome' | 'dailySummary', LoadScreen>> = {
  dashboard: () => import('./screens/home/DashboardScreen.js').then(({ DashboardScreen }) => ({ Screen: DashboardScreen })),
  areaHome: () => import('./screens/home/AreaHomeScreen.js').then(({ AreaHomeScreen }) => ({ Screen: AreaHomeScreen })),
  dailySummary: () => import('./screens/home/DailySummaryScreen.js').then(({ DailySummaryScreen }) => ({ Screen: DailySummaryScreen })),
}
