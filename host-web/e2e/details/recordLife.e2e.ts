import { choose, doWithRecord, expect, field, signIn, test, toast } from '../clerk.js'
import { departmentDraft, departments, newCpf, people, personDraft, unique } from '../records.js'

/** One red pixel. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==', 'base64')
const photo = { name: 'rosto.png', mimeType: 'image/png', buffer: pixel }

test('what a colleague changed is seen in the history, and a value is put back and saved', async ({ page, browser, records }) => {
  const parent = await records.create(departments, departmentDraft())
  const draft = departmentDraft({ parentId: parent.id })
  const record = await records.create(departments, draft)
  const colleague = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage()
  await signIn(colleague, 'gestora')
  await colleague.goto(`${departments}/${record.id}`)
  const changed = `Setor Trocado ${unique()}`
  await field(colleague, 'Nome').fill(changed)
  await colleague.getByRole('button', { name: 'Limpar Departamento superior' }).click()
  await colleague.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(colleague, 'Registro atualizado com sucesso')).toBeVisible()
  await colleague.context().close()

  await page.goto(`${departments}/${record.id}`)
  await page.getByRole('button', { name: 'Histórico' }).click()
  const history = page.getByRole('dialog', { name: 'Histórico' })
  const newest = history.getByRole('listitem').first()
  await expect(newest).toContainText('Alterado')
  await expect(newest).toContainText('(Brasília)')
  await expect(newest).toContainText(changed)
  await expect(newest).toContainText(String(parent.label))
  await history.getByRole('button', { name: `Restaurar este valor em Nome: ${draft.name}` }).click()
  await expect(history).toBeHidden()
  await expect(field(page, 'Nome')).toBeFocused()
  await expect(field(page, 'Nome')).toHaveValue(draft.name)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  expect((await records.read(departments, record.id)).name).toBe(draft.name)
})

test('a photo whose sending broke off is sent again, saved and seen beside the name', async ({ page, records }) => {
  const person = await records.create(people, personDraft())
  await page.goto(`${people}/${person.id}`)
  const frame = page.getByRole('group', { name: 'Foto', exact: true })
  await expect(frame).toBeVisible()
  let isCut = true
  await page.route('**/anexos', (route) => (isCut ? route.abort('connectionreset') : route.continue()))
  await frame.locator('input[type=file]').setInputFiles(photo)
  await expect(frame.getByText('O envio foi interrompido: não houve resposta do servidor.')).toBeVisible()
  isCut = false
  const sending = page.waitForRequest('**/anexos')
  await frame.getByRole('button', { name: 'Tentar de novo' }).click()
  // Only this kind of request reports the progress of an upload.
  expect((await sending).resourceType()).toBe('xhr')
  await expect(frame.getByRole('button', { name: 'Remover foto' })).toBeVisible()
  await expect(frame.getByRole('img', { name: 'Foto atual' })).toBeVisible()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  await page.reload()
  await expect(page.locator('.ep-form-head img')).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Remover foto' })).toBeVisible()
  await frame.locator('input[type=file]').setInputFiles({ ...photo, buffer: Buffer.from('<html>') })
  await expect(frame.getByRole('alert')).toContainText('não é uma imagem JPG ou PNG')
})

test('a death is registered with its reason, locks the record, and can be undone', async ({ page, records }) => {
  const person = await records.create(people, personDraft())
  const change = async (command: string, reason: string) => {
    await doWithRecord(page, command)
    await page.getByRole('textbox', { name: /^Motivo/ }).fill(reason)
    await page.getByRole('dialog').locator('[type="submit"]').click()
  }
  await page.goto(`${people}/${person.id}`)
  await change('Registrar falecimento…', 'Certidão de óbito apresentada')
  await expect(toast(page, 'Situação alterada para Falecido')).toBeVisible()
  await expect(page.getByText('Motivo: Certidão de óbito apresentada')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Motivo: Certidão de óbito apresentada')).toBeVisible()
  await expect(field(page, 'Nome')).not.toBeEditable()
  await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeHidden()
  await change('Desfazer o registro de falecimento…', 'Registrado na pessoa errada')
  await expect(field(page, 'Nome')).toBeEditable()
  expect((await records.read(people, person.id)).status).toBe('inativo')
})

test('a CPF that is registered already is told when the field is left, and never stands in an address', async ({ page, records }) => {
  const cpf = newCpf()
  const person = await records.create(people, personDraft({ cpf }))
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto(`${people}/novo`)
  await field(page, 'CPF').fill(cpf)
  await field(page, 'Nome').focus()
  const link = page.getByRole('link', { name: `${String(person.label)} #${person.id}` })
  await expect(link).toBeVisible()
  expect(addresses.filter((address) => address.includes(cpf))).toEqual([])
  await link.click()
  await page.getByRole('button', { name: 'Sair sem salvar' }).click()
  await expect(page).toHaveURL(`${people}/${person.id}`)
})

test('a department that others depend on is deleted from its form: they move first', async ({ page, records }) => {
  const mark = unique()
  const parent = await records.create(departments, departmentDraft({ name: `Setor ${mark} velho` }))
  const child = await records.create(departments, departmentDraft({ name: `Setor ${mark} filho`, parentId: parent.id }))
  const heir = await records.create(departments, departmentDraft({ name: `Setor ${mark} novo` }))
  await page.goto(`${departments}/${parent.id}`)
  await page.getByRole('button', { name: 'Mais ações' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Excluir' }).press('Enter')
  await page.getByRole('button', { name: 'Sim, excluir' }).press('Enter')
  const notice = page.getByRole('alert').filter({ hasText: `Há departamentos subordinados, ativos ou inativos, como Setor ${mark} filho.` })
  await expect(notice).toBeFocused()
  await notice.getByRole('button', { name: 'Reatribuir…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Reatribuir o que depende de Setor ${mark} velho` })
  await expect(field(dialog, 'Passar para')).toBeFocused()
  await choose(dialog, 'Passar para', `Setor ${mark} novo`)
  await dialog.getByRole('button', { name: 'Reatribuir e excluir' }).press('Enter')
  await expect(toast(page, 'Registro excluído')).toBeVisible()
  await expect(page).toHaveURL(departments)
  expect(await records.read(departments, child.id)).toMatchObject({ parentId: heir.id })
})
