import type { Page } from '@playwright/test'
import { choose, doWithRecord, expect, openCommand, field, recordMenu, test, toast } from '../clerk.js'
import { questionnaireDraft, questionnaires, unique } from '../records.js'

test('a manager builds a questionnaire of several sections, tries it, publishes it, and compares its next edition', async ({ page }) => {
  const mark = unique()
  await page.goto(`${questionnaires}/novo`)
  await field(page, 'Título').first().fill(`Roteiro ${mark}`)
  await choose(page, 'Aplica-se a', 'Local')
  await field(page, 'Vigente de').fill('01/01/2026')
  await page.getByRole('checkbox', { name: 'Pontuado' }).check()
  await field(page, 'Nota mínima').fill('70')
  await page.getByRole('button', { name: 'Adicionar seção' }).click()
  await page.keyboard.type('Segurança')
  await addQuestion(page, 0, 'As saídas estão livres?')
  await addQuestion(page, 0, 'O que obstrui?')
  await choose(page, 'Tipo', 'Texto longo')
  await field(page, 'Mostrar').click()
  await page.getByRole('option', { name: /^P1/ }).click()
  await expect(line(page, 'P2')).toContainText('Mostrar se P1 é não')
  await page.getByRole('button', { name: 'Adicionar seção' }).click()
  await page.keyboard.type('Acesso')
  await addQuestion(page, 1, 'Como é a rampa?')
  await choose(page, 'Tipo', 'Escolha única')
  await page.getByRole('button', { name: 'Adicionar opção' }).click()
  await page.keyboard.type('Firme')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Solta')
  await field(page, 'Pontos').first().fill('10')
  await page.getByRole('button', { name: 'Distribuir igualmente' }).click()

  const preview = page.getByRole('complementary', { name: 'Pré-visualização' })
  if (!(await preview.isVisible())) await page.getByRole('button', { name: 'Experimentar' }).click()
  await preview.getByRole('radio', { name: 'Solta' }).check()
  await expect(preview.getByText('Nota 0')).toBeVisible()
  await preview.getByRole('button', { name: 'Fechar' }).click()

  await line(page, 'P2').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(page.locator('[data-line]')).toHaveText([/^P1/, /^P2/, /^P3/])
  await save(page)
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
  await command(page, 'Publicar')
  await expect(page.getByText('Um questionário publicado não muda.', { exact: false })).toBeVisible()
  expect(await recordMenu(page)).not.toContain('Excluir')

  await page.getByRole('button', { name: 'Nova versão' }).click()
  await expect(page.getByRole('link', { name: 'Versão 1' })).toBeVisible()
  await line(page, 'P2').click()
  await field(page, 'Enunciado').fill('O que obstrui as saídas?')
  await line(page, 'P2').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await save(page)
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  await page.getByRole('button', { name: 'Comparar com a versão 1' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Alterada P2' })).toContainText('O que obstrui as saídas?')
  await expect(page.getByRole('listitem').filter({ hasText: 'Movida P2' })).toContainText('de Acesso para Segurança')
  const publishing = await openCommand(page, 'Publicar')
  await expect(publishing).toContainText('A versão 1 será arquivada.')
  await publishing.getByRole('button', { name: 'Publicar' }).click()
  await page.getByRole('link', { name: 'Versão 1' }).click()
  await expect(page.getByText('Um questionário arquivado só pode ser consultado.')).toBeVisible()

  await page.goto(`${questionnaires}?busca=${mark}&status=publicado`)
  await expect(page.getByRole('row', { name: `Roteiro ${mark}` })).toContainText('QST-')
  await expect(page.locator('[data-row]')).toHaveCount(1)
})

test('an edition whose validity is over is not published, and its draft may go', async ({ page, records }) => {
  const title = `Roteiro ${unique()}`
  const { id } = await records.create(questionnaires, questionnaireDraft({ title, validFrom: '2020-01-01', validTo: '2020-12-31' }))
  await page.goto(`${questionnaires}/${id}`)
  await command(page, 'Publicar')
  await expect(page.getByText('A vigência já terminou.', { exact: false }).first()).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Voltar' }).click()
  await doWithRecord(page, 'Excluir')
  await page.getByRole('alertdialog', { name: 'Excluir' }).getByRole('button', { name: 'Sim, excluir' }).click()
  await expect(page).toHaveURL(new RegExp(`${questionnaires}(\\?|$)`))
})

const line = (page: Page, code: string) => page.locator(`[data-line="${code}"]`)

async function addQuestion(page: Page, section: number, statement: string): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar pergunta' }).nth(section).click()
  await field(page, 'Enunciado').fill(statement)
}

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click()

async function command(page: Page, name: string): Promise<void> {
  await doWithRecord(page, `${name}…`)
  await page.getByRole('dialog').locator('[type="submit"]').click()
}
