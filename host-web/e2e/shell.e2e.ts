import type { Page } from '@playwright/test'
import { routes } from '@esporte-parana/sdk/routes'
import { expect, nobody, repeats, signIn, storedSession, test, typeCredentials } from './clerk.js'

const breadcrumb = 'Você está em'

test.describe('somebody signed in', () => {
  test('walks from the dashboard to a list by the menu, and back by the breadcrumb', async ({ page }) => {
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Olá')
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Administrativo' }).click()
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Departamento', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Departamentos' })).toBeFocused()
    await expect(page).toHaveTitle(/^Departamentos/)
    const trail = page.getByRole('navigation', { name: breadcrumb })
    await trail.getByRole('button', { name: 'Páginas anteriores' }).click()
    await page.getByRole('menuitem', { name: 'Início' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('sees how many active records there are, and opens the list behind each number', async ({ page }) => {
    const homes = routes.filter(({ kind, path }) => kind === 'home' && !path.includes('{')).map(({ path }) => path)
    let opened = 0
    for (const home of homes) {
      await openFigures(page, home)
      const addresses = await page.locator('a.ep-figure').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      for (const address of addresses)
        await expect(async () => {
          // Other people write meanwhile: a number is read right before its list is opened.
          await openFigures(page, home)
          const figure = page.locator(`a.ep-figure[href="${address}"]`)
          const count = (await figure.locator('strong').textContent()) ?? ''
          await figure.click()
          const words = count === '1' ? '1 registro' : count === '0' ? 'Nenhum registro' : `${count} registros`
          await expect(page.getByText(new RegExp(`^${words.replace(/[.+]/g, '\\$&')}`)).first()).toBeAttached({ timeout: 10_000 })
        }, `${address}`).toPass({ timeout: 60_000 })
      opened += addresses.length
    }
    expect(opened).toBeGreaterThan(6)
  })

  test('is at the first row of a list after three keys', async ({ page }) => {
    await page.goto('/administrativo/departamentos')
    await expect(page.locator('tbody a').first()).toBeVisible()
    for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
    await expect(page.getByRole('row').nth(1)).toBeFocused()
    await page.goto('/administrativo')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Ir para o menu' })).toBeFocused()
  })

  test('is told when a page does not exist', async ({ page }) => {
    await page.goto('/pessoas/abc')
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
    await page.getByRole('link', { name: 'Ir para o início' }).click()
    await expect(page).toHaveURL('/dashboard')
  })

  test('opening /login goes on to the dashboard', async ({ page }) => {
    await page.goto('/login')
    await expect(page).toHaveURL('/dashboard')
  })

  test('uses the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/administrativo')
    await page.getByRole('button', { name: 'Mostrar ou ocultar o menu' }).click()
    await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Função' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Funções' })).toBeFocused()
    await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test('the menu works by keyboard alone, in a mode with flyouts', async ({ page }) => {
  await page.route('**/preferencias', (route) => route.fulfill({ json: { status_code: 200, data: { theme: { menuMode: 'slim' } } } }))
  await page.goto('/dashboard')
  await expect(page.locator('.ep-shell')).toHaveAttribute('data-menu-mode', 'slim')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // Focus order: logo, dashboard, administrative; then the area's own page and the departments in the flyout.
  for (const _ of ['logo', 'dashboard', 'administrative']) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Administrativo' })).toBeFocused()
  await page.keyboard.press('Enter')
  for (const _ of ['home', 'departments']) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Departamentos' })).toBeFocused()
})

