import type { Page } from '@playwright/test'
import { expect, nobody, repeats, signIn, storedSession, test, typeCredentials } from '../clerk.js'
import { refusal } from '../departmentForm.js'
import { api } from '../records.js'

test.use({ storageState: nobody })

const login = `**${api}/sessao/login`
const fields = (page: Page) => [page.getByRole('textbox', { name: 'Usuário' }), page.getByRole('textbox', { name: 'Senha' })] as const

test('a wrong password is told, and both fields are kept', async ({ page }) => {
  await page.goto('/login')
  await typeCredentials(page, 'admin', 'senha errada')
  await expect(page.getByText('Usuário ou senha inválidos')).toBeVisible()
  const [username, secret] = fields(page)
  await expect(username).toHaveValue('admin')
  await expect(secret).toHaveValue('senha errada')
  await expect(secret).toBeFocused()
  expect(await storedSession(page)).toBeNull()
  await typeCredentials(page)
  await expect(page).toHaveURL('/dashboard')
})

test('empty fields are named, and nothing is sent', async ({ page }) => {
  let sent = 0
  page.on('request', (request) => (sent += Number(request.url().includes('/sessao/login'))))
  await page.goto('/login')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Obrigatório')).toHaveCount(2)
  await expect(fields(page)[0]).toBeFocused()
  expect(sent).toBe(0)
})

test('a server that is away, failing or unreadable is told, and trying again signs in', async ({ page }) => {
  await page.goto('/login')
  for (const [answer, text] of [
    ['connectionrefused', 'Sem resposta do servidor'],
    [refusal(500, 'server'), 'Código para o suporte: prova-7'],
    [{ status: 503, body: '<html>' }, 'O servidor está indisponível'],
    [{ status: 200, body: '<html>' }, 'O servidor deu uma resposta que não se entende'],
    [{ status: 200, json: { status_code: 200, data: {} } }, 'O servidor deu uma resposta que não se entende'],
  ] as const) {
    await page.route(login, (route) => (typeof answer === 'string' ? route.abort(answer) : route.fulfill(answer)))
    await typeCredentials(page)
    await expect(page.getByText(text)).toBeVisible()
    await expect(fields(page)[0]).toHaveValue('admin')
    await expect(fields(page)[1]).toHaveValue('esporte-parana')
    await page.unroute(login)
  }
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('too many attempts: the wait is counted down', async ({ page }) => {
  await page.goto('/login')
  await page.route(login, (route) => route.fulfill({ ...refusal(429, 'throttled'), headers: { 'Retry-After': '2' } }))
  await typeCredentials(page)
  await expect(page.getByText('Muitas tentativas. Tente de novo em')).toBeVisible()
  await page.unroute(login)
  await expect(page.getByText('Muitas tentativas. Tente de novo em')).toBeHidden()
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('a slow sign-in says so after 8 s and can be given up; nothing aborts by itself', async ({ page }) => {
  await page.clock.install()
  await page.goto('/login')
  let sent = 0
  await page.route(login, () => void (sent += 1))
  await typeCredentials(page)
  await page.getByRole('textbox', { name: 'Senha' }).press('Enter')
  await page.clock.fastForward(7_000)
  await expect(page.getByText('Está demorando')).toBeHidden()
  await page.clock.fastForward(300_000)
  await expect(page.getByText('Está demorando')).toBeVisible()
  expect(sent).toBe(1)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText('Cancelado. Nada foi enviado de novo.')).toBeVisible()
  await expect(fields(page)[1]).toHaveValue('esporte-parana')
  await page.unroute(login)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/dashboard')
})

const blocked = () =>
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
const full = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

for (const [what, spoil] of [
  ['blocked', blocked],
  ['full', full],
] as const) {
  test(`with storage ${what} one can sign in and work, and is told that nothing is kept`, repeats(what === 'full'), async ({ page }) => {
    await page.addInitScript(spoil)
    await signIn(page)
    await expect(page.getByText('Este navegador não guarda dados.')).toBeVisible()
    await page
      .getByRole('link', { name: /^Pessoas/ })
      .first()
      .click()
    await expect(page.locator('tbody tr').first()).toBeVisible()
    await page.getByRole('button', { name: 'Desconectar' }).click()
    await page.getByRole('button', { name: 'Sim, sair' }).click()
    await expect(page).toHaveURL('/login')
  })
}
