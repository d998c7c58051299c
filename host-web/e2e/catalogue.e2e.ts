import type { Page } from '@playwright/test'
import { choose, doWithRecord, expect, field, recordMenu, test, toast } from './clerk.js'
import { materialClasses, materialGroups, materials, type Records, unique } from './records.js'

test('a group and a class are made in dialogs, shown by their codes, and stay while others need them', async ({ page, records }) => {
  const mark = unique()
  const code = await freeCode(records)
  await page.goto(`${materialGroups}?editar=novo`)
  const dialog = page.getByRole('dialog', { name: 'Novo grupo' })
  await field(dialog, 'Código').fill('78')
  await field(dialog, 'Nome').fill(`Grupo ${mark}`)
  await choose(dialog, 'Tipo', 'Material')
  await save(dialog)
  await expect(field(dialog, 'Código')).toHaveAccessibleDescription(/existe/)
  await field(dialog, 'Código').fill(code)
  await save(dialog)
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()

  await page.goto(`${materialClasses}?editar=novo`)
  const ofGroup = page.getByRole('dialog', { name: 'Nova classe' })
  await choose(ofGroup, 'Grupo', `Grupo ${mark}`)
  await field(ofGroup, 'Nome').fill(`Classe ${mark}`)
  await field(ofGroup, 'Código no grupo').fill('7')
  await save(ofGroup)
  await expect(field(ofGroup, 'Código no grupo')).toHaveAccessibleDescription(/Formato inválido/)
  await field(ofGroup, 'Código no grupo').fill('07')
  await save(ofGroup)
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
  await page.goto(`${materialClasses}?busca=${code}07`)
  await expect(page.getByRole('row', { name: `Classe ${mark}` })).toContainText(`${code}07`)

  await page.goto(`${materialGroups}?busca=${mark}`)
  await page.getByRole('link', { name: `Grupo ${mark}` }).click()
  const editor = page.getByRole('dialog', { name: /^Grupo #\d+$/ })
  await field(editor, 'Código').fill('14')
  await save(editor)
  await expect(field(editor, 'Código')).toHaveAccessibleDescription(/O código não pode mudar/)
  await field(editor, 'Código').fill(code)
  await field(editor, 'Nome').fill(`Grupo ${mark} II`)
  await save(editor)
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  await page.getByRole('button', { name: `Ações de Grupo ${mark} II` }).click()
  await page.getByRole('menuitem', { name: 'Excluir' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sim, excluir' }).click()
  await expect(page.getByText('Há classes neste grupo; inative-o em vez de excluir.').first()).toBeVisible()
})

test('an item is made for the class of its group, changed, released, blocked for a reason and deleted', async ({ page }) => {
  const mark = unique()
  const name = `Bola de provas ${mark}`
  const number = String(10_000 + (Date.now() % 89_999))
  await page.goto(`${materials}/novo`)
  await choose(page, 'Tipo', 'Material')
  await choose(page, 'Grupo', 'Gêneros alimentícios')
  await choose(page, 'Classe', 'Carnes')
  await choose(page, 'Grupo', 'Recreação e desporto')
  await expect(field(page, 'Classe')).toHaveValue('')
  await choose(page, 'Classe', 'Bolas')
  await field(page, 'Código GMS').fill(`8905${number}`)
  await expect(field(page, 'Código GMS')).toHaveValue(`8905.${number}`)
  await field(page, 'Descrição resumida').pressSequentially('bola futsal modelo basico')
  await expect(page.getByText(/^Parecidos:/)).toContainText('Bola de futsal')
  await field(page, 'Descrição resumida').fill(name)
  await field(page, 'Especificação').fill('Curta demais')
  await choose(page, 'Unidade', 'Unidade')
  await field(page, 'Preço de referência').fill('145,9')
  await save(page)
  await expect(field(page, 'Especificação')).toHaveAccessibleDescription(/pelo menos 20/)
  await expect(field(page, 'Fonte do preço')).toHaveAccessibleDescription(/Obrigatório/)
  await field(page, 'Especificação').fill('Costurada à mão, 62 cm de circunferência.')
  await field(page, 'Data do preço').fill('10/03/2026')
  await field(page, 'Fonte do preço').fill('Painel de Preços')
  await save(page)
  await expect(field(page, 'Código GMS')).toHaveAccessibleDescription(/deve começar com 7810/)
  await field(page, 'Código GMS').fill(`7810${number}`)
  await save(page)
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()

  await page.goto(`${materials}?busca=7810.${number}`)
  const row = page.getByRole('row', { name })
  await expect(row).toContainText('Em análise')
  await expect(row).toContainText('R$ 145,90')
  await page.getByRole('link', { name }).click()
  await expect(field(page, 'Natureza da despesa')).toHaveValue('33.90.30')
  await command(page, 'Liberar para uso')
  await page.getByRole('dialog').locator('[type="submit"]').click()
  await expect.poll(() => recordMenu(page)).toContain('Inativar')
  await command(page, 'Bloquear')
  await page.getByRole('dialog').locator('[type="submit"]').click()
  await expect(field(page, 'Motivo')).toHaveAccessibleDescription(/Obrigatório/)
  await field(page, 'Motivo').fill('Fora da norma técnica')
  await page.getByRole('dialog').locator('[type="submit"]').click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await recordMenu(page)).not.toContain('Inativar')

  await doWithRecord(page, 'Excluir')
  await page.getByRole('alertdialog', { name: 'Excluir' }).getByRole('button', { name: 'Sim, excluir' }).click()
  await expect(page).toHaveURL(new RegExp(`${materials}(\\?|$)`))
  await page.goto(`${materials}?busca=${mark}`)
  await expect(page.getByRole('heading', { name: 'Nenhum registro encontrado' })).toBeVisible()
})

test('a catalogue of 200 items comes from a spreadsheet', async ({ page, records }) => {
  const mark = unique()
  const first = 10_000 + (Date.now() % 80_000)
  const line = (index: number) =>
    `7810.${first + index};Material;78;7810;Item ${mark} ${index};Costurada à mão, para competição oficial;Unidade;12,50;10/03/2026;Painel de Preços`
  const heading = 'Código GMS;Tipo;Grupo;Classe;Descrição resumida;Especificação;Unidade;Preço de referência;Data do preço;Fonte do preço'
  const text = [heading, ...Array.from({ length: 200 }, (_, index) => line(index))].join('\r\n')
  await page.goto(materials)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Importar…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Importar materiais e serviços' })
  await dialog.locator('input[type=file]').setInputFiles({ name: 'catalogo.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await expect(dialog).toContainText('200 linhas · 10 de 10 colunas serão importadas')
  await dialog.getByRole('button', { name: 'Conferir as linhas' }).click()
  await dialog.getByRole('button', { name: 'Importar 200 linhas' }).click()
  await expect(dialog.getByRole('heading', { name: '200 registros importados' })).toBeVisible()
  expect(await records.count(materials, `Item ${mark}`)).toBe(200)
})

const save = (scope: Page | ReturnType<Page['getByRole']>) => scope.getByRole('button', { name: 'Salvar', exact: true }).click()

async function command(page: Page, name: string): Promise<void> {
  await doWithRecord(page, `${name}…`)
}

/** A code of two digits that no group uses yet. */
async function freeCode(records: Records): Promise<string> {
  for (const code of ['15', '16', '17', '18', '19', '20', '21', '22']) if ((await records.count(materialGroups, code)) === 0) return code
  throw new Error('every code is taken')
}
