import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFrameServer } from './frameOrigin.js'
import { serveHosts } from './serveHosts.js'

const compressScript = join(import.meta.dirname, '../../../scripts/build/compress.mjs')
let folder: string
let server: FastifyInstance
const script = `export const text = '${'a'.repeat(5000)}'`
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hosts-'))
  for (const path of ['web/assets', 'embed/v1/assets']) await mkdir(join(folder, path), { recursive: true })
  await writeFile(
    join(folder, 'web/index.html'),
    '<!doctype html><style>a{}</style><script>start()</script><script src="/assets/app-12345678.js"></script>',
  )
  await writeFile(join(folder, 'web/assets/app-12345678.js'), script)
  await writeFile(join(folder, 'embed/v1/loader.js'), script)
  await writeFile(join(folder, 'embed/v1/frame.html'), '<!doctype html><script type="module" src="frame.js"></script>')
  await writeFile(join(folder, 'embed/v1/manifest.json'), '{"version":"1.2.3","files":{}}')
  await writeFile(join(folder, 'secret.txt'), 'x')
  for (const host of ['web', 'embed']) execFileSync(process.execPath, [compressScript, join(folder, host)])
  server = Fastify()
  await serveHosts(server, { web: join(folder, 'web'), embed: join(folder, 'embed') })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) => server.inject({ url, headers })

test('every address of the product is the page, under a policy that knows its inline script and style', async () => {
  for (const url of ['/', '/index.html', '/pessoas/7?x=1', '/nao/existe']) {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const hash = (text: string) => createHash('sha256').update(text).digest('base64')
    expect(answer.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash('start()')}';`)
    expect(answer.headers['content-security-policy']).toMatch(
      new RegExp(`style-src 'self' .*'sha256-${hash('a{}').replace(/[+/]/g, '\\$&')}';`),
    )
    expect(answer.headers['cache-control']).toBe('no-cache')
  }
})

test('the guide’s script prints the hashes of that policy, for another server', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../../docs/content-policy.md'), 'utf8')
  const [, script = ''] = /```js\n([\s\S]+?)```/.exec(guide) ?? []
  await writeFile(join(folder, 'hashes.mjs'), script)
  const printed = execFileSync(process.execPath, [join(folder, 'hashes.mjs'), join(folder, 'web/index.html')], { encoding: 'utf8' })
  const policy = String((await get('/')).headers['content-security-policy']).split('; ')
  const [scripts = '', styles = ''] = printed.trim().split('\n')
  expect(policy).toContain(scripts)
  const [, spectrum = ''] = /style-src 'self' ('sha256-[^']+')/.exec(guide) ?? []
  expect(policy).toContain(styles.replace("'self'", `'self' ${spectrum}`))
})

test('a browser that came by https is told to stay there, where a proxy is trusted to say so', async () => {
  const behind = Fastify({ trustProxy: true })
  await serveHosts(behind, { web: join(folder, 'web'), embed: join(folder, 'embed') })
  const headers = { accept: 'text/html', 'x-forwarded-proto': 'https' }
  expect((await behind.inject({ url: '/', headers })).headers['strict-transport-security']).toBe('max-age=31536000')
  expect((await get('/', headers)).headers['strict-transport-security']).toBeUndefined()
  await behind.close()
})

test('the front page answers clients that accept anything', async () => {
  expect((await get('/', { accept: '*/*' })).statusCode).toBe(200)
  expect((await get('/', {})).statusCode).toBe(200)
})

test('an address with a dot, two slashes or another slip that a person opens is a page of the product', async () => {
  for (const url of ['/foo.bar', '/pessoas/a.b', '/favicon.png', '/assets/old-00000000.js'])
    expect((await get(url)).headers['content-type']).toBe('text/html; charset=utf-8')
  for (const url of ['/pessoas//', '//foo.bar', '/assets/', '/a%5cb', '/pessoas%00', '/..%5c..%5cetc.conf', `/${'x'.repeat(9000)}`])
    expect([url, (await get(url)).headers['content-type']]).toEqual([url, 'text/html; charset=utf-8'])
  expect((await get('/foo.bar', { accept: 'image/avif,image/*,*/*;q=0.8' })).statusCode).toBe(404)
})

test('what is missing is missing: assets, the API, what a script asks for', async () => {
  expect((await get('/assets/old-00000000.js', { accept: '*/*' })).statusCode).toBe(404)
  expect((await get('/api/admin/v1/x')).statusCode).toBe(404)
  expect((await get('/pessoas', { accept: '*/*' })).statusCode).toBe(404)
  expect((await server.inject({ method: 'POST', url: '/pessoas' })).statusCode).toBe(404)
})

