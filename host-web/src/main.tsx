import { BackofficeProvider, createBrowserNavigation, RouteView } from '@esporte-parana/sdk'
import { routes } from '@esporte-parana/sdk/routes'
import { createRoot } from 'react-dom/client'
import './fonts.css'
import { createFirstFetch } from './firstFetch.js'
import { keepFrameColours } from './frameColours.js'

const loadFrame = () => import('./Frame.js')
const removeFrame = () => document.getElementById('frame')?.remove()

function start(app: HTMLElement): void {
  // The pages restore their own scroll position: when the browser does, the rows are not there yet.
  history.scrollRestoration = 'manual'
  keepFrameColours(document)
  createRoot(app, { onUncaughtError: removeFrame }).render(
    <BackofficeProvider apiBaseUrl="/api/admin/v1" fetch={createFirstFetch(window)} navigation={createBrowserNavigation()}>
      <RouteView routes={routes} frame={loadFrame} onReady={removeFrame} />
    </BackofficeProvider>,
  )
}

const app = document.getElementById('app')
if (app) start(app)
