import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, untilReady } from './jobs/portalPage.js'

const list = '<esporte-screen isolation="frame" screen="administrativo/departamentos"></esporte-screen>'
const form = '<esporte-screen isolation="frame" screen="administrativo/departamentos" record="novo"></esporte-screen>'

test('the page can neither read its frame nor find the token anywhere', async ({ portal, page }) => {
  await page.addInitScript(() =>
    addEventListener('message', ({ data }) =>
      Object.assign(globalThis, { heard: [...((globalThis as { heard?: unknown[] }).heard ?? []), data] }),
    ),
  )
  let token = ''
  await page.exposeFunction('note', (text: string) => void (token = text))
  await portal.open({
    tag: form,
    getToken: `async () => { const answer = await (await fetch('/token', { method: 'POST' })).json(); await note(answer.token); return answer }`,
  })
  await untilReady(portal.screen)
  await page.frameLocator('esporte-screen iframe').getByRole('textbox', { name: 'Nome', exact: true }).fill('Núcleo secreto')
  await expect.poll(async () => (await portal.log()).at(-1)).toBe('unsaved-changes true')
  const seen = await portal.screen.evaluate((tag) => {
    const frame = tag.shadowRoot?.querySelector('iframe')
    let inside = 'hidden'
    try {
      inside = frame?.contentWindow?.document.body.innerHTML ?? 'hidden'
    } catch (error) {
      inside = (error as Error).name
    }
    const { heard } = globalThis as unknown as { heard: unknown[] }
    return { inside, document: frame?.contentDocument ?? null, html: tag.shadowRoot?.innerHTML, heard: JSON.stringify(heard) }
  })
  expect([seen.inside, seen.document]).toEqual(['SecurityError', null])
  expect(token).toHaveLength(43)
  const frame = page.frames()[1]
  const kept = () => frame?.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join())
  for (const place of [seen.html, seen.heard, page.url(), frame?.url(), await kept()]) expect(place).not.toContain(token)
  // Unsaved text waits for the next frame of this page only, sealed.
  await expect.poll(() => frame?.evaluate(() => sessionStorage.length)).toBe(1)
  expect(await kept()).not.toMatch(/secreto|nome/i)
})

