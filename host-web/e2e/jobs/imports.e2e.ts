import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { toast } from '../clerk.js'
import { expect, expectPresses, test } from './job.js'

// Written by LibreOffice: two title lines, CPF and CEP as numbers, dates as cells and as texts, no legal capacity, invented people.
const office = fileURLToPath(new URL('office-people.xlsx', import.meta.url))
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Importar pessoas' })
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })
const cell = (page: Page, name: string, line: number) => dialog(page).getByLabel(`${name}, linha ${line}`, { exact: true })

async function choose(
  page: Page,
  file: string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Escolher arquivo').click()])
  await chooser.setFiles(file)
}

test('a clerk imports the 300 people of an office, mends two, opens them as a list and takes all back', async ({ page, presses }) => {
  test.slow()
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Pessoas', exact: true }).first().click()
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Importar…' }).click()

  await presses.detour(async () => {
    const pdf = { name: 'pessoas.xlsx', mimeType: '', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n') }
    await choose(page, pdf)
    await expect(dialog(page).getByRole('alert')).toContainText('pessoas.xlsx: isto não é uma planilha')
    const old = { name: 'pessoas.xls', mimeType: '', buffer: Buffer.from('d0cf11e0a1b11ae10000', 'hex') }
    await choose(page, old)
    await expect(dialog(page).getByRole('alert')).toContainText('formato antigo do Excel')
  })

  await choose(page, office)
  await expect(dialog(page)).toContainText('300 linhas · 11 de 12 colunas serão importadas')
  await expect(dialog(page).getByLabel('Títulos das colunas na')).toHaveValue('3')
  await expect(dialog(page)).toContainText('como no formulário: Capacidade civil')
  await expect(dialog(page).getByRole('checkbox', { name: /199 números.*101037910 → 001\.010\.379-10/ })).toBeChecked()
  await button(page, 'Conferir as linhas').click()
  await expect(dialog(page).getByText('298 prontas', { exact: true })).toBeVisible({ timeout: 120_000 })
  await expect(cell(page, 'Data de nascimento', 6)).toHaveValue('03/03/1962')
  await expect(cell(page, 'Capacidade civil', 6)).toHaveValue('adulto')

  await button(page, 'Usar “Londrina”').click()
  await cell(page, 'CPF', 44).click()
  await cell(page, 'CPF', 44).fill('11144477735')
  await cell(page, 'CPF', 44).press('Enter')
  await expect(dialog(page).getByText('300 prontas', { exact: true })).toBeVisible({ timeout: 60_000 })

  await presses.detour(async () => {
    await page.context().setOffline(true)
    await button(page, 'Importar 300 linhas').click()
    await expect(dialog(page).getByRole('alert')).toContainText('Sem resposta do servidor')
    await page.context().setOffline(false)
  })
  await button(page, 'Importar 300 linhas').click()
  await expect(dialog(page).getByRole('heading', { name: '300 registros importados' })).toBeVisible({ timeout: 120_000 })
  await dialog(page).getByRole('link', { name: 'Ver os importados' }).click()

  const note = page.getByRole('note').filter({ hasText: 'Registros de office-people.xlsx' })
  await expect(note).toContainText('Existem 300 de 300')
  await expect(page.getByRole('navigation', { name: 'Páginas' })).toContainText('de 300')
  await presses.detour(async () => {
    await page.reload()
    await expect(note).toContainText('Existem 300 de 300')
    await expect(page.getByRole('list', { name: 'Filtros' })).toContainText('office-people.xlsx')
  })

  await note.getByRole('button', { name: 'Desfazer importação' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Desfazer importação' })).toContainText('Os 300 registros criados por esta importação')
  await page.getByRole('button', { name: 'Sim, desfazer' }).click()
  await expect(toast(page, '300 registros excluídos.')).toBeVisible({ timeout: 60_000 })
  await expect(note).toContainText('A importação foi desfeita em')
  await expect(page.locator('main tbody tr')).toHaveCount(0)
  expectPresses(17, presses, 20)
})
