import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expect, repeats, test } from '../clerk.js'
import { api, departments, unique } from '../records.js'

const address = `${api}${departments}/importar`
const headings = 'Sigla;Nome;Tipo;E-mail'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Importar departamentos' })
const cell = (page: Page, name: string, line: number) => dialog(page).getByLabel(`${name}, linha ${line}`, { exact: true })
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name })

/** Lines with unique departments; `spoil` may change some. */
function lines(mark: string, count: number, spoil: (cells: readonly string[], place: number) => readonly string[] = (cells) => cells) {
  return Array.from({ length: count }, (_, place) => {
    const cells = [`${mark}${place}`, `Coordenação ${mark} nº ${place}`, 'Coordenação', 'provas@esporte.pr.gov.br']
    return spoil(cells, place).join(';')
  })
}

async function openImport(page: Page): Promise<void> {
  await page.goto(departments)
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Importar…' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Escolha o arquivo' })).toBeFocused()
}

/** Chooses a file as Brazilian office programs write it: Windows-1252, `;` and CRLF. */
async function give(page: Page, records: readonly string[], name = 'departamentos.csv'): Promise<void> {
  const buffer = Buffer.from(`${records.join('\r\n')}\r\n`, 'latin1')
  await dialog(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })
  await expect(dialog(page).getByRole('heading', { name: 'Diga o que há em cada coluna' })).toBeFocused()
}

async function check(page: Page): Promise<void> {
  await button(page, 'Conferir as linhas').click()
  await expect(dialog(page).getByRole('region', { name: 'Linhas do arquivo' })).toBeVisible()
}

async function saved(page: Page, opener: Locator): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), opener.click()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

test('a file with mistakes is mended where it stands, stored, and seen in the list', async ({ page, records }) => {
  const mark = unique().slice(-6)
  await openImport(page)
  const spoil = (cells: readonly string[], place: number) =>
    cells.map((text, at) => (at === 2 && place > 2 ? 'Chefia' : at === 3 && place === 1 ? 'provas(a)esporte' : text))
  await give(page, [`${headings};Cor favorita`, ...lines(mark, 6, spoil).map((line) => `${line};azul`)])
  await expect(dialog(page)).toContainText('6 linhas · 4 de 5 colunas serão importadas')
  await expect(dialog(page).getByLabel('Campo da coluna Cor favorita')).toHaveValue('')
  await check(page)
  await expect(dialog(page).getByText('4 com erro', { exact: true })).toBeVisible()

  await cell(page, 'E-mail', 3).fill('provas@esporte.pr.gov.br')
  await cell(page, 'E-mail', 3).press('Enter')
  await expect(dialog(page).getByText('3 com erro', { exact: true })).toBeVisible()
  await cell(page, 'Tipo', 5).selectOption('Coordenação')
  await expect(dialog(page)).toContainText('Há mais 2 linhas com “Chefia” em Tipo. Trocar todas por “Coordenação”?')
  await button(page, 'Trocar em mais 2 linhas').click()
  await button(page, 'Importar 6 linhas').click()
  await expect(dialog(page).getByRole('heading', { name: '6 registros importados' })).toBeFocused()

  await dialog(page).getByRole('link', { name: 'Ver os importados' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('row', { name: `Coordenação ${mark} nº 5` })).toBeVisible()
  expect(await records.count(departments, mark)).toBe(6)
})

test(
  'of a file with a third of bad rows only the good ones are stored; the others come back as a file with their reasons',
  repeats(true),
  async ({ page, records }) => {
    const mark = unique().slice(-6)
    await openImport(page)
    await give(page, [
      headings,
      ...lines(mark, 10, (cells, place) => (place % 3 === 1 ? [cells[0] ?? '', '=1+1', ...cells.slice(2, 3), ''] : cells)),
    ])
    await check(page)
    await expect(dialog(page).getByText('3 com erro', { exact: true })).toBeVisible()
    await button(page, 'Importar só as 7 prontas').click()
    await expect(dialog(page)).toContainText('3 linhas com erro não foram importadas.')
    expect(await records.count(departments, mark)).toBe(7)

    const file = await saved(page, button(page, 'Baixar as linhas com erro'))
    expect(file.name).toBe('departamentos - linhas com erro.csv')
    expect(file.text.split('\r\n')).toEqual([
      '\uFEFFLinha;Sigla;Nome;Tipo;E-mail;Erro',
      ...[1, 4, 7].map((place) => `${place + 2};${mark}${place};'=1+1;Coordenação;;E-mail: Obrigatório`),
      '',
    ])
  },
)

test('a template holds the columns that can be imported; foreign headings are told what they mean by hand', async ({ page, records }) => {
  const mark = unique().slice(-6)
  await openImport(page)
  const template = await saved(page, button(page, 'Baixar modelo'))
  expect(template.name).toBe('Modelo de Departamentos.csv')
  expect(template.text).toMatch(/^\uFEFFNome;Sigla;Tipo;Departamento superior;.+;Situação;Nº do registro\r\n$/)

  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'velho.xls', mimeType: '', buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]) })
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'velho.xls: este formato antigo do Excel não é lido. Salve como CSV ou XLSX e escolha de novo.',
  )
  await give(page, ['Codinome;Chamado;Espécie;Correio', ...lines(mark, 2)])
  await expect(dialog(page)).toContainText('Faltam campos obrigatórios: Nome, Sigla, Tipo, E-mail')
  await expect(button(page, 'Conferir as linhas')).toHaveAttribute('aria-disabled', 'true')
  const meanings = { Codinome: 'acronym', Chamado: 'name', Espécie: 'kind', Correio: 'email' }
  for (const [heading, path] of Object.entries(meanings)) await dialog(page).getByLabel(`Campo da coluna ${heading}`).selectOption(path)
  await expect(dialog(page)).not.toContainText('Faltam campos obrigatórios')
  await check(page)
  await button(page, 'Importar 2 linhas').click()
  await expect(dialog(page).getByRole('heading', { name: '2 registros importados' })).toBeVisible()
  expect(await records.count(departments, mark)).toBe(2)
})

