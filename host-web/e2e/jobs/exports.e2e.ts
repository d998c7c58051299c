import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { pdfPages } from '../pdfText.js'
import { expect, expectPresses, test } from './job.js'

const requests = '/administrativo/solicitacoes-servico/solicitacoes'
const dialog = (page: Page, name: RegExp) => page.getByRole('dialog', { name })

async function fromMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Mais ações' }).first().click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** The cells of each line of a file of ours. */
async function linesOf(download: Download): Promise<string[][]> {
  const text = (await readFile(await download.path(), 'utf8')).slice(1)
  const records: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/g)) {
    records.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') records.push([])
  }
  return records.filter((cells) => cells.length > 1)
}

const cents = (amount: string) => Math.round(Number(amount.replace(/[^\d,]/g, '').replace(',', '.')) * 100)

test('a clerk exports a filtered list, finds its sums, changes it outside, imports it again and prints all its rows', async ({
  page,
  presses,
}) => {
  test.slow()
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.goto(requests)
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByRole('region', { name: 'Filtros' }).getByLabel('Situação').click()
  await page.getByRole('option', { name: 'Rascunho' }).click()
  await expect(page).toHaveURL(/status=rascunho/)
  const sum = cents(await page.locator('.ep-list-sums').innerText())
  const total = Number((await page.locator('.ep-list-count').first().innerText()).replace(/\D/g, ''))
  expect(total).toBeGreaterThan(25)

  await fromMenu(page, 'Exportar…')
  const choices = dialog(page, /^Exportar/)
  await choices.getByRole('radio', { name: /O cadastro inteiro/ }).check()
  const [download] = await Promise.all([page.waitForEvent('download'), choices.getByRole('button', { name: 'Exportar' }).click()])
  const [headings = [], ...lines] = await linesOf(download)
  const totalAt = headings.indexOf('Valor total')
  expect(lines).toHaveLength(total)
  expect(lines.reduce((all, cells) => all + cents(cells[totalAt] ?? '0'), 0)).toBe(sum)

  // As an office program saves it: without the last line about who took it, with one cell changed.
  const notesAt = headings.indexOf('Justificativa')
  const changed = lines.map((cells, place) => (place === 0 ? cells.with(notesAt, 'Conferido na planilha do setor.') : cells))
  const text = [headings, ...changed].map((cells) => cells.map((each) => `"${each.replaceAll('"', '""')}"`).join(';')).join('\r\n')

  await presses.detour(async () => {
    await page.goBack()
    await page.goForward()
    await expect(page).toHaveURL(/status=rascunho/)
  })
  await fromMenu(page, 'Importar…')
  const sheet = dialog(page, /^Importar/)
  await presses.detour(async () => {
    const picture = { name: 'lista.csv', mimeType: '', buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') }
    await sheet.locator('input[type=file]').setInputFiles(picture)
    await expect(sheet.getByRole('alert')).toContainText('não pôde ser lido')
  })
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), sheet.getByRole('button', { name: 'Escolher arquivo' }).click()])
  await chooser.setFiles({ name: 'solicitacoes.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${text}\r\n`) })
  await sheet.getByRole('button', { name: 'Conferir as linhas' }).click()
  await expect(sheet.getByText('1 altera um registro')).toBeVisible({ timeout: 120_000 })
  await expect(sheet.getByText(`${total - 1} já gravadas, sem mudança`)).toBeVisible()
  await expect(sheet).toContainText('desfazer a importação não o faz voltar')
  await sheet.getByRole('button', { name: 'Importar 1 linha' }).click()
  await expect(sheet.getByRole('heading', { name: '1 registro alterado' })).toBeVisible({ timeout: 60_000 })
  await sheet.getByRole('button', { name: 'Fechar' }).last().click()

  await fromMenu(page, 'Imprimir todos os registros')
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  const file = await page.pdf({ preferCSSPageSize: true })
  const printed = pdfPages(file).join(' ')
  for (const cells of lines) expect(printed.replace(/\s/g, '')).toContain((cells[headings.indexOf('Objeto')] ?? '').replace(/\s/g, ''))
  expect(file.toString('latin1')).toMatch(/\/MediaBox \[0 0 84[12](\.\d+)? 59[56]/)
  expectPresses(18, presses, 16)
})
