import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DailySummaryScreen } from './screens/home/DailySummaryScreen.js'
import { TestBackoffice } from './testing/backoffice/TestBackoffice.js'
import { createMemoryApi } from './testing/memory/memoryApi.js'
import { pageRoot } from './testing/pageRoot.testkit.js'

const root = pageRoot()
const today = new Date().toISOString()
const expiry = {
  entity: 'supplier',
  path: '/administrativo/solicitacoes-servico/fornecedores',
  what: 'certificate.fgts-crf',
  title: 'CRF',
  due: '2026-05-01',
}
const notice = {
  ...expiry,
  id: 1,
  type: 'vez',
  status: null,
  statusText: null,
  by: null,
  reason: null,
  at: today,
  due: null,
  isRead: false,
  label: 'Mercado',
}
const change = {
  ...notice,
  entity: 'canteen',
  kind: 'Refeitório',
  within: 'Jogos Escolares',
  action: 'transition',
  statusText: 'Dia 27/11/2026 registrado',
  by: { id: 2, label: 'Flávio' },
  before: [{ action: 'transition', status: 'ativo', statusText: 'Ativo', by: { id: 2, label: 'Flávio' }, reason: null, at: today }],
}

const eventName = '28º Jogos Bom de Bola – Fase Regional – Toledo/Marechal Cândido Rondon'
const balance = {
  ...{ id: 1, label: eventName, document: null, startsOn: '2026-12-10', committed: '0', consumed: '767502', left: '12345.67' },
  ...{ usedUpOn: '2027-02-01', isEarly: false, endsOn: '2027-05-01' },
}

/** The summary at an address, of 111 expiries and 130 notices. Counts of duties wait for `counts`. */
function open(address: string, counts: Promise<unknown> = Promise.resolve()): void {
  const memory = createMemoryApi({ requiresSession: false })
  const answers: Readonly<Record<string, (size: number) => object>> = {
    '/painel/vencimentos': (size) => ({
      data: Array.from({ length: Math.min(size, 111) }, (_, id) => ({ ...expiry, id: id + 1, label: `Fornecedor ${id + 1}` })),
      total: 111,
      byDays: [],
    }),
    '/painel/saldos': () => ({ data: [balance] }),
    '/painel/mudancas': () => ({ data: [change], total: 1, since: today }),
    '/avisos': (size) => ({
      data: Array.from({ length: size }, (_, key) => ({ ...notice, key: String(key), id: key + 1, label: `Mercado ${key + 1}` })),
      total: 130,
      unread: 130,
    }),
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : String(input), location.href)
    if (pathname.endsWith('/contagem')) await counts
    const known = Object.entries(answers).find(([path]) => pathname.endsWith(path))
    return known ? Response.json({ status_code: 200, ...known[1](Number(searchParams.get('por_pagina'))) }) : memory.fetch(input, init)
  }
  root.render(
    <TestBackoffice address={address} fetch={fetch}>
      <DailySummaryScreen />
    </TestBackoffice>,
  )
}
const further = (text: string) => page.getByText(text, { exact: true })

it('says how many expiries and notices it leaves out, and leads to all that ends', async () => {
  open('/painel/resumo')
  await expect.element(further('e mais 110 avisos')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'e mais 71 vencimentos' })).toHaveAttribute('href', '/painel/resumo?dias=60')
})

it('begins with everything that ended or ends today when the home led there', async () => {
  open('/painel/resumo?dias=0')
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveTextContent('O que venceu nos últimos 30 dias ou vence hoje')
  await expect.element(page.getByRole('link', { name: 'Fornecedor 111' })).toBeInTheDocument()
  expect(page.getByText(/^e mais \d+ vencimento/).elements()).toEqual([])
})

it('names the event of a canteen and the day that somebody registered', async () => {
  open('/painel/resumo')
  await expect.element(page.getByText(/Refeitório · Jogos Escolares · por Flávio · /).first()).toBeVisible()
  await expect.element(page.getByText('Dia 27/11/2026 registrado')).toBeVisible()
})

it('tells each record once: its earlier steps below, and that it waits for the reader', async () => {
  open('/painel/resumo')
  const changes = page.getByRole('region', { name: 'O que mudou de situação' })
  await expect.element(changes.getByText(/^Antes: Ativo · \d/)).toBeVisible()
  await expect.element(changes.getByText(/^Espera por você · Refeitório/)).toBeVisible()
  const notices = page.getByRole('region', { name: 'Avisos' })
  await expect.element(notices.getByText(/Mercado 2$/)).toBeVisible()
  expect(notices.getByText(/Mercado 1$/).elements()).toEqual([])
})

it('is printed when the last number is there, however early one asks', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  let answer = () => undefined as unknown
  open('/painel/resumo', new Promise((resolve) => (answer = () => resolve(undefined))))
  await page.getByRole('button', { name: 'Imprimir' }).click()
  const duties = page.getByRole('region', { name: 'Com você' }).getByRole('row')
  await expect.poll(() => duties.elements().length).toBeGreaterThan(5)
  await expect.element(page.getByText(/^Antes: Ativo/)).toBeVisible()
  expect(print).not.toHaveBeenCalled()
  answer()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  expect(
    duties
      .elements()
      .slice(1)
      .map((row) => row.lastElementChild?.textContent),
  ).not.toContain('—')
})

it('leads to each balance from its head', async () => {
  open('/painel/resumo')
  await expect.element(page.getByRole('link', { name: 'e mais 71 vencimentos' })).toBeVisible()
  await page.getByRole('button', { name: 'Saldo por fornecedor' }).click()
  const heading = page.getByRole('heading', { name: 'Saldo por fornecedor' })
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toBeInViewport()
})

it('shows a balance on a phone with its whole name, and each number beside its heading', async () => {
  await page.viewport(390, 844)
  open('/painel/resumo')
  const table = page.getByRole('region', { name: 'Saldo por evento' })
  const row = table.getByRole('row', { name: /28º Jogos/ })
  await expect.element(row).toBeVisible()
  expect(row.getByRole('rowheader').element().getBoundingClientRect().width).toBeGreaterThan(300)
  const box = table.element()
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  const [, , left] = row.getByRole('cell').elements()
  expect(left?.textContent).toMatch(/12\.345,67/)
  expect(left && getComputedStyle(left, '::before').content).toMatch(/^"Disponível/)
  await page.viewport(1366, 768)
})
