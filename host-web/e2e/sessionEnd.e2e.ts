import { expect, field, nobody, password, signIn, storedSession, test, toast } from './clerk.js'
import { api, departmentDraft, departments } from './records.js'

test.use({ storageState: nobody })

const dialogName = { name: 'Sua sessão está terminando' }

test('five minutes before the end a notice says so, and one press in any tab keeps all of them signed in', async ({ page, context }) => {
  await page.clock.install()
  await signIn(page)
  const before = await storedSession(page)
  const left = Number(before?.exp) - (await page.evaluate(() => Date.now()))
  await page.clock.fastForward(left - 4.9 * 60_000)
  const notice = toast(page, 'Sua sessão termina em menos de 5 minutos')
  await expect(notice).toBeVisible()
  await expect(page.getByRole('alertdialog', dialogName)).toBeHidden()

  const second = await context.newPage()
  await second.clock.install({ time: await page.evaluate(() => Date.now() + 4 * 60_000) })
  await second.goto('/dashboard')
  const dialog = second.getByRole('alertdialog', dialogName)
  await expect(dialog).toContainText(/Ela termina em \d+ segundos\./)
  await expect(dialog.getByRole('button', { name: 'Continuar conectado' })).toBeFocused()
  const answered = second.waitForResponse(`**${api}/sessao/renovar`)
  await second.keyboard.press('Enter')
  expect((await answered).status()).toBe(200)
  await expect(dialog).toBeHidden()
  await expect(notice).toBeHidden()
  const after = await storedSession(page)
  expect(after?.token).not.toBe(before?.token)
  expect(Number(after?.exp)).toBeGreaterThan(Number(before?.exp) + 7 * 3_600_000)
  await page.getByRole('link', { name: 'Pessoas' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pessoas' })).toBeVisible()
})

test('twelve hours after the password it is asked for again, over the intact form', async ({ page, records }) => {
  const { id } = await records.create(departments, departmentDraft())
  await page.clock.install()
  await signIn(page)
  await page.goto(`${departments}/${id}`)
  await field(page, 'Ramal').fill('4711')
  await page.route(`**${api}/sessao/renovar`, (route) =>
    route.fulfill({ status: 401, json: { status_code: 401, code: 'password-required', message: '', errors: {}, requestId: 'x' } }),
  )
  const left = Number((await storedSession(page))?.exp) - (await page.evaluate(() => Date.now()))
  await page.clock.fastForward(left - 30_000)
  await page.getByRole('alertdialog', dialogName).getByRole('button', { name: 'Continuar conectado' }).click()
  const again = page.getByRole('dialog', { name: 'Entre de novo para continuar' })
  await expect(again).toContainText('Passaram 12 horas desde que você entrou')
  await again.getByRole('textbox', { name: 'Senha' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(again).toBeHidden({ timeout: 20_000 })
  await expect(page.getByRole('alertdialog', dialogName)).toBeHidden()
  await expect(field(page, 'Ramal')).toHaveValue('4711')
})

test('whoever declines is left alone until the session ends by itself', async ({ page }) => {
  await page.clock.install()
  await signIn(page)
  const left = Number((await storedSession(page))?.exp) - (await page.evaluate(() => Date.now()))
  await page.clock.fastForward(left - 40_000)
  await page.getByRole('alertdialog', dialogName).getByRole('button', { name: 'Agora não' }).click()
  await expect(page.getByRole('alertdialog', dialogName)).toBeHidden()
  await page.clock.fastForward(20_000)
  await expect(page.getByRole('alertdialog', dialogName)).toBeHidden()
  await page.clock.fastForward(21_000)
  await expect(page).toHaveURL('/sessao-expirada')
})

test('a second person who signs in sees nothing of the first one: no rows, notices, choices, pages or drafts', async ({
  page,
  records,
}) => {
  const mine = await records.create(departments, departmentDraft({ name: 'Setor que só a primeira pessoa abriu' }))
  await signIn(page)
  const first = (await storedSession(page))?.usuario as { nome: string; email: string }
  await page.goto(`${departments}?busca=Setor+que+s%C3%B3`)
  await page.getByRole('link', { name: 'Setor que só a primeira pessoa abriu' }).click()
  await field(page, 'Ramal').fill('9911')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  await page.getByRole('button', { name: 'Desconectar' }).click()
  await page.getByRole('button', { name: 'Sim, sair' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []])

  const asked: string[] = []
  page.on('request', (request) => request.url().includes(api) && asked.push(new URL(request.url()).pathname))
  await page.getByRole('textbox', { name: 'Usuário' }).fill('gestora')
  await page.getByRole('textbox', { name: 'Senha' }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  // Not the page of the first user.
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('region', { name: /Notificações/ }).getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByText('Registro atualizado com sucesso')).toBeHidden()
  for (const trace of [first.nome, first.email]) await expect(page.locator('header, aside').getByText(trace)).toHaveCount(0)
  // The first user's data is loaded again for the second user.
  await page.goto(`${departments}/${mine.id}`)
  await expect(field(page, 'Ramal')).toHaveValue('9911')
  expect(asked).toContain(`${api}${departments}/${mine.id}`)
  const second = (await storedSession(page))?.usuario as { nome: string }
  expect(second.nome).not.toBe(first.nome)
  const kept = await page.evaluate(() => JSON.stringify(localStorage))
  expect(kept).not.toContain(first.nome)
  expect(kept).not.toContain(first.email)
})