test('a hello of another window, with another secret, or said again gets no channel', async ({ portal, page }) => {
  await portal.open({ tag: list })
  await untilReady(portal.screen)
  const frame = page.frames()[1]
  const answers = await page.evaluate(async () => {
    const heard: unknown[] = []
    const child = document.body.appendChild(document.createElement('iframe'))
    child.contentWindow?.addEventListener('message', ({ data }) => heard.push(data))
    for (const hello of ['', 'x'.repeat(32), null]) {
      postMessage({ hello }, location.origin)
      child.contentWindow?.parent.postMessage({ hello }, location.origin)
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
    return heard
  })
  expect(answers).toEqual([])
  const again = await frame?.evaluate(async () => {
    const heard: unknown[] = []
    addEventListener('message', ({ data }) => heard.push(data))
    // The right secret is in no place that a script can read any more.
    const secret = location.hash
    for (const hello of [secret, 'x'.repeat(32)]) window.parent.postMessage({ hello }, '*')
    await new Promise((resolve) => setTimeout(resolve, 300))
    return { heard, secret }
  })
  expect(again).toEqual({ heard: [], secret: '' })
  await expect(portal.screen).toHaveAttribute('state', 'ready')
})

test('a page of an origin that is not registered gets no frame', async ({ portal, page }) => {
  await portal.open({ tag: list })
  await untilReady(portal.screen)
  const [address = ''] = page.frames()[1]?.url().split('#') ?? []
  const stranger = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' })
    response.end(`<!doctype html><title>stranger</title><iframe src="${address}#nonce=${'a'.repeat(32)}&page=http://localhost"></iframe>`)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => stranger.once('listening', resolve))
  const blocked: string[] = []
  page.on('console', (message) => blocked.push(message.text()))
  await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`)
  await expect.poll(() => blocked.join()).toMatch(/frame-ancestors/)
  stranger.close()
})

test('a frame that is opened alone shows nothing but what it is', async ({ portal, page }) => {
  await portal.open({ tag: list })
  await untilReady(portal.screen)
  const [address = ''] = page.frames()[1]?.url().split('#') ?? []
  await page.goto(address)
  await expect(page.getByText('Esta página mostra telas dentro de portais.')).toBeVisible()
  const origin = new URL(address).origin
  for (const path of ['/', '/login', '/pessoas', '/assets/x.js'])
    expect((await page.request.get(origin + path, { headers: { accept: 'text/html' } })).status(), path).toBe(404)
  expect((await page.request.get(`${portal.product}/embed/v1/frame.html`)).status()).toBe(404)
})

test('a frame cannot lead the page elsewhere', async ({ portal, page }) => {
  await portal.open({ tag: list })
  await untilReady(portal.screen)
  const refused = await page.frames()[1]?.evaluate(() => {
    try {
      ;(window.top as Window).location.href = 'https://example.org/'
      return 'led'
    } catch (error) {
      return (error as Error).name
    }
  })
  expect(refused).toBe('SecurityError')
  await expect(page).toHaveTitle('Portal')
  for (const path of ['javascript:alert(1)', '//example.org/', 'https://example.org/']) {
    await portal.screen.evaluate((tag, to) => (tag as HTMLElement & { navigate(path: string): void }).navigate(to), path)
    await expect(portal.screen).toHaveAttribute('state', 'unavailable')
  }
  expect(page.frames()[1]?.url()).toContain('/embed/v1/frame.html')
})

test('a page whose policy has no place for the frame is told at once', async ({ portal, page }) => {
  await page.context().route(
    (address) => address.origin === portal.origin && address.pathname === '/',
    async (route) => {
      const response = await route.fetch().catch(() => undefined)
      await (response ? route.fulfill({ response }) : route.fallback())
    },
  )
  await portal.open({ tag: `<meta http-equiv="Content-Security-Policy" content="frame-src 'none'">${list}` })
  await expect
    .poll(async () => (await portal.log()).filter((event) => event.startsWith('error')), { timeout: 8000 })
    .toEqual(['error frame-silent'])
  await expect(portal.screen).toHaveAttribute('state', 'error')
})

test('a product without an origin for frames says so', async ({ portal, page }) => {
  await page.route('**/versao', (route) =>
    route.fulfill({ json: { data: { version: '1.0.0' } }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
  await portal.open({ tag: list })
  await expect.poll(async () => (await portal.log()).filter((event) => event.startsWith('error'))).toEqual(['error isolation-unavailable'])
  await page.unroute('**/versao')
  await page.route('**/versao', (route) =>
    route.fulfill({ json: { data: { version: '1.0.0', frameOrigin: portal.origin } }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
  await portal.open({ tag: list })
  await expect.poll(async () => (await portal.log()).filter((event) => event.startsWith('error'))).toEqual(['error frame-same-origin'])
})

test('dialogs, and what sticks to an edge, stand in the part that the person sees', async ({ portal, page }) => {
  await page.setViewportSize({ width: 1000, height: 600 })
  await portal.open({ tag: `<div style="height: 700px">Portal</div>${form}<div style="height: 900px"></div>` })
  await untilReady(portal.screen)
  const inside = page.frameLocator('esporte-screen iframe')
  const isInSight = async (what: 'bar' | 'dialog') => {
    const box = await (what === 'bar'
      ? inside.getByRole('button', { name: 'Salvar', exact: true })
      : inside.getByRole('alertdialog')
    ).boundingBox()
    return box !== null && box.y >= 0 && box.y + box.height <= 600
  }
  // A frame below the window tells its height within half a second; until then the browser keeps what the person looks at in place.
  await expect.poll(async () => (await portal.screen.boundingBox())?.height).toBeGreaterThan(700)
  await page.mouse.wheel(0, 800)
  await expect.poll(() => isInSight('bar')).toBe(true)
  await inside.getByRole('textbox', { name: 'Nome', exact: true }).fill('Núcleo')
  const asked = portal.screen.evaluate((tag) => (tag as HTMLElement & { canLeave(): Promise<boolean> }).canLeave())
  await expect.poll(() => isInSight('dialog')).toBe(true)
  await inside.getByRole('button', { name: 'Continuar editando' }).click()
  expect(await asked).toBe(false)
})

test('a frame that was loaded anew by itself is told, and comes back', async ({ portal, page }) => {
  await portal.open({ tag: list })
  await untilReady(portal.screen)
  await page
    .frames()[1]
    ?.evaluate(() => location.reload())
    .catch(() => undefined)
  await expect.poll(async () => (await portal.log()).filter((event) => event.startsWith('error'))).toEqual(['error frame-left'])
  await expect(portal.screen).toHaveAttribute('state', 'error')
  await portal.screen.evaluate((tag) => (tag as HTMLElement & { reload(): void }).reload())
  await untilReady(portal.screen)
})
