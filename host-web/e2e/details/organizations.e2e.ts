import type { Page } from '@playwright/test'
import { newCnpj } from '../../../reference-api/src/entities/supplier/draft.testkit.js'
import { choose, doWithRecord, expect, expectStatus, field, recordMenu, test, toast } from '../clerk.js'
import { organizations, people, personDraft, type Records, unique } from '../records.js'

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') })

test('an organization goes from the register to its approval, and what it lacks is said at the right place', async ({ page, records }) => {
  const mark = unique()
  const name = `Associação de Provas ${mark}`
  const leader = await records.create(people, personDraft({ name: `Lídia Prates ${mark.replace(/[0-9]/g, '')} Provas` }))
  await page.goto(`${organizations}/novo`)
  await choose(page, 'Tipo', 'Fundação')
  await expect(field(page, 'Natureza jurídica')).toHaveValue('306-9 · Fundação privada')
  await choose(page, 'Tipo', 'Associação')
  await expect(field(page, 'Natureza jurídica')).toHaveValue('399-9 · Associação privada')
  await field(page, 'CNPJ').fill('12ABC34501DE36')
  await field(page, 'Razão social').fill(name)
  await save(page)
  await expect(field(page, 'CNPJ')).toHaveAccessibleDescription(/CNPJ inválido/)
  await field(page, 'CNPJ').fill(newCnpj())
  await choose(page, 'Natureza jurídica', '306-9 · Fundação privada')
  await fillPlace(page)
  await fillPeople(page, String(leader.label))
  await save(page)
  await expect(field(page, 'Natureza jurídica')).toHaveAccessibleDescription(/não corresponde ao tipo/)
  await choose(page, 'Natureza jurídica', '399-9 · Associação privada')
  await field(page, 'Fim do mandato').fill('31/12/2023')
  await save(page)
  await expect(page.getByText('Nenhum representante legal tem mandato em vigor').first()).toBeVisible()
  await field(page, 'Fim do mandato').fill('31/12/2199')
  await save(page)
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()

  await page.goto(`${organizations}?busca=${mark}`)
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('Em cadastro')
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('link', { name: /^Regional de Guarapuava/ })).toBeVisible()
  await command(page, 'Enviar para análise')
  await expectStatus(page, 'Em análise')
  await command(page, 'Habilitar')
  await expect(page.getByText('Falta: Estatuto').first()).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Voltar' }).click()

  const documents = page.getByRole('group', { name: 'Documentos' })
  const categories = ['Estatuto', 'Ata de eleição', 'CND federal', 'CND estadual', 'CND municipal']
  await documents.locator('input[type=file]').setInputFiles(categories.map((category) => pdf(`${category}.pdf`)))
  for (const category of categories) await choose(documents.getByRole('listitem', { name: `${category}.pdf` }), 'Categoria', category)
  await field(documents.getByRole('listitem', { name: 'CND federal.pdf' }), 'Válido até').fill('31/12/2198')
  await expect(documents.getByRole('listitem', { name: 'CND federal.pdf' })).toContainText('válida')
  await save(page)
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  await command(page, 'Habilitar')
  await expectStatus(page, 'Habilitada')
  await page.goto(`${organizations}?busca=${mark}`)
  await expect(row).toContainText('válida')
})

test('a person who leads one is not deleted, nor is an organization that was reviewed', async ({ page, records }) => {
  const { leader, record } = await stored(records)
  await page.goto(`${people}/${leader.id}`)
  await doWithRecord(page, 'Excluir')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sim, excluir' }).click()
  await expect(page.getByText(String(record.label)).first()).toBeVisible()

  await page.goto(`${organizations}/${record.id}`)
  await command(page, 'Enviar para análise')
  await expectStatus(page, 'Em análise')
  expect(await recordMenu(page)).not.toContain('Excluir')
  await doWithRecord(page, 'Inabilitar…')
  await page.getByRole('dialog').locator('[type="submit"]').click()
  await expect(field(page, 'Motivo')).toHaveAccessibleDescription(/Obrigatório/)
  await field(page, 'Motivo').fill('Documentos de outra entidade')
  await page.getByRole('dialog').locator('[type="submit"]').click()
  await expectStatus(page, 'Inabilitada')
})

