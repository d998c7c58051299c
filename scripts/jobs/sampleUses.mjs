import { registerDepartment, signIn } from './viteApplication.mjs'

const departments = '/administrativo/departamentos'
const firstRow = (page) => page.locator('tbody a').first().waitFor()
const menu = (page) => page.getByRole('navigation', { name: 'Menu' })

/** How each sample that shows something is rendered (`main`; nothing for a whole program) and used, by its page and number. */
export const sampleUses = {
  'repository-1': { use: signInToFrame },
  'README-1': { use: signInToFrame },
  'embedding-2': {
    main: `document.body.prepend(Object.assign(document.createElement('section'), { id: 'place' }))\nvoid sample.show(document.getElementById('place'), styles)`,
    use: async (page, origin) => {
      await page.goto(origin)
      await firstRow(page)
      await page.getByRole('textbox', { name: 'Buscar' }).fill('zzzz')
      await page
        .getByText(/Nada encontrado|Nenhum/)
        .first()
        .waitFor()
    },
  },
  'feedback-3': {
    main: `provided(sample.shown)`,
    use: async (page, origin) => {
      await page.goto(origin)
      await page.getByRole('dialog', { name: 'Reservar espaço' }).waitFor()
      await page.keyboard.press('Escape')
      await page.locator('body[data-open="false"]').waitFor({ state: 'attached' })
    },
  },
  'host-1': {
    main: `render(<sample.Athletes />)`,
    use: async (page, origin) => {
      await page.goto(origin)
      await firstRow(page)
      await page.getByRole('button', { name: 'Campos', exact: true }).waitFor()
      await page.getByRole('button', { name: 'English' }).click()
      await page.getByRole('button', { name: 'Fields', exact: true }).waitFor()
    },
  },
  'host-4': {
    main: `provided(<sample.ActivePeople />)`,
    use: async (page, origin) => {
      await page.goto(origin)
      const answer = page.waitForResponse((response) => response.url().endsWith('/busca') && response.ok())
      await page.getByRole('button', { name: '5', exact: true }).click()
      await answer
    },
  },
  'layout-1': { main: `provided(sample.shown)`, use: registerInFrame },
  'layout-2': { main: `provided(<RouteView routes={routes} frame={() => Promise.resolve(sample)} />)`, use: registerInFrame },
  'layout-3': {
    main: `render(<BackofficeProvider apiBaseUrl="/api/admin/v1" navigation={createBrowserNavigation()}>{sample.shown}</BackofficeProvider>)`,
    use: signInToFrame,
  },
  'routers-1': {
    use: async (page, origin) => {
      await page.goto(origin)
      await page.getByText('Início do portal').waitFor()
      await page.goto(`${origin}/gestao${departments}`)
      await firstRow(page)
      await page.locator('tbody a').first().click()
      await page.waitForURL(/\/gestao\/administrativo\/departamentos\/\d+/)
      await page.getByRole('textbox', { name: 'Sigla', exact: true }).waitFor()
      await page.goBack()
      await firstRow(page)
    },
  },
  'session-1': {
    main: `render(sample.shown)`,
    use: async (page, origin) => {
      await page.goto(origin)
      await page.getByText('…').waitFor()
    },
  },
  'testing-1': {
    main: `render(sample.shown)`,
    use: async (page, origin) => {
      await page.goto(origin)
      await firstRow(page)
    },
  },
}

async function signInToFrame(page, origin) {
  await page.goto(origin)
  await signIn(page)
  await menu(page).waitFor()
}

async function registerInFrame(page, origin) {
  await page.goto(origin + departments)
  await firstRow(page)
  await menu(page).getByRole('link', { name: 'Departamento' }).waitFor()
  await page.getByRole('link', { name: 'Novo departamento' }).click()
  await registerDepartment(page)
}
