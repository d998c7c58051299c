import { formScreen } from '@esporte-parana/sdk/engine'
import { createMemoryApi, order, TestBackoffice } from '@esporte-parana/sdk/testing'
import { createRoot } from 'react-dom/client'

const items = Array.from({ length: 60 }, (_, index) => ({
  description: `Item ${index + 1}`,
  unit: 'un',
  quantity: '12.5',
  unitPrice: '189.9',
  isUrgent: false,
  departmentId: null,
  justification: null,
  consumed: '0',
}))
const api = createMemoryApi({ resources: [order], records: { order: [{ id: 1, subject: 'Material', items }] } })
const OrderForm = formScreen(order)

createRoot(document.getElementById('app')).render(
  <TestBackoffice fetch={api.fetch} address="/compras-diretas/1" locale="pt-BR">
    <OrderForm params={{ id: '1' }} />
  </TestBackoffice>,
)
