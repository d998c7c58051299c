import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { addDays, today } from '../../../core/calendar.js'
import { type Rendered, renderForm } from '../../../form/frame/renderForm.testkit.js'
import { tender } from '../tender/resource.js'
import { tenderSamples } from '../tender/samples.js'
import { serviceRequest } from './resource.js'
import { ServiceRequestForm } from './ServiceRequestForm.js'

let form: Rendered
afterEach(() => form.unmount())

const [inForce] = tenderSamples
const [year = '', month = '', day = ''] = addDays(today(), 3).split('-')

it('says from which day a tender can be chosen, and until which day another one was in force', async () => {
  const later = { ...inForce, id: 91, number: 987, object: 'Arbitragem', status: 'homologada', validFrom: `${year}-${month}-${day}` }
  const ended = { ...later, id: 92, year: 2024, status: 'encerrada', validFrom: '2024-01-01', validUntil: '2024-12-31' }
  // Its days do not matter yet.
  const drafted = { ...later, id: 93, year: 2025, status: 'em-elaboracao' }
  const records = { tender: [later, ended, drafted] as never }
  const address = '/administrativo/solicitacoes-servico/solicitacoes/novo'
  form = renderForm(<ServiceRequestForm params={{ id: 'novo' }} />, { address, world: { resources: [serviceRequest, tender], records } })
  const field = page.getByRole('combobox', { name: /^Licitação/ })
  await field.click()
  await field.fill('Arbitragem')
  await vi.waitFor(() => {
    const told = document.body.textContent
    expect(told).toContain(`987/2026: vale a partir de ${day}/${month}/${year}`)
    expect(told).toContain('987/2024: valeu até 31/12/2024')
    expect(told).toContain('987/2025: a situação não permite')
  })
})
