import { choose, doWithRecord, expect, field, repeats, test, toast } from './clerk.js'
import { departmentDraft, departments, unique } from './records.js'

test('a department is created, found, edited and deleted', async ({ page }) => {
  const { name, acronym } = departmentDraft()
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Administrativo' }).click()
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Departamento' }).click()
  await page.getByRole('link', { name: 'Novo departamento' }).click()
  await expect(page).toHaveTitle(/^Novo/)
  await field(page, 'Nome').fill(name)
  await field(page, 'Sigla').fill(acronym.toLowerCase())
  await choose(page, 'Tipo', 'Setor')
  await field(page, 'E-mail').fill('provas@esporte.pr.gov.br')
  await field(page, 'Telefone').fill('4133334444')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
  await expect(page).toHaveURL(/\/departamentos\/\d+$/)
  const id = page.url().split('/').at(-1)
  await expect(page.getByText(`Departamento #${id}`).first()).toBeVisible()
  await expect(field(page, 'Sigla')).toHaveValue(acronym)

  await page.goto(departments)
  await page.getByRole('textbox', { name: 'Buscar em departamentos' }).fill(name)
  await expect(page).toHaveURL(/busca=/)
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.getByRole('link', { name, exact: true }).click()

  await field(page, 'Nome').fill(`${name} alterado`)
  await expect(page.getByText('Alterações não salvas')).toBeVisible()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: `${name} alterado` })).toBeVisible()

  await doWithRecord(page, 'Excluir')
  const question = page.getByRole('alertdialog', { name: 'Excluir' })
  await expect(question).toContainText(`Tem certeza de que deseja excluir “${name} alterado”?`)
  await question.getByRole('button', { name: 'Sim, excluir' }).click()
  await expect(toast(page, 'Registro excluído')).toBeVisible()
  await expect(page).toHaveURL(/departamentos\?busca=/)
  await page.goto(`${departments}/${id}`)
  await expect(page.getByText('Registro não encontrado')).toBeVisible()
})

test('saving an untouched record says that nothing was changed, and sends nothing', async ({ page, records }) => {
  const { id } = await records.create(departments, departmentDraft())
  await page.goto(`${departments}/${id}`)
  await expect(field(page, 'Nome')).not.toHaveValue('')
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Nenhuma alteração foi feita no formulário')).toBeVisible()
  expect((await records.read(departments, id)).version).toBe(1)
})

test('missing fields are named beside the field and in a summary that leads to them', repeats(true), async ({ page }) => {
  await page.goto(`${departments}/novo`)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'O cadastro contém informações inválidas' })
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('button')).toHaveText([
    'Nome: Obrigatório',
    'Sigla: Obrigatório',
    'Tipo: Obrigatório',
    'E-mail: Obrigatório',
  ])
  await summary.getByRole('button', { name: 'E-mail: Obrigatório' }).click()
  await expect(field(page, 'E-mail')).toBeFocused()
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('Obrigatório')
  await field(page, 'E-mail').fill('sem arroba')
  await page.keyboard.press('Tab')
  await expect(field(page, 'E-mail')).toHaveAccessibleDescription('E-mail inválido. Escreva como em nome@exemplo.com.br')
})

test('leaving a form with unsaved edits asks first', async ({ page }) => {
  const name = `Setor ${unique()}`
  await page.goto(departments)
  await page.getByRole('link', { name: 'Novo departamento' }).click()
  await field(page, 'Nome').fill(name)
  const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' })
  for (const leave of [
    () => page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Função' }).click(),
    () => page.goBack(),
    () => page.getByRole('button', { name: 'Cancelar' }).click(),
  ]) {
    await leave()
    await question.getByRole('button', { name: 'Continuar editando' }).click()
    await expect(question).toBeHidden()
    await expect(page).toHaveURL(`${departments}/novo`)
    await expect(field(page, 'Nome')).toHaveValue(name)
  }
  await page.goBack()
  await question.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page).toHaveURL(departments)
})

test('another language keeps what is typed, and speaks in the form', repeats(true), async ({ page }) => {
  // The choice is stored for the user, and must not affect other tests with the same user.
  await page.route('**/preferencias', (route) => route.fulfill({ json: { status_code: 200, data: {} } }))
  await page.goto(`${departments}/novo`)
  await field(page, 'Nome').fill('Setor que fica')
  await choose(page, 'Tipo', 'Setor')
  await page.getByRole('button', { name: /Idioma: Português/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New department' })).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Setor que fica')
  await expect(field(page, 'Type')).toHaveValue('Sector')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field(page, 'Acronym')).toHaveAccessibleDescription(/^Required · /)
  await page.getByRole('button', { name: /Language: English/ }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await expect(field(page, 'Nombre')).toHaveValue('Setor que fica')
  await expect(field(page, 'Sigla')).toHaveAccessibleDescription(/^Obligatorio · /)
  await page.getByRole('button', { name: /Idioma: Español/ }).click()
  await page.getByRole('menuitemradio', { name: 'Português' }).click()
  await expect(field(page, 'Nome')).toHaveValue('Setor que fica')
})
