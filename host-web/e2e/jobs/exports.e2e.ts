import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { pdfPages } from '../pdfText.js'
import { type Records, serviceRequests, unique } from '../records.js'
import { expect, expectPresses, test } from './job.js'
import { openMemos } from './memos.js'

const dialog = (page: Page, name: RegExp) => page.getByRole('dialog', { name })
const count = 30
// Texts that a spreadsheet reads as formulas, numbers, times or dates, and lines of a cell.
const reasons = [
  '=SOMA(A1:A9) é o total da planilha anterior, para conferência do setor.',
  '+55 41 3333-4444 é o telefone de quem recebe os itens no dia do evento.',
  'Duas linhas:\n– a "primeira"; com aspas;\n– a segunda, com acentuação: água, pão, maçã.',
  'Itens da fase final; conforme o regulamento 05.01, edição 2026.',
]

test('job 18: a filtered list exported, its sums equal, changed outside, imported again and printed', async ({
  page,
  presses,
  records,
}) => {
  test.slow()
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  const mark = `Malote ${unique().slice(-6)}`
  const drafts = await draftRequests(page, records, mark)
  await page.goto(serviceRequests)
  await page.getByRole('textbox', { name: 'Buscar em solicitações' }).fill(mark)
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByRole('region', { name: 'Filtros' }).getByText('Rascunho').click()
  await expect(page).toHaveURL(/busca=.*status=rascunho/)
  await expect(page.locator('.ep-list-count')).toContainText(`${count} registros`)
  await expect(page.locator('.ep-list-sums')).toContainText(/\d,\d\d/)
  const sum = cents(await page.locator('.ep-list-sums').innerText())

  await fromMenu(page, 'Exportar…')
  const choices = dialog(page, /^Exportar/)
  await choices.getByText('O cadastro inteiro').click()
  const [download] = await Promise.all([page.waitForEvent('download'), choices.getByRole('button', { name: 'Exportar' }).click()])
  const [headings = [], ...lines] = await linesOf(download)
  const at = (heading: string) => headings.indexOf(heading)
  const own = lines.slice(0, -1)
  expect(lines.at(-1)?.[0]).toMatch(/^Exportado por Ana/)
  expect(own).toHaveLength(count)
  expect(own.reduce((all, cells) => all + cents(cells[at('Valor total')] ?? ''), 0)).toBe(sum)

  await presses.detour(async () => {
    await page.goto('/dashboard')
    await page.goBack()
    await expect(page).toHaveURL(/busca=.*status=rascunho/)
    await fromMenu(page, 'Importar…')
    const picture = { name: 'lista.csv', mimeType: '', buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') }
    await dialog(page, /^Importar/)
      .locator('input[type=file]')
      .setInputFiles(picture)
    await expect(dialog(page, /^Importar/).getByRole('alert')).toContainText('não é uma planilha')
    await page.keyboard.press('Escape')
    await expect(dialog(page, /^Importar/)).toHaveCount(0)
  })

  const changed = String(own[3]?.[at('Nº do registro')])
  const text = asOfficeSaves([headings, ...lines], (cells) =>
    cells === lines[3] ? cells.with(at('Objeto'), `${mark}, conferido na planilha`) : cells,
  )
  await fromMenu(page, 'Importar…')
  const sheet = dialog(page, /^Importar/)
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), sheet.getByRole('button', { name: 'Escolher arquivo' }).click()])
  await chooser.setFiles({ name: 'solicitacoes.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  await sheet.getByRole('button', { name: 'Conferir as linhas' }).click()
  await expect(sheet.getByText('1 altera um registro')).toBeVisible({ timeout: 60_000 })
  await expect(sheet.getByText(`${count - 1} já gravadas, sem mudança`, { exact: true })).toBeVisible()
  // The changed row comes first, wherever it is in the file.
  await expect(sheet.locator('tbody tr').first()).toContainText('Altera')
  await sheet.getByRole('button', { name: 'Importar 1 linha' }).click()
  await expect(sheet.getByRole('heading', { name: '1 registro alterado' })).toBeVisible({ timeout: 60_000 })
  await sheet.getByRole('button', { name: 'Fechar' }).last().click()

  await fromMenu(page, 'Imprimir todos os registros')
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  const file = await page.pdf({ preferCSSPageSize: true })
  const printed = pdfPages(file).join(' ').replace(/\s/g, '')
  const subjects = own.map((cells, place) => (place === 3 ? `${mark}, conferido na planilha` : String(cells[at('Objeto')])))
  expect(printed).not.toContain('Novasolicitação')
  for (const subject of subjects) expect(printed).toContain(subject.replace(/\s/g, ''))
  expect(file.toString('latin1')).toMatch(/\/MediaBox \[0 0 84[12](\.\d+)? 59[456]/)

  // Nothing else of any record is different.
  for (const { id, subject, ...before } of drafts) {
    const after = await records.read(serviceRequests, id)
    expect(after.subject).toBe(String(id) === changed ? `${mark}, conferido na planilha` : subject)
    if (String(id) !== changed) expect(after).toEqual({ id, subject, ...before })
  }
  expectPresses(18, presses, 16)
})

async function fromMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Mais ações' }).first().click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Requests that are not sent yet, each with another quantity and with texts that a spreadsheet could misread. */
async function draftRequests(page: Page, records: Records, mark: string) {
  const memos = await openMemos(page, records)
  const made = []
  for (let number = 1; number <= count; number += 1) {
    const { id } = await memos.create(`${mark}, remessa ${number}`, String(number), { justification: reasons[number % reasons.length] })
    made.push(await records.read(serviceRequests, id))
  }
  return made
}

/** The cells of each line of a file of ours. */
async function linesOf(download: Download): Promise<string[][]> {
  const text = (await readFile(await download.path(), 'utf8')).slice(1)
  const lines: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/g)) {
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '\r\n') lines.push([])
  }
  return lines.slice(0, -1)
}

/** A CSV file as LibreOffice saves it: numbers without their last zeros, quotes where they are needed, every line with all cells, no mark. */
function asOfficeSaves(lines: readonly string[][], change: (cells: string[]) => string[]): string {
  const width = lines[0]?.length ?? 0
  const written = (cell: string) => {
    const number = /^-?\d+,\d+$/.test(cell) ? cell.replace(/,?0+$/, '') : cell
    return /[;"\n]/.test(number) ? `"${number.replaceAll('"', '""')}"` : number
  }
  return lines
    .map((cells) => [...change(cells), ...Array.from({ length: width - cells.length }, () => '')].map(written).join(';'))
    .join('\n')
}

/** The amount at the end of a text, in cents. */
function cents(text: string): number {
  const amount = /[\d.,]+$/.exec(text.trim())?.[0] ?? ''
  return Math.round(Number(amount.replaceAll('.', '').replace(',', '.')) * 100)
}
