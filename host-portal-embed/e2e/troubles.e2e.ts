import { expect, type Page, test } from '@playwright/test'

const screenOf = (page: Page) => page.locator('esporte-screen')
const heading = (page: Page) => screenOf(page).getByRole('heading', { level: 1 })

/** Opens the page and waits for its screen, which takes long on a slow machine. */
async function open(page: Page): Promise<void> {
  await page.goto('/')
  await expect(screenOf(page)).toHaveAttribute('state', 'ready', { timeout: 30_000 })
  await expect(heading(page)).toHaveText(/Departamentos/)
}

/** Collects the page's `error` events. */
async function listen(page: Page): Promise<() => Promise<readonly { code: string; message: string }[]>> {
  await page.addInitScript(() => {
    const told: unknown[] = []
    Object.assign(globalThis, { told })
    addEventListener('error', (event) => event instanceof CustomEvent && told.push(event.detail))
  })
  return () => page.evaluate(() => (globalThis as unknown as { told: { code: string; message: string }[] }).told)
}

test('a tag that is moved about while it loads shows its screen, once', async ({ page }) => {
  await page.goto('/')
  await screenOf(page).evaluate(async (element) => {
    await customElements.whenDefined('esporte-screen')
    document.body.append(element)
    document.body.append(element)
  })
  await expect(screenOf(page)).toHaveAttribute('state', 'ready', { timeout: 30_000 })
  await expect(heading(page)).toHaveText(/Departamentos/)
  const sheets = () => screenOf(page).evaluate((element) => element.shadowRoot?.adoptedStyleSheets.length)
  const before = await sheets()
  await screenOf(page).evaluate((element) => document.body.append(element))
  await expect(heading(page)).toHaveText(/Departamentos/)
  expect(await sheets()).toBe(before)
})

test('a path that the product does not have is told to the page, and a right one mends it', async ({ page }) => {
  const told = await listen(page)
  await open(page)
  await screenOf(page).evaluate((element) => element.setAttribute('screen', 'departamento'))
  await expect(screenOf(page)).toHaveAttribute('state', 'unavailable')
  expect(await told()).toEqual([{ code: 'screen-unknown', message: expect.stringContaining('"/departamento" is no path of the product.') }])
  await screenOf(page).evaluate((element) => element.setAttribute('screen', 'administrativo/funcoes'))
  await expect(heading(page)).toHaveText(/Funções/)
  await expect(screenOf(page)).toHaveAttribute('state', 'ready')
})

test('a portal without a token is told what its function answered', async ({ page }) => {
  const told = await listen(page)
  await page.route('**/token', (route) => route.fulfill({ json: { message: 'fora do ar' } }))
  await page.goto('/')
  await expect(screenOf(page)).toHaveAttribute('state', 'session-expired')
  expect((await told())[0]).toEqual({
    code: 'token-missing',
    message: 'getToken: the answer is no token. Answer { token, expiresIn } with expiresIn in seconds.',
  })
})

test('a screen that cannot be loaded says so to the person, and why to the page', async ({ page }) => {
  const told = await listen(page)
  await page.route('**/embed/v1/style.css*', (route) => route.abort())
  await page.goto('/')
  await expect(screenOf(page).getByRole('alert')).toHaveText(/^Não foi possível carregar esta tela\./)
  await expect(screenOf(page)).toHaveAttribute('state', 'error')
  expect(await told()).toEqual([{ code: 'mount-failed', message: expect.stringContaining('style.css') }])
})

test('a page that extends Object.prototype gets lists and forms all the same', async ({ page }) => {
  await page.addInitScript(() => Object.assign(Object.prototype, { extended: () => 'by the page' }))
  await page.goto('/pessoa.html')
  await expect(screenOf(page)).toHaveAttribute('state', 'ready', { timeout: 30_000 })
  await screenOf(page).getByRole('textbox', { name: 'Nome', exact: true }).fill('Helena Prado')
  await page.keyboard.press('Control+s')
  await expect(screenOf(page).getByRole('alert').first()).toContainText('CPF: Obrigatório')
})

test('an isolation that this version does not have is not passed off as another', async ({ page }) => {
  const told = await listen(page)
  await open(page)
  await screenOf(page).evaluate((element) => {
    element.setAttribute('isolation', 'light')
    ;(element as HTMLElement & { reload(): void }).reload()
  })
  await expect(screenOf(page)).toHaveAttribute('state', 'error')
  expect(await told()).toEqual([{ code: 'isolation-unavailable', message: expect.stringContaining('isolation="light"') }])
})

test('a developer who asks is told what in the page is in the way, and no token', async ({ page }) => {
  let token = ''
  page.on('response', async (response) => {
    if (response.url().endsWith('/token')) token = ((await response.json()) as { token: string }).token
  })
  await open(page)
  const diagnose = () =>
    page.evaluate(async () => {
      const address = document.querySelector('script[type=module]')?.textContent?.match(/https?:[^']+esporte-screen\.js/)?.[0] ?? ''
      return (
        (await import(address)) as { diagnose(): Promise<{ findings: readonly { code: string }[]; api: { version: string } }> }
      ).diagnose()
    })
  const calm = await diagnose()
  expect(calm).toMatchObject({ findings: [], screens: [{ screen: 'administrativo/departamentos', state: 'ready' }], isSecure: true })
  expect(calm.api.version).toMatch(/^\d+\.\d+\.\d+$/)
  await page.evaluate(() => document.body.style.setProperty('transform', 'scale(1)'))
  await page.route('**/versao', (route) => route.abort())
  const report = await diagnose()
  expect(report.findings.map(({ code }) => code)).toEqual(['api-unreachable', 'transformed-ancestor'])
  expect(token).not.toBe('')
  expect(JSON.stringify(report)).not.toContain(token)
})

test('a page of an origin that the API does not know is told so, in words and by its event', async ({ page, baseURL }) => {
  const told = await listen(page)
  // The same page under an unregistered name: only 127.0.0.1 and localhost are registered.
  const stranger = (baseURL ?? '').replace('127.0.0.1', 'portal.localhost')
  await page.goto(stranger)
  await expect(screenOf(page).getByText(/^Este endereço não está autorizado a usar o servidor/)).toBeVisible({ timeout: 30_000 })
  expect(
    await screenOf(page)
      .getByText(/Verifique sua conexão/)
      .count(),
  ).toBe(0)
  expect((await told()).filter(({ code }) => code === 'origin-refused')).toEqual([
    { code: 'origin-refused', message: expect.stringContaining(`does not know the origin ${stranger}`) },
  ])
})

test('a visitor whose browser is too old reads so, and the page is told', async ({ page }) => {
  const told = await listen(page)
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'))
  await page.goto('/')
  await expect(screenOf(page)).toHaveAttribute('state', 'error')
  await expect(screenOf(page).getByRole('alert')).toHaveText('Este navegador é antigo demais para esta tela. Atualize-o, ou use outro.')
  expect((await told()).map(({ code }) => code)).toEqual(['browser-outdated'])
})
