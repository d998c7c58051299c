import type { Page } from '@playwright/test'
import { choose, doWithRecord, expect, expectStatus, field, recordMenu, test, toast } from '../clerk.js'
import { inDays, typed } from '../days.js'
import { newCnpj, newCpf, supplierDraft, suppliers, unique } from '../records.js'

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click()
const row = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const add = (page: Page, label: string) => page.getByRole('button', { name: `Adicionar: ${label}` }).click()

test('a company is registered from its CNPJ card with three certificates, the file beside one of them', async ({ page, records }) => {
  const name = `Troféus ${unique()} Ltda`
  const cnpj = newCnpj()
  await page.goto(`${suppliers}/novo`)
  await field(page, 'CNPJ').fill(`${cnpj.slice(0, 12)}${cnpj.endsWith('00') ? '11' : '00'}`)
  await field(page, 'Razão social/Nome').fill(name)
  await save(page)
  await expect(field(page, 'CNPJ')).toHaveAccessibleDescription(/inválido/)
  await expect(field(page, 'Natureza jurídica')).toHaveAccessibleDescription('Obrigatório')
  await field(page, 'CNPJ').fill(cnpj.toLowerCase())
  await choose(page, 'Porte', 'ME (microempresa)')
  await choose(page, 'Natureza jurídica', '206-2 · Sociedade empresária limitada')
  await page.getByRole('button', { name: 'ISENTO' }).click()
  await field(page, 'E-mail').fill('contato@exemplo.com.br')
  await field(page, 'Telefone').fill('4133334444')
  await add(page, 'Contatos')
  await field(row(page, 'Contato 1'), 'Nome').fill('Helena Kravchuk')
  await field(page, 'CEP').fill('80010000')
  await field(page, 'Logradouro').fill('Rua XV de Novembro')
  await page.getByRole('button', { name: 'S/N' }).click()
  await field(page, 'Bairro').fill('Centro')
  // The CEP fills them in; typing the same text meanwhile would open no list.
  await expect(field(page, 'Estado')).toHaveValue('Paraná')
  await expect(field(page, 'Cidade')).toHaveValue('Curitiba')
  for (const [number, type, days] of [
    [1, 'Federal e INSS', 90],
    [2, 'FGTS (CRF)', 12],
    [3, 'Municipal', 40],
  ] as const) {
    await add(page, 'Certidões')
    await choose(row(page, `Certidão ${number}`), 'Tipo', type)
    await field(row(page, `Certidão ${number}`), 'Válida até').fill(typed(inDays(days)))
  }
  await expect(row(page, 'Certidão 2')).toContainText('vence em 12 dias')
  const pdf = { name: 'crf.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 crf') }
  await row(page, 'Certidão 2').locator('input[type=file]').setInputFiles(pdf)
  await expect(row(page, 'Certidão 2').getByRole('button', { name: 'Baixar crf.pdf' })).toBeVisible()
  await save(page)
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
  const id = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0])
  const stored = await records.read(suppliers, id)
  expect(stored).toMatchObject({ cnpj, status: 'em-cadastro', stateRegistration: 'ISENTO', certificatesValidUntil: inDays(12) })
  expect((stored.certificates as { file: unknown }[])[1]?.file).toMatchObject({ label: 'crf.pdf', mime: 'application/pdf' })

  await page.goto(`${suppliers}?busca=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row', { name })).toContainText('vence em 12 dias')
})

test('a sanction suspends with the save that enters it and releases when it is taken out; what is deleted goes', async ({
  page,
  records,
}) => {
  const { id, companyName } = await records.create(suppliers, supplierDraft())
  const name = String(companyName)
  await page.goto(`${suppliers}/${id}`)
  await doWithRecord(page, 'Concluir cadastro')
  await expect(toast(page, 'Situação alterada para Ativo')).toBeVisible()
  await add(page, 'Sanções')
  await choose(row(page, 'Sanção 1'), 'Tipo', 'Impedimento de licitar e contratar')
  await field(row(page, 'Sanção 1'), 'Início').fill(typed(inDays(-1)))
  await field(row(page, 'Sanção 1'), 'Fim').fill(typed(inDays(-2)))
  await save(page)
  await expect(field(row(page, 'Sanção 1'), 'Fim')).toHaveAccessibleDescription(/início/i)
  await field(row(page, 'Sanção 1'), 'Fim').fill(typed(inDays(30)))
  await save(page)
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  await expectStatus(page, 'Suspenso')
  await expect(page.getByText(/volta a ativo por si quando o último terminar/)).toBeVisible()
  // A barred supplier cannot be released manually.
  expect(await recordMenu(page)).not.toContain('Inativar')
  await page.getByRole('button', { name: 'Remover Sanção 1' }).click()
  await save(page)
  await expect.poll(async () => (await records.read(suppliers, id)).status).toBe('ativo')
  await expect(page.getByText('Ativo', { exact: true })).toBeVisible()

  await page.goto(`${suppliers}?busca=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Ações de ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Excluir' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sim, excluir' }).click()
  await expect(toast(page, 'Registro excluído')).toBeVisible()
})

test('another establishment is told of, the same one is refused', async ({ page, records }) => {
  const root = unique()
  const cnpj = newCnpj(`${root}0001`)
  const name = String((await records.create(suppliers, supplierDraft({ cnpj }))).companyName)
  await page.goto(`${suppliers}/novo`)
  await field(page, 'CNPJ').fill(newCnpj(`${root}0002`))
  await page.keyboard.press('Tab')
  await expect(page.getByText('Outro estabelecimento de:')).toBeVisible()
  await expect(page.getByRole('link', { name })).toBeVisible()
  await field(page, 'CNPJ').fill(cnpj)
  await page.keyboard.press('Tab')
  await expect(page.getByText('Já existe:')).toBeVisible()
  await expect(page.getByText('Outro estabelecimento de:')).toHaveCount(0)
})

test('of a person the CPF is masked in the list and veiled in the form until somebody asks', async ({ page, records }) => {
  const cpf = newCpf()
  const signs = `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`
  const individual = { personType: 'pessoa-fisica', cnpj: null, size: null, legalNature: null, cpf }
  const { id, companyName } = await records.create(suppliers, supplierDraft({ ...individual, companyName: `Ateliê ${unique()}` }))
  await page.goto(`${suppliers}?busca=${signs}`)
  await expect(page.getByRole('row', { name: String(companyName) })).toContainText(`***${signs.slice(3, 12)}**`)
  await page.goto(`${suppliers}/${id}`)
  await expect(page.getByText(signs)).toHaveCount(0)
  await page.getByRole('button', { name: 'Mostrar CPF' }).click()
  await expect(field(page, 'CPF')).toHaveValue(signs)
})
