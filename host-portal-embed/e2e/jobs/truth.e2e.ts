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

/** Lists what `onError` gets. */
const onError = 'onError: (error) => (globalThis.told ??= []).push([error instanceof Error, error.code].join(" ")),'

test('a list that is searched without network is told as offline only, however often, also when the network returns', async ({
  portal,
  context,
}) => {
  const { screen } = portal
  await portal.open({ tag: list })
  await untilReady(screen)
  await context.setOffline(true)
  await screen.getByRole('textbox', { name: 'Buscar em departamentos' }).fill('Núcleo')
  await expect(screen).toHaveAttribute('state', 'error')
  await screen.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(screen).toHaveAttribute('state', 'error')
  await context.setOffline(false)
  await untilReady(screen)
  expect((await portal.log()).filter((event) => event.startsWith('error'))).toEqual(['error offline'])
})

test('a save without network is told to the tag and to onError, each once and with the same code', async ({ portal, context }) => {
  const { page, screen } = portal
  await portal.open({ tag: '<esporte-screen screen="administrativo/departamentos" record="1"></esporte-screen>', options: onError })
  await untilReady(screen)
  await screen.getByRole('textbox', { name: 'Nome', exact: true }).fill(`Departamento ${Date.now()}`)
  await context.setOffline(true)
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await portal.log()).filter((event) => event.startsWith('error'))).toEqual(['error offline'])
  expect(await page.evaluate(() => (globalThis as unknown as { told: unknown }).told)).toEqual(['true offline'])
  await context.setOffline(false)
})

test('a person who stays with unsaved edits is told to the page, with the place', async ({ portal }) => {
  const { screen } = portal
  await portal.open({ tag: '<esporte-screen screen="administrativo/departamentos" record="1"></esporte-screen>' })
  await untilReady(screen)
  await screen.getByRole('textbox', { name: 'Nome', exact: true }).fill('Outro nome')
  await screen.evaluate((tag) => tag.setAttribute('record', ''))
  await screen.getByRole('button', { name: 'Continuar editando' }).click()
  await expect.poll(async () => (await portal.log()).at(-1)).toBe('stayed /administrativo/departamentos/1')
  await expect(screen.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue('Outro nome')
})

for (const [code, { tag = list, getToken }] of Object.entries({
  'token-refused': { getToken: "async () => ({ token: 'x'.repeat(43), expiresIn: 900 })" },
  'token-missing': { getToken: "async () => ({ token: '', expiresIn: 900 })" },
  token: { getToken: "async () => { throw new Error('500') }" },
  'screen-unknown': { tag: '<esporte-screen screen="pessoas" record="abc"></esporte-screen>' },
  'record-missing': { tag: '<esporte-screen screen="administrativo/departamentos" record="999999999"></esporte-screen>' },
} as Record<string, { readonly tag?: string; readonly getToken?: string }>))
  test(`a developer who asks finds ${code}, which onError got once`, async ({ portal }) => {
    const { page, screen } = portal
    await portal.open({ tag, getToken, options: onError })
    await expect(screen).toHaveAttribute('state', /error|unavailable|session-expired/, { timeout: 40_000 })
    const findings = await page.evaluate(async () => {
      const address = document.querySelector('script[type=module]')?.textContent?.match(/https?:[^']+esporte-screen\.js/)?.[0] ?? ''
      const { diagnose } = (await import(address)) as { diagnose(): Promise<{ findings: readonly { code: string }[] }> }
      return (await diagnose()).findings.map((finding) => finding.code)
    })
    expect(findings).toEqual([code])
    expect(await page.evaluate(() => (globalThis as unknown as { told: unknown }).told)).toEqual([`true ${code}`])
  })
