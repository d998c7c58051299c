import type { Page } from '@playwright/test'
import { expect, field, nobody, password, repeats, signIn, storedSession, test, typeCredentials } from './clerk.js'
import { expectDraft, fillDepartment, refusal } from './departmentForm.js'
import { api, departments, people } from './records.js'

test.use({ storageState: nobody })

const hour = 3_600_000
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Entre de novo para continuar' })

test('a 401 over a page without edits leads to the sign-in, which says why, and back to the page', async ({ page }) => {
  await signIn(page)
  await page.goto(departments)
  await expect(page.locator('tbody tr').first()).toBeVisible()
  const refused = `**${api}${people}?*`
  await page.route(refused, (route) => route.fulfill(refusal(401, 'unauthorized')))
  await page.goto(people)
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await expect(page.getByText('Sua sessão foi encerrada fora desta página')).toBeVisible()
  await page.unroute(refused)
  // Why, and the way back, outlive a reload of the sign-in, although nothing is stored.
  await page.reload()
  await expect(page.getByText('Sua sessão foi encerrada fora desta página')).toBeVisible()
  await typeCredentials(page)
  await expect(page).toHaveURL(people)
})

test(
  'whoever opens a link without a session comes to it also after a reload of the sign-in, but not after a logout',
  repeats(true),
  async ({ page }) => {
    const address = `${departments}?busca=protocolo`
    await page.goto(address)
    await expect(page).toHaveURL('/login')
    await page.reload()
    await expect(page.getByText('Sua sessão foi encerrada')).toBeHidden()
    await typeCredentials(page)
    await expect(page).toHaveURL(address)
    await page.getByRole('button', { name: 'Desconectar' }).click()
    await page.getByRole('button', { name: 'Sim, sair' }).click()
    await expect(page).toHaveURL('/login')
    await page.reload()
    await typeCredentials(page)
    await expect(page).toHaveURL('/dashboard')
  },
)

test('a session that cannot be renewed leads to the sign-in too, and the countdown goes with it', repeats(true), async ({ page }) => {
  await page.clock.install()
  await signIn(page)
  await page.goto(departments)
  await page.route(`**${api}/sessao/renovar`, (route) => route.fulfill(refusal(401, 'unauthorized')))
  await page.clock.fastForward(Number((await storedSession(page))?.exp) - (await page.evaluate(() => Date.now())) - 30_000)
  const countdown = page.getByRole('alertdialog', { name: 'Sua sessão está terminando' })
  await countdown.getByRole('button', { name: 'Continuar conectado' }).click()
  await expect(page).toHaveURL('/login')
  await expect(countdown).toBeHidden()
  await expect(dialogOf(page)).toBeHidden()
})

test('a session that ends by the clock is told as such, and the same person comes back to the page', async ({ page }) => {
  await page.clock.install()
  await signIn(page)
  await page.goto(`${departments}?busca=protocolo`)
  await expect(page.getByRole('row', { name: 'Setor de Protocolo' })).toBeVisible()
  await page.clock.fastForward(9 * hour)
  await expect(page).toHaveURL('/sessao-expirada')
  await expect(page.getByRole('heading', { level: 1, name: 'Sua sessão expirou' })).toBeVisible()
  expect(await storedSession(page)).toBeNull()
  await page.getByRole('link', { name: 'Entrar de novo' }).click()
  await typeCredentials(page)
  await expect(page).toHaveURL(`${departments}?busca=protocolo`)
})

for (const [what, change] of [
  ['whose time has passed', { exp: 1 }],
  ['with the explicit flag', { expired: true }],
] as const) {
  test(`a stored session ${what} leads to /sessao-expirada`, async ({ page }) => {
    await signIn(page)
    const session = { ...(await storedSession(page)), ...change }
    await page.addInitScript((kept) => localStorage.setItem('session_0', kept), JSON.stringify(session))
    await page.goto(people)
    await expect(page).toHaveURL('/sessao-expirada')
  })
}

test('a session that ends over unsaved edits asks for the password and loses nothing', async ({ page }) => {
  await page.clock.install()
  await signIn(page)
  const draft = await fillDepartment(page)
  await page.clock.fastForward(9 * hour)
  await expect(dialogOf(page)).toBeVisible()
  await expect(page).toHaveURL(`${departments}/novo`)
  await dialogOf(page).getByRole('textbox', { name: 'Senha' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toBeHidden()
  await expectDraft(page, draft)
})

test('what a broken storage holds is nobody’s session', repeats(true), async ({ page }) => {
  for (const text of ['{', '[]', '{"token":1}', '"x"']) {
    await page.goto('/login')
    await page.evaluate((value) => localStorage.setItem('session_0', value), text)
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login')
  }
})

test('another person in another tab never sees what the first one had', async ({ context, page }) => {
  await signIn(page)
  await page.goto(people)
  await expect(page.locator('tbody tr').first()).toBeVisible()
  const first = await storedSession(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Desconectar' }).click()
  await other.getByRole('button', { name: 'Sim, sair' }).click()
  await expect(page).toHaveURL('/login')
  await typeCredentials(other, 'gestora')
  await expect(other.getByRole('heading', { level: 1, name: 'Olá, Marlene' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Olá, Marlene' })).toBeVisible()
  // All users may see who changed a record, so only these places are checked.
  const own = page.locator('.ep-topbar, .ep-sidebar, .ep-print-head, h1')
  await expect(own.filter({ hasText: 'Ana Paula' })).toHaveCount(0)
  await expect(own.filter({ hasText: 'Marlene' }).first()).toBeAttached()
  const asked = page.waitForRequest(`**${api}${people}?*`)
  await page.getByRole('link', { name: 'Pessoas', exact: true }).click()
  const { token } = (await storedSession(page)) as { token: string }
  expect(token).not.toBe(first?.token)
  expect(await (await asked).headerValue('authorization')).toBe(`Bearer ${token}`)
})

test('another person in another tab never sees what the first one was typing', async ({ context, page }) => {
  await signIn(page)
  const draft = await fillDepartment(page)
  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Desconectar' }).click()
  await other.getByRole('button', { name: 'Sim, sair' }).click()
  await expect(other).toHaveURL('/login')
  // The edits of the first tab survive the logout of the second, behind a dialog that asks for the password.
  await expect(dialogOf(page)).toContainText('Ana Paula Ribeiro')
  await typeCredentials(other, 'gestora')
  await expect(other.getByRole('heading', { level: 1, name: 'Olá, Marlene' })).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await expect(dialogOf(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Olá, Marlene' })).toBeVisible()
  await page.goBack()
  await expect(page.locator('body')).not.toContainText(draft.name)
  for (const box of await page.getByRole('textbox').all()) await expect(box).not.toHaveValue(draft.name)
})

test('the same person in another tab gives the first one a new token, silently', repeats(true), async ({ context, page }) => {
  await signIn(page)
  await page.goto(`${departments}/novo`)
  await field(page, 'Nome').fill('Setor que fica')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Desconectar' }).click()
  await other.getByRole('button', { name: 'Sim, sair' }).click()
  await expect(dialogOf(page)).toBeVisible()
  await typeCredentials(other)
  await expect(other).toHaveURL('/dashboard')
  await expect(dialogOf(page)).toBeHidden()
  await expect(page).toHaveURL(`${departments}/novo`)
  await expect(field(page, 'Nome')).toHaveValue('Setor que fica')
})
