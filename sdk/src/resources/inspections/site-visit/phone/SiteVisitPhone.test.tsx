import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TestBackoffice } from '../../../../testing/backoffice/TestBackoffice.js'
import { createMemoryApi } from '../../../../testing/memory/memoryApi.js'
import { sampleRecords } from '../../../../testing/samples/samples.js'
import { SiteVisitPhone } from './SiteVisitPhone.js'

let unmount = () => undefined as void
afterEach(() => unmount())

it('says that there is nothing to send before anything was answered, and that all was sent afterwards', async () => {
  const { fetch } = createMemoryApi({ records: sampleRecords, requiresSession: false })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <TestBackoffice fetch={fetch} address="/administrativo/fiscalizacoes/vistorias/2?responder=1">
      <SiteVisitPhone params={{ id: '2' }} />
    </TestBackoffice>,
  )
  unmount = () => {
    root.unmount()
    place.remove()
  }
  const line = page.getByRole('status').getByRole('button')
  await expect.element(line).toHaveTextContent('Nada a enviar')
  await userEvent.click(page.getByRole('radio', { name: 'Não' }).first())
  await expect.element(line).toHaveTextContent('Tudo enviado')
})
