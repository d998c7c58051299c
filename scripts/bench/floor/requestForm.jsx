import { ServiceRequestForm } from '@esporte-parana/sdk/screens/service-request'
import { createMemoryApi, sampleRecords, TestBackoffice } from '@esporte-parana/sdk/testing'
import { createRoot } from 'react-dom/client'

const [draft] = sampleRecords.serviceRequest
const [item] = draft.items
// A lot with sixty items, because the request has sixty.
const items = Array.from({ length: 60 }, (_, index) => ({
  ...item,
  id: index + 1,
  lotItemId: index + 1,
  lotItem: { ...item.lotItem, id: index + 1, label: `Refeição ${index + 1}` },
}))
const api = createMemoryApi({ records: { ...sampleRecords, serviceRequest: [{ ...draft, items }] } })

createRoot(document.getElementById('app')).render(
  <TestBackoffice fetch={api.fetch} address="/administrativo/solicitacoes-servico/solicitacoes/1" locale="pt-BR">
    <ServiceRequestForm params={{ id: '1' }} />
  </TestBackoffice>,
)
