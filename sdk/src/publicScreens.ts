// Written by `node scripts/write-entities.mjs` from `sdk/entities.json` and the folders it names.
import type { LoadScreen } from './core/route.js'

/** The screens of pages that nobody signs in for, each in its own chunk. */
export const publicScreens: Readonly<Record<'signIn' | 'expiredSession', LoadScreen>> = {
  signIn: () => import('./screens/public/SignInScreen.js').then(({ SignInScreen }) => ({ Screen: SignInScreen })),
  expiredSession: () =>
    import('./screens/public/ExpiredSessionScreen.js').then(({ ExpiredSessionScreen }) => ({ Screen: ExpiredSessionScreen })),
}
