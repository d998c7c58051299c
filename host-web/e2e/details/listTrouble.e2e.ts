import type { Page } from '@playwright/test'
import { expect, field, test } from '../clerk.js'
import { refusal } from '../departmentForm.js'
import { api, departments } from '../records.js'

const list = `**${api}${departments}?*`
const rows = (page: Page) => page.locator('tbody tr')

test('a list that cannot be loaded says why, and comes when asked again', async ({ page }) => {
  for (const [answer, text] of [
    ['connectionrefused', 'Sem resposta do servidor'],
    [refusal(500, 'server'), 'Código para o suporte: prova-7'],
    [{ status: 200, body: '{"data": [' }, 'O servidor deu uma resposta que não se entende'],
  ] as const) {
    await page.route(list, (route) => (typeof answer === 'string' ? route.abort(answer) : route.fulfill(answer)))
    await page.goto(departments)
    const notice = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar a lista' })
    await expect(notice).toContainText(text)
    await page.unroute(list)
    await notice.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(rows(page).first()).toBeVisible()
  }
})

test('a slow list says so after 8 s, waits on, and can be given up', async ({ page }) => {
  await page.clock.install()
  let letThrough = () => {}
  await page.route(list, async (route) => {
    await new Promise<void>((resolve) => {
      letThrough = resolve
    })
    await route.continue().catch(() => undefined)
  })
  await page.goto(departments)
  await expect(page.getByRole('heading', { level: 1, name: 'Departamentos' })).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(page.getByText('A consulta está demorando.')).toBeVisible()
  letThrough()
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByText('A consulta está demorando.')).toBeHidden()

  await page.getByRole('textbox', { name: 'Buscar em departamentos' }).fill('protocolo')
  await expect(page).toHaveURL(/busca=protocolo/)
  await page.clock.fastForward(9_000)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText('Consulta cancelada').first()).toBeVisible()
  await page.unroute(list)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(rows(page)).toHaveCount(1)
})

test('without connection the rows stay, and it is said once of when they are', async ({ context, page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(departments)
  await expect(rows(page)).toHaveCount(25)
  await context.setOffline(true)
  await expect(page.getByText(/Sem conexão\. Estes são os dados de \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/)).toBeVisible()
  await expect(page.getByText('Você está sem conexão.')).toBeHidden()
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await expect(page.getByText('A lista ainda mostra a consulta anterior')).toBeVisible()
  await expect(rows(page)).toHaveCount(25)
  // Prefetches fail now, but nothing needs them yet.
  await page.waitForTimeout(2500)
  expect(errors).toEqual([])
  await context.setOffline(false)
  await expect(page.getByText('Sem conexão.')).toBeHidden()
  await expect(page).toHaveURL(/pagina=2/)
  await expect(page.getByText('Você está sem conexão.')).toBeHidden()
})

test('a refresh that fails keeps the rows and says so', async ({ page }) => {
  await page.goto(departments)
  await expect(rows(page)).toHaveCount(25)
  await page.route(list, (route) => route.fulfill(refusal(503, 'unavailable')))
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await expect(page.getByText('O servidor está indisponível').or(page.getByText('Não foi possível atualizar.')).first()).toBeVisible()
  await page.unroute(list)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(rows(page).first()).toBeVisible()
  await expect(page).toHaveURL(/pagina=2/)
})

test('a page whose code does not arrive says so, and loads when asked again', async ({ page }) => {
  await page.goto(departments)
  await expect(rows(page).first()).toBeVisible()
  await page.route('**/assets/**', (route) => route.abort('connectionrefused'))
  // Not the form of the list, which loads while the person pauses.
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Função', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Não foi possível carregar a página' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Recarregar' })).toBeVisible()
  await page.unroute('**/assets/**')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Funções' })).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
})

test('a press on what does not load says so although notices do not load either, and the page stays as it is', async ({ page }) => {
  let isBroken = false
  // Also while the page rests and loads what may be needed later.
  await page.route('**/assets/**', (route) => (isBroken ? route.abort('connectionrefused') : route.fallback()))
  await page.goto(departments)
  await expect(rows(page).first()).toBeVisible()
  isBroken = true
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.getByRole('button', { name: 'Settings' }).click()
  const told = page.getByRole('alert').filter({ hasText: 'Uma parte da página não carregou' })
  await expect(told.getByRole('button', { name: 'Recarregar' })).toBeVisible({ timeout: 20_000 })
  isBroken = false
  await expect(page.getByRole('radio', { name: 'Dark', exact: true })).toBeVisible()
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('a record that does not load is told, and comes when asked again', async ({ page }) => {
  const record = `**${api}${departments}/1`
  await page.route(record, (route) => route.abort('connectionreset'))
  await page.goto(`${departments}/1`)
  await expect(page.getByText('Sem resposta do servidor')).toBeVisible()
  await page.unroute(record)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(field(page, 'Nome')).toBeVisible()
})
