import { BackofficeProvider, createBrowserNavigation, RouteView } from '@esporte-parana/sdk'
import { routes } from '@esporte-parana/sdk/routes'
import { renderToString } from 'react-dom/server'

const html = renderToString(
  <main>
    <BackofficeProvider apiBaseUrl="/api/admin/v1" navigation={createBrowserNavigation()}>
      <RouteView routes={routes} />
    </BackofficeProvider>
  </main>,
)
if (html !== '<main></main>') throw new Error(`A server writes nothing of the product, but it wrote: ${html}`)
