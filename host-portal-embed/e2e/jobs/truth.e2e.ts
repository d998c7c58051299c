import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, untilReady } from './portalPage.js'

const list = '<esporte-screen screen="administrativo/departamentos"></esporte-screen>'
const form = '<esporte-screen screen="pessoas" record="novo"></esporte-screen>'
const foreign = 'O endereço do servidor está errado nesta página. Avise quem cuida dela.'

for (const [what, tag] of [
  ['a list', list],
  ['an empty form', form],
] as const) {
  test(`${what} under an address where nothing answers is an error with its own code, never ready`, async ({ portal }) => {
    await portal.open({ tag, api: 'http://127.0.0.1:9/api/admin/v1' })
    await expect(portal.screen).toHaveAttribute('state', 'error', { timeout: 40_000 })
    expect((await portal.log()).filter((event) => !event.startsWith('title'))).toEqual(['loading', 'error api-unreachable'])
  })

  test(`${what} under a wrong path of the right server is told from an unknown origin`, async ({ portal, page }) => {
    await portal.open({ tag })
    await untilReady(portal.screen)
    const api = await page.evaluate(() => performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/admin/v1'))?.name)
    await portal.open({ tag, api: `${new URL(api ?? '').origin}/api/admin/v2` })
    await expect(portal.screen).toHaveAttribute('state', 'error', { timeout: 40_000 })
    expect((await portal.log()).filter((event) => !event.startsWith('title'))).toEqual(['loading', 'error api-foreign'])
  })
}

test('another server that lets every page read its 404 does not speak of a record', async ({ portal }) => {
  const server = createServer((_, response) => {
    response.writeHead(404, { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*', 'Content-Type': 'application/json' })
    response.end('{"error":"no such route"}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await portal.open({
    tag: '<esporte-screen screen="administrativo/departamentos" record="7"></esporte-screen>',
    api: `http://127.0.0.1:${port}/api/admin/v1`,
  })
  await expect(portal.screen.getByText(foreign)).toBeVisible({ timeout: 40_000 })
  await expect(portal.screen).toHaveAttribute('state', 'error')
  expect((await portal.log()).filter((event) => event.startsWith('error'))).toEqual(['error api-foreign'])
  server.close()
})

test('a record that does not exist, a screen that does not exist and a screen for a password each have their code', async ({ portal }) => {
  const { page, screen } = portal
  await portal.open({ tag: '<esporte-screen screen="administrativo/departamentos" record="999999999"></esporte-screen>' })
  await expect(screen.getByText('Registro não encontrado')).toBeVisible({ timeout: 40_000 })
  await expect(screen).toHaveAttribute('state', 'error')
  const show = (path: string) => screen.evaluate((tag, to) => (tag as HTMLElement & { navigate(path: string): void }).navigate(to), path)
  await show('/nada')
  await expect(screen).toHaveAttribute('state', 'unavailable')
  await show('/login')
  await expect.poll(async () => (await portal.log()).at(-1)).toMatch(/^(error screen-refused|title.*)$/)
  await show('/administrativo/departamentos')
  await untilReady(screen)
  expect((await portal.log()).filter((event) => /^(loading|ready|unavailable|error)/.test(event))).toEqual([
    'loading',
    'error record-missing',
    'loading',
    'unavailable',
    'error screen-unknown',
    'loading',
    'unavailable',
    'error screen-refused',
    'loading',
    'ready',
  ])
  expect(await page.title()).toBe('Portal')
})

test('a token that the API refuses is named as such', async ({ portal }) => {
  const { page, screen, origin } = portal
  await portal.open({ tag: list })
  await untilReady(screen)
  await page.route(`${origin}/token`, (route) => route.fulfill({ json: { token: 'x'.repeat(43), expiresIn: 900 } }))
  await page.reload()
  await expect(screen).toHaveAttribute('state', 'session-expired', { timeout: 40_000 })
  expect((await portal.log()).filter((event) => /^(ready|error|session)/.test(event))).toEqual(['error token-refused', 'session-expired'])
})

test('a token that never comes leaves the screen loading, and is named after twenty seconds', async ({ portal }) => {
  const { page, screen } = portal
  await page.clock.install()
  await portal.open({ tag: list, getToken: '() => new Promise(() => {})' })
  await expect(screen.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 40_000 })
  await page.clock.runFor(8_000)
  await expect(screen).toHaveAttribute('state', 'loading')
  await page.clock.runFor(13_000)
  await expect(screen).toHaveAttribute('state', 'session-expired')
  expect((await portal.log()).filter((event) => /^(ready|error|session)/.test(event))).toEqual(['error token-timeout', 'session-expired'])
})

test('without network the code is the network’s, also where a page’s own files are missing, and the record comes with it', async ({
  portal,
  context,
}) => {
  const { screen } = portal
  const show = (path: string) => screen.evaluate((tag, to) => (tag as HTMLElement & { navigate(path: string): void }).navigate(to), path)
  await portal.open({ tag: '<esporte-screen screen="administrativo/departamentos" record="1"></esporte-screen>' })
  await untilReady(screen)
  await context.setOffline(true)
  await show('/administrativo/departamentos/2')
  await expect(screen).toHaveAttribute('state', 'error')
  await context.setOffline(false)
  await untilReady(screen)
  await context.setOffline(true)
  await show('/competicoes/eventos/1')
  await expect(screen).toHaveAttribute('state', 'error')
  await context.setOffline(false)
  expect((await portal.log()).filter((event) => /^(loading|ready|error)/.test(event))).toEqual([
    ...['loading', 'ready'],
    ...['loading', 'error offline', 'ready'],
    ...['loading', 'error offline'],
  ])
})

test('a colour of the portal is used as it is where text on it can be read, and the nearest shade is told where not', async ({
  portal,
}) => {
  const { screen } = portal
  const button = screen.getByRole('link', { name: 'Novo departamento' }).first()
  const fill = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  await portal.open({ tag: list, options: "theme: { primary: '#aa0000' }," })
  await untilReady(screen)
  await expect.poll(fill).toBe('rgb(170, 0, 0)')
  expect((await portal.log()).filter((event) => event.startsWith('error'))).toEqual([])
  await portal.open({ tag: list, options: "theme: { primary: '#ff5555', surface: 'none' }," })
  await untilReady(screen)
  await expect.poll(fill).not.toBe('rgb(170, 0, 0)')
  await expect
    .poll(async () => (await portal.log()).filter((event) => event.startsWith('error')))
    .toEqual(['error theme-unknown', 'error theme-adjusted'])
})
