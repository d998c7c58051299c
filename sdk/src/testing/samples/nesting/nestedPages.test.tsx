import axe from 'axe-core'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ReactNode, useEffect } from 'react'
import { page, userEvent } from 'vitest/browser'
import type { RouteMatch } from '../../../core/matchRoute.js'
import { formScreen } from '../../../form/frame/formScreen.js'
import { doWithRecord } from '../../../form/frame/renderForm.testkit.js'
import { listScreen } from '../../../list/frame/listScreen.js'
import { menus } from '../../../menus.js'
import { useLocation, useNavigation } from '../../../navigation/NavigationProvider.js'
import type { Navigation } from '../../../navigation/navigation.js'
import { routes as productRoutes } from '../../../routes.js'
import { AppShell } from '../../../shell/frame/AppShell.js'
import type { ScreenComponent } from '../../../core/route.js'
import { RouteView } from '../../../shell/route/RouteView.js'
import { failure } from '../../answers.js'
import { createMemoryApi, type MemoryApi } from '../../memory/memoryApi.js'
import { TestBackoffice } from '../../backoffice/TestBackoffice.js'
import { nestedExample, nestedRecords, withScreens } from './nestedExample.js'

const { tender, lot, request } = nestedExample
const screenOf = (Screen: ScreenComponent) => () => Promise.resolve({ Screen })
const routes = withScreens(productRoutes, {
  tender: screenOf(formScreen(tender)),
  lot: screenOf(formScreen(lot)),
  serviceRequest: screenOf(formScreen(request)),
  serviceRequests: screenOf(listScreen(request)),
})
const memos = '/administrativo/solicitacoes-servico'
const lots = (tenderId: number) => `${memos}/licitacoes/${tenderId}/lotes`

let api: MemoryApi
let navigation: Navigation
let address = ''
let unmount: () => void

function Probe() {
  const here = useNavigation()
  const { pathname, search } = useLocation()
  useEffect(() => {
    navigation = here
    address = pathname + search
  })
  return null
}

const loadFrame = () =>
  Promise.resolve({
    Frame: ({ match, children }: { readonly match: RouteMatch | undefined; readonly children: ReactNode }) => (
      <AppShell routes={routes} menus={menus} match={match}>
        {children}
      </AppShell>
    ),
  })

/** Opens an address over an API that answers deletions with `refusal`, if given. */
function open(at: string, refusal?: Response) {
  api = createMemoryApi({ resources: [tender, lot, request], records: nestedRecords, requiresSession: false })
  const fetch: typeof globalThis.fetch = async (input, init) => (init?.method === 'DELETE' && refusal ? refusal : api.fetch(input, init))
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <TestBackoffice fetch={fetch} address={at}>
      <Probe />
      <RouteView routes={routes} frame={loadFrame} />
    </TestBackoffice>,
  )
  unmount = () => root.unmount()
}
const isAt = (expected: string) => vi.waitFor(() => expect(address).toBe(expected))
const crumbs = () => page.getByRole('navigation', { name: 'Você está em' })
const field = (name: string) => page.getByRole('textbox', { name })
const save = () => userEvent.keyboard('{Control>}s{/Control}')

beforeEach(() => page.viewport(1200, 800))
afterEach(() => unmount())