test.describe('nobody', () => {
  test.use({ storageState: nobody })

  test('opens a link, signs in, and is where the link leads', async ({ page }) => {
    await page.goto('/administrativo/funcoes?busca=mot')
    await expect(page).toHaveURL('/login')
    await typeCredentials(page)
    await expect(page).toHaveURL('/administrativo/funcoes?busca=mot')
  })

  test('leaves nothing behind after a logout', async ({ page }) => {
    await signIn(page)
    await page.getByRole('button', { name: 'Desconectar' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Sair' })
    await expect(dialog.getByText('Tem certeza de que deseja prosseguir?')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Sim, sair' })).toBeFocused()
    await dialog.getByRole('button', { name: 'Sim, sair' }).click()
    await expect(page).toHaveURL('/login')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
  })

  test('is shown the expired session, and returns to the page after signing in', async ({ page }) => {
    await signIn(page)
    const session = await storedSession(page)
    await page.evaluate((entry) => localStorage.setItem('session_0', JSON.stringify({ ...entry, exp: Date.now() - 1000 })), session)
    await page.goto('/pessoas')
    await expect(page.getByRole('heading', { name: 'Sua sessão expirou' })).toBeVisible()
    await page.getByRole('link', { name: 'Entrar de novo' }).click()
    await typeCredentials(page)
    await expect(page).toHaveURL('/pessoas')
  })
})

// Choices are stored for the user: those of `admin` would affect other tests.
test.describe('a person with choices of her own', () => {
  test.use({ storageState: nobody })

  test('waits behind the overlay while the texts of another language come', repeats(true), async ({ page }) => {
    await keepChoicesHere(page)
    await signIn(page, 'gestora')
    // The cover is loaded when the page is idle.
    const cover = page.waitForResponse(/FeedbackLayer[^/]*\.js/)
    await page.goto('/administrativo/departamentos')
    await cover
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.getByRole('button', { name: /^PT, Idioma/ }).click()
    await page.route('**/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await expect(page.getByTestId('loading')).toBeVisible()
    answer()
    await expect(page.getByRole('heading', { level: 1, name: 'Departments' })).toBeVisible()
    await expect(page.getByTestId('loading')).toBeHidden()
  })

  test('changes the language without losing what is typed', async ({ page }) => {
    await keepChoicesHere(page)
    await signIn(page, 'gestora')
    await page.goto('/administrativo/departamentos/novo')
    await page.getByRole('textbox', { name: /^Nome/ }).fill('Núcleo de ensaio')
    await page.getByRole('button', { name: /^PT, Idioma/ }).click()
    await page.getByRole('menuitemradio', { name: 'Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
    await expect(page.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('Núcleo de ensaio')
    await page.getByRole('button', { name: /^ES, Idioma/ }).click()
    await page.getByRole('menuitemradio', { name: 'Português' }).click()
    await expect(page.getByRole('textbox', { name: /^Nome/ })).toBeVisible()
  })

  test('the sign-in stays in the language of the person who left, also after a reload', repeats(true), async ({ page }) => {
    await keepChoicesHere(page)
    await signIn(page, 'gestora')
    await page.getByRole('button', { name: /^PT, Idioma/ }).click()
    await page.getByRole('menuitemradio', { name: 'Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
    await page.getByRole('button', { name: 'Desconectar' }).click()
    await page.getByRole('button', { name: 'Sí, salir' }).click()
    await expect(page).toHaveURL('/login')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-ES')
    await expect(page.getByRole('textbox', { name: 'Contraseña' })).toBeVisible()
  })

  test('finds the dark scheme again on the next visit, before any script has run', async ({ page }) => {
    await signIn(page, 'gestora')
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('radio', { name: 'Dark', exact: true }).check()
    await expect(page.locator('html')).toHaveClass(/app-dark/)
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload()
    await expect(page.locator('html')).toHaveClass(/app-dark/)
    const ground = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
    expect(ground).not.toBe('rgb(232, 233, 233)')
    await page.unroute('**/assets/*.js')
    await page.reload()
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('radio', { name: 'Light', exact: true }).check()
    await expect(page.locator('html')).not.toHaveClass(/app-dark/)
  })
})

/** Keeps later choices in this browser, because other tests use the same user. */
async function keepChoicesHere(page: Page): Promise<void> {
  await page.route('**/preferencias', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill({ json: { status_code: 200, data: {} } }),
  )
}

/** Opens a home and waits for the numbers on it. */
async function openFigures(page: Page, home: string) {
  await page.goto(home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('.ep-figure[aria-busy="true"]')).toHaveCount(0)
}
