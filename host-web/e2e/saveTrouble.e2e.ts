import { expect, field, password, repeats, test, toast } from './clerk.js'
import { countWrites, expectDraft, fillDepartment, interfere, refusal, save } from './departmentForm.js'
import { departments, minorDraft, newCpf, people } from './records.js'

test('a server that is away: nothing typed is lost, trying again saves once and is told, though nothing could be told before', async ({
  page,
  records,
}) => {
  // Not refused: Chromium 150 never asks again for a module that once failed, which `deadModules.e2e.ts` tries.
  let comeBack = () => {}
  const isBack = new Promise<void>((resolve) => {
    comeBack = resolve
  })
  await page.route('**/assets/FeedbackLayer*', async (route) => {
    await isBack
    await route.continue()
  })
  const draft = await fillDepartment(page)
  const mend = await interfere(page, 'POST', (route) => route.abort('connectionrefused'))
  await save(page)
  await expect(page.getByRole('alert')).toContainText('Sem resposta do servidor')
  await expect(page.getByRole('alert')).toContainText('O que você digitou continua aqui.')
  await expectDraft(page, draft)
  await mend()
  comeBack()
  await page.getByRole('alert').getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
  await expect(page.getByRole('region', { name: /Notificações/ })).toHaveCSS('position', 'fixed')
  expect(await records.count(departments, draft.acronym)).toBe(1)
})

for (const [what, spoil] of [
  ['gets lost', undefined],
  ['is a failure of the proxy', { status: 504, body: 'gateway timeout' }],
  ['cannot be read', { status: 201, contentType: 'application/json', body: '{"status_code": 201, "data": {"id"' }],
] as const) {
  test(`a record is written once though the answer ${what}`, repeats(spoil !== undefined), async ({ page, records }) => {
    const draft = await fillDepartment(page)
    const mend = await interfere(page, 'POST', async (route) => {
      await route.fetch()
      await (spoil ? route.fulfill(spoil) : route.abort('connectionreset'))
    })
    await save(page)
    await expect(page.getByRole('alert')).toBeVisible()
    await expectDraft(page, draft)
    await mend()
    await save(page)
    await expect(page).toHaveURL(/\/departamentos\/\d+$/)
    expect(await records.count(departments, draft.acronym)).toBe(1)
  })
}

test('a double click and an impatient Ctrl+S write once', async ({ page, records }) => {
  const draft = await fillDepartment(page)
  const writes = countWrites(page)
  await interfere(page, 'POST', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.getByRole('button', { name: 'Salvar', exact: true }).dblclick()
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/\/departamentos\/\d+$/)
  expect(writes.count).toBe(1)
  expect(await records.count(departments, draft.acronym)).toBe(1)
})

test(
  'a slow save says so after 8 s, goes on by itself, and can be given up without writing twice',
  repeats(true),
  async ({ page, records }) => {
    await page.clock.install()
    const draft = await fillDepartment(page)
    const writes = countWrites(page)
    let letThrough = () => {}
    const mend = await interfere(page, 'POST', async (route) => {
      await new Promise<void>((resolve) => {
        letThrough = resolve
      })
      await route.fetch()
      await route.abort().catch(() => undefined)
    })
    await save(page)
    await expect(page.getByText('Salvando…')).toBeVisible()
    // The clock goes on by itself meanwhile, on a busy machine for seconds.
    await page.clock.fastForward(2_000)
    await expect(page.getByText('Está demorando')).toBeHidden()
    await page.clock.fastForward(120_000)
    await expect(page.getByText('Está demorando')).toBeVisible()
    await expect(page.getByText('Salvando…')).toBeVisible()
    await page.getByRole('status').filter({ hasText: 'Está demorando' }).getByRole('button', { name: 'Cancelar' }).click()
    await expect(page.getByText('Você parou de esperar')).toBeVisible()
    await expectDraft(page, draft)
    // The server stores the record after all.
    letThrough()
    await expect.poll(() => records.count(departments, draft.acronym)).toBe(1)
    await mend()
    await save(page)
    await expect(page).toHaveURL(/\/departamentos\/\d+$/)
    expect(await records.count(departments, draft.acronym)).toBe(1)
    expect(writes).toMatchObject({ count: 2, keys: new Set([expect.any(String)]) })
  },
)

test('a failure of the server is told with a code for support', repeats(true), async ({ page }) => {
  const draft = await fillDepartment(page)
  await interfere(page, 'POST', (route) => route.fulfill(refusal(500, 'server')))
  await save(page)
  await expect(page.getByRole('alert')).toContainText('O servidor falhou. Nada do que você digitou se perdeu')
  await expect(page.getByRole('alert')).toContainText('Código para o suporte: prova-7')
  await expectDraft(page, draft)
  await expect(page.getByText('Alterações não salvas')).toBeVisible()
})

test('an ended session asks for the password over the page; saving again stores', async ({ page, records }) => {
  const draft = await fillDepartment(page)
  const mend = await interfere(page, 'POST', (route) => route.fulfill(refusal(401, 'unauthorized')))
  await save(page)
  const dialog = page.getByRole('dialog', { name: 'Entre de novo para continuar' })
  await expect(dialog).toContainText('Informe a senha de Ana Paula Ribeiro')
  await mend()
  await dialog.getByRole('textbox', { name: 'Senha' }).fill('errada')
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  await expect(dialog).toContainText('Usuário ou senha inválidos')
  await dialog.getByRole('textbox', { name: 'Senha' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('alert')).toContainText('Nada foi salvo ainda: faça outra vez.')
  await expectDraft(page, draft)
  expect(await records.count(departments, draft.acronym)).toBe(0)
  await save(page)
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
  expect(await records.count(departments, draft.acronym)).toBe(1)
})

test('whoever closes the question about the password keeps what is typed', repeats(true), async ({ page }) => {
  const draft = await fillDepartment(page)
  await interfere(page, 'POST', (route) => route.fulfill(refusal(401, 'unauthorized')))
  await save(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
  await expect(page.getByRole('alert')).toContainText('Sua sessão não vale mais. Entre de novo.')
  await expectDraft(page, draft)
})

test('errors that only the server finds stand on their fields, in nested rows too', async ({ page, records }) => {
  // Wide enough to show the sections beside the form.
  await page.setViewportSize({ width: 1600, height: 900 })
  const cpf = newCpf()
  const { id } = await records.create(people, minorDraft({ name: 'Rosa Provas' }, { cpf }))
  await page.goto(`${people}/${id}`)
  const row = page.getByRole('group', { name: 'Responsável legal 1' })
  await row.getByRole('button', { name: 'Mostrar CPF' }).click()
  await expect(field(row, 'CPF')).toBeEditable()
  await field(row, 'CPF').fill(cpf)
  await save(page)
  const line = page.getByRole('alert').getByRole('button', {
    name: 'Responsável legal 1 › CPF: A pessoa não pode ser responsável por si mesma',
  })
  await line.click()
  await expect(field(row, 'CPF')).toBeFocused()
  await expect(field(row, 'CPF')).toHaveAccessibleDescription('A pessoa não pode ser responsável por si mesma')
  await expect(page.getByRole('navigation', { name: 'Seções do cadastro' }).getByLabel('1 erro')).toBeVisible()
  await field(row, 'CPF').fill(newCpf())
  await expect(field(row, 'CPF')).not.toHaveAttribute('aria-invalid', 'true')
  await save(page)
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
})
