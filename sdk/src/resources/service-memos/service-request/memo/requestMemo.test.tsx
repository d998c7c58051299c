import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Rendered, renderForm } from '../../../../form/frame/renderForm.testkit.js'
import { event } from '../../../competitions/event/resource.js'
import { material } from '../../gms/material/resource.js'
import { lot } from '../../lot/resource.js'
import { lotSamples } from '../../lot/samples.js'
import { region } from '../../region/resource.js'
import { supplier } from '../../supplier/resource.js'
import { tender } from '../../tender/resource.js'
import { serviceRequest } from '../resource.js'
import { serviceRequestSamples } from '../samples.js'
import { ServiceRequestForm } from '../ServiceRequestForm.js'

let form: Rendered
afterEach(() => form.unmount())

function open(more: object = {}) {
  const records = { serviceRequest: serviceRequestSamples.map((sample) => ({ ...sample, ...more })) as never, lot: lotSamples as never }
  const address = '/administrativo/solicitacoes-servico/solicitacoes/1'
  form = renderForm(<ServiceRequestForm params={{ id: '1' }} />, {
    address,
    world: { resources: [serviceRequest, lot, material, tender, supplier, region, event], records },
  })
}

it('sends the supplier to a city, not only to a street', async () => {
  open()
  await expect.poll(() => document.querySelector('.ep-memo-facts')?.textContent).toMatch(/Local de execução.*, Curitiba/)
})

it('shows a unit price with all its places beside what is asked', async () => {
  const items = serviceRequestSamples[0]?.items.map((item) => ({ ...item, quantity: '10', unitPrice: '45000.5550', total: '450005.55' }))
  open({ items })
  await expect.element(page.getByText(/10 .+ × R\$\s45\.000,555 = R\$\s450\.005,55/)).toBeInTheDocument()
})

it('says why it was approved in spite of something', async () => {
  open({ proviso: 'A certidão foi renovada e chega amanhã' })
  await expect.poll(() => document.querySelector('.ep-memo')?.textContent).toMatch(/RessalvaA certidão foi renovada/)
})
