import { expect, field, nobody, password, signIn, storedSession, test, typeCredentials } from './clerk.js'
import { api, departments } from './records.js'

test.use({ storageState: nobody })

test('the browser keeps token, expiry and person under session_0', async ({ page }) => {
  const answered = page.waitForResponse(`**${api}/sessao/login`)
  await signIn(page)
  const answer = await answered
  expect(answer.request().postDataJSON()).toEqual({ username: 'admin', password })
  const { data } = (await answer.json()) as { data: { token: string; expiresAt: string; session: { usuario: object } } }
  const stored = await storedSession(page)
  expect(Object.keys(stored ?? {}).sort()).toEqual(['exp', 'token', 'usuario'])
  const { token, exp, usuario } = stored ?? {}
  expect(token).toBe(data.token)
  expect(usuario).toEqual({ ...data.session.usuario, avatar: expect.stringMatching(/^data:image\//) })
  expect(Object.keys(usuario ?? {}).sort()).toEqual(['avatar', 'email', 'id', 'nome'])
  expect(Math.abs(Number(exp) - Date.parse(data.expiresAt))).toBeLessThan(5000)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(password)
  const asked = page.waitForRequest(`**${api}/pessoas**`)
  await page.getByRole('link', { name: 'Pessoas' }).first().click()
  expect(await (await asked).headerValue('authorization')).toBe(`Bearer ${data.token}`)
})

test('whoever is signed out is sent to the sign-in, and afterwards to where they wanted', async ({ page }) => {
  for (const path of ['/', '/dashboard', '/pessoas/1', '/competicoes/eventos']) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
  }
  await page.goto(`${departments}?busca=protocolo`)
  await expect(page).toHaveURL('/login')
  await typeCredentials(page)
  await expect(page).toHaveURL(`${departments}?busca=protocolo`)
  await expect(page.getByRole('row', { name: 'Setor de Protocolo' })).toBeVisible()
})

test('public pages and the 404 need no sign-in', async ({ page }) => {
  for (const [path, heading] of [
    ['/login', 'Entrar'],
    ['/recuperar-senha', 'Entrar'],
    ['/sessao-expirada', 'Sua sessão expirou'],
    ['/nada-aqui', 'Página não encontrada'],
    ['/pessoas/abc', 'Página não encontrada'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

test('whoever is signed in is led to the dashboard, and sees unknown pages as such', async ({ page }) => {
  await signIn(page)
  for (const path of ['/', '/login']) {
    await page.goto(path)
    await expect(page).toHaveURL('/dashboard')
  }
  for (const [path, heading] of [
    ['/recuperar-senha', 'Entrar'],
    ['/nada-aqui', 'Página não encontrada'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
  }
})

test('signing out asks, wipes what the browser kept, and ends the token', async ({ page, request }) => {
  await signIn(page)
  const token = String((await storedSession(page))?.token)
  await page.evaluate(() => localStorage.setItem('another', 'of somebody'))
  await page.getByRole('button', { name: 'Desconectar' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sair' })
  await expect(question).toContainText('Tem certeza de que deseja prosseguir?')
  await expect(question.getByRole('button', { name: 'Sim, sair' })).toBeFocused()
  await question.getByRole('button', { name: 'Não, cancelar' }).click()
  await expect(page).toHaveURL('/dashboard')

  await page.getByRole('link', { name: 'Pessoas', exact: true }).click()
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitem', { name: 'Desconectar' }).click()
  const revoked = page.waitForResponse(`**${api}/sessao/logout`)
  await page.getByRole('button', { name: 'Sim, sair' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  await revoked
  const again = await request.get(`${api}/pessoas/1`, { headers: { Authorization: `Bearer ${token}` } })
  expect(again.status()).toBe(401)
  await page.goBack()
  await expect(page).toHaveURL('/login')
})

test('signing out over unsaved edits asks once, and says that they are lost', async ({ page }) => {
  await signIn(page)
  await page.goto(`${departments}/novo`)
  await field(page, 'Nome').fill('Setor que fica')
  await page.getByRole('button', { name: 'Desconectar' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sair' })
  await expect(question).toContainText('Se sair agora, elas se perdem')
  await question.getByRole('button', { name: 'Não, cancelar' }).click()
  await expect(field(page, 'Nome')).toHaveValue('Setor que fica')
  await expect(page).toHaveURL(`${departments}/novo`)
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'Desconectar' }).click()
  await question.getByRole('button', { name: 'Sim, sair' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a new password is asked for without telling who has an account', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await expect(page).toHaveURL('/recuperar-senha')
  await page.getByRole('region', { name: 'Recuperar a senha' }).getByRole('textbox', { name: 'Usuário' }).fill('ninguém')
  await page.getByRole('button', { name: 'Pedir nova senha' }).click()
  await expect(page.getByText('Se o usuário existir, um administrador recebe o pedido')).toBeVisible()
})

test('the whole way works without a mouse', async ({ page, records }) => {
  const mark = `${Date.now()}`.slice(-9)
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.goto(`${departments}`)
  await expect(page.getByRole('textbox', { name: 'Usuário' })).toBeFocused()
  await page.keyboard.type('admin')
  await press('Tab')
  await page.keyboard.type(password)
  await press('Enter')
  await expect(page).toHaveURL(departments)
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await press('/')
  await expect(page.getByRole('textbox', { name: 'Buscar em departamentos' })).toBeFocused()
  await press('ArrowDown')
  await expect(page.locator('tbody tr').first()).toBeFocused()
  await press('n')
  await expect(page).toHaveURL(`${departments}/novo`)
  await expect(field(page, 'Nome')).toBeFocused()
  await page.keyboard.type(`Setor Teclado ${mark}`)
  await press('Tab')
  await page.keyboard.type(mark)
  await press('Tab', 'ArrowDown', 'ArrowDown', 'Enter')
  await expect(field(page, 'Tipo')).toHaveValue('Diretoria')
  const mail = await field(page, 'E-mail').elementHandle()
  for (let steps = 0; steps < 12 && !(await mail?.evaluate((input) => input === document.activeElement)); steps += 1) await press('Tab')
  await expect(field(page, 'E-mail')).toBeFocused()
  await page.keyboard.type('teclado@esporte.pr.gov.br')
  await press('Control+s')
  await expect(page).toHaveURL(/\/departamentos\/\d+$/)
  expect(await records.count(departments, mark)).toBe(1)
})