test('organizations under review are decided one after another by the keyboard', async ({ page, records }) => {
  const mark = unique()
  const [first, second] = [await stored(records, `Clube A ${mark}`), await stored(records, `Clube B ${mark}`)]
  for (const { record } of [first, second]) {
    await page.goto(`${organizations}/${record.id}`)
    await command(page, 'Enviar para análise')
    await expect(toast(page, 'Situação alterada para Em análise')).toBeVisible()
  }
  await page.goto(`${organizations}?status=em-analise&busca=${mark}`)
  await expect(page.getByText('2 registros aguardam decisão.')).toBeVisible()
  await page.getByRole('button', { name: 'Decidir' }).click()
  const panelOf = (name: string) => page.getByRole('dialog', { name })
  await expect(panelOf(`Clube A ${mark}`).getByText('Falta: Estatuto')).toBeVisible()
  await expect(panelOf(`Clube A ${mark}`).getByRole('button', { name: 'Devolver' })).toHaveAttribute('aria-disabled', 'false')
  await page.keyboard.press('a')
  const asked = page.getByRole('dialog', { name: 'Habilitar' })
  await expect(asked.getByText('Para “Habilitar” falta:')).toBeVisible()
  await asked.getByRole('button', { name: 'Voltar' }).click()
  await expect(asked).toHaveCount(0)
  await page.keyboard.press('d')
  await expect(page.getByRole('textbox', { name: 'Motivo' })).toBeFocused()
  await page.keyboard.type('Faltam o estatuto e as certidões')
  await page.getByRole('dialog').locator('[type="submit"]').click()
  await expect(panelOf(`Clube B ${mark}`).getByText('Falta: Estatuto')).toBeVisible()
  expect((await records.read(organizations, first.record.id)).status).toBe('em-cadastro')
  expect((await records.read(organizations, second.record.id)).status).toBe('em-analise')
})

async function stored(records: Records, companyName = `Clube de Provas ${unique()}`) {
  const leader = await records.create(people, personDraft())
  const record = await records.create(organizations, {
    type: 'clube',
    legalNature: '399-9',
    cnpj: newCnpj(),
    companyName,
    address: { countryId: 76, zipCode: '80000-000', street: 'Rua XV', number: '1', neighborhood: 'Centro', stateId: 41, cityId: 4106902 },
    email: 'provas@exemplo.org.br',
    phone: '4133334444',
    contacts: [{ name: 'Ana Provas', isMain: true }],
    dirigentes: [{ personId: leader.id, role: 'presidente', mandateStart: '2020-01-01', isLegalRep: true }],
  })
  return { leader, record }
}

async function fillPlace(page: Page): Promise<void> {
  await field(page, 'CEP').fill('85010-000')
  await field(page, 'Logradouro').fill('Rua XV de Novembro')
  await field(page, 'Número').fill('10')
  await field(page, 'Bairro').fill('Centro')
  // The CEP says the state.
  await expect(field(page, 'Estado')).toHaveValue('Paraná')
  await choose(page, 'Cidade', 'Guarapuava')
  await field(page, 'E-mail').fill('provas@exemplo.org.br')
  await field(page, 'Telefone').fill('4133334444')
}

async function fillPeople(page: Page, leader: string): Promise<void> {
  const contacts = page.getByRole('group', { name: 'Contatos' })
  await contacts.getByRole('button', { name: 'Adicionar' }).click()
  await field(contacts, 'Nome').fill('Ana Provas')
  const leading = page.getByRole('group', { name: 'Dirigentes' })
  await leading.getByRole('button', { name: 'Adicionar' }).click()
  await choose(leading, 'Pessoa', leader)
  await choose(leading, 'Cargo', 'Presidente')
  await leading.getByRole('checkbox', { name: 'Representante legal' }).check()
  await field(leading, 'Início do mandato').fill('01/01/2020')
}

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click()

const command = (page: Page, name: string) => doWithRecord(page, name)