test('when the answer to a write is lost, trying again stores the rows once', async ({ page, records }) => {
  const mark = unique().slice(-6)
  await openImport(page)
  await give(page, [headings, ...lines(mark, 3)])
  await check(page)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith(address)) keys.push(request.headers()['idempotency-key'])
  })
  await page.route(`**${address}`, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await button(page, 'Importar 3 linhas').click()
  await expect(dialog(page).getByRole('alert')).toContainText('Nada se perdeu')
  expect(await records.count(departments, mark)).toBe(3)
  await page.unroute(`**${address}`)
  await button(page, 'Importar 3 linhas').click()
  await expect(dialog(page).getByRole('heading', { name: '3 registros importados' })).toBeVisible()
  expect(new Set(keys).size).toBe(1)
  expect(await records.count(departments, mark)).toBe(3)
})

test(
  'two imports of the same rows at once: one is stored, the other is told what is taken now',
  repeats(true),
  async ({ page, context, records }) => {
    const mark = unique().slice(-6)
    const other = await context.newPage()
    for (const each of [page, other]) {
      await openImport(each)
      await give(each, [headings, ...lines(mark, 12)])
      await check(each)
      await expect(button(each, 'Importar 12 linhas')).toHaveAttribute('aria-disabled', 'false')
    }
    await Promise.all([page, other].map((each) => button(each, 'Importar 12 linhas').click()))
    const isStored = dialog(page).getByRole('heading', { name: '12 registros importados' })
    await expect(isStored.or(dialog(page).getByRole('alert'))).toBeVisible()
    const [first, second] = (await isStored.isVisible()) ? [page, other] : [other, page]
    await expect(dialog(first).getByRole('heading', { name: '12 registros importados' })).toBeVisible()
    await expect(dialog(second).getByRole('alert')).toContainText('Os dados mudaram enquanto você conferia, e nada foi gravado.')
    await expect(dialog(second).getByText('12 com erro', { exact: true })).toBeVisible()
    await expect(button(second, 'Nenhuma linha pronta')).toBeVisible()
    expect(await records.count(departments, mark)).toBe(12)

    await button(second, 'Cancelar').click()
    await second.getByRole('button', { name: 'Sim, sair' }).click()
    await expect(dialog(second)).toBeHidden()
    await expect(second.getByRole('button', { name: 'Mais ações' })).toBeFocused()
  },
)
