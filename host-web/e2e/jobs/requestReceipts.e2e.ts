import type { Page } from '@playwright/test'
import { choose, expectStatus } from '../clerk.js'
import { serviceRequests } from '../records.js'
import { expect, expectPresses, test } from './job.js'
import { committed, openMemos } from './memos.js'

const lead = (page: Page, name: string) => page.locator('.ep-form-commands').getByRole('button', { name, exact: true })

test('job 6: goods come in three parts, one of them provisional; the invoice is checked, the request concluded, the balance read', async ({
  page,
  presses,
  records,
  colleague,
}) => {
  test.slow()
  const subject = `Troféus em três entregas ${Date.now()}`
  const memos = await presses.detour(async () => {
    const opened = await openMemos(page, records)
    const { id } = await opened.create(subject, '10', { requesterId: opened.people[0], inspectorId: 1 })
    await opened.go('admin', id, 'send')
    await opened.go('gestora', id, ...committed)
    await page.goto('/dashboard')
    return { ...opened, id }
  })
  await page.getByRole('link', { name: /Recebimentos que esperam por você/ }).click()
  await page.getByRole('link', { name: new RegExp(subject) }).click()

  const dialog = page.getByRole('dialog')
  const arrived = dialog.getByRole('textbox', { name: /Chegou agora|Conferido/ })
  const send = dialog.locator('[type="submit"]')
  const invoice = async (number: string, value: string) => {
    await dialog.getByRole('textbox', { name: /Nota fiscal/ }).fill(number)
    await dialog.getByRole('textbox', { name: /Valor da nota/ }).fill(value)
  }
  await lead(page, 'Registrar recebimento…').click()
  await expect(dialog.getByText(/Pedido 10 .+ Já recebido 0/)).toBeVisible()
  await arrived.fill('11')
  await expect(dialog.getByText('Só faltava receber 10')).toBeVisible()
  await presses.detour(() => arrived.fill('4'))
  await expect(dialog.getByText('O que chegou vale R$ 87,60')).toBeVisible()
  await invoice('101', '87,60')
  await send.click()
  await expectStatus(page, 'Parcialmente atendida')
  // Who looks at the page again finds it as it was left.
  await presses.detour(() => page.reload())

  await lead(page, 'Registrar recebimento…').click()
  await expect(dialog.getByText(/Pedido 10 .+ Já recebido 4/)).toBeVisible()
  await arrived.fill('3')
  await choose(dialog, 'Tipo', 'Provisório')
  await send.click()
  await expect(dialog).toHaveCount(0)

  await lead(page, 'Registrar recebimento…').click()
  await expect(arrived).toHaveValue('3')
  await invoice('102', '65,70')
  await send.click()
  await expect(dialog).toHaveCount(0)

  // All has come: what is left is the provisional receipt, and then the end.
  await lead(page, 'Tornar definitivo…').click()
  await presses.detour(async () => {
    await dialog.getByRole('button', { name: 'Voltar' }).click()
    await page.goBack()
    await page.goForward()
    await lead(page, 'Tornar definitivo…').click()
  })
  await invoice('103', '70,00')
  await expect(dialog.getByText('A nota é de R$ 70,00 e o que chegou vale R$ 65,70. Diga o motivo da diferença.')).toBeVisible()
  await dialog.getByRole('textbox', { name: /Motivo da diferença/ }).fill('Frete cobrado na nota')
  await send.click()
  await expect(dialog).toHaveCount(0)
  await lead(page, 'Concluir…').click()
  await expect(dialog.getByText('Tudo o que foi pedido foi recebido.')).toBeVisible()
  await send.click()
  await expectStatus(page, 'Concluída')

  // The ledger of the lot, on the request's own page.
  await page
    .getByRole('button', { name: /consumidos/ })
    .first()
    .click()
  const ledger = page.getByRole('table', { name: 'Movimentos, do mais recente ao mais antigo' })
  await expect(
    ledger
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .getByRole('cell', { name: 'Consumo' })
      .first(),
  ).toBeVisible()
  await expect(page.getByText('R$ 223,30').first()).toBeVisible()
  expectPresses(6, presses, 24)

  await presses.detour(async () => {
    // What is owed is paid, and the other person sees it.
    await lead(page, 'Registrar pagamento…').click()
    await dialog.getByRole('textbox', { name: /Ordem bancária/ }).fill('2026OB000777')
    const day = dialog.getByRole('textbox', { name: 'Data' })
    const today = await day.inputValue()
    await day.fill('01/01/2020')
    await send.click()
    await expect(dialog.getByText(/Não pode ser antes do primeiro recebimento definitivo/)).toBeVisible()
    await day.fill(today)
    // The answer is lost on its way: the second press finds it stored, and stores nothing more.
    await page.route('**/situacao', async (route) => route.fetch().then(() => route.abort()), { times: 1 })
    await send.click()
    await expect(dialog.getByText(/Sem resposta do servidor/)).toBeVisible()
    await send.click()
    await expect(dialog).toHaveCount(0)
    expect(await records.read(serviceRequests, memos.id)).toMatchObject({ payments: [{ orderNumber: '2026OB000777' }] })
    const { page: manager } = await colleague()
    await manager.goto(`${serviceRequests}/${memos.id}`)
    await expectStatus(manager, 'Concluída')
    await expect(manager.getByText('2026OB000777')).toBeVisible()
    expect(await records.read(serviceRequests, memos.id)).toMatchObject({ owed: '0.00' })
  })
})
