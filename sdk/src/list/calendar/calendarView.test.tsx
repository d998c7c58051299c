import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLocation } from '../../navigation/NavigationProvider.js'
import { event } from '../../resources/competitions/event/resource.js'
import { eventSamples } from '../../resources/competitions/event/samples.js'
import { TestBackoffice } from '../../testing/backoffice/TestBackoffice.js'
import { createMemoryApi } from '../../testing/memory/memoryApi.js'
import { listScreen } from '../frame/listScreen.js'

const path = '/competicoes/eventos'
const List = listScreen(event)
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

const sample = (id: number) => ({ ...eventSamples[0], id, hindrances: [], status: 'planejado' })
const on = (id: number, startDate: string, endDate: string) => ({ ...sample(id), name: `Jogos ${id}`, startDate, endDate })
const records = {
  event: [
    on(1, '2026-05-05', '2026-05-10'),
    on(2, '2026-05-30', '2026-06-03'),
    on(3, '2026-12-30', '2027-01-02'),
    on(4, '2025-07-01', '2025-07-04'),
  ],
}
const show = (search: string) => {
  const { fetch } = createMemoryApi({ records, requiresSession: false })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <TestBackoffice fetch={fetch} address={`${path}?exibir=calendario${search}`}>
      <Pages />
    </TestBackoffice>,
  )
  unmount = () => {
    root.unmount()
    place.remove()
  }
}
const entry = (name: string) => page.getByRole('link', { name: new RegExp(`${name} `) })
const month = (name: string) => page.getByRole('region', { name, exact: true })

describe('the calendar of a list', () => {
  it('shows a year by months, and opens a month', async () => {
    show('&em=2026')
    await expect.element(page.getByRole('heading', { name: /^2026 3.registros$/ })).toBeVisible()
    await expect.element(month('maio').getByRole('link', { name: /^30 .* Jogos 2 Planejado$/ })).toBeVisible()
    await expect.element(month('dezembro').getByRole('link', { name: /Jogos 3/ })).toBeVisible()
    await expect.element(page.getByText('Jogos 4')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'maio' }).click()
    expect(address).toBe(`${path}?exibir=calendario&em=2026-05`)
    await expect.element(page.getByRole('heading', { name: /^maio de 2026/ })).toBeVisible()
  })

  it('shows what goes on from the month before, once in each of its weeks', async () => {
    show('&em=2026-06')
    await expect.element(entry('Jogos 2').first()).toBeVisible()
    expect(entry('Jogos 2').elements()).toHaveLength(1)
    await page.getByRole('button', { name: 'Mês anterior' }).click()
    await expect.element(entry('Jogos 1').first()).toBeVisible()
    await expect.element(entry('Jogos 2').nth(1)).toBeVisible()
  })

  it('is gone through by keys, one stop for Tab', async () => {
    show('&em=2026')
    await expect.element(entry('Jogos 1')).toHaveAttribute('tabindex', '0')
    await expect.element(entry('Jogos 2')).toHaveAttribute('tabindex', '-1')
    entry('Jogos 1').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(entry('Jogos 2')).toHaveFocus()
    await expect.element(entry('Jogos 2')).toHaveAttribute('tabindex', '0')
    await userEvent.keyboard('{End}')
    await expect.element(entry('Jogos 3')).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect.element(page.getByRole('heading', { name: /^2027/ })).toBeVisible()
    // A record that started in the previous year continues in this one.
    await expect.element(entry('Jogos 3')).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect.element(page.getByRole('heading', { name: /^2028/ })).toHaveFocus()
    await userEvent.keyboard('{PageUp}')
    await expect.element(entry('Jogos 3')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('heading', { name: /^Página .*eventos.3$/ })).toBeVisible()
  })

  it('is narrowed as the table is, previews, and goes back to it', async () => {
    show('&em=2026&busca=jogos+2')
    await expect.element(entry('Jogos 2')).toBeVisible()
    await expect.element(entry('Jogos 1')).not.toBeInTheDocument()
    entry('Jogos 2').element().focus()
    await userEvent.keyboard('v')
    await expect.element(page.getByRole('region', { name: 'Jogos 2' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(entry('Jogos 2')).toHaveFocus()
    await page.getByRole('button', { name: 'Tabela' }).click()
    await expect.element(page.getByRole('grid')).toBeVisible()
    expect(address).toBe(`${path}?busca=jogos+2`)
  })

  it('needs no sideways scroll on a phone', async () => {
    await page.viewport(320, 640)
    show('&em=2026-05')
    await expect.element(entry('Jogos 1').first()).toBeVisible()
    await expect.element(page.getByText(/^5.+10 de mai/).first()).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })
})
