import type { Page } from '@playwright/test'
import { choose, expect, field, test, toast } from '../clerk.js'
import { classLevelDraft, classLevels, unique } from '../records.js'

test('a level is made in its dialog, warned of ages in common, mended where it is wrong, changed, inactivated and deleted', async ({
  page,
}) => {
  const mark = unique()
  await page.goto(`${classLevels}?editar=novo`)
  const dialog = page.getByRole('dialog', { name: 'Novo nível de turma' })
  await field(dialog, 'Nome').fill(`Nível ${mark}`)
  await choose(dialog, 'Dimensão', 'Vivência')
  await field(dialog, 'Idade mínima').fill('12')
  await field(dialog, 'Idade máxima').fill('11')
  await field(dialog, 'Vagas').fill('4')
  await field(dialog, 'Carga semanal').fill('3')
  await save(dialog)
  await expect(field(dialog, 'Idade máxima')).toHaveAccessibleDescription(/menor que a idade mínima/)
  await expect(field(dialog, 'Vagas')).toHaveAccessibleDescription(/5/)
  await field(dialog, 'Idade máxima').fill('13')
  await expect(field(dialog, 'Idade mínima')).toHaveAccessibleDescription(/Idades em comum com “/)
  await field(dialog, 'Vagas').fill('20')
  await save(dialog)
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()

  await page.goto(`${classLevels}?busca=${mark}`)
  const row = page.getByRole('row', { name: `Nível ${mark}` })
  await expect(row).toContainText('12–13')
  await row.getByRole('link').click()
  const editor = page.getByRole('dialog', { name: /^Nível de turma #\d+$/ })
  await field(editor, 'Nome').fill('Iniciação')
  await save(editor)
  await expect(field(editor, 'Nome')).toHaveAccessibleDescription(/existe/)
  await field(editor, 'Nome').fill(`Nível ${mark} II`)
  await save(editor)
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  await act(page, `Nível ${mark} II`, 'Inativar')
  await expect(page.getByRole('row', { name: `Nível ${mark} II` })).toContainText('Inativo')
  await act(page, `Nível ${mark} II`, 'Excluir')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sim, excluir' }).click()
  await expect(page.getByRole('heading', { name: 'Nenhum registro encontrado' })).toBeVisible()
})

test('levels are put into their order by keys and by dragging, and stay there', async ({ page, records }) => {
  const names = await Promise.all(['A', 'B', 'C'].map(async (letter) => `${letter} ${unique()}`))
  for (const name of names) await records.create(classLevels, classLevelDraft({ name, stage: 'excelencia' }))
  const [a = '', b = '', c = ''] = names
  await page.goto(`${classLevels}?por_pagina=100`)
  const row = (name: string) => page.getByRole('row', { name, exact: true })
  const order = async () =>
    (await page.locator('[data-row]').evaluateAll((rows) => rows.map((each) => each.ariaLabel ?? ''))).filter((name) =>
      names.includes(name),
    )
  await expect(page.getByTitle(`Arrastar ${c}`)).toBeVisible()
  await row(c).focus()
  // Levels of other tests may stand between ours.
  for (let step = 0; step < 8 && (await order())[0] !== c; step++) await page.keyboard.press('Alt+ArrowUp')
  expect(await order()).toEqual([c, a, b])
  await expect(row(c)).toBeFocused()
  // The answers to the keys are not the one to the drag.
  await page.waitForLoadState('networkidle')
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/ordenar') && answer.ok())
  await page.getByTitle(`Arrastar ${a}`).dragTo(row(b), { targetPosition: { x: 300, y: 30 } })
  await stored
  await expect.poll(order).toEqual([c, b, a])
  await page.reload()
  await expect(row(a)).toBeVisible()
  expect(await order()).toEqual([c, b, a])
})

const save = (scope: ReturnType<Page['getByRole']>) => scope.getByRole('button', { name: 'Salvar', exact: true }).click()

async function act(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Ações de ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
