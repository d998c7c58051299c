import { BackofficeProvider, createBrowserNavigation, RouteView } from '@esporte-parana/sdk'
import { routes } from '@esporte-parana/sdk/routes'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <BackofficeProvider apiBaseUrl="/api/admin/v1" navigation={createBrowserNavigation()}>
      <RouteView routes={routes} />
    </BackofficeProvider>,
  )
