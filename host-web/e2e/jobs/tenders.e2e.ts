import type { Locator, Page } from '@playwright/test'
import { choose, expectStatus, field, signIn, toast } from '../clerk.js'
import { callerOf, registerLot } from '../lots.js'
import { lotsOf, materials, type Records, type StoredRecord, supplierDraft, suppliers, tenders } from '../records.js'
import { expect, expectPresses, test } from './job.js'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const save = (page: Page) => press(page, 'Salvar')

test('job 8: a tender with two lots and 41 items, pasted, goes from nothing to vigente', async ({ page, presses, records }) => {
  test.slow()
  const number = String(100_000 + (Date.now() % 899_999))
  const { winner, sheets } = await presses.detour(async () => {
    const caller = await callerOf(page)
    const made = await records.create(suppliers, supplierDraft())
    await caller.move(`${suppliers}/${made.id}`, 'complete')
    const items = await activeItems(records, 41)
    // Half of the sheet names its items by their code, the other half by their description.
    const lines = items.map(({ code, description }, index) =>
      [index + 1, index % 2 ? code : '', description, 'UND', index + 10, '26,00', '21,90'].join('\t'),
    )
    await page.goto(`${tenders}/novo`)
    return { winner: String(made.companyName), sheets: [lines.slice(0, 21), lines.slice(21)] }
  })
  await choose(page, 'Modalidade', 'Pregão eletrônico')
  await field(page, 'Número').fill(number)
  await field(page, 'e-Protocolo').fill('251103429')
  await field(page, 'Objeto').fill('Fornecimento de refeições para os Jogos Oficiais')
  await page.getByText('Registro de preços (SRP)').click()
  await presses.detour(async () => {
    // The session ends while the tender is being typed: nothing typed is lost.
    await page.waitForTimeout(1500)
    await page.evaluate(() => localStorage.removeItem('session_0'))
    await signIn(page)
    await page.goto(`${tenders}/novo`)
    await page.getByRole('button', { name: 'Continuar', exact: true }).click()
    await expect(field(page, 'Número')).toHaveValue(number)
  })
  await field(page, 'Publicação').fill('02/02/2026')
  await field(page, 'Sessão').fill('19/02/2026 09:00')
  await save(page)
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
  const tenderId = Number(new URL(page.url()).pathname.split('/').at(-1))

  for (const [index, lines] of sheets.entries()) {
    await page
      .getByRole('link', { name: 'Novo lote' })
      .or(page.getByRole('button', { name: 'Novo lote' }))
      .first()
      .click()
    await expect(field(page, 'Número')).toHaveValue(String(index + 1))
    await field(page, 'Título').fill(`Refeições, lote ${index + 1}`)
    await choose(page, 'Natureza', 'Serviço')
    await choose(page, 'Vencedor', winner)
    await press(page, 'Adicionar: Itens')
    await pasteInto(page, page.getByRole('grid', { name: 'Itens' }).getByRole('gridcell').first(), lines)
    await expect(page.getByRole('status').filter({ hasText: `Colados ${lines.length} registros.` })).toBeVisible()
    await save(page)
    await expect(toast(page, 'Registro cadastrado com sucesso').first()).toBeVisible()
    await presses.detour(async () => page.reload())
    await page
      .getByRole('link', { name: `Pregão eletrônico ${number}/2026` })
      .first()
      .click()
  }
  for (const step of ['Publicar', 'Abrir disputa', 'Iniciar julgamento', 'Adjudicar']) await press(page, step)
  await expectStatus(page, 'Adjudicada')
  await press(page, 'Homologar…')
  await page.getByRole('dialog').locator('[type="submit"]').click()
  await expectStatus(page, 'Vigente')
  expectPresses(8, presses, 60)

  await page.reload()
  await expect(page.getByRole('row', { name: /Refeições, lote 2/ })).toContainText('Homologado')
  expect(await records.read(tenders, tenderId)).toMatchObject({ status: 'vigente', lotCount: 2, ataNumber: `${number}/2026` })
})

