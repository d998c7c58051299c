import { BackofficeProvider, createBrowserNavigation, RouteView } from '@esporte-parana/sdk'
import { publicRoutes } from '@esporte-parana/sdk/routes'
import { createRoot } from 'react-dom/client'
import './fonts.css'
import { followLook, keepFrameColours } from './frameColours.js'
import { registerWorker } from './registerWorker.js'
import { renewStylesheet } from './renewStylesheet.js'
import { sayBroken } from './sayBroken.js'

const loadPages = () => import('./pages.js')
const loadFrame = () => import('./Frame.js')
/** Loaded when it is needed: few pages ever fail. */
const tell = (error: unknown, code?: string) =>
  void import('./tellFailure.js').then(
    ({ tellFailure }) => tellFailure(error, code),
    () => undefined,
  )
const removeFrame = () => document.getElementById('frame')?.remove()
const end = (error: unknown) => {
  removeFrame()
  sayBroken(document)
  tell(error)
}

function start(app: HTMLElement): void {
  // The pages restore the scroll position themselves: the browser would do it before the rows exist.
  history.scrollRestoration = 'manual'
  keepFrameColours(document)
  followLook(document)
  createRoot(app, { onUncaughtError: end }).render(
    // The frame of the last visit has set the language of the document.
    <BackofficeProvider apiBaseUrl="/api/admin/v1" navigation={createBrowserNavigation()} initialLocale={document.documentElement.lang}>
      <RouteView routes={publicRoutes} more={loadPages} frame={loadFrame} onReady={removeFrame} onError={tell} />
    </BackofficeProvider>,
  )
}

// The error of a file goes no further up than its element.
addEventListener('error', renewStylesheet, true)
addEventListener('error', ({ error }) => error && tell(error))
addEventListener('unhandledrejection', ({ reason }) => tell(reason))
if (import.meta.env.PROD) registerWorker(window)
// The product's policy forbids compiled checks; without this zod tries one on each load, and browsers report it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
const app = document.getElementById('app')
// The page itself has said so: `index.html`.
const isOutdated = 'outdated' in document.documentElement.dataset
if (app && !isOutdated) start(app)