describe('a form under a record of another entity', () => {
  it('is reached from there by name, and leads back there: in the crumb, in "back" and in "cancel"', async () => {
    open(`${lots(1)}/11`)
    await expect.element(crumbs().getByRole('link', { name: '118/2026' })).toHaveAttribute('href', `${memos}/licitacoes/1`)
    const back = page.getByRole('link', { name: '118/2026' }).last()
    await expect.element(back).toHaveAttribute('href', `${memos}/licitacoes/1`)
    await expect.element(field('Descrição')).toHaveValue('Refeições em Curitiba')
    await page
      .getByRole('button', { name: 'Voltar' })
      .or(page.getByRole('button', { name: 'Cancelar' }))
      .first()
      .click()
    await isAt(`${memos}/licitacoes/1`)
  })

  it('stores a new record under the parent of its address, and stays beside it', async () => {
    open(`${lots(2)}/novo`)
    await page.getByRole('textbox', { name: 'Número' }).fill('7')
    await field('Descrição').fill('Troféus')
    await save()
    await vi.waitFor(() => expect(api.records('lot').at(-1)).toMatchObject({ tenderId: 2, number: 7, tender: { label: '9/2026' } }))
    const { id } = api.records('lot').at(-1) ?? {}
    await isAt(`${lots(2)}/${id}`)
  })

  it('goes to the parent when its record is deleted, for no page lists the others', async () => {
    open(`${lots(1)}/12`)
    await doWithRecord('Excluir')
    await page.getByRole('button', { name: 'Sim, excluir' }).click()
    await isAt(`${memos}/licitacoes/1`)
    expect(api.records('lot').map(({ id }) => id)).toEqual([11, 21])
  })

  it('is named, with the way to it, where it keeps its parent from being deleted', async () => {
    const example = { id: 11, label: '1: Refeições em Curitiba', params: { licitacaoId: 1 } }
    const dependants = [{ entity: 'lot', field: 'tenderId', count: 2, example }]
    open(`${memos}/licitacoes/1`, failure(409, 'in-use', { data: { id: 1, label: '118/2026', code: 'in-use', dependants } }))
    await doWithRecord('Excluir')
    await page.getByRole('button', { name: 'Sim, excluir' }).click()
    const link = page.getByRole('alert').getByRole('link', { name: example.label })
    await expect.element(link).toHaveAttribute('href', `${lots(1)}/11`)
  })

  it('is missing under any other parent', async () => {
    open(`${lots(2)}/11`)
    await expect.element(page.getByRole('heading', { name: /não encontrado/i })).toBeVisible()
  })

  it('leafs through the records of its parent alone', async () => {
    open(`${lots(1)}/11?de=${encodeURIComponent('ordem=number')}`)
    const nav = page.getByRole('navigation', { name: 'Registros da lista' })
    await expect.element(nav.getByText('1 de 2')).toBeVisible()
    await nav.getByRole('button', { name: 'Próximo registro' }).click()
    await vi.waitFor(() => expect(address.split('?')[0]).toBe(`${lots(1)}/12`))
  })

  it('keeps what was typed under one parent from the new record of another', async () => {
    open(`${lots(1)}/novo`)
    await field('Descrição').fill('Refeições em Maringá')
    navigation.navigate(`${lots(2)}/novo`, { force: true })
    await isAt(`${lots(2)}/novo`)
    await expect.element(field('Descrição')).toHaveValue('')
    await expect.element(page.getByText('9/2026').first()).toBeVisible()
    expect(document.body.textContent).not.toContain('Refeições em Maringá')
  })
})

