import { expect, test, untilReady } from './portalPage.js'

const form = '<esporte-screen screen="administrativo/departamentos" record="novo"></esporte-screen>'

test('keys typed in a field end at the tag, and the page keeps its own', async ({ portal }) => {
  const { page, screen } = portal
  // Shortcuts of one letter, a default button, and one shortcut with Ctrl, as pages with text fields of their own have them.
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    for (const type of ['keydown', 'keypress', 'keyup'])
      document.addEventListener(type, (event) => {
        const { key, ctrlKey, target } = event as KeyboardEvent
        if (target instanceof Element && target.matches('input, textarea, select')) return
        heard.push(`${type} ${ctrlKey ? 'Ctrl+' : ''}${key}`)
        if (/^[s/]$|Enter/.test(key)) event.preventDefault()
      })
  })
  await portal.open({ tag: `<form>${form}<button>Enviar</button></form><p tabindex="0">Texto</p>` })
  await untilReady(screen)
  const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0))
  const name = screen.getByRole('textbox', { name: 'Nome', exact: true })
  await name.press('Home')
  await page.keyboard.type('Assessoria/esporte')
  await expect(name).toHaveValue('Assessoria/esporte')
  const notes = screen.getByRole('textbox', { name: /^Observa/ })
  await notes.focus()
  await page.keyboard.type('a\ns')
  await expect(notes).toHaveValue('a\ns')
  await screen.getByRole('combobox', { name: 'Tipo' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(screen.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('s')
  await page.keyboard.press('Enter')
  await expect(screen.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('Control+s')
  await expect(screen.getByRole('alert').first()).toContainText('Obrigatório')
  expect((await heard()).filter((key) => !key.includes('Control'))).toEqual([])

  await name.focus()
  await page.keyboard.press('Control+k')
  await page.getByText('Texto', { exact: true }).focus()
  await page.keyboard.press('s')
  expect((await heard()).filter((key) => key.startsWith('keydown'))).toEqual(['keydown Ctrl+Control', 'keydown Ctrl+k', 'keydown s'])
})

/** What Prototype 1.6 and 1.7 and MooTools 1.4 make of built-ins. Runs in the page. */
function replaceBuiltIns(): void {
  const { prototype } = Array as unknown as { prototype: Record<string, unknown> }
  const toText = JSON.stringify
  const copy = function (this: readonly unknown[]) {
    return this.slice()
  }
  Object.assign(prototype, {
    entries: copy,
    reduce(this: readonly unknown[]) {
      return this.length > 1 ? this : this[0]
    },
    toArray: copy,
    toJSON(this: readonly unknown[]) {
      return `[${this.map((item) => toText(item)).join(', ')}]`
    },
  })
  Object.assign(Array, { from: (item: unknown) => (Array.isArray(item) ? item : [item]) })
  Object.assign(Function.prototype, {
    bind(this: (...args: unknown[]) => unknown, self: unknown, given: unknown) {
      const all = given === undefined || given === null ? undefined : Array.isArray(given) ? given : [given]
      return (...args: unknown[]) => Reflect.apply(this, self, all ?? args)
    },
  })
}

test('a page whose old library replaced built-ins has lists, calendars and saves', async ({ portal }) => {
  const { page, screen } = portal
  await page.addInitScript(replaceBuiltIns)
  await portal.open({ tag: form })
  await untilReady(screen)
  const name = `Departamento ${Date.now()}`
  await screen.getByRole('textbox', { name: 'Nome', exact: true }).fill(name)
  await screen.getByRole('textbox', { name: 'Sigla' }).fill(String(Date.now()).slice(-6))
  await screen.getByRole('combobox', { name: 'Tipo' }).click()
  await screen.getByRole('option').first().click()
  await screen.getByRole('textbox', { name: 'E-mail' }).fill('sala@esporte.pr.gov.br')
  await page.keyboard.press('Control+s')
  await expect.poll(portal.log).toContainEqual(expect.stringMatching(/^saved \/administrativo\/departamentos\/\d+$/))

  await screen.evaluate((tag) => (tag as HTMLElement & { navigate(path: string): void }).navigate('/administrativo/departamentos'))
  await expect(screen.locator('tbody a').nth(5)).toBeVisible()
  await screen.evaluate((tag) => (tag as HTMLElement & { navigate(path: string): void }).navigate('/pessoas/novo'))
  await screen
    .getByRole('button', { name: /calend[áa]rio/i })
    .first()
    .click()
  await expect(screen.getByRole('gridcell').nth(27)).toBeVisible()
  expect((await portal.log()).filter((event) => event.startsWith('error'))).toEqual([])
})

test('a record stands in the page’s address: gone Back from, reloaded, opened in a new tab', async ({ portal, context }) => {
  const { page, screen } = portal
  await portal.open({ tag: '<esporte-screen screen="administrativo/departamentos" sync-url="query:esporte"></esporte-screen>' })
  await untilReady(screen)
  await page.evaluate(() => history.replaceState({ own: 1 }, '', '?aba=2&q=a%2Fb'))
  const link = screen.locator('tbody a').first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(/\?aba=2&q=a%2Fb&esporte=\/administrativo\/departamentos\/\d+/)
  expect(await page.evaluate(() => (history.state as { own?: number }).own)).toBe(1)
  const field = screen.getByRole('textbox', { name: 'Nome', exact: true })
  await expect(field).toHaveValue(name)
  await page.goBack()
  await expect(screen.locator('tbody a').first()).toHaveText(name)
  await page.goForward()
  await expect(field).toHaveValue(name)

  await field.fill('Meio escrito')
  await page.goBack()
  await screen.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(page).toHaveURL(/esporte=\/administrativo\/departamentos\/\d+/)
  await expect(field).toHaveValue('Meio escrito')
  await field.fill(name)

  const tab = await context.newPage()
  await tab.goto(page.url())
  await expect(tab.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue(name, { timeout: 40_000 })
})

test('without an address of the page, a link in a new tab opens the product, also in a page with another base', async ({ portal }) => {
  const { page, screen, product } = portal
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.head.insertAdjacentHTML('afterbegin', '<base href="https://cms.example/sites/">')),
  )
  await portal.open({
    tag: '<esporte-screen screen="administrativo/departamentos"></esporte-screen>',
    getToken: `async ({ signal }) => (await fetch(location.origin + '/token', { method: 'POST', signal })).json()`,
  })
  await untilReady(screen)
  const leads = () =>
    screen
      .locator('tbody a')
      .first()
      .evaluate((anchor) => (anchor as HTMLAnchorElement).href)
  expect(await leads()).toMatch(new RegExp(`^${product}/administrativo/departamentos/\\d+`))

  await screen.evaluate((tag) => {
    tag.setAttribute('product-url', 'https://gestao.example/esporte/')
    ;(tag as HTMLElement & { reload(): void }).reload()
  })
  await expect.poll(leads).toMatch(/^https:\/\/gestao\.example\/esporte\/administrativo\/departamentos\/\d+/)
})

interface Manifest {
  readonly version: string
  readonly files: Readonly<Record<string, string>>
}

for (const [what, state] of [
  ['runs it', 'ready'],
  ['runs no file that another has changed', 'error'],
] as const)
  test(`a page that names the exact version and the hash of each file ${what}`, async ({ portal }) => {
    const { screen, product } = portal
    const { version, files } = (await (await fetch(`${product}/embed/v1/manifest.json`)).json()) as Manifest
    const changed = Object.keys(files).find((name) => state === 'error' && /^assets\/mountInto-.*js$/.test(name))
    const hashes = Object.entries(files).map(([name, hash]) => [
      `${product}/embed/${version}/${name}`,
      name === changed ? files['esporte-screen.js'] : hash,
    ])
    const map = `<script type="importmap">${JSON.stringify({ integrity: Object.fromEntries(hashes) as unknown })}</script>`
    await portal.open({ version, tag: `${map}<esporte-screen screen="administrativo/departamentos"></esporte-screen>` })
    await expect(screen).toHaveAttribute('state', state, { timeout: 40_000 })
    if (state === 'error') expect(await portal.log()).toContain('error mount-failed')
  })

for (const path of ['administrativo/departamentos', 'administrativo', 'nao/existe'])
  test(`${path} is as high as what it shows, not as the window`, async ({ portal }) => {
    const { page, screen } = portal
    await page.setViewportSize({ width: 1280, height: 4000 })
    await portal.open({ tag: `<esporte-screen screen="${path}"></esporte-screen>` })
    await expect(screen).toHaveAttribute('state', /^(?:ready|unavailable)$/, { timeout: 40_000 })
    const { height } = (await screen.boundingBox()) ?? {}
    expect(height).toBeGreaterThan(100)
    expect(height).toBeLessThan(3000)
  })

test('the look follows the person’s system, and a page that configures again', async ({ portal }) => {
  const { page, screen, product } = portal
  await page.emulateMedia({ colorScheme: 'dark' })
  await portal.open({ tag: form, options: `theme: { darkTheme: 'auto' },` })
  await untilReady(screen)
  const name = screen.getByRole('textbox', { name: 'Nome', exact: true })
  await name.fill('Meio escrito')
  const isDark = () => screen.evaluate((tag) => tag.classList.contains('app-dark'))
  expect(await isDark()).toBe(true)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(isDark).toBe(false)

  await page.evaluate(async (origin) => {
    const { configure } = (await import(`${origin}/embed/v1/esporte-screen.js`)) as { configure(options: object): void }
    const getToken = async () => (await fetch('/token', { method: 'POST' })).json() as Promise<object>
    configure({ apiBaseUrl: `${origin}/api/admin/v1`, getToken, locale: 'en-US', theme: { darkTheme: true } })
  }, product)
  await expect.poll(isDark).toBe(true)
  await expect(screen.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Meio escrito')
})

test('what takes the focus stays below what the page keeps at the top', async ({ portal }) => {
  const { page, screen } = portal
  await page.setViewportSize({ width: 1280, height: 720 })
  const header = '<header style="position: fixed; inset: 0 0 auto; height: 130px; background: #eee; z-index: 9">Portal</header>'
  await portal.open({ tag: `${header}<main style="padding-top: 140px; --esporte-top: 130px">${form}</main>` })
  await untilReady(screen)
  const covered: string[] = []
  const stops = new Set<string>()
  for (const key of [...Array<string>(40).fill('Tab'), ...Array<string>(40).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    const stop = await screen.evaluate((tag) => {
      const focused = tag.shadowRoot?.activeElement
      if (!focused) return undefined
      return {
        name: focused.id || focused.getAttribute('aria-label') || focused.textContent || '',
        top: focused.getBoundingClientRect().top,
      }
    })
    if (!stop) continue
    stops.add(stop.name)
    if (stop.top < 130) covered.push(`${stop.name} at ${stop.top}`)
  }
  expect(stops.size).toBeGreaterThan(10)
  expect(covered).toEqual([])
})

test('the page hears how high the screen is, and that a dialog is open over it', async ({ portal }) => {
  const { page, screen } = portal
  await page.addInitScript(() =>
    addEventListener('height', (event) => Object.assign(globalThis, { told: (event as CustomEvent<{ height: number }>).detail.height })),
  )
  await portal.open({ tag: form })
  await untilReady(screen)
  const told = () => page.evaluate(() => (globalThis as unknown as { told: number }).told)
  const height = async () => Math.ceil((await screen.boundingBox())?.height ?? 0)
  await expect.poll(async () => (await told()) - (await height())).toBe(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await told()) - (await height())).toBe(0)
  const layers = async () => (await portal.log()).filter((event) => event.startsWith('layer'))
  expect(await layers()).toEqual([])
  await screen.getByRole('textbox', { name: 'Nome', exact: true }).fill('Meio escrito')
  await screen.evaluate((tag) => (tag as HTMLElement & { navigate(path: string): void }).navigate('/administrativo/departamentos'))
  await expect(screen.getByRole('alertdialog')).toBeVisible()
  expect(await layers()).toEqual(['layer true'])
  await page.keyboard.press('Escape')
  await expect.poll(layers).toEqual(['layer true', 'layer false'])
})

test('the page hears that a token was not renewed while the former one still serves', async ({ portal }) => {
  const getToken = `async ({ reason }) => {
    if (reason !== 'start') throw new Error('fora do ar')
    return { ...(await (await fetch('/token', { method: 'POST' })).json()), expiresIn: 10 }
  }`
  await portal.open({ getToken })
  const told = async () => (await portal.log()).filter((event) => /^(?:error|session)/.test(event))
  await expect.poll(told).toEqual(['error token', 'session-expiring', 'session-expired'])
})
