import { expect, type Page, test } from '@playwright/test'

const screenOf = (page: Page) => page.locator('esporte-screen').first()

/** Opens the bench as its form would. */
async function open(page: Page, chosen: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.goto(`/bancada.html?${new URLSearchParams(chosen).toString()}`)
}

/** The line of the newest event that begins so. */
const event = (page: Page, words: string | RegExp) =>
  page.getByRole('region', { name: 'O que a página ouviu' }).getByRole('listitem').filter({ hasText: words }).first()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a developer opens a screen by the form, and reads what the page hears', async ({ page }) => {
  await open(page)
  await page.getByRole('combobox', { name: 'Tela' }).selectOption('Pessoa nova')
  await page.getByRole('combobox', { name: 'Idioma' }).selectOption('English')
  await page.getByRole('combobox', { name: 'Tema' }).selectOption('Escuro')
  await page.getByRole('combobox', { name: 'Largura' }).selectOption('390 px')
  await press(page, 'Abrir assim')
  await expect(screenOf(page)).toHaveAttribute('state', 'ready', { timeout: 30_000 })
  await expect(screenOf(page).getByRole('heading', { name: 'New person' })).toBeVisible()
  await expect(event(page, 'ready')).toBeVisible()
  await expect(event(page, 'title{"title":"New person"}')).toBeVisible()
  expect((await screenOf(page).boundingBox())?.width).toBeLessThan(391)
  await expect(page.getByRole('combobox', { name: 'Tela' })).toHaveValue('pessoas novo')
})

test('the same screen stands in the page and in a frame, side by side, and looks the same', async ({ page }) => {
  await open(page, { tela: 'administrativo/departamentos novo', isolamento: 'ambos' })
  const tags = page.locator('esporte-screen')
  for (const index of [0, 1]) await expect(tags.nth(index)).toHaveAttribute('state', 'ready', { timeout: 30_000 })
  const heightOf = async (index: number) => (await tags.nth(index).boundingBox())?.height ?? 0
  await expect.poll(async () => Math.abs((await heightOf(0)) - (await heightOf(1)))).toBeLessThan(2)
  await tags.nth(0).getByRole('textbox', { name: 'Nome', exact: true }).fill('Na página')
  await page.frameLocator('esporte-screen iframe').getByRole('textbox', { name: 'Nome', exact: true }).fill('No quadro')
  await expect(tags.nth(0).getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue('Na página')
})

test('each command of the page does what its button says', async ({ page }) => {
  await open(page, { tela: 'administrativo/departamentos novo' })
  const name = screenOf(page).getByRole('textbox', { name: 'Nome', exact: true })
  await name.fill('Meio escrito')
  await press(page, 'Mover a tela')
  await expect(name).toHaveValue('Meio escrito')
  await press(page, 'Retirar e devolver')
  await expect(event(page, /^[\d:]+loading/)).toBeVisible()
  await expect(
    screenOf(page)
      .getByText(/rascunho|não salv/i)
      .first(),
  ).toBeVisible({ timeout: 30_000 })
  await press(page, 'Diagnóstico')
  await expect(event(page, 'diagnose()')).toContainText('"findings":[]')
  await open(page)
  await expect(screenOf(page)).toHaveAttribute('state', 'ready', { timeout: 30_000 })
  await press(page, 'Posso sair?')
  await expect(event(page, 'canLeave(){"answer":true}')).toBeVisible()
  await press(page, 'Ir a Pessoas')
  await expect(event(page, 'title{"title":"Pessoas"}')).toBeVisible()
  await press(page, 'Limpar')
  await expect(event(page, 'title')).toBeHidden()
})

for (const [fault, code] of [
  ['sem-token', 'token'],
  ['recusado', 'token-refused'],
  ['endereco', 'api-foreign'],
] as const)
  test(`what goes wrong is told: ${code}`, async ({ page }) => {
    await open(page, { tela: 'pessoas', falha: fault })
    await expect(event(page, `error{"code":"${code}"`)).toBeVisible({ timeout: 30_000 })
  })

test('under every style, a policy and addresses of its own the page has its screens', async ({ page }) => {
  await open(page, { tela: 'administrativo/departamentos', hostil: 'on', politica: 'on', enderecos: 'on', duas: 'on' })
  await expect(page.locator('esporte-screen[state=ready]')).toHaveCount(2, { timeout: 30_000 })
  const answer = await page.request.get('/bancada.html?politica=on')
  expect(answer.headers()['content-security-policy']).toContain("script-src 'self'")
  await screenOf(page).locator('tbody a').first().click()
  await expect(page).toHaveURL(/[?&]esporte=(?:%2F|\/)administrativo(?:%2F|\/)departamentos(?:%2F|\/)\d+/)
})

test('on a phone the bench is as wide as the phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, { tela: 'pessoas', duas: 'on' })
  await expect(page.locator('esporte-screen[state=ready]')).toHaveCount(2, { timeout: 30_000 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
