import { type Route, routes } from '@esporte-parana/sdk/routes'
import { expect, nobody, repeats, test } from '../clerk.js'
import { walkTo, wear } from '../everyPage.js'

const shown = (routes as readonly Route[]).filter(({ path, kind }) => (kind === 'home' || kind === 'list') && !path.includes('{'))
const hasForm = ({ path }: Route) => (routes as readonly Route[]).some((form) => form.path === `${path}/{id}`)

for (const locale of ['es-ES', 'pt-BR', 'en-US'] as const) {
  test(
    `a page is called the same in the tab, its heading, the trail and the button that leads to it: ${locale}`,
    repeats(locale !== 'es-ES'),
    async ({ page }) => {
      test.setTimeout(180_000)
      await wear(page, { locale, darkTheme: false })
      await page.goto('/painel/resumo')
      const heading = page.locator('main h1')
      const title = async () => (await page.title()).split(' · ')[0] ?? ''
      for (const route of shown) {
        await walkTo(page, route.path)
        // The dashboard greets.
        if (route.name !== 'dashboard') await expect(heading, route.path).toHaveText(await title())
        await expect(page.locator('.ep-breadcrumb [aria-current="page"]'), route.path).toHaveText(await title())
        const create = page.locator('.ep-list-header .ep-list-create')
        if (route.kind !== 'list' || (await create.count()) === 0) continue
        const label = (await create.innerText()).trim()
        await create.click()
        await expect(hasForm(route) ? heading : page.getByRole('dialog').getByRole('heading').first(), route.path).toHaveText(label)
      }
    },
  )
}

test('the page of an ended session is called the same in the tab and in its heading', async ({ browser }, { project }) => {
  const context = await browser.newContext({ baseURL: project.use.baseURL, storageState: nobody })
  const page = await context.newPage()
  await page.goto('/sessao-expirada')
  await expect(page.locator('h1')).toHaveText('Sua sessão expirou')
  await expect(page).toHaveTitle('Sua sessão expirou · Esporte Paraná')
  await context.close()
})
