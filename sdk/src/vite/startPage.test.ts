import { afterEach, describe, expect, it, vi } from 'vitest'
import { firstFetch } from '../api/firstFetch.js'
import { firstSteps, startPage } from './startPage.js'
import type { StartPlan } from './StartPlan.js'

const now = Date.UTC(2026, 4, 4)
const usuario = { id: 7, nome: 'Ana', email: 'ana@example.org', avatar: '' }
const signedIn = { session_0: JSON.stringify({ token: 'abc', exp: now + 60_000, usuario }) }
const plan: StartPlan = {
  apiBaseUrl: '/api/admin/v1',
  files: [
    '/first.js',
    '/records.js',
    '/editing.js',
    '/frame.js',
    '/list.js',
    '/form.js',
    '/form.css',
    '/phone.js',
    '/public.js',
    '/home.js',
    '/table.js',
    '/inside.js',
  ],
  routes: [
    { path: '/login', kind: 'public', screen: [8] },
    { path: '/sessao-expirada', kind: 'public', screen: [8] },
    { path: '/dashboard', kind: 'home', screen: [9] },
    { path: '/escola', kind: 'home', screen: [9] },
    { path: '/painel/resumo', kind: 'home', screen: [9] },
    { path: '/pessoas', kind: 'list', screen: [4] },
    { path: '/pessoas/{id}', kind: 'form', screen: [5, 6], views: { responder: [7] }, viewReads: { responder: ['/respostas'] } },
  ],
  table: [10],
  frame: [3],
  texts: {
    'pt-BR': { first: [0], inside: [11], records: [1], editing: [2] },
    'en-US': { first: [], records: [], editing: [] },
    'es-ES': { first: [], records: [], editing: [] },
  },
}

function storageOf(entries: Readonly<Record<string, string>>) {
  return { getItem: (key: string) => entries[key] ?? null, setItem: () => undefined, removeItem: () => undefined, clear: () => undefined }
}

function stepsAt(address: string, kept: Readonly<Record<string, string>> = signedIn) {
  const { pathname, search } = new URL(address, 'https://produto.example')
  return firstSteps(plan, { pathname, search, storage: storageOf(kept), now })
}
const askedAt = (address: string, kept?: Readonly<Record<string, string>>) => stepsAt(address, kept).questions

describe('the files of a page', () => {
  it('are its texts, its frame and its screen', () => {
    expect(stepsAt('/pessoas')).toMatchObject({
      isFramed: true,
      files: ['/first.js', '/inside.js', '/records.js', '/table.js', '/frame.js', '/list.js'],
    })
    expect(stepsAt('/pessoas/7/').files).toEqual([
      '/first.js',
      '/inside.js',
      '/records.js',
      '/editing.js',
      '/table.js',
      '/frame.js',
      '/form.js',
      '/form.css',
    ])
  })
  it('are those of the page that the address leads to', () => {
    expect(stepsAt('/').files).toEqual(stepsAt('/dashboard').files)
    expect(stepsAt('/login').files).toEqual(stepsAt('/dashboard').files)
  })
  it('are another screen’s where a query parameter opens it', () => {
    expect(stepsAt('/pessoas/7?responder=1').files).toEqual(['/first.js', '/inside.js', '/table.js', '/frame.js', '/phone.js'])
  })
  it('are those of the sign-in for who is not signed in, and of the expired session', () => {
    expect(stepsAt('/pessoas', {})).toMatchObject({ isFramed: false, files: ['/first.js', '/table.js', '/public.js'] })
    expect(stepsAt('/login', {}).files).toEqual(['/first.js', '/public.js'])
    const expired = { session_0: JSON.stringify({ token: 'abc', exp: now - 1, usuario }) }
    expect(stepsAt('/pessoas', expired)).toMatchObject({ isFramed: false, files: ['/first.js', '/table.js', '/public.js'] })
  })
  it('are the frame’s alone where no page is', () => {
    expect(stepsAt('/nada')).toMatchObject({ isFramed: true, files: ['/first.js', '/inside.js', '/table.js', '/frame.js'] })
  })
  it('speak the language that the person chose', () => {
    const kept = { ...signedIn, preferences_0: JSON.stringify({ owner: 7, values: { locale: 'en-US' } }) }
    expect(stepsAt('/pessoas', kept)).toMatchObject({ locale: 'en-US', files: ['/table.js', '/frame.js', '/list.js'] })
    expect(stepsAt('/pessoas', kept).headers).toMatchObject({ 'Accept-Language': 'en-US', Authorization: 'Bearer abc' })
  })
})

