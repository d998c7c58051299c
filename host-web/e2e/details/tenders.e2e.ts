import type { Page } from '@playwright/test'
import { choose, doWithRecord, expect, field, test, toast } from '../clerk.js'
import { lotDraft, lotsOf, materials, type Records, type StoredRecord, suppliers, tenderDraft, tenders, unique } from '../records.js'

test('a tender is made, goes its way and back from a suspension, and a lot of it keeps its balance', async ({ page, records }) => {
  const number = String(100_000 + (Date.now() % 899_999))
  await page.goto(`${tenders}/novo`)
  await choose(page, 'Modalidade', 'Pregão eletrônico')
  await field(page, 'Número').fill(number)
  await field(page, 'e-Protocolo').fill('251103429')
  await field(page, 'Órgão gerenciador').fill('Paraná Esporte')
  await field(page, 'Objeto').fill('Curto')
  const isSrp = page.getByRole('checkbox', { name: 'Registro de preços (SRP)' })
  await isSrp.press('Space')
  await expect(isSrp).toBeChecked()
  await choose(page, 'Critério de julgamento', 'Menor preço')
  await field(page, 'Publicação').fill('02/02/2026')
  await field(page, 'Sessão').fill('10/02/2026 09:00')
  await save(page)
  await expect(field(page, 'Objeto')).toHaveAccessibleDescription(/pelo menos 20/)
  // A pregão is nearly always disputed openly, so that is filled in.
  await expect(field(page, 'Modo de disputa')).toHaveValue('Aberto')
  await expect(field(page, 'Sessão')).toHaveAccessibleDescription(/Menos de 8 dias úteis/)
  await field(page, 'Objeto').fill('Fornecimento de refeições para as provas')
  await choose(page, 'Modo de disputa', 'Aberto e fechado')
  await save(page)
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
  await expect(page.getByRole('heading', { name: `Pregão eletrônico ${number}/` })).toBeVisible()

  await step(page, 'Publicar')
  await command(page, 'Suspender', async () => {
    await confirm(page)
    await expect(field(page, 'Motivo')).toHaveAccessibleDescription(/Obrigatório/)
    await field(page, 'Motivo').fill('Decisão judicial de suspensão')
  })
  await expect(page.getByText('Suspensa', { exact: true }).first()).toBeVisible()
  await command(page, 'Retomar')
  await expect(page.getByText('Publicada', { exact: true }).first()).toBeVisible()

  const tenderId = Number(new URL(page.url()).pathname.split('/').at(-1))
  const lot = await newLot(records, tenderId)
  const path = `${lotsOf(tenderId)}/${lot.id}`
  await page.goto(path)
  await step(page, 'Homologar')
  await expect(page.getByText('Um lote é homologado enquanto a licitação está em julgamento ou adjudicada').first()).toBeVisible()
  await page.goto(`${tenders}/${tenderId}`)
  await step(page, 'Abrir disputa')
  await expect(page.getByText('Em disputa', { exact: true }).first()).toBeVisible()
  await step(page, 'Iniciar julgamento')
  await expect(page.getByText('Em julgamento', { exact: true }).first()).toBeVisible()
  await page
    .getByRole('row', { name: String(lot.title) })
    .getByRole('link')
    .click()
  await step(page, 'Homologar')
  await expect(page.getByText('Homologado', { exact: true }).first()).toBeVisible()

  await expect(page.getByRole('button', { name: 'saldo 1.000' })).toBeVisible()
  await command(page, 'Remanejar', async () => {
    // The only item is chosen, with its name; the first field that is empty has the focus.
    await expect(field(page, 'Item')).toHaveValue(/^1: /)
    await expect(field(page, 'Quantidade')).toBeFocused()
    await field(page, 'Item').press('ArrowDown')
    const first = page.getByRole('option', { name: /^1: / })
    await expect(first).toContainText(/Saldo: 1\.000 .*R\$/)
    await first.click()
    await choose(page, 'Sentido', 'Saída: cedemos')
    await field(page, 'Quantidade').fill('1.000,5')
    await field(page, 'Outro participante').fill('Paraná Turismo')
    await field(page, 'Autorização do gerenciador').fill('Despacho 7/2026')
    await confirm(page)
    await expect(field(page, 'Quantidade')).toHaveAccessibleDescription(/saldo de 1\.000; foram pedidos 1\.000,5/)
    await field(page, 'Quantidade').fill('250')
  })
  await expect(page.getByRole('button', { name: 'saldo 750' })).toBeVisible()
  await page.getByRole('button', { name: '250 remanejados' }).click()
  await expect(page.getByRole('row', { name: /Remanejamento: saída/ })).toContainText('Paraná Turismo, Despacho 7/2026')
  await page.getByRole('button', { name: '0 consumidos' }).click()
  await expect(page.getByText('Nenhum movimento')).toBeVisible()
})

test('a tender with lots is not deleted, and the refusal leads to them', async ({ page, records }) => {
  const tender = await records.create(tenders, tenderDraft({ number: 100_000 + (Date.now() % 899_999), managingBody: unique() }))
  const lot = await newLot(records, tender.id)
  await page.goto(`${tenders}/${tender.id}`)
  await doWithRecord(page, 'Excluir')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sim, excluir' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: String(lot.title) })).toHaveAttribute(
    'href',
    `${lotsOf(tender.id)}/${lot.id}`,
  )
})

/** Creates a lot that can be homologated, with an existing item and supplier. */
async function newLot(records: Records, tenderId: number): Promise<StoredRecord> {
  const supplier = await firstOf(records, suppliers, ({ status, personType }) => status === 'ativo' && personType === 'pessoa-juridica')
  const material = await firstOf(records, materials, ({ status }) => status === 'ativo')
  const item = { materialId: material.id, quantity: '1000', maxUnitPrice: '26', awardedUnitPrice: '21.9' }
  const title = `Refeições ${unique()}`
  return records.create(lotsOf(tenderId), lotDraft({ title, supplierId: supplier.id, awardDate: '2026-03-20', items: [item] }))
}

async function firstOf(records: Records, path: string, isFitting: (record: StoredRecord) => boolean): Promise<StoredRecord> {
  for (let id = 1; id < 50; id++) {
    const record = await records.read(path, id)
    if (isFitting(record)) return record
  }
  throw new Error(`${path} has none that fits`)
}

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click()
const confirm = (page: Page) => page.getByRole('dialog').locator('[type="submit"]').click()

/** Makes a change of status that one press makes. */
async function step(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await doWithRecord(page, name)
}

/** Runs a command of the record and fills in its dialog. */
async function command(page: Page, name: string, answer?: () => Promise<void>): Promise<void> {
  // Wait until the previous dialog has closed.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The lots below have their own actions.
  await doWithRecord(page, `${name}…`)
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await answer?.()
  await confirm(page)
}