test('job 9: an amendment, a transfer, and a new price that was typed wrong and is taken back', async ({ page, presses, records }) => {
  test.slow()
  const [contract, ata] = await presses.detour(async () => {
    const caller = await callerOf(page)
    const materialIds = (await activeItems(records, 1)).map(({ id }) => id)
    const items = materialIds.map((materialId) => ({ materialId, quantity: '100' }))
    const lots = [await registerLot(caller, records, items, { isSrp: false }), await registerLot(caller, records, items)]
    await page.goto(`${lotsOf(lots[0]?.tenderId ?? 0)}/${lots[0]?.lotId}`)
    return lots
  })
  const dialog = page.getByRole('dialog')
  const submit = () => dialog.locator('[type="submit"]').click()
  await page.getByRole('button', { name: /^Aditivo: 1/ }).click()
  await field(page, 'Quantidade').fill('20')
  await field(page, 'Termo aditivo').fill('1º termo aditivo')
  await submit()
  await expect(page.getByRole('button', { name: 'saldo 120' })).toBeVisible()
  await presses.detour(async () => {
    // Typed wrong: it is taken back, after its consequence was read.
    await page.getByRole('button', { name: /^Retirar aditivo de 20: 1/ }).click()
    await expect(dialog.getByText(/aditado passa de 20 para 0, e o saldo de 120 para 100/)).toBeVisible()
    await submit()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sim, registrar' }).click()
    await expect(page.getByRole('button', { name: 'saldo 100' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Retirar aditivo/ })).toHaveCount(0)
    await page.getByRole('button', { name: /^Aditivo: 1/ }).click()
    await field(page, 'Quantidade').fill('20')
    await field(page, 'Termo aditivo').fill('1º termo aditivo')
    await submit()
    await expect(page.getByRole('button', { name: 'saldo 120' })).toBeVisible()
  })

  await presses.detour(async () => page.goto(`${lotsOf(ata?.tenderId ?? 0)}/${ata?.lotId}`))
  await page.getByRole('button', { name: /^Remanejar: 1/ }).click()
  await presses.detour(async () => {
    await field(page, 'Quantidade').fill('9999999999,9999')
    await field(page, 'Outro participante').fill('Município de Apucarana')
    await field(page, 'Autorização do gerenciador').fill('Despacho 7/2026')
    await submit()
    await expect(field(page, 'Quantidade')).toHaveAccessibleDescription(/mais de dez vezes a quantidade registrada/)
  })
  await field(page, 'Quantidade').fill('50')
  await field(page, 'Outro participante').fill('Município de Apucarana')
  await field(page, 'Autorização do gerenciador').fill('Despacho 7/2026')
  await submit()
  await expect(page.getByRole('button', { name: 'saldo 150' })).toBeVisible()

  await page.getByRole('button', { name: /^Novo preço: 1/ }).click()
  // The dialog names the item and waits for what only the person knows.
  await expect(field(page, 'Item')).toHaveValue(/^1: \S/)
  await expect(field(page, 'Novo preço')).toBeFocused()
  await field(page, 'Novo preço').fill('36,00')
  await expect(dialog.getByText(/passa do máximo aceito .* muda 64,4 %/)).toBeVisible()
  await field(page, 'Motivo').fill('Reequilíbrio pelo IPCA')
  await submit()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sim, registrar' }).click()
  await expect(page.getByText(/R\$\s36,00 desde/)).toBeVisible()
  await page.getByRole('button', { name: /^Retirar preço/ }).click()
  await field(page, 'Motivo').fill('Era 26, digitei 36')
  await submit()
  await expect(page.getByText(/R\$\s36,00 desde .*: retirado em/)).toBeVisible()
  expectPresses(9, presses, 20)

  await presses.detour(async () => {
    const second = await page.context().newPage()
    await second.goto(`${lotsOf(ata?.tenderId ?? 0)}/${ata?.lotId}`)
    await expect(second.getByText(/R\$\s21,90 desde/)).toBeVisible()
    await expect(second.getByText('Era 26, digitei 36')).toBeVisible()
  })
  expect(await records.read(lotsOf(contract?.tenderId ?? 0), contract?.lotId ?? 0)).toMatchObject({ items: [{ amended: '20.0000' }] })
})

/** Pastes lines of cells into the new row that has the focus, as from a spreadsheet of the office. */
async function pasteInto(page: Page, place: Locator, lines: readonly string[]): Promise<void> {
  const text = ['Item\tCódigo GMS\tDescrição\tUnid.\tQtde\tVlr. unit. máx.\tPreço adj.', ...lines, 'Total\t\t\t\t\t\t1.000,00'].join('\n')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await expect(place).toBeFocused()
  await page.keyboard.press('Control+v')
}

/** The first active materials of the catalogue. */
async function activeItems(records: Records, count: number): Promise<readonly StoredRecord[]> {
  const found: StoredRecord[] = []
  for (let id = 1; found.length < count && id < 400; id++) {
    const record = await records.read(materials, id)
    if (record?.status === 'ativo') found.push(record)
  }
  return found
}
