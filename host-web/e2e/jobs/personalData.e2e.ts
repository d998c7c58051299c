import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { field, toast } from '../clerk.js'
import { pdfPages } from '../pdfText.js'
import { departmentDraft, departments, newCpf, people, personDraft, unique } from '../records.js'
import { expect, expectPresses, test } from './job.js'

const consent = { legalBasis: 'consentimento', consentAt: '2024-01-01', imageUse: true }

test('job 23: who looked at a person, everything held about them, and the anonymisation once nothing hinders it', async ({
  page,
  presses,
  records,
  colleague,
}) => {
  // The browser's own dialog cannot be seen here; the page is printed below.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  const name = `Rosalinda Provas ${unique()}`
  const cpf = newCpf()
  const { id } = await records.create(
    people,
    personDraft({ name, cpf, lgpd: consent, email: 'rosalinda@exemplo.org', notes: `Ligar para ${name}` }),
  )
  const department = await records.create(departments, departmentDraft({ managerId: id }))
  const panel = page.getByRole('dialog', { name: 'Dados pessoais' })

  // A second person looks at the record, and at the number.
  const { page: other } = await colleague()
  await presses.detour(async () => {
    await other.goto(`${people}/${id}`)
    await expect(other.getByRole('heading', { level: 1, name })).toBeVisible()
    await other.getByRole('button', { name: 'Mostrar CPF' }).click()
    await expect(field(other, 'CPF')).toBeVisible()
    await field(other, 'E-mail').fill('rosa@exemplo.org')
  })

  await page.goto(`${people}/${id}`)
  await openPanel(page)
  const looks = panel.getByRole('region', { name: 'Quem consultou' })
  await expect(looks.getByRole('listitem').filter({ hasText: 'Viu o CPF' })).toBeVisible()
  await expect(looks.getByRole('listitem').filter({ hasText: 'Abriu o cadastro inteiro' })).toHaveCount(2)
  await expect(panel.getByText('Registros que citam a pessoa')).toBeVisible()

  await panel.getByRole('button', { name: 'Imprimir' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  const printed = pdfPages(await page.pdf({ preferCSSPageSize: true })).join(' ')
  for (const words of [
    'Relatório de dados pessoais',
    name,
    'rosalinda@exemplo.org',
    'LGPD',
    'Viu o CPF',
    cpf.replace(/(\d{3})(\d{3})(\d{3})/, '$1.$2.$3-'),
    String(department.name),
  ])
    expect(printed).toContain(words)
  const saved = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'Baixar JSON' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe(`dados-pessoais-${id}.json`)
  const report = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    readonly references: readonly object[]
    readonly purpose: string
  }
  expect(report).toMatchObject({ person: { id, label: name }, references: [{ entity: 'department', id: department.id }] })

  // The department and the consent hinder it: each says what to do.
  await expect(panel.getByRole('link', { name: String(department.name) })).toBeVisible()
  await expect(panel.getByText('Cita esta pessoa: escolha outra no lugar dela')).toBeVisible()
  await presses.detour(async () => {
    await page.goBack()
    await expect(panel).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.reload()
    await records.change(departments, department.id, { managerId: null })
    await openPanel(page)
    await expect(looks.getByRole('listitem').filter({ hasText: 'Fez o relatório dos dados' })).toHaveCount(2)
  })
  await panel.getByRole('button', { name: 'Fim do consentimento' }).click()
  await expect(field(page, 'Fim do consentimento')).toBeFocused()
  await page.keyboard.type('02012025')
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  await openPanel(page)
  await panel.getByRole('textbox', { name: /^Motivo/ }).fill('Pedido da titular por carta')
  await panel.getByRole('checkbox', { name: 'Entendo que isto não pode ser desfeito' }).click()
  await panel.getByRole('button', { name: 'Anonimizar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Pessoa anonimizada ${id}` })).toBeVisible()
  await expect(page.getByText(/Os dados pessoais foram removidos em .* Motivo: Pedido da titular por carta/)).toBeVisible()

  await presses.detour(async () => {
    // The second person, whom it overtook, reads that nothing can be saved, and nothing else.
    await other.keyboard.press('Control+s')
    await expect(other.getByText(/nela não é possível salvar o que você alterou em: E-mail/)).toBeVisible()
    await expect(other.getByText('Confira e salve outra vez')).toHaveCount(0)
    await other.getByRole('button', { name: 'Descartar as minhas alterações' }).click()
    await expect(other.getByText(/nela não é possível salvar/)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Histórico' }).click()
    const history = page.getByRole('dialog', { name: 'Histórico' })
    await expect(history.getByRole('heading', { name: 'Anonimizado' })).toBeVisible()
    await expect(history).not.toContainText('Rosalinda')
    await page.keyboard.press('Escape')
    await openPanel(page)
    await expect(looks.getByRole('listitem').filter({ hasText: 'Viu o CPF' })).toBeVisible()
    await page.goto(`${people}?busca=${encodeURIComponent(name)}`)
    await expect(page.getByText(/Nenhum/).first()).toBeVisible()
    // Nobody can choose the person any more.
    await page.goto(`${departments}/${department.id}`)
    await field(page, 'Responsável').fill(`anonimizada ${id}`)
    await expect(page.getByRole('option', { name: `Pessoa anonimizada ${id}` })).toHaveCount(0)
  })
  expectPresses(23, presses, 12)
})

async function openPanel(page: Page): Promise<void> {
  await page.locator('.ep-form-commands').getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Dados pessoais' }).click()
  await expect(page.getByRole('dialog', { name: 'Dados pessoais' }).getByRole('heading', { name: 'Anonimizar' })).toBeVisible()
}
