import type { Page } from '@playwright/test'
import { expect, field, nobody, repeats, test, toast } from './clerk.js'
import { departmentDraft, departments, unique } from './records.js'

/**
 * Fails these files until a new page is opened, whatever happens to the network: Firefox and WebKit never ask again for a module that failed
 * once.
 * @returns opens the network; the failed files stay away from this page
 */
async function failModules(page: Page, files: RegExp): Promise<() => void> {
  let isAway = true
  const dead = new Set<string>()
  page.on('request', (request) => request.isNavigationRequest() && dead.clear())
  await page.route(files, (route) => {
    const url = route.request().url()
    if (isAway && url.endsWith('.js')) dead.add(url)
    return isAway || dead.has(url) ? route.abort('connectionrefused') : route.continue()
  })
  return () => (isAway = false)
}

const failed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Não foi possível carregar a página' })
const again = (page: Page) => page.getByRole('button', { name: 'Tentar de novo' }).click()

test('a page whose code can never come again is opened anew at its place', async ({ page }) => {
  await page.goto(departments)
  await expect(page.locator('tbody tr').first()).toBeVisible()
  const back = await failModules(page, /\/assets\//)
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Função', exact: true }).click()
  await expect(failed(page)).toBeVisible()
  back()
  await again(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Funções' })).toBeVisible()
  await expect(page.locator('tbody tr').first()).toBeVisible()
})

test('a page whose texts can never come again is opened anew, and is not called an error', repeats(true), async ({ page, records }) => {
  const { id } = await records.create(departments, departmentDraft())
  const back = await failModules(page, /\/assets\/editing-/)
  await page.goto(`${departments}/${id}`)
  await expect(failed(page)).toBeVisible()
  back()
  await again(page)
  await expect(field(page, 'Nome')).toBeVisible()
})

test('a save whose rules can never come again says so, and what was typed comes back on the new page', async ({ page, records }) => {
  const { id } = await records.create(departments, departmentDraft())
  const back = await failModules(page, /\/assets\/schema-/)
  const name = `Setor sem regras ${unique()}`
  await page.goto(`${departments}/${id}`)
  await field(page, 'Nome').fill(name)
  const save = page.getByRole('button', { name: 'Salvar', exact: true })
  await save.click()
  const notice = page.getByRole('form').getByRole('alert').filter({ hasText: 'Uma parte da página não carregou' })
  await expect(notice).toBeVisible()
  back()
  page.on('dialog', (dialog) => void dialog.accept())
  await notice.getByRole('button', { name: 'Recarregar' }).click()
  await page.getByRole('status').getByRole('button', { name: 'Continuar' }).click()
  await expect(field(page, 'Nome')).toHaveValue(name)
  await save.click()
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
})

test('a paste whose code a new version replaced says so at once, and does not blame the connection', async ({ page }) => {
  await page.route(/\/assets\/pasteRows-/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/pessoas/novo')
  await page.getByRole('button', { name: 'Adicionar: Vínculos' }).click()
  const cell = page.getByRole('group', { name: 'Vínculo 1', exact: true }).getByRole('textbox', { name: 'Matrícula' })
  await cell.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'A-1\tA-2')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(page.getByText('Uma parte da página não carregou')).toHaveCount(1)
  await expect(page.getByText(/Nada foi colado/)).toHaveCount(0)
})

test('a download whose code can never come again says so, and works on the new page', repeats(true), async ({ page }) => {
  await page.goto(departments)
  await openExport(page)
  const back = await failModules(page, /\/assets\/download-/)
  const exportRows = () => page.getByRole('dialog').getByRole('button', { name: 'Exportar' }).click()
  await exportRows()
  await expect(page.getByText('Sem resposta do servidor').first()).toBeVisible()
  back()
  await page.getByRole('dialog').getByRole('button', { name: 'Tentar de novo' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Uma parte da página não carregou' })
  await notice.getByRole('button', { name: 'Recarregar' }).click()
  await openExport(page)
  const file = page.waitForEvent('download')
  await exportRows()
  await file
})

async function openExport(page: Page): Promise<void> {
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await page.getByRole('button', { name: 'Mais ações' }).first().click()
  await page.getByRole('menuitem', { name: 'Exportar…' }).click()
  await expect(page.getByRole('dialog', { name: /^Exportar/ })).toBeVisible()
}

test('notices that can never come again do not stay silent: a plain line leads to a new page', repeats(true), async ({ page, records }) => {
  const { id } = await records.create(departments, departmentDraft())
  const back = await failModules(page, /\/assets\/FeedbackLayer-/)
  await page.goto(`${departments}/${id}`)
  await field(page, 'Nome').fill(`Setor sem avisos ${unique()}`)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Alterações não salvas', { exact: true })).toBeHidden()
  back()
  const plain = page.getByRole('alert').filter({ hasText: 'Uma parte da página não carregou' })
  await expect(plain).toBeVisible({ timeout: 20_000 })
  const anew = page.waitForEvent('load')
  await plain.getByRole('button', { name: 'Recarregar' }).click()
  await anew
  await field(page, 'Sigla').fill(unique())
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
})

test('the sign-in stays, though the texts of what follows never come', async ({ browser }) => {
  const context = await browser.newContext({ storageState: nobody, locale: 'pt-BR' })
  const page = await context.newPage()
  await failModules(page, /\/assets\/inside-/)
  await page.goto('/login')
  const outer = page.waitForResponse(/\/assets\/ExpiryOutlet-/)
  await page.getByLabel('Usuário').fill('admin')
  await outer
  await page.waitForTimeout(500)
  await expect(page.getByLabel('Usuário')).toHaveValue('admin')
  await context.close()
})

test('a page of which nothing is left says so, and is loaded anew', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('lost')) window.matchMedia = () => undefined as never
    sessionStorage.setItem('lost', 'once')
  })
  const told = page.waitForRequest('**/api/admin/v1/falhas')
  await page.goto(departments)
  await expect(page.getByRole('alert')).toContainText('A página parou de funcionar.')
  expect((await told).postDataJSON()).toMatchObject({ name: 'TypeError' })
  await page.getByRole('button', { name: 'Recarregar' }).click()
  await expect(page.locator('tbody tr').first()).toBeVisible()
})
