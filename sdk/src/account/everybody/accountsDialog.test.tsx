import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Powers } from '../../core/powers.js'
import { createTranslator } from '../../locale/createTranslator.js'
import { catalogue } from '../../locale/pt-BR/catalogue.js'
import { createMemoryNavigation } from '../../navigation/createMemoryNavigation.js'
import { RouteTableProvider } from '../../navigation/routeTable.js'
import { BackofficeProvider } from '../../provider/BackofficeProvider.js'
import { defineRoute } from '../../core/route.js'
import { failure, success } from '../../testing/answers.js'
import { AccountsDialog } from './AccountsDialog.js'
import { powersInWords } from './powersInWords.js'

let root: Root
let element: HTMLElement
const usuario = { id: 1, nome: 'Maria', email: 'm@esporte.pr.gov.br', avatar: '' }
beforeEach(() => {
  localStorage.setItem('session_0', JSON.stringify({ token: 'a'.repeat(43), exp: Date.now() + 3_600_000, usuario }))
  element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
})
afterEach(() => {
  localStorage.clear()
  root.unmount()
  element.remove()
})

const account = {
  person: { path: '/pessoas', id: 5 },
  name: 'Carlos Eduardo Bressan',
  username: 'carlos.bressan',
  isActive: true,
  isPersonGone: false,
  isOwn: false,
  managesUsers: false,
  hasFactor: false,
  powers: null,
  enteredAt: null,
  linkUntil: null,
  askedAt: null,
}
const powers: Powers = { reads: ['pessoas'], writes: ['solicitacoes-servico'], acts: ['receber', 'decidir'], decidesUpTo: '5000' }
const everybody = [
  { ...account, name: 'Ana Paula Ribeiro', username: 'admin', person: null, isOwn: true, managesUsers: true },
  { ...account, powers, enteredAt: '2026-11-30T11:00:00Z' },
  { ...account, username: 'dora', name: 'Dora Lins', askedAt: '2026-11-30T11:00:00Z', linkUntil: '2026-11-30T11:00:00Z' },
  { ...account, username: 'elza', name: 'Elza Motta', linkUntil: '2026-11-30T11:00:00Z' },
]
const gone = { ...account, username: 'zilda', name: 'Zilda Prado', isPersonGone: true }

/** What a server with these accounts answers; each query is noted. */
function serverOf({ asked = [] as string[], perPage = 50 } = {}) {
  return (query: URLSearchParams): Response => {
    asked.push(query.toString())
    const found = [...everybody, gone].filter(({ name }) => name.toLowerCase().includes(query.get('busca') ?? ''))
    const shown = found.filter((each) => query.get('encerrados') === '1' || each !== gone)
    const at = Number(query.get('pagina'))
    const data = shown.slice((at - 1) * perPage, at * perPage)
    return success({ data, meta: { total: shown.length, page: at, perPage, closed: found.filter((each) => each === gone).length } })
  }
}

const person = defineRoute({ name: 'person', path: '/pessoas/{id}', title: 'routes.person', kind: 'form' })
const close = vi.fn()
const dialog = page.getByRole('dialog', { name: 'Quem tem acesso' })
const rows = dialog.getByRole('listitem')

async function open(answer: (query: URLSearchParams) => Response) {
  close.mockClear()
  const navigation = createMemoryNavigation('/dashboard')
  const fetch = (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.origin)
    return Promise.resolve(url.pathname.endsWith('/acessos') ? answer(url.searchParams) : success({ data: {} }))
  }
  root.render(
    <BackofficeProvider apiBaseUrl="/api/admin/v1" fetch={fetch} navigation={navigation}>
      <RouteTableProvider value={[person]}>
        <AccountsDialog isOpen onClose={close} onClosed={() => undefined} />
      </RouteTableProvider>
    </BackofficeProvider>,
  )
  await expect.element(dialog).toBeVisible()
  return navigation
}

