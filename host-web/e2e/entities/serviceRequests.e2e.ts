import { confirmCommand, expect, field, openCommand, recordMenu, signIn, test, toast } from '../clerk.js'
import { inDays } from '../days.js'
import { api, serviceRequestDraft, serviceRequests, tenders } from '../records.js'
import type { APIRequestContext, Page } from '@playwright/test'

interface OpenLot {
  readonly tender: string
  readonly lot: string
  readonly item: string
  readonly draft: (quantity: string, more?: object) => object
}

/** A lot in force with a balance in one item. */
async function openLot(page: Page): Promise<OpenLot> {
  const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('session_0') ?? '{}') as { token?: string }).token)
  const read = (path: string) => ask(page.request, token ?? '', path)
  for (const tender of await read(`${tenders}?status=vigente&por_pagina=50`)) {
    for (const { id } of await read(`${tenders}/${tender.id}/lotes?status=homologado&isExhausted=false`)) {
      const lot = (await read(`${tenders}/${tender.id}/lotes/${id}`)) as unknown as Lot
      const item = lot.items.find(({ balance, unitPrice }) => Number(balance) >= 5 && unitPrice !== null)
      const until = String(tender.validUntil)
      if (!item || until < '2027-01-31') continue
      const day = inDays(0)
      const draft = (quantity: string, more: object = {}) =>
        serviceRequestDraft({
          tenderId: tender.id,
          lotId: id,
          date: day,
          startDate: day,
          endDate: day,
          items: [{ lotItemId: item.id, quantity }],
          ...more,
        })
      return { tender: String(tender.label), lot: lot.label, item: item.material.label, draft }
    }
  }
  throw new Error('no lot in force has anything left')
}

interface Lot {
  readonly label: string
  readonly items: readonly {
    readonly id: number
    readonly balance: string
    readonly unitPrice: string | null
    readonly material: { readonly label: string }
  }[]
}

async function ask(request: APIRequestContext, token: string, path: string) {
  const answer = await request.get(api + path, { headers: { Authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { readonly data: readonly ({ readonly id: number } & Readonly<Record<string, unknown>>)[] }).data
}

test('a request goes from draft to approval: refused with the reason, numbered when it is sent, decided by somebody else', async ({
  page,
  browser,
  records,
}) => {
  await page.goto(serviceRequests)
  const { draft, item } = await openLot(page)
  const request = await records.create(serviceRequests, draft('2', { requesterId: 1, protocol: null, managerId: 3, inspectorId: 4 }))
  const address = `${serviceRequests}/${request.id}`
  await page.goto(address)
  await expect(page.getByRole('gridcell', { name: item })).toBeVisible()
  await expect(page.getByText('Dado ao enviar')).toBeVisible()

  // Without the protocol the request is not sent; with it, it gets a number.
  const refused = await openCommand(page, 'Enviar solicitação')
  await refused.getByRole('button', { name: 'Preencher e-Protocolo' }).click()
  await expect(field(page, 'e-Protocolo')).toBeFocused()
  await field(page, 'Objeto').fill('Curto')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Use pelo menos 10 caracteres').first()).toBeVisible()
  await field(page, 'Objeto').fill('Refeições para a arbitragem da fase final')
  await field(page, 'e-Protocolo').fill('243185076')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  await confirmCommand(page, 'Enviar solicitação')
  await expect(page.getByText(/^\d+\/\d{4}$/)).toBeVisible()
  expect(await recordMenu(page)).not.toContain('Excluir')
  await confirmCommand(page, 'Iniciar análise')

  // Users cannot approve their own request.
  await expect(page.getByText(/^Quem pediu, preencheu ou enviou a solicitação não pode aprovar/)).toBeVisible()
  expect(await recordMenu(page)).not.toContain('Aprovar…')
  const colleague = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage()
  await signIn(colleague, 'gestora')
  await colleague.goto(address)
  const decision = await openCommand(colleague, 'Devolver')
  await decision.locator('[type="submit"]').click()
  await expect(decision.getByText('Obrigatório', { exact: true })).toBeVisible()
  await decision.getByRole('textbox').fill('Falta o termo de referência no processo')
  await decision.locator('[type="submit"]').click()
  await expect(colleague.getByText('Devolvida', { exact: true }).first()).toBeVisible()
  await colleague.context().close()
})

test('an item is chosen from the lot with its balance, and brings its price', async ({ page, records }) => {
  await page.goto(serviceRequests)
  const { draft, item } = await openLot(page)
  const request = await records.create(serviceRequests, draft('1'))
  await page.goto(`${serviceRequests}/${request.id}`)
  await page.getByRole('button', { name: 'Remover Item 1' }).click()
  await page.getByRole('button', { name: 'Adicionar: Itens' }).click()
  await page.keyboard.press('F2')
  await page.getByRole('combobox', { name: /^Item do lote/ }).fill(item.slice(0, 8))
  const option = page.getByRole('option').filter({ hasText: item }).first()
  await expect(option).toContainText(/saldo [\d.,]+ [A-Z0-9]+ · R\$\s[\d.,]+/)
  await option.click()
  await expect(
    page
      .getByRole('gridcell')
      .filter({ hasText: /^R\$\s/ })
      .first(),
  ).toBeVisible()
})

test('the memo is one sheet of A4 that says what, for how much, and who signs', async ({ page, records }) => {
  await page.goto(serviceRequests)
  const { draft } = await openLot(page)
  const request = await records.create(serviceRequests, draft('1', { managerId: 3, inspectorId: 4 }))
  await page.goto(`${serviceRequests}/${request.id}`)
  await page.locator('.ep-memo').waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  const memo = page.locator('.ep-memo')
  await expect(memo).toContainText('Memorando de solicitação de serviço')
  await expect(memo).toContainText('Rascunho, sem valor')
  await expect(memo.locator('.ep-memo-words')).toHaveText(/^\(.+ (reais|real|centavos?).*\)$/)
  await expect(memo.locator('.ep-memo-signatures li')).toHaveCount(4)
  await expect(page.locator('.ep-form-head')).toBeHidden()
  await expect(page.locator('[data-section="identification"]')).toBeHidden()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('requests that only wait for others say so: a draft is deleted, a sent one is not', async ({ page, records }) => {
  await page.goto(serviceRequests)
  const { draft } = await openLot(page)
  const request = await records.create(serviceRequests, draft('1'))
  await page.goto(`${serviceRequests}/${request.id}`)
  await confirmCommand(page, 'Enviar solicitação')
  await page.goto(`${serviceRequests}?lotId=${String(request.lotId)}&status=enviada`)
  // Another request may have the same subject.
  const row = page.locator(`tr[data-row="${request.id}"]`)
  await expect(row).toBeVisible()
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog
    .getByRole('button', { name: /Excluir|Sim/ })
    .first()
    .click()
  await expect(page.getByText(/não pode ser exclu/i).first()).toBeVisible()
})
