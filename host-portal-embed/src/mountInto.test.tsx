import { createMemoryApi } from '@esporte-parana/sdk/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { configure, pageRuntime } from './configuration.js'
import { mountInto } from './mountInto.js'
import { noEdits } from './watchEdits.js'

// The style sheet exists only in the built host.
vi.mock('./styles.js', () => ({ adoptStyles: async () => undefined, adoptHostStyles: () => undefined }))

const departments = '/administrativo/departamentos'
const told: unknown[] = []
let element: HTMLElement
let stay: AbortController
beforeEach(() => {
  const api = createMemoryApi({ requiresSession: false })
  // A token for departments only.
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    new Request(input).url.endsWith('/sessao')
      ? Promise.resolve(Response.json({ status_code: 200, data: { access: { isReadOnly: true, screens: [departments] } } }))
      : api.fetch(input, init),
  )
  configure({ apiBaseUrl: 'http://memory.local/api/admin/v1', getToken: async () => ({ token: 'x'.repeat(43), expiresIn: 900 }) })
  element = document.body.appendChild(document.createElement('div'))
  stay = new AbortController()
  told.length = 0
})
afterEach(() => {
  stay.abort()
  element.remove()
  vi.unstubAllGlobals()
})

const shadow = () => element.shadowRoot ?? element.attachShadow({ mode: 'open' })
const mount = (path: string, locale = 'pt-BR') =>
  mountInto(shadow(), {
    path,
    addresses: { queryKey: undefined, productUrl: 'https://produto.example/' },
    locale,
    signal: stay.signal,
    onState: (state) => element.setAttribute('state', state),
    onEvent: () => undefined,
    onNavigate: () => true,
    onFailure: ({ code }) => told.push(code),
    onTrouble: ({ code, message }) => told.push([code, message]),
    onMove: () => undefined,
    edits: noEdits(),
  })
/** Removes the page's session, which an earlier screen may have created. */
const forgetSession = () => pageRuntime().shared.delete('session')
const heading = () => shadow().querySelector('h1')?.textContent

it.each(['/pessoas', '/pessoas/1', '/administrativo/funcoes'])(
  'tells person and page that %s is none of the token’s screens',
  async (path) => {
    await mount(path)
    await expect.poll(heading).toBe('Esta tela não faz parte deste portal')
    await expect.poll(() => element.getAttribute('state')).toBe('unavailable')
    await expect.poll(() => JSON.stringify(told)).toContain('screen-refused')
    expect(JSON.stringify(told)).toContain(departments)
  },
)

it.each(['/login', '/recuperar-senha', '/sessao-expirada'])('asks nobody for our password at %s', async (path) => {
  await mount(path, 'en-US')
  await expect.poll(heading).toBe('No password is typed here')
  expect(shadow().querySelector('input, form')).toBeNull()
  await expect.poll(() => JSON.stringify(told)).toContain('screen-refused')
})

it('leads from an unknown screen nowhere else', async () => {
  await mount('/nada')
  await expect.poll(heading).toBe('Página não encontrada')
  expect(shadow().querySelectorAll('a, button')).toHaveLength(0)
})

it('offers on a home neither our sign-in nor screens that are none of the token’s, and no changes that it may not read', async () => {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    new Request(input).url.includes('/mudancas')
      ? Promise.resolve(Response.json({ status_code: 403, code: 'forbidden', message: '' }, { status: 403 }))
      : fetch(input, init),
  )
  await mount('/dashboard')
  const cards = () => [...shadow().querySelectorAll<HTMLAnchorElement>('section:has(> #ep-home-areas) a')].map((card) => card.pathname)
  await expect.poll(cards).toContain('/administrativo')
  expect(cards()).not.toContain('/login')
  await expect.poll(cards).not.toContain('/pessoas')
  expect(shadow().textContent).not.toContain('O que mudou')
})

it('shows a screen of the token, and refuses one that is reached from there', async () => {
  const screen = await mount(departments)
  await expect.poll(heading).toMatch(/^Departamentos/)
  expect(told).toEqual([])
  screen?.navigate('/pessoas')
  await expect.poll(heading).toBe('Esta tela não faz parte deste portal')
})

it('is loading as long as the page gives no token, and ready when it does', async () => {
  let answer: (token: { token: string; expiresIn: number }) => void = () => {}
  configure({ apiBaseUrl: 'http://memory.local/api/admin/v1', getToken: () => new Promise((resolve) => (answer = resolve)) })
  forgetSession()
  element.setAttribute('state', 'loading')
  await mount(departments)
  await expect.poll(() => shadow().querySelector('[data-testid]') !== null || heading() !== undefined).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(element.getAttribute('state')).toBe('loading')
  answer({ token: 'y'.repeat(43), expiresIn: 900 })
  await expect.poll(() => element.getAttribute('state')).toBe('ready')
})

it.each([
  ['fr', ['locale-unknown']],
  ['es-MX', []],
])('tells the page when the language %s is none of ours', async (locale, codes) => {
  await mount(departments, locale)
  await expect.poll(() => element.getAttribute('state')).toBe('ready')
  expect(told.map((entry) => [entry].flat()[0])).toEqual(codes)
})

it('says of a page that never got a token that it has no access, and not that something ended or was typed', async () => {
  forgetSession()
  vi.stubGlobal('fetch', async () => Response.json({ status_code: 401, code: 'unauthorized', message: '' }, { status: 401 }))
  configure({ apiBaseUrl: 'http://memory.local/api/admin/v1', getToken: () => Promise.reject(new Error('500')) })
  await mount(departments)
  await expect.poll(() => shadow().textContent).toContain('Esta página não conseguiu acesso ao sistema.')
  expect(shadow().textContent).not.toContain('digitado')
  forgetSession()
})

it('asks for no further token, again and again, when the API refuses each one', async () => {
  forgetSession()
  vi.stubGlobal('fetch', async () => Response.json({ status_code: 401, code: 'unauthorized', message: '' }, { status: 401 }))
  const getToken = vi.fn(async () => ({ token: 'x'.repeat(43), expiresIn: 900 }))
  configure({ apiBaseUrl: 'http://memory.local/api/admin/v1', getToken })
  await mount(departments)
  await expect.poll(() => element.getAttribute('state')).toBe('session-expired')
  // Long enough for some more rounds.
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(getToken.mock.calls.length).toBeLessThanOrEqual(3)
  expect(element.getAttribute('state')).toBe('session-expired')
  // There is no place to sign in.
  expect(shadow().textContent).toContain('O acesso desta página terminou.')
  expect(shadow().textContent).not.toContain('Entre de novo')
  forgetSession()
})
