// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
import type { LoadScreen } from './core/route.js'

/** The screens of pages that belong to no entity, each in a chunk of its own. */
export const ownScreens: Readonly<Record<'signIn' | 'expiredSession' | 'dashboard' | 'areaHome' | 'dailySummary', LoadScreen>> = {
  signIn: () => import('./screens/public/SignInScreen.js').then(({ SignInScreen }) => ({ Screen: SignInScreen })),
  expiredSession: () =>
    import('./screens/public/ExpiredSessionScreen.js').then(({ ExpiredSessionScreen }) => ({ Screen: ExpiredSessionScreen })),
  dashboard: () => import('./screens/home/DashboardScreen.js').then(({ DashboardScreen }) => ({ Screen: DashboardScreen })),
  areaHome: () => import('./screens/home/AreaHomeScreen.js').then(({ AreaHomeScreen }) => ({ Screen: AreaHomeScreen })),
  dailySummary: () => import('./screens/home/DailySummaryScreen.js').then(({ DailySummaryScreen }) => ({ Screen: DailySummaryScreen })),
}
