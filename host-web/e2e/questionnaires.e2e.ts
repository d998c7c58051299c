import type { Page } from '@playwright/test'
import { choose, expect, field, test, toast } from './clerk.js'
import { questionnaireDraft, questionnaires, unique } from './records.js'

test('a questionnaire is made, mended where it is wrong, published, and goes on in a new edition', async ({ page }) => {
  const mark = unique()
  await page.goto(`${questionnaires}/novo`)
  await field(page, 'Título').first().fill(`Roteiro ${mark}`)
  await choose(page, 'Aplica-se a', 'Local')
  await field(page, 'Vigente de').fill('01/01/2026')
  await page.getByRole('button', { name: 'Adicionar: Seções' }).click()
  await field(page, 'Título da seção').fill('Segurança')
  await page.getByRole('button', { name: 'Adicionar: Perguntas' }).click()
  await field(page, 'Enunciado').fill('As saídas estão livres?')
  await page.getByRole('button', { name: 'Adicionar: Perguntas' }).click()
  await field(page, 'Enunciado').nth(1).fill('O que obstrui?')
  await field(page, 'Mostrar se a pergunta').nth(1).fill('P9')
  await field(page, 'Comparação').nth(1).fill('foi respondida')
  await page.getByRole('option', { name: 'foi respondida' }).click()
  await save(page)
  await expect(field(page, 'Mostrar se a pergunta').nth(1)).toHaveAccessibleDescription(/Não há pergunta anterior/)
  await field(page, 'Código').first().fill('P1')
  await field(page, 'Mostrar se a pergunta').nth(1).fill('p1')
  await save(page)
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
  await expect(field(page, 'Código').nth(1)).toHaveValue('P2')

  await command(page, 'Publicar')
  await expect(page.getByText('Um questionário publicado não muda.', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Excluir' })).toBeHidden()
  await page.getByRole('button', { name: 'Nova versão' }).click()
  await expect(page.getByRole('link', { name: 'Versão 1' })).toBeVisible()
  await field(page, 'Enunciado').nth(1).fill('O que obstrui as saídas?')
  await save(page)
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  await command(page, 'Publicar')
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
  await page.getByRole('button', { name: 'Cancelar' }).last().click()
  await page.getByRole('button', { name: 'Excluir' }).click()
  await page.getByRole('alertdialog', { name: 'Excluir' }).getByRole('button', { name: 'Sim, excluir' }).click()
  await expect(page).toHaveURL(new RegExp(`${questionnaires}(\\?|$)`))
})

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click()

async function command(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: `${name}…` }).click()
  await page.getByRole('button', { name: 'Confirmar' }).click()
}