describe('who has access', () => {
  it('shows each person, whether they enter, what they may do and when they last came', async () => {
    await open(serverOf())
    await expect.element(dialog.getByRole('status')).toMatchTextContent('4 acessos')
    await expect
      .element(rows.nth(0))
      .toMatchTextContent(/Ana Paula Ribeiro \(você\).*admin.*Sem pessoa.*Pode entrar.*Faz tudo; administra os acessos.*Nunca/)
    const words = /carlos\.bressan.*Altera Memorando de serviço, vê Pessoas, decide até R\$\s5\.000,00, recebe.*Entrou em 30\/11\/2026/
    await expect.element(rows.nth(1)).toMatchTextContent(words)
    // Somebody waits for an answer; the link of before is no answer.
    await expect.element(rows.nth(2)).toMatchTextContent(/Pediu nova senha/)
    await expect.element(rows.nth(3)).toMatchTextContent(/Link sem uso/)
  })

  it('leads to the access of a person, and closes', async () => {
    const navigation = await open(serverOf())
    await dialog.getByRole('link', { name: 'Carlos Eduardo Bressan' }).click()
    expect(navigation.getLocation()).toMatchObject({ pathname: '/pessoas/5', search: '?painel=acesso' })
    expect(close).toHaveBeenCalledOnce()
    expect(dialog.getByRole('link', { name: 'Ana Paula Ribeiro' }).elements()).toEqual([])
  })

  it('shows the closed ones when asked', async () => {
    await open(serverOf())
    await expect.element(rows).toHaveLength(4)
    await userEvent.click(dialog.getByLabelText('Mostrar também os encerrados (1)'))
    await expect.element(rows.nth(4)).toMatchTextContent(/Zilda Prado.*Encerrado/)
    await userEvent.click(dialog.getByLabelText('Mostrar também os encerrados (1)'))
    await expect.element(rows).toHaveLength(4)
  })

  it('finds somebody by name once the typing pauses, and says when there is nobody', async () => {
    const asked: string[] = []
    await open(serverOf({ asked }))
    const search = dialog.getByLabelText('Buscar por nome, usuário ou e-mail')
    await search.fill('dora')
    await expect.element(rows).toHaveLength(1)
    await search.fill('ninguém')
    await expect.element(dialog.getByRole('status')).toMatchTextContent('Nenhum acesso com este nome, usuário ou e-mail.')
    expect(asked.map((query) => new URLSearchParams(query).get('busca'))).toEqual(['', 'dora', 'ninguém'])
  })

  it('goes on where a page ends', async () => {
    await open(serverOf({ perPage: 3 }))
    await expect.element(rows).toHaveLength(3)
    await dialog.getByRole('button', { name: 'Mostrar mais' }).click()
    await expect.element(rows).toHaveLength(4)
    expect(dialog.getByRole('button', { name: 'Mostrar mais' }).elements()).toEqual([])
    expect(rows.nth(3).element().contains(document.activeElement)).toBe(true)
  })

  it('that cannot be read is asked for again', async () => {
    const answers = [() => failure(503, 'unavailable')]
    const known = serverOf()
    await open((query) => (answers.pop() ?? (() => known(query)))())
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Não foi possível ler quem tem acesso/)
    await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(rows).toHaveLength(4)
  })
})

describe('powers in words', () => {
  const say = (given: Powers | null) => powersInWords(given, createTranslator('pt-BR', catalogue)).replaceAll(' ', ' ')
  const nothing: Powers = { reads: [], writes: [], acts: [], decidesUpTo: null }
  it('names few areas and counts many', () => {
    expect(say(null)).toBe('Faz tudo')
    expect(say(nothing)).toBe('Não vê nem altera nada')
    expect(say({ ...nothing, writes: ['escola', 'pessoas'] })).toBe('Altera Escola e Pessoas')
    expect(say({ ...nothing, reads: ['escola', 'pessoas', 'competicoes'], acts: ['exportar', 'decidir'] })).toBe(
      'Vê 3 áreas, decide, exporta',
    )
    // The limit of somebody who decides nothing says nothing.
    expect(say({ ...nothing, decidesUpTo: '10' })).toBe('Não vê nem altera nada')
  })
})