test('assets come compressed, for ever, and not at all when the browser has them', async () => {
  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ] as const) {
    const answer = await get('/assets/app-12345678.js', { 'accept-encoding': accepted })
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    expect(String(encoding === 'br' ? brotliDecompressSync(answer.rawPayload) : gunzipSync(answer.rawPayload))).toBe(script)
    const known = { 'accept-encoding': accepted, 'if-none-match': String(answer.headers.etag) }
    expect((await get('/assets/app-12345678.js', known)).statusCode).toBe(304)
  }
  expect((await get('/assets/app-12345678.js', {})).body).toBe(script)
})

test('the embed may be loaded by pages of any origin, but asks for a newer loader each time', async () => {
  const answer = await get('/embed/v1/loader.js', {})
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-cache',
  })
})

test('the embed of an exact version is kept for ever, and a monitor of the page may add headers to its requests', async () => {
  const answer = await get('/embed/1.2.3/loader.js', {})
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=31536000, immutable' })
  expect((await get('/embed/1.2.4/loader.js', {})).statusCode).toBe(404)
  const asked = { origin: 'https://portal.example', 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-monitor' }
  const preflight = await server.inject({ method: 'OPTIONS', url: '/embed/v1/style.css', headers: asked })
  expect(preflight.statusCode).toBe(204)
  expect(preflight.headers).toMatchObject({ 'access-control-allow-origin': '*', 'access-control-allow-headers': 'x-monitor' })
})

describe('frames have an origin of their own', () => {
  let frames: Server
  let origin: string
  let portals = ['https://portal.example', 'https://clube.example']
  beforeAll(async () => {
    const product = Fastify()
    await serveHosts(product, { web: join(folder, 'web'), embed: join(folder, 'embed'), readPortals: async () => portals })
    product.get('/api/admin/v1/x', () => 'data')
    await product.ready()
    frames = createFrameServer(product).listen(0, '127.0.0.1')
    await once(frames, 'listening')
    origin = `http://127.0.0.1:${(frames.address() as AddressInfo).port}`
    return () => product.close()
  })
  afterAll(() => void frames.close())

  test('registered portals may show them, others not, and they load from their own origin only', async () => {
    for (const address of ['/embed/v1/frame.html', '/embed/1.2.3/frame.html']) {
      const { status, headers } = await fetch(origin + address)
      expect([status, headers.get('x-frame-options'), headers.get('cache-control')]).toEqual([200, null, 'no-cache'])
      const policy = headers.get('content-security-policy')?.split('; ')
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "connect-src 'self'",
          'frame-ancestors https://portal.example https://clube.example',
        ]),
      )
    }
    portals = []
    expect((await fetch(`${origin}/embed/v1/frame.html`)).headers.get('content-security-policy')).toMatch(/; frame-ancestors 'none'$/)
  })

  test('they have the API and the embed, and no page of the product', async () => {
    expect(await (await fetch(`${origin}/api/admin/v1/x`)).text()).toBe('data')
    expect((await fetch(`${origin}/embed/v1/loader.js`)).status).toBe(200)
    for (const path of ['/', '/index.html', '/login', '/assets/app-12345678.js'])
      expect((await fetch(origin + path, { headers: { accept: 'text/html' } })).status, path).toBe(404)
  })

  test('a request that cannot be read is answered in the form of the contract there too', async () => {
    const answer = await fetch(`${origin}/api/admin/v1/x`, { headers: { 'x-much': 'a'.repeat(20_000) } })
    expect([answer.status, await answer.json()]).toEqual([431, expect.objectContaining({ code: 'too-large' })])
  })

  test('the product itself has none', async () => {
    const answer = await get('/embed/v1/frame.html')
    expect([answer.statusCode, answer.headers['x-frame-options']]).toEqual([404, 'SAMEORIGIN'])
  })
})

test('nothing outside the folders is served', async () => {
  for (const url of ['/../secret.txt', '/%2e%2e/secret.txt', '/embed/%2e%2e%2fsecret.txt', '/..%5csecret.txt', '/%00', '/%E0%A4%A'])
    expect((await get(url, {})).statusCode).toBeGreaterThanOrEqual(400)
})

test('a host that is not built says so', async () => {
  const empty = Fastify()
  await serveHosts(empty, { web: join(folder, 'none'), embed: join(folder, 'none') })
  const answer = await empty.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(answer.statusCode).toBe(503)
  expect(answer.body).toContain('npm run build')
})
