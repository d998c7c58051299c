import { confirmCommand, doWithRecord, expect, field, openCommand, recordMenu, signIn, test, toast } from '../clerk.js'
import { callerOf, openItem } from '../lots.js'
import { serviceRequests } from '../records.js'
import type { Page } from '@playwright/test'

/** An item with a balance in a lot that is in force for long. */
const openLot = async (page: Page) => openItem(await callerOf(page), { until: '2027-01-31' })

test('a request goes from draft to approval: refused with the reason, numbered when it is sent, decided by somebody else', async ({
  page,
  browser,
  records,
}) => {
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
  await doWithRecord(page, 'Iniciar análise')

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

test('a draft is deleted; a sent request is not even offered to be', async ({ page, records }) => {
  const { draft } = await openLot(page)
  const [sent, kept] = [await records.create(serviceRequests, draft('1')), await records.create(serviceRequests, draft('1'))]
  await page.goto(`${serviceRequests}/${sent.id}`)
  await confirmCommand(page, 'Enviar solicitação')
  await page.goto(`${serviceRequests}?lotId=${String(sent.lotId)}`)
  // Another request may have the same subject.
  const row = ({ id }: { readonly id: number }) => page.locator(`tr[data-row="${id}"]`)
  const remove = page.getByRole('button', { name: 'Excluir', exact: true })
  await row(sent).getByRole('checkbox').check()
  await expect(page.getByRole('toolbar', { name: 'Ações para os selecionados' })).toBeVisible()
  await expect(remove).toBeHidden()
  await row(sent).getByRole('checkbox').uncheck()
  await row(kept).getByRole('checkbox').check()
  await remove.click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Excluir' }).click()
  await expect(row(kept)).toBeHidden()
  await expect(row(sent)).toBeVisible()
})
