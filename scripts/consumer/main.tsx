import { BackofficeProvider, createBrowserNavigation } from '@esporte-parana/sdk'
import { DepartmentList } from '@esporte-parana/sdk/screens/departments'
import { isCpf } from '@esporte-parana/sdk/validators'
import { createRoot } from 'react-dom/client'
import { VenueForm, VenueList } from './examples/own-application/src/venue/screens'

const app = document.getElementById('app')
if (app && isCpf('529.982.247-25')) {
  createRoot(app).render(
    <BackofficeProvider apiBaseUrl="https://api.example.org/api/admin/v1" navigation={createBrowserNavigation()}>
      <DepartmentList />
      <VenueList params={{}} />
      <VenueForm params={{ id: 'novo' }} />
    </BackofficeProvider>,
  )
}