describe('the first question', () => {
  it.each([
    ['/pessoas', '/pessoas?pagina=1&por_pagina=25&contar=0'],
    ['/pessoas?status=ativo&busca=silva', '/pessoas?pagina=1&por_pagina=25&busca=silva&status=ativo&contar=0'],
    ['/pessoas?situacao=ativo', '/pessoas?pagina=1&por_pagina=25&status=ativo&contar=0'],
    ['/pessoas?ordem=-name&pagina=2&colunas=name,age&densidade=compacta', '/pessoas?pagina=2&por_pagina=25&ordem=-name&contar=0'],
    ['/pessoas?editar=novo&visao=7&excluidos=1', '/pessoas?pagina=1&por_pagina=25&excluidos=1&contar=0'],
    ['/pessoas/7', '/pessoas/7'],
  ])('of %s is the one that its screen asks', (address, question) => {
    expect(askedAt(address)).toEqual([`/api/admin/v1${question}`])
  })
  it('of a home are its numbers and what else it tells', () => {
    const api = '/api/admin/v1/painel'
    const expiries = `${api}/vencimentos?idioma=pt-BR&dias=60&por_pagina=6`
    expect(askedAt('/dashboard')).toEqual([`${api}/figuras?idioma=pt-BR`, expiries, `${api}/mudancas?idioma=pt-BR&por_pagina=6`])
    expect(askedAt('/login')).toEqual(askedAt('/dashboard'))
    expect(askedAt('/escola')).toEqual([`${api}/figuras?idioma=pt-BR`, `${api}/graficos?idioma=pt-BR&caminho=%2Fescola`])
    expect(askedAt('/painel/resumo')).toEqual([])
  })
  it('comes with what another screen of the record reads', () => {
    expect(askedAt('/pessoas/7?responder=1')).toEqual(['/api/admin/v1/pessoas/7', '/api/admin/v1/pessoas/7/respostas'])
    expect(askedAt('/pessoas/novo?responder=1')).toEqual([])
  })
  it.each(['/pessoas/novo', '/nada', '/pessoas?busca=529.982', '/pessoas?busca=52998224725'])('is none at %s', (address) =>
    expect(askedAt(address)).toEqual([]),
  )
  it('is asked by nobody who is not signed in', () => expect(askedAt('/pessoas', {})).toEqual([]))
})

describe('the answer that came before the program', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  /** Starts at the list of people, with a network that counts requests. */
  function start(status = 200) {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (input: string) => {
      asked.push(input)
      return new Response(`${asked.length}`, { status: asked.length === 1 ? status : 200 })
    })
    const links: { rel?: string; href?: string }[] = []
    const root = { lang: '', dataset: {} as Record<string, string> }
    vi.stubGlobal('document', { documentElement: root, createElement: () => ({}), head: { append: (link: object) => links.push(link) } })
    vi.stubGlobal('location', { pathname: '/pessoas', search: '' })
    vi.stubGlobal('window', { localStorage: storageOf({ session_0: JSON.stringify({ token: 'abc', exp: Date.now() + 60_000, usuario }) }) })
    startPage(plan)
    return { asked, links, root }
  }
  const url = '/api/admin/v1/pessoas?pagina=1&por_pagina=25&contar=0'
  const headers = { Accept: 'application/json', 'Accept-Language': 'pt-BR', Authorization: 'Bearer abc' }
  const read = async (init: RequestInit) => (await firstFetch(url, init)).text()

  it('is handed over once, and the page knows its look and its files', async () => {
    const { asked, links, root } = start()
    expect(root).toEqual({ lang: 'pt-BR', dataset: { frame: 'shell' } })
    expect(links.map(({ rel, href }) => `${rel} ${href}`)).toContain('modulepreload /list.js')
    expect([await read({ headers }), await read({ headers })]).toEqual(['1', '2'])
    expect(asked).toEqual([url, url])
  })
  it('is handed to nobody with another token, language or method', async () => {
    start()
    expect(await read({ headers: { ...headers, Authorization: 'Bearer xyz' } })).toBe('2')
    expect(await read({ headers: { ...headers, 'Accept-Language': 'en-US' } })).toBe('3')
    expect(await read({ headers, method: 'POST' })).toBe('4')
    expect(await read({ headers })).toBe('1')
  })
  it('is no longer handed over after half a minute', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000)
    start()
    clock.mockReturnValue(31_001)
    expect(await read({ headers })).toBe('2')
  })
  it('is asked for again where it was refused', async () => {
    start(401)
    expect(await read({ headers })).toBe('2')
  })
})