describe('a section of the entity’s own', () => {
  const section = () => page.getByRole('region', { name: 'Lotes' })

  const rows = () => section().getByRole('row')

  it('lists what stands under the stored record, with the sums of it, and leads there', async () => {
    open(`${memos}/licitacoes/1`)
    await expect.element(section().getByRole('group', { name: 'Somas de todo o resultado' })).toMatchTextContent(/R\$\s200\.000,30/)
    expect(api.calls).toContain(`GET ${lots(1)}/somas`)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    await rows().filter({ hasText: 'Londrina' }).getByRole('link').first().click()
    await vi.waitFor(() => expect(address.split('?')[0]).toBe(`${lots(1)}/12`))
    await expect.element(page.getByText('2 de 2')).toBeVisible()
  })

  it('is readable for everybody there', async () => {
    open(`${memos}/licitacoes/1`)
    await expect.element(rows().nth(1)).toBeVisible()
    const { violations } = await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })

  it('is searched and ordered in the address of the form, under a name of its own', async () => {
    open(`${memos}/licitacoes/1?lotes.ordem=-number`)
    await expect.element(rows().nth(1)).toMatchTextContent(/Londrina/)
    await section()
      .getByRole('textbox', { name: /^Buscar/ })
      .fill('curitiba')
    await isAt(`${memos}/licitacoes/1?lotes.ordem=-number&lotes.busca=curitiba`)
    await expect.element(rows().nth(1)).toMatchTextContent(/Curitiba/)
    await expect.element(section().getByText('Londrina')).not.toBeInTheDocument()
    expect(api.calls.filter((call) => call.startsWith(`GET ${lots(1)}?`)).at(-1)).toContain('busca=curitiba')
  })

  it('has nothing to do with what is typed and saved in the form', async () => {
    open(`${memos}/licitacoes/1`)
    await field('Número').fill('119/2026')
    await section()
      .getByRole('textbox', { name: /^Buscar/ })
      .fill('meda')
    await userEvent.keyboard('{Enter}')
    await isAt(`${memos}/licitacoes/1?lotes.busca=meda`)
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(api.calls.filter((call) => call.startsWith('PUT'))).toEqual([])
    await expect.element(field('Número')).toHaveValue('119/2026')
    await save()
    await vi.waitFor(() => expect(api.records('tender')[0]).toMatchObject({ number: '119/2026' }))
  })

  it('leads to a new record there, and asks before what is typed is left', async () => {
    open(`${memos}/licitacoes/2`)
    await section().getByRole('link', { name: 'Novo lote' }).click()
    await isAt(`${lots(2)}/novo`)
    navigation.navigate(`${memos}/licitacoes/2`)
    await field('Número').fill('10/2026')
    await section().getByRole('link', { name: 'Novo lote' }).click()
    await expect.element(page.getByRole('alertdialog')).toBeVisible()
  })

  it('is left out while the record is new', async () => {
    open(`${memos}/licitacoes/novo`)
    await expect.element(field('Número')).toBeVisible()
    await expect.element(section()).not.toBeInTheDocument()
  })
})

describe('a field that refers to a record under another one', () => {
  const choice = (name: string) => page.getByRole('combobox', { name, exact: true })
  const choose = async (name: string, label: string) => {
    await choice(name).fill(label)
    await page.getByRole('option', { name: label }).click()
  }

  it('waits for the parent, offers its records only, and empties when the parent changes', async () => {
    open(`${memos}/solicitacoes/novo`)
    await expect.element(choice('Lote')).toHaveAttribute('readonly')
    await expect.element(choice('Lote')).toHaveAttribute('placeholder', 'Preencha primeiro: Licitação')
    await choose('Licitação', '118/2026')
    await choice('Lote').click()
    await expect.element(page.getByRole('option', { name: '2: Refeições em Londrina' })).toBeVisible()
    expect(page.getByRole('option', { name: /^\d: / }).elements()).toHaveLength(2)
    await page.getByRole('option', { name: '2: Refeições em Londrina' }).click()
    await choose('Licitação', '9/2026')
    await expect.element(choice('Lote')).toHaveValue('')
    await choice('Lote').click()
    await expect.element(page.getByRole('option', { name: '1: Medalhas' })).toBeVisible()
    expect(page.getByRole('option', { name: /^\d: / }).elements()).toHaveLength(1)
  })

  it('opens the record at its own address', async () => {
    open(`${memos}/solicitacoes/31`)
    await expect.element(choice('Lote')).toHaveValue('2: Refeições em Londrina')
    await page.getByRole('button', { name: 'Abrir 2: Refeições em Londrina' }).click()
    await expect.element(page.getByRole('dialog').getByRole('textbox', { name: 'Descrição' })).toHaveValue('Refeições em Londrina')
    expect(api.calls).toContain(`GET ${lots(1)}/12`)
  })

  it('is filtered by within the parent that is filtered by', async () => {
    open(`${memos}/solicitacoes?tenderId=1&lotId=12`)
    await expect.element(page.getByText('Almoço da fase regional').first()).toBeVisible()
  })
})

it('the search over everything leads to the record under its parent', async () => {
  open(`${memos}/solicitacoes/31`)
  await expect.element(page.getByRole('combobox', { name: 'Lote', exact: true })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('combobox', { name: 'Buscar páginas e registros' }).fill('medalhas')
  await page.getByRole('option', { name: /1: Medalhas/ }).click()
  await isAt(`${lots(2)}/21`)
})
