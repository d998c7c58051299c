import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createApiClient } from '../../../../api/createApiClient.js'
import { type Rendered, renderForm } from '../../../../form/frame/renderForm.testkit.js'
import { createPreferences } from '../../../../preferences/createPreferences.js'
import { PreferencesProvider } from '../../../../preferences/PreferencesProvider.js'
import { event } from '../../../competitions/event/resource.js'
import { lot } from '../../lot/resource.js'
import { lotSamples } from '../../lot/samples.js'
import { region } from '../../region/resource.js'
import { supplier } from '../../supplier/resource.js'
import { tender } from '../../tender/resource.js'
import { serviceRequest } from '../resource.js'
import { serviceRequestSamples } from '../samples.js'
import { ServiceRequestList } from '../ServiceRequestList.js'

let list: Rendered
afterEach(() => list.unmount())

it('shows the fields of an approval that what it begins with does not fill, instead of doing nothing', async () => {
  const both = { managerId: 3, inspectorId: 3, supplierTrouble: null, status: 'em-analise' }
  const records = { serviceRequest: serviceRequestSamples.slice(1, 2).map((sample) => ({ ...sample, ...both })), lot: lotSamples } as never
  const address = '/administrativo/solicitacoes-servico/solicitacoes?status=em-analise'
  const world = { resources: [serviceRequest, lot, tender, supplier, region, event], records }
  const preferences = createPreferences({
    api: createApiClient({
      baseUrl: '/api/admin/v1',
      getToken: () => undefined,
      onUnauthorized: () => Promise.resolve('signed-in-again'),
      getLocale: () => 'pt-BR',
    }),
  })
  list = renderForm(
    <PreferencesProvider preferences={preferences}>
      <ServiceRequestList params={{}} />
    </PreferencesProvider>,
    { address, world },
  )
  await page.getByRole('button', { name: 'Decidir' }).click()
  await expect.element(page.getByText('Gestor e fiscal são duas pessoas').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Devolver' })).toHaveAttribute('aria-disabled', 'false')
  await userEvent.keyboard('a')
  const dialog = page.getByRole('dialog', { name: 'Aprovar' })
  await expect.element(dialog.getByRole('combobox', { name: /^Fiscal/ })).toBeVisible()
})
