import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLocation } from '../../navigation/NavigationProvider.js'
import { serviceRequest } from '../../resources/service-memos/service-request/resource.js'
import { lotSamples } from '../../resources/service-memos/lot/samples.js'
import { serviceRequestSamples } from '../../resources/service-memos/service-request/samples.js'
import { tenderSamples } from '../../resources/service-memos/tender/samples.js'
import { TestBackoffice } from '../../testing/backoffice/TestBackoffice.js'
import { createMemoryApi } from '../../testing/memory/memoryApi.js'
import { listScreen } from '../frame/listScreen.js'

const path = '/administrativo/solicitacoes-servico/solicitacoes'
const List = listScreen(serviceRequest)
let address = ''
let unmount: () => void
beforeEach(() => page.viewport(1200, 800))
afterEach(() => unmount())

/** Shows the list at its path and a simple page at other paths. */
function Pages() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    address = pathname + search
  })
  return pathname === path ? <List /> : <h1>Página {pathname}</h1>
}

const request = (id: number, status: string) => ({ ...serviceRequestSamples[0], id, subject: `Pedido ${id}`, status })
const records = [
  ...Array.from({ length: 12 }, (_, index) => request(index + 1, 'rascunho')),
  request(21, 'em-analise'),
  request(22, 'em-analise'),
  request(31, 'concluida'),
]
const show = (search = '') => {
  const { fetch } = createMemoryApi({
    records: { serviceRequest: records, tender: tenderSamples, lot: lotSamples },
    requiresSession: false,
  })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <TestBackoffice fetch={fetch} address={`${path}?exibir=quadro${search}`}>
      <Pages />
    </TestBackoffice>,
  )
  unmount = () => {
    root.unmount()
    place.remove()
  }
}
const column = (name: RegExp) => page.getByRole('region', { name })
const card = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}\\b`) })

describe('the board of a list', () => {
  it('shows a column for each status with how many it holds, the first ones, and more on demand', async () => {
    show()
    await expect.element(column(/^Rascunho 12$/)).toBeVisible()
    await expect.element(column(/^Em análise 2$/).getByRole('link', { name: /^Pedido 22/ })).toBeVisible()
    await expect.element(column(/^Cancelada 0$/)).toHaveTextContent('Cancelada 0Nenhum')
    const drafts = column(/^Rascunho/).getByRole('listitem')
    await expect.poll(() => drafts.elements().length).toBe(10)
    await page.getByRole('button', { name: 'Mostrar mais: Rascunho' }).click()
    await expect.poll(() => drafts.elements().length).toBe(12)
    await expect.element(page.getByRole('button', { name: /^Mostrar mais/ })).not.toBeInTheDocument()
    await expect.element(drafts.nth(10).getByRole('link')).toHaveFocus()
  })

  it('shows the columns of the statuses asked for alone, and leads to each as a table', async () => {
    show('&status=em-analise,concluida')
    await expect.element(column(/^Em análise 2$/)).toBeVisible()
    await expect.poll(() => page.getByRole('heading', { level: 2 }).elements().length).toBe(2)
    await column(/^Em análise/)
      .getByRole('link', { name: 'Em análise', exact: true })
      .click()
    await expect.element(page.getByRole('grid')).toBeVisible()
    expect(address).toBe(`${path}?status=em-analise`)
  })

  it('is walked by the arrows, and a card opens its record', async () => {
    show('&status=rascunho,em-analise,concluida')
    await expect.element(card('Pedido 31')).toBeVisible()
    const focused = () => document.activeElement?.querySelector('.ep-list-board-name')?.textContent ?? ''
    const [first] = column(/^Rascunho/)
      .getByRole('link', { name: /^Pedido/ })
      .elements() as HTMLElement[]
    first?.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await expect.poll(() => /^Pedido 2[12]$/.test(focused())).toBe(true)
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(focused).toBe('Pedido 31')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{End}')
    await expect
      .poll(
        () =>
          document.activeElement ===
          column(/^Rascunho/)
            .getByRole('link', { name: /^Pedido/ })
            .elements()
            .at(-1),
      )
      .toBe(true)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => address).toMatch(new RegExp(`^${path}/\\d+`))
  })
})
