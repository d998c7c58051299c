import { expect, field, nobody, repeats, signIn, test, toast } from './clerk.js'
import { departmentDraft, departments, newCpf, people, personDraft } from './records.js'

test('two people edit one record: the second one compares, chooses by keyboard and saves both', async ({ page, browser, records }) => {
  const { id } = await records.create(departments, departmentDraft())
  const address = `${departments}/${id}`
  await page.goto(address)
  await field(page, 'Nome').fill('Setor que eu chamei assim')
  await field(page, 'E-mail').fill('eu@esporte.pr.gov.br')

  const context = await browser.newContext({ storageState: nobody })
  const other = await context.newPage()
  await signIn(other, 'gestora')
  await other.goto(address)
  await field(other, 'Nome').fill('Setor que a gestora chamou assim')
  await field(other, 'E-mail').fill('gestora@esporte.pr.gov.br')
  await field(other, 'Ramal').fill('4321')
  await other.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(other, 'Registro atualizado com sucesso')).toBeVisible()
  const { updatedBy } = await records.read(departments, id)
  await context.close()

  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Compare e escolha' })
  await expect(dialog).toContainText(`${(updatedBy as { label: string }).label} salvou este registro em`)
  await expect(dialog.getByRole('group')).toHaveCount(2)
  await expect(dialog).toContainText('entram sem conflito: Ramal.')
  await dialog.getByRole('radio', { name: /Sua alteração\s*Setor que eu chamei assim/ }).focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Aplicar as escolhas' }).press('Enter')
  await expect(dialog.getByText('Falta 1 escolha')).toBeVisible()
  await expect(dialog.getByRole('radio', { name: /Sua alteração\s*eu@/ })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: /Versão atual.*gestora@/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Aplicar as escolhas' }).press('Enter')

  await expect(dialog).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'As duas versões estão reunidas' })).toBeFocused()
  await expect(field(page, 'Ramal')).toHaveValue('4321')
  expect(await records.read(departments, id)).toMatchObject({ version: 2 })
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  const saved = { name: 'Setor que eu chamei assim', email: 'gestora@esporte.pr.gov.br', extension: '4321' }
  expect(await records.read(departments, id)).toMatchObject({ version: 3, ...saved })
})

test('a choice put off changes nothing, and my changes can be given up', repeats(true), async ({ page, records }) => {
  const { id } = await records.create(departments, departmentDraft())
  await page.goto(`${departments}/${id}`)
  await field(page, 'Nome').fill('Setor que eu chamei assim')
  await records.change(departments, id, { name: 'Setor que outra pessoa chamou assim' })
  await page.keyboard.press('Control+s')
  await page.getByRole('button', { name: 'Decidir depois' }).click()
  await expect(field(page, 'Nome')).toHaveValue('Setor que eu chamei assim')
  await page.getByRole('button', { name: 'Descartar as minhas alterações' }).click()
  await expect(field(page, 'Nome')).toHaveValue('Setor que outra pessoa chamou assim')
  await expect(page.getByText('Alterações não salvas')).toBeHidden()
})

test('sub-records that two people changed go together, and are asked about where they meet', async ({ page, records }) => {
  const guardian = (name: string, phone: string, isMain = false) => ({
    ...{ personId: null, name, cpf: newCpf(), relation: 'mae', phone, document: null, isMain },
  })
  const birthDate = `${new Date().getFullYear() - 10}-01-15`
  const [rosa, lia] = [guardian('Rosa Provas', '41999990000', true), guardian('Lia Provas', '41999991111')]
  const draft = personDraft({ cpf: newCpf(), birthDate, legalCapacity: 'menor', phone: null, guardians: [rosa, lia] })
  const { id } = await records.create(people, draft)
  await page.goto(`${people}/${id}`)
  await field(page.getByRole('group', { name: 'Responsável legal 1' }), 'Telefone').fill('41988887777')
  await field(page.getByRole('group', { name: 'Responsável legal 2' }), 'Telefone').fill('41988886666')
  const [storedRosa, storedLia] = (await records.read(people, id)).guardians as readonly object[]
  await records.change(people, id, {
    guardians: [{ ...storedRosa, phone: '41977775555' }, storedLia, guardian('Nova Provas', '41966664444')],
  })
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  const question = page.getByRole('dialog').getByRole('group', { name: 'Responsáveis legais' })
  await expect(question.getByRole('radio', { name: /Sua alteração.*Rosa Provas.*\(41\) 98888-7777/ })).toBeVisible()
  await expect(question).not.toContainText('Lia Provas')
  await question.getByRole('radio', { name: /Versão atual.*\(41\) 97777-5555/ }).check()
  await page.getByRole('button', { name: 'Aplicar as escolhas' }).click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  const { guardians } = (await records.read(people, id)) as unknown as { guardians: { name: string; phone: string }[] }
  expect(guardians.map(({ name, phone }) => [name, phone])).toEqual([
    ['Rosa Provas', '41977775555'],
    ['Lia Provas', '41988886666'],
    ['Nova Provas', '41966664444'],
  ])
})

test('of an address that two people changed, only what tells the two apart is shown', repeats(true), async ({ page, records }) => {
  const { id } = await records.create(people, personDraft({ cpf: newCpf() }))
  const { address } = (await records.read(people, id)) as unknown as { address: object }
  await page.goto(`${people}/${id}`)
  await field(page, 'Número').fill('1200')
  await records.change(people, id, { address: { ...address, number: '77', complement: 'Sala 3' } })
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  const question = page.getByRole('dialog').getByRole('group', { name: 'Endereço' })
  await expect(question.getByRole('radio', { name: /Sua alteração\s*Número: 1200\s*Complemento: vazio$/i })).toBeVisible()
  await expect(question.getByRole('radio', { name: /Versão atual.*Número: 77\s*Complemento: Sala 3$/i })).toBeVisible()
  await expect(question).not.toContainText('CEP')
})
