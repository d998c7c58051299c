import { expect, type Locator, type Page, test } from '@playwright/test'

const screenOf = (page: Page) => page.locator('esporte-screen')
const style = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

async function open(page: Page, path: string): Promise<Locator> {
  await page.goto(path)
  const screen = screenOf(page)
  await expect(screen).toHaveAttribute('state', 'ready', { timeout: 30_000 })
  return screen
}

test('the page cannot dress the screen, and the screen does not dress the page', async ({ page }) => {
  const screen = await open(page, '/')
  await expect(screen.locator('tbody a').first()).toBeVisible()
  const button = screen
    .getByRole('link', { name: 'Novo departamento' })
    .or(screen.getByRole('button', { name: 'Novo departamento' }))
    .first()
  expect(await style(button, 'letter-spacing')).toBe('normal')
  expect(await style(button, 'text-transform')).toBe('none')
  expect(await style(button, 'background-color')).not.toBe('rgb(255, 255, 0)')
  expect(await style(screen.locator('td').nth(1), 'display')).toBe('table-cell')
  expect(await style(page.getByRole('heading', { name: 'Portal de demonstração' }), 'color')).toBe('rgb(128, 0, 128)')
})

test('a list on a phone keeps its title whole and its filter beside the switch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const screen = await open(page, '/')
  const title = screen.getByRole('heading', { name: 'Departamentos' })
  await expect(screen.locator('tbody a').first()).toBeVisible()
  const lines = (await title.boundingBox())?.height ?? 0
  expect(lines).toBeLessThan(2 * Number.parseFloat(await style(title, 'line-height')))
  const filter = await screen.getByRole('button', { name: 'Filtros' }).boundingBox()
  const tools = await screen.getByRole('group', { name: 'Exibir como' }).boundingBox()
  expect((filter?.x ?? 0) + (filter?.width ?? 0)).toBeLessThan(tools?.x ?? 0)
})

test('the screen leaves no trace in the page: no storage, no styles, no elements', async ({ page }) => {
  await open(page, '/')
  const traces = await page.evaluate(() => ({
    storage: localStorage.length + sessionStorage.length,
    sheets: document.adoptedStyleSheets.length,
    styles: [...document.head.querySelectorAll('link[rel=stylesheet], style')].length,
    body: [...document.body.children].map(({ localName }) => localName),
    language: document.documentElement.lang,
    classes: document.documentElement.className,
    title: document.title,
  }))
  expect(traces).toEqual({
    storage: 0,
    sheets: 0,
    // The portal's own style.
    styles: 1,
    body: ['h1', 'nav', 'esporte-screen', 'script'],
    language: 'pt-BR',
    classes: '',
    title: 'Portal de demonstração',
  })
})

test('a token in an attribute is taken away and reported', async ({ page }) => {
  const screen = await open(page, '/')
  const code = await screen.evaluate(
    (element) =>
      new Promise((resolve) => {
        element.addEventListener('error', (event) => resolve((event as CustomEvent<{ code: string }>).detail.code), { once: true })
        element.setAttribute('token', 'segredo')
      }),
  )
  expect(code).toBe('token-attribute')
  await expect(screen).not.toHaveAttribute('token')
})

test('the token is asked for once a page and renewed before it ends', async ({ page }) => {
  // The page's clock is moved on by hand, so a slow machine does not renew while the page is read.
  await page.clock.install()
  let asked = 0
  await page.route('**/token', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), expiresIn: 600 } })
    // Counted after the answer, so that the test does not end before it.
    asked += 1
  })
  await open(page, '/')
  await page.clock.fastForward('07:00')
  expect(asked).toBe(1)
  await page.clock.fastForward('02:00')
  await expect.poll(() => asked).toBe(2)
})

test('a person is registered by keyboard alone, dates and pickers included', async ({ page }) => {
  const screen = await open(page, '/pessoa.html')
  const type = async (label: string, text: string) => {
    await screen.getByRole('textbox', { name: label, exact: true }).focus()
    await page.keyboard.type(text)
  }
  await type('CPF', '52998224725')
  await expect(screen.getByRole('textbox', { name: 'CPF', exact: true })).toHaveValue('529.982.247-25')
  await type('Nome', 'Helena Prado')
  await type('Data de nascimento', '14031988')
  await expect(screen.getByRole('textbox', { name: 'Data de nascimento', exact: true })).toHaveValue('14/03/1988')
  await screen.getByRole('combobox', { name: 'Sexo' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(screen.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(screen.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('Control+s')
  const summary = screen.getByRole('alert').first()
  await expect(summary).toBeVisible()
  await expect(screen.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue('Helena Prado')
})

test('a monitor of the page may add headers to every call', async ({ page }) => {
  await page.addInitScript(() => {
    const { fetch } = globalThis
    globalThis.fetch = (input, init) => {
      const headers = new Headers(init?.headers)
      headers.set('traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01')
      headers.set('X-Monitor-Of-The-Page', '1')
      return fetch(input, { ...init, headers })
    }
  })
  const screen = await open(page, '/')
  await expect(screen.locator('tbody a').first()).toBeVisible()
})

test('the page is told when the screen cannot be loaded, and its own words stay', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('error', (event) => event instanceof CustomEvent && (document.title = (event.detail as { code: string }).code)),
  )
  await page.route(/\/assets\/mountInto-/, (route) => route.abort())
  await page.goto('/')
  await expect(page).toHaveTitle('mount-failed')
  await expect(screenOf(page)).toHaveAttribute('state', 'error')
  await expect(page.getByText('Esta tela precisa de JavaScript.')).toBeVisible()
})

test('a script mounts a screen, with every attribute of the tag', async ({ page }) => {
  await open(page, '/')
  const attributes = await page.evaluate(async () => {
    const [script] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/esporte-screen.js'))
    const { mountScreen } = (await import(script?.name ?? '')) as { mountScreen(element: Element, options: object): HTMLElement }
    const place = document.body.appendChild(document.createElement('main'))
    const options = { screen: 'pessoas', record: 7, locale: 'en-US', isolation: 'shadow', syncUrl: 'query:pessoa' }
    const tag = mountScreen(place, options)
    return Object.fromEntries(tag.getAttributeNames().map((name) => [name, tag.getAttribute(name)]))
  })
  expect(attributes).toMatchObject({ screen: 'pessoas', record: '7', locale: 'en-US', isolation: 'shadow', 'sync-url': 'query:pessoa' })
})
