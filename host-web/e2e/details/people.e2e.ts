import type { Page } from '@playwright/test'
import { choose, expect, field, test, toast } from '../clerk.js'
import { functionDraft, functions, minorDraft, newCpf, people, personDraft, unique } from '../records.js'

const masked = (cpf: string) => `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`
const formatted = (cpf: string) => cpf.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')
const address = (page: Page) => page.getByRole('region', { name: 'Endereço', exact: true })

/** A CEP of Curitiba; each is used once, because the server learns the city of a CEP from what is stored. */
const newCep = () => `81${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`

test('an adult is registered with CPF, address and a function, and found by CPF', async ({ page, records }) => {
  const staffFunction = await records.create(functions, functionDraft())
  const cpf = newCpf()
  const name = `Joana Provas ${unique()}`
  await page.goto(`${people}/novo`)
  // Pasted from a spreadsheet, with spaces.
  await field(page, 'CPF').fill(` ${formatted(cpf)} `)
  await expect(field(page, 'CPF')).toHaveValue(formatted(cpf))
  await field(page, 'Nome').fill(name)
  await field(page, 'Data de nascimento').fill('14/03/1988')
  await expect(field(page, 'Capacidade civil')).toHaveValue('Adulto')
  await choose(page, 'Sexo', 'Feminino')
  await page
    .getByRole('region', { name: 'Contato', exact: true })
    .getByRole('textbox', { name: 'Telefone', exact: true })
    .fill('41999990000')

  await expect(field(address(page), 'Cidade')).not.toBeEditable()
  await field(address(page), 'CEP').fill(newCep())
  await field(address(page), 'Logradouro').fill('Rua XV de Novembro')
  await address(page).getByRole('button', { name: 'Preencher com S/N' }).click()
  await field(address(page), 'Bairro').fill('Centro')
  // The CEP fills it in; typing the same text meanwhile would open no list.
  await expect(field(address(page), 'Estado')).toHaveValue('Paraná')
  await choose(address(page), 'Cidade', 'Londrina')
  await choose(address(page), 'Estado', 'Santa Catarina')
  await expect(field(address(page), 'Cidade')).toHaveValue('')
  await choose(address(page), 'Cidade', 'Joinville')

  await page.getByRole('button', { name: 'Adicionar: Vínculos' }).click()
  const held = page.getByRole('group', { name: 'Vínculo 1' })
  await choose(held, 'Função', String(staffFunction.name))
  await choose(held, 'Departamento', 'Setor de Protocolo')
  await field(held, 'Início').fill('01/02/2024')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
  await expect(page).toHaveURL(/\/pessoas\/\d+$/)
  await page.reload()
  await expect(field(page, 'CPF')).toHaveValue(masked(cpf))
  await page.getByRole('button', { name: 'Mostrar CPF' }).click()
  await expect(field(page, 'CPF')).toHaveValue(formatted(cpf))
  await expect(field(address(page), 'Cidade')).toHaveValue('Joinville')
  await expect(field(held, 'Função')).toHaveValue(String(staffFunction.name))

  // A CPF in the address must be replaced before any request contains it.
  const asked: string[] = []
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())))
  await page.goto(`${people}?busca=${formatted(cpf)}`)
  await expect(page).toHaveURL(/busca=%23\d+$/)
  expect(asked.filter((address) => address.includes('/api/') && address.includes(formatted(cpf)))).toEqual([])
  const row = page.getByRole('row', { name })
  await expect(row).toContainText(masked(cpf))
  await expect(row).toContainText('Joinville')
  await expect(page.locator('main')).not.toContainText(formatted(cpf))
})

