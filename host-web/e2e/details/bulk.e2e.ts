import type { Page } from '@playwright/test'
import { choose, expect, field, repeats, test, toast } from '../clerk.js'
import { departmentDraft, departments, functionDraft, functions, type Records, unique } from '../records.js'

const rows = (page: Page) => page.locator('tbody tr')
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Ações para os selecionados' })

async function thirtyFunctions(records: Records): Promise<string> {
  const mark = unique()
  for (let place = 10; place < 40; place += 1) await records.create(functions, functionDraft({ name: `Lote ${mark} ${place}` }))
  return mark
}

test('all that match are acted on; when somebody adds one meanwhile, both figures are told', async ({ page, records }) => {
  const mark = await thirtyFunctions(records)
  await page.goto(`${functions}?busca=${mark}`)
  await expect(rows(page)).toHaveCount(25)
  await page.getByRole('checkbox', { name: 'Selecionar esta página' }).check()
  await bar(page).getByRole('button', { name: 'Selecionar os 30 que correspondem ao filtro' }).click()
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await page.getByRole('checkbox', { name: `Selecionar Lote ${mark} 39` }).uncheck()
  await expect(bar(page)).toContainText('29 selecionados (1 de fora)')
  await records.create(functions, functionDraft({ name: `Lote ${mark} 40` }))
  await bar(page).getByRole('button', { name: 'Inativar' }).click()
  await page.getByRole('button', { name: 'Sim, inativar' }).click()
  const question = page.getByRole('alertdialog', { name: 'A quantidade mudou' })
  await expect(question).toContainText('Eram 29 registros; agora são 30.')
  await question.getByRole('button', { name: 'Sim, inativar' }).click()
  await expect(toast(page, '30 funções')).toBeVisible()
  await expect(rows(page).filter({ hasText: 'Inativo' })).toHaveCount(5)
  await expect(page.getByRole('row', { name: `Lote ${mark} 39` })).not.toContainText('Inativo')
})

test(
  'a deletion of all that match asks for their number; what was deleted is found apart and restored',
  repeats(true),
  async ({ page, records }) => {
    const mark = await thirtyFunctions(records)
    await page.goto(`${functions}?busca=${mark}`)
    await page.getByRole('checkbox', { name: 'Selecionar esta página' }).check()
    await bar(page)
      .getByRole('button', { name: /^Selecionar os 30/ })
      .click()
    await bar(page).getByRole('button', { name: 'Excluir' }).click()
    await field(page.getByRole('alertdialog'), 'Digite 30 para confirmar').fill('30')
    await page.getByRole('button', { name: 'Sim, excluir' }).click()
    await expect(page.getByRole('heading', { name: 'Nenhum registro encontrado' })).toBeVisible()

    await page.getByRole('button', { name: 'Mais ações' }).click()
    await page.getByRole('menuitem', { name: 'Registros excluídos' }).click()
    await expect(page.getByText('Excluídos nos últimos 30 dias.')).toBeVisible()
    await page.getByRole('textbox', { name: /^Buscar/ }).fill(mark)
    // The newest comes first; records of the same time are sorted by number.
    const first = page.getByRole('row', { name: `Lote ${mark} 39` })
    await expect(first).toContainText('Ana Paula Ribeiro')
    await expect(first).toContainText('30 dias')
    await expect(first.getByRole('link')).toHaveCount(0)
    await page.getByRole('button', { name: `Ações de Lote ${mark} 39` }).click()
    await page.getByRole('menuitem', { name: 'Restaurar' }).click()
    await expect(toast(page, 'Exclusão desfeita')).toBeVisible()
    // Wait for the list without the record.
    await expect(first).toBeHidden()
    await page.getByRole('checkbox', { name: 'Selecionar esta página' }).check()
    await bar(page).getByRole('button', { name: 'Selecionar os 29 que correspondem ao filtro' }).click()
    await bar(page).getByRole('button', { name: 'Restaurar' }).click()
    await expect(toast(page, '29 funções')).toBeVisible()
    expect(await records.count(functions, mark)).toBe(30)
  },
)

test('a deletion is taken back from its notice, exactly those records', repeats(true), async ({ page, records }) => {
  const mark = unique()
  const { id } = await records.create(functions, functionDraft({ name: `Volta ${mark}` }))
  await page.goto(`${functions}?busca=${mark}`)
  await page.getByRole('button', { name: `Ações de Volta ${mark}` }).click()
  await page.getByRole('menuitem', { name: 'Excluir' }).click()
  await page.getByRole('button', { name: 'Sim, excluir' }).click()
  await expect(rows(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(rows(page)).toHaveCount(1)
  expect(await records.read(functions, id)).toMatchObject({ status: 'ativo' })
})

test('what stands in the way of an inactivation is moved to another record, and the action is done', async ({ page, records }) => {
  const mark = unique()
  const parent = await records.create(departments, departmentDraft({ name: `Setor ${mark} velho` }))
  const child = await records.create(departments, departmentDraft({ name: `Setor ${mark} filho`, parentId: parent.id }))
  const other = await records.create(departments, departmentDraft({ name: `Setor ${mark} novo` }))
  await page.goto(`${departments}?busca=${mark}`)
  await page.getByRole('button', { name: `Ações de Setor ${mark} velho` }).click()
  await page.getByRole('menuitem', { name: 'Inativar' }).click()
  const dialog = page.getByRole('dialog', { name: `Não foi possível alterar Setor ${mark} velho` })
  await dialog.getByRole('button', { name: `Reatribuir o que depende de Setor ${mark} velho` }).click()
  await expect(dialog).toContainText(`1 registro: Setor ${mark} filho`)
  await choose(dialog, 'Passar para', `Setor ${mark} novo`)
  await dialog.getByRole('button', { name: 'Reatribuir e inativar' }).click()
  await expect(toast(page, 'Situação alterada para Inativo')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(await records.read(departments, child.id)).toMatchObject({ parentId: other.id })
  expect(await records.read(departments, parent.id)).toMatchObject({ status: 'inativo' })
})
