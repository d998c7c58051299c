import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AreaHomeScreen, DashboardScreen } from './homePages.js'
import { TestBackoffice } from './testing/backoffice/TestBackoffice.js'
import { createMemoryApi } from './testing/memory/memoryApi.js'
import { sampleRecords } from './testing/samples/samples.js'

let leave = () => undefined as void
afterEach(() => leave())

const chart = {
  name: 'progress',
  entity: 'event',
  path: '/competicoes/eventos',
  title: 'Em que pé estão os eventos?',
  form: 'bars',
  measure: 'Eventos',
  sum: null,
  isMoney: false,
  parts: [
    { key: 'planejado', label: 'Planejado', filter: { status: 'planejado' } },
    { key: 'encerrado', label: 'Encerrado', filter: { status: 'encerrado' } },
  ],
  series: [
    { key: 'final', label: 'Final' },
    { key: 'regional', label: 'Regional' },
  ],
  points: [
    { part: 'planejado', series: 'final', value: '3', filter: { status: 'planejado', phase: 'final' } },
    { part: 'encerrado', series: 'regional', value: '12', filter: { status: 'encerrado', phase: 'regional' } },
  ],
  against: null,
}

const since = '2026-11-21T12:00:00Z'
let news: object = { data: [], total: 0, since }

/** The API in memory, with data for charts. */
function answers(): typeof fetch {
  const memory = createMemoryApi({ records: sampleRecords })
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
    if (pathname.endsWith('/painel/graficos')) return Response.json({ data: [chart] })
    if (pathname.endsWith('/painel/graficos/event/progress')) return Response.json({ data: chart })
    if (pathname.endsWith('/painel/mudancas')) return Response.json(news)
    return memory.fetch(input, init)
  }
}

function show(screen: React.ReactNode) {
  const container = document.body.appendChild(document.createElement('div'))
  container.style.width = '800px'
  const root = createRoot(container)
  root.render(<TestBackoffice fetch={answers()}>{screen}</TestBackoffice>)
  leave = () => {
    root.unmount()
    container.remove()
  }
}

test('the dashboard stands alone under the provider, with the names of everything', async () => {
  show(<DashboardScreen />)
  await expect.element(page.getByRole('link', { name: /^Departamentos.*ativos/ })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Com você' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Competições/ })).toBeVisible()
})

test('the dashboard says which changes it tells, and leads to those that it has no room for', async () => {
  const sent = { id: 1, entity: 'department', path: '/administrativo/departamentos', label: 'Divisão', kind: 'Departamento', at: since }
  news = { data: [{ ...sent, action: 'transition', status: 'inativo', statusText: 'Inativo', by: null, reason: null }], total: 16, since }
  show(<DashboardScreen />)
  await expect.element(page.getByRole('link', { name: 'e mais 15 mudanças' })).toHaveAttribute('href', '/painel/resumo')
  leave()
  news = { data: [], total: 0, since }
  show(<DashboardScreen />)
  await expect.element(page.getByRole('heading', { name: 'O que mudou de situação', exact: true })).toBeVisible()
  const words = 'Nenhuma mudança de situação, exclusão ou importação feita por outras pessoas.'
  await expect.element(page.getByText(words)).toBeVisible()
})

test('a home of an area stands alone under the provider, with what can be begun', async () => {
  show(<AreaHomeScreen path="/competicoes" />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Competições' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Novo evento' })).toHaveAttribute('href', '/competicoes/eventos/novo')
})

test('a chart is walked through by arrows, each part opens its list', async () => {
  show(<AreaHomeScreen path="/competicoes" />)
  const first = page.getByRole('link', { name: 'Planejado: 3 (Final: 3)' })
  await expect.element(first).toHaveAttribute('href', '/competicoes/eventos?status=planejado')
  await vi.waitFor(() => (first.element() as SVGAElement).focus())
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('link', { name: 'Encerrado: 12 (Regional: 12)' })).toHaveFocus()
})

test('a chart is read as a table whose numbers lead to their lists', async () => {
  show(<AreaHomeScreen path="/competicoes" />)
  await page.getByRole('button', { name: /^Ver como tabela/ }).click()
  const cell = page
    .getByRole('row', { name: /^Encerrado/ })
    .getByRole('link', { name: '12' })
    .first()
  await expect.element(cell).toHaveAttribute('href', '/competicoes/eventos?status=encerrado&phase=regional')
})

test('series are told apart by their pattern, not by a colour', async () => {
  show(<AreaHomeScreen path="/competicoes" />)
  await expect.element(page.getByRole('link', { name: 'Planejado: 3 (Final: 3)' })).toBeInTheDocument()
  const fills = [...document.querySelectorAll('.ep-chart-drawing .ep-chart-piece')].map((piece) => piece.getAttribute('fill'))
  expect(new Set(fills).size).toBe(2)
})

test('a chart is saved as a picture', async () => {
  show(<AreaHomeScreen path="/competicoes" />)
  const saved = vi.spyOn(URL, 'createObjectURL')
  await page.getByRole('button', { name: /^Baixar PNG/ }).click()
  await vi.waitFor(() => expect(saved.mock.calls[0]?.[0]).toMatchObject({ type: 'image/png' }))
  saved.mockClear()
  await page.getByRole('button', { name: /^Baixar CSV/ }).click()
  const file = saved.mock.calls[0]?.[0] as Blob
  expect(await file.text()).toContain('Encerrado;0;12')
  saved.mockRestore()
})