test('a minor needs a guardian, and the first one is the main one', async ({ page, records }) => {
  const name = `Pedro Provas ${unique()}`
  await page.goto(`${people}/novo`)
  await field(page, 'CPF').fill(newCpf())
  await field(page, 'Nome').fill(name)
  await field(page, 'Data de nascimento').fill(`10/05/${new Date().getFullYear() - 10}`)
  await expect(field(page, 'Capacidade civil')).toHaveValue('Menor de idade')
  await choose(page, 'Sexo', 'Masculino')
  await field(address(page), 'CEP').fill(newCep())
  await field(address(page), 'Logradouro').fill('Rua XV de Novembro')
  await field(address(page), 'Número').fill('100')
  await field(address(page), 'Bairro').fill('Centro')
  await expect(field(address(page), 'Estado')).toHaveValue('Paraná')
  await expect(field(address(page), 'Cidade')).toHaveValue('Curitiba')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'O cadastro contém informações inválidas' })
  await expect(summary).toContainText('Inclua pelo menos um responsável legal')
  await expect(page.getByRole('group', { name: 'Responsáveis legais (obrigatório)' })).toBeVisible()

  await page.getByRole('button', { name: 'Adicionar: Responsáveis legais' }).click()
  const guardian = page.getByRole('group', { name: 'Responsável legal 1' })
  await choose(guardian, 'Vínculo', 'Mãe')
  await field(guardian, 'Nome').fill('Marta Provas')
  await field(guardian, 'CPF').fill('111.111.111-11')
  await field(guardian, 'Telefone').fill('(41) 99999-0000')
  await expect(guardian.getByRole('radio', { name: 'Principal' })).toBeChecked()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await summary.getByRole('button', { name: 'Responsável legal 1 › CPF: CPF inválido' }).click()
  await expect(field(guardian, 'CPF')).toBeFocused()
  await field(guardian, 'CPF').fill(newCpf())
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
  const stored = await records.read(people, Number(page.url().split('/').at(-1)))
  expect(stored).toMatchObject({
    legalCapacity: 'menor',
    guardians: [{ relation: 'mae', name: 'Marta Provas', phone: '41999990000', isMain: true }],
  })
})

test('a row taken out by mistake comes back', async ({ page, records }) => {
  const draft = minorDraft({ name: 'Rosa Provas' })
  const { id } = await records.create(people, draft)
  await page.goto(`${people}/${id}`)
  await page.getByRole('button', { name: 'Remover Responsável legal 1' }).click()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(field(page.getByRole('group', { name: 'Responsável legal 1' }), 'Nome')).toHaveValue('Rosa Provas')
})

test('the same CPF is not registered twice', async ({ page, records }) => {
  const { cpf } = personDraft()
  const { id } = await records.create(people, personDraft())
  const other = await records.create(people, personDraft({ cpf }))
  await page.goto(`${people}/${id}`)
  await page.getByRole('button', { name: 'Mostrar CPF' }).click()
  await field(page, 'CPF').fill(cpf)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByRole('alert').getByRole('button', { name: 'CPF: Registro já existe' })).toBeVisible()
  await expect(field(page, 'CPF')).toHaveAccessibleDescription(`Registro já existe: ${String(other.label)} #${other.id}`)
})

test('of two people of one name the right one is chosen as guardian, and stays told apart', async ({ page, records }) => {
  const name = `Rosa Homônima ${unique()}`
  await records.create(people, personDraft({ name, birthDate: '1971-03-02' }))
  const second = await records.create(people, personDraft({ name, birthDate: '1985-12-30' }))
  const { id } = await records.create(people, minorDraft({ name: 'Lia Provas' }))
  await page.goto(`${people}/${id}`)
  const guardian = page.getByRole('group', { name: 'Responsável legal 1' })
  await field(guardian, 'Pessoa cadastrada').fill(name)
  await page.getByRole('option', { name: new RegExp(`^${name} 30/12/1985 · \\*{3}[\\d.]+-\\*\\* · Curitiba$`) }).click()
  await expect(field(guardian, 'Pessoa cadastrada')).toHaveAccessibleDescription(/^30\/12\/1985 · \*{3}/)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  await page.reload()
  await expect(field(guardian, 'Pessoa cadastrada')).toHaveAccessibleDescription(/^30\/12\/1985 · \*{3}/)
  expect((await records.read(people, id)).guardians).toMatchObject([{ personId: second.id }])
})
