import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect, test, toast } from '../clerk.js'
import { departments, people } from '../records.js'

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Exportar/ })

async function openExport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Exportar…' }).click()
  await expect(dialog(page)).toBeVisible()
}

async function exported(page: Page): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), dialog(page).getByRole('button', { name: 'Exportar' }).click()])
  return download
}

/** The cells of each line; no cell of these lists contains a line break. */
async function linesOf(download: Download): Promise<string[][]> {
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const lines = text.slice(1).trimEnd().split('\r\n')
  return lines.map((line) => line.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replace(/^"|"$/g, '').replaceAll('""', '"')))
}

test('a filtered list leaves as it is seen: its columns, its order, its rows', async ({ page }) => {
  await page.setViewportSize({ width: 1900, height: 900 })
  await page.goto(`${people}?legalCapacity=adulto&busca=silva&ordem=-name&por_pagina=100`)
  await expect(page.locator('tbody tr').first()).toBeVisible()
  await expect(page.getByText('Atualizando a lista…')).toBeHidden()
  const headings = await page
    .locator('thead th.ep-list-cell .ep-list-heading')
    .evaluateAll((all) => all.filter((heading) => heading.checkVisibility()).map((heading) => heading.firstChild?.textContent))
  const seen = await page
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('.ep-list-cell')].filter((cell) => cell.checkVisibility()).map((cell) => (cell.textContent ?? '').trim()),
      ),
    )
  await openExport(page)
  const download = await exported(page)
  expect(download.suggestedFilename()).toMatch(/^pessoas-\d{4}-\d\d-\d\d\.csv$/)
  await expect(page.getByText(/^\d+ registros exportados$/)).toBeVisible()
  const [first, ...lines] = await linesOf(download)
  expect(first).toEqual(headings)
  expect(lines.at(-1)?.[0]).toContain('Exportado por Ana Paula Ribeiro')
  const records = lines.slice(0, -1)
  const name = headings.indexOf('Nome')
  const document = headings.indexOf('Documento')
  const birth = headings.indexOf('Data de nascimento')
  for (const column of [name, document, birth])
    expect(records.slice(0, seen.length).map((line) => line[column])).toEqual(seen.map((cells) => cells[column]))
  expect(await readFile(await download.path(), 'utf8')).not.toMatch(/\d{3}\.\d{3}\.\d{3}-\d\d/)
})

test('only what was ticked leaves, as a workbook too', async ({ page }) => {
  await page.goto(`${departments}?ordem=name`)
  for (const index of [0, 2]) await page.locator('tbody tr').nth(index).getByRole('checkbox').check()
  await openExport(page)
  await expect(dialog(page).getByRole('radio', { name: /Só os selecionados/ })).toBeChecked()
  await dialog(page).getByRole('radio', { name: /Excel/ }).check()
  const download = await exported(page)
  expect(download.suggestedFilename()).toMatch(/^departamentos-.*\.xlsx$/)
  await expect(toast(page, '2 registros exportados')).toBeVisible()
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
})

test('a connection that breaks half way saves nothing, and the export can be tried again', async ({ page }) => {
  await page.goto(departments)
  await page.route('**/exportar.csv*', (route) => route.abort('connectionreset'))
  await openExport(page)
  await dialog(page).getByRole('button', { name: 'Exportar' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Sem resposta do servidor')
  await page.unroute('**/exportar.csv*')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Tentar de novo' }).click(),
  ])
  expect(await linesOf(download)).not.toHaveLength(0)
})
