import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { offlineWorker, type WorkerScope } from './offlineWorker.js'

const origin = 'https://esporte.example'
const plan = { version: 'b', files: ['/', '/assets/index-b.js'] }

/** A fake browser around the worker: caches, network and events. */
function browser(network: (request: Request) => Promise<Response> = async () => new Response('fresh')) {
  const stores = new Map<string, Map<string, Response>>()
  const listeners = new Map<string, (event: never) => void>()
  const pathOf = (request: RequestInfo) => new URL(typeof request === 'string' ? request : request.url, origin).pathname
  const open = (name: string) => stores.get(name) ?? stores.set(name, new Map()).get(name) ?? new Map<string, Response>()
  const caches = {
    open: async (name: string) => ({
      addAll: async (requests: readonly Request[]) => {
        const answers = await Promise.all(requests.map(network))
        requests.forEach((request, place) => open(name).set(pathOf(request), answers[place] ?? new Response()))
      },
    }),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: RequestInfo, { cacheName = '' }: { cacheName?: string } = {}) =>
      stores.get(cacheName)?.get(pathOf(request))?.clone(),
  }
  const scope = {
    location: { origin },
    caches,
    fetch: network,
    addEventListener: (type: string, listener: (event: never) => void) => listeners.set(type, listener),
  }
  offlineWorker(scope as unknown as WorkerScope, plan)
  const life = async (type: 'install' | 'activate', more: object = {}) => {
    let work: Promise<unknown> = Promise.resolve()
    listeners.get(type)?.({ waitUntil: (given: Promise<unknown>) => (work = given), ...more } as never)
    await work
  }
  const ask = (path: string, more: object = {}): Promise<Response> | undefined => {
    let answer: Promise<Response> | undefined
    const request = { url: new URL(path, origin).href, method: 'GET', mode: 'cors', destination: '', ...more }
    listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) } as never)
    return answer
  }
  return { stores, life, ask }
}

// A request in Node needs an absolute address.
const RealRequest = globalThis.Request
beforeAll(() => {
  globalThis.Request = class extends RealRequest {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, origin) : input, init)
    }
  }
})
afterAll(() => {
  globalThis.Request = RealRequest
})

const page = { mode: 'navigate', destination: 'document' }
const away = () => Promise.reject(new TypeError('no network'))

describe('without network', () => {
  it('the page opens at any address of the product, and its files are there', async () => {
    let isAway = false
    const { life, ask } = browser(async (request) => (isAway ? away() : new Response(`kept ${new URL(request.url).pathname}`)))
    await life('install')
    isAway = true
    expect(await (await ask('/administrativo/fiscalizacoes/vistorias/7?responder=1', page))?.text()).toBe('kept /')
    expect(await (await ask('/assets/index-b.js'))?.text()).toBe('kept /assets/index-b.js')
  })

  it('nor with a server that is down behind its proxy', async () => {
    let status = 200
    const { life, ask } = browser(async () => new Response(status === 200 ? 'kept' : 'bad gateway', { status }))
    await life('install')
    status = 502
    expect(await (await ask('/pessoas', page))?.text()).toBe('kept')
  })

  it('nothing is kept where one file does not arrive', async () => {
    const { life, stores } = browser(async (request) => (request.url.endsWith('.js') ? away() : new Response('page')))
    await expect(life('install')).rejects.toThrow()
    expect([...stores.values()].every((store) => store.size === 0)).toBe(true)
  })
})

it('with network the newest page is shown, and files of this build come from here', async () => {
  let text = 'first'
  const { life, ask } = browser(async () => new Response(text))
  await life('install')
  text = 'second'
  expect(await (await ask('/', page))?.text()).toBe('second')
  expect(await (await ask('/assets/index-b.js'))?.text()).toBe('first')
})

it.each([
  ['an answer of the API', '/api/admin/v1/pessoas/7', {}],
  ['a download', '/api/admin/v1/pessoas/exportar.csv', page],
  ['what an embed loads', '/embed/v1/loader.js', {}],
  ['the page of an embed', '/embed/frame.html', page],
  ['the product in somebody’s frame', '/pessoas', { mode: 'navigate', destination: 'iframe' }],
  ['another origin', 'https://other.example/assets/index-b.js', {}],
  ['a write', '/assets/index-b.js', { method: 'POST' }],
  ['a file of another build', '/assets/index-a.js', {}],
])('%s never passes through it', async (_, path, more) => {
  const { life, ask } = browser()
  await life('install')
  expect(ask(path, more)).toBe(undefined)
})

it('an update deletes its own older files and nothing else: what waits to be sent lies elsewhere', async () => {
  const { life, stores } = browser()
  for (const name of ['esporte-parana-shell-a', 'somebody else']) stores.set(name, new Map())
  await life('install')
  expect([...stores.keys()]).toContain('esporte-parana-shell-a')
  await life('activate')
  expect([...stores.keys()]).toEqual(['somebody else', 'esporte-parana-shell-b'])
})

it('the browser is told that it need not ask about the API and embeds', async () => {
  const { life } = browser()
  let routes: unknown
  await life('install', { addRoutes: async (given: unknown) => (routes = given) })
  expect(routes).toEqual([
    { condition: { urlPattern: '/embed/*' }, source: 'network' },
    { condition: { urlPattern: '/api/*' }, source: 'network' },
  ])
})
