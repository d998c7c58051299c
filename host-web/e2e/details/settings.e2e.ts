import type { Browser, Page } from '@playwright/test'
import { expect, nobody, repeats, signIn, test } from '../clerk.js'

const gear = (page: Page) => page.getByRole('button', { name: 'Settings', exact: true })
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const isKept = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/preferencias') && answer.ok())

async function choose(page: Page, ...names: readonly string[]): Promise<void> {
  await gear(page).click()
  const kept = isKept(page)
  for (const name of names) await radio(page, name).check()
  await kept
}

const groundOf = (page: Page, selector: string) => page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)

/** Signs in with a new browser context. */
async function enter(browser: Browser, user: string): Promise<Page> {
  const page = await (await browser.newContext({ storageState: nobody, locale: 'pt-BR' })).newPage()
  await signIn(page, user)
  return page
}

test.describe('the look that a person chose', () => {
  test.use({ storageState: nobody })
  // Hashing is slow on purpose, and several users sign in.
  test.setTimeout(120_000)

  test('is there again after a reload, at another desk and in the other tab, and is nobody else’s', async ({ page, browser, context }) => {
    await signIn(page, 'gestora')
    const otherTab = await context.newPage()
    await otherTab.goto('/pessoas')
    await expect(gear(otherTab)).toBeVisible()
    await choose(page, 'Violeta', 'Aura', 'Dark', 'Gaveta')
    try {
      await expect(otherTab.locator('html')).toHaveClass(/app-dark/)
      await expect(otherTab.locator('.ep-shell')).toHaveAttribute('data-menu-mode', 'drawer')
      const kept = isKept(page)
      await radio(page, 'Ardósia').check()
      await kept
      // The area beyond the page's edge too, which shows during overscroll.
      await expect.poll(() => groundOf(page, 'body')).toBe(await groundOf(page, '.ep-shell'))
      await page.reload()
      await gear(page).click()
      for (const name of ['Violeta', 'Ardósia', 'Aura', 'Dark', 'Gaveta']) await expect(radio(page, name)).toBeChecked()
      const desk = await enter(browser, 'gestora')
      await expect(desk.locator('html')).toHaveClass(/app-dark/)
      await expect(desk.locator('.ep-shell')).toHaveAttribute('data-menu-mode', 'drawer')
      const admin = await enter(browser, 'admin')
      await gear(admin).click()
      await expect(radio(admin, 'Verde-azulado')).toBeChecked()
      await expect(admin.locator('html')).not.toHaveClass(/app-dark/)
    } finally {
      const kept = isKept(page)
      await page.getByRole('button', { name: 'Restaurar padrão' }).click()
      await kept
    }
    await expect(page.locator('html')).not.toHaveClass(/app-dark/)
  })

  test('goes with the person when somebody else sits down at the desk', repeats(true), async ({ page }) => {
    await signIn(page, 'gestora')
    await choose(page, 'Dark')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Desconectar' }).click()
    await page.getByRole('button', { name: 'Sim, sair' }).click()
    await signIn(page, 'admin')
    await expect(page.locator('html')).not.toHaveClass(/app-dark/)
    await signOutAndRestore(page)
  })
})

async function signOutAndRestore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Desconectar' }).click()
  await page.getByRole('button', { name: 'Sim, sair' }).click()
  await signIn(page, 'gestora')
  await gear(page).click()
  await expect(radio(page, 'Dark')).toBeChecked()
  const kept = isKept(page)
  await page.getByRole('button', { name: 'Restaurar padrão' }).click()
  await kept
}
