import { choose, doWithRecord, expect, signIn, test } from '../clerk.js'
import { inDays } from '../days.js'
import { callerOf, openItem, registerLot } from '../lots.js'
import { serviceRequestDraft, serviceRequests } from '../records.js'

test('requests under analysis are decided one after another: what is missing is asked for, the next one opens', async ({
  page,
  browser,
  records,
}) => {
  // Slow: two people make a decision each.
  test.slow()
  const caller = await callerOf(page)
  const [material] = await caller.read('/administrativo/solicitacoes-servico/gms/material-servico?status=ativo&por_pagina=1')
  // Its tender names no manager either, so the approval asks.
  const lot = await registerLot(caller, records, [{ materialId: Number(material?.id), quantity: '50' }])
  const day = inDays(0)
  const draft = (quantity: string, more: object) =>
    serviceRequestDraft({
      ...{ tenderId: lot.tenderId, lotId: lot.lotId, date: day, startDate: day, endDate: day },
      items: [{ lotItemId: lot.itemIds[0], quantity }],
      ...more,
    })
  const adults = await caller.read('/pessoas?legalCapacity=adulto&status=ativo&ordem=name&por_pagina=25')
  const protocol = String(Date.now()).slice(-9)
  for (const subject of ['Primeiro pedido em análise', 'Segundo pedido em análise']) {
    const { id } = await records.create(serviceRequests, draft('1', { subject, protocol, requesterId: 1 }))
    await caller.move(`${serviceRequests}/${id}`, 'send', 'analyze')
  }
  const list = `${serviceRequests}?status=em-analise&protocol=${protocol}&ordem=subject`

  // The requester sees the obstacle before trying.
  await page.goto(list)
  await page.getByRole('button', { name: 'Decidir' }).click()
  const own = page.getByRole('dialog', { name: 'Primeiro pedido em análise' })
  await expect(own.getByText(/^Quem pediu, preencheu ou enviou a solicitação não pode aprovar/)).toBeVisible()
  await expect(own.getByText('Certidões e sanções do fornecedor')).toBeVisible()
  await own
    .getByRole('button', { name: /reservados/ })
    .first()
    .click()
  await expect(own.getByRole('cell', { name: 'Reserva' }).first()).toBeVisible()

  const manager = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage()
  await signIn(manager, 'gestora')
  await manager.goto(list)
  await manager.getByRole('button', { name: 'Decidir' }).click()
  const first = manager.getByRole('dialog', { name: 'Primeiro pedido em análise' })
  await expect(first.getByText('Falta dizer quem é o gestor')).toBeVisible()
  await expect(first.getByText('Valor total', { exact: true })).toBeVisible()
  await expect(first.getByRole('button', { name: 'Devolver' })).toHaveAttribute('aria-disabled', 'false')
  await manager.keyboard.press('a')
  const approval = manager.getByRole('dialog', { name: /^Aprovar/ })
  await choose(approval, 'Gestor', String(adults[5]?.label))
  await choose(approval, 'Fiscal', String(adults[6]?.label))
  await approval.locator('[type="submit"]').click()

  const second = manager.getByRole('dialog', { name: 'Segundo pedido em análise' })
  await expect(second).toBeVisible()
  await expect(second.getByText(/Primeiro pedido em análise: Situação alterada para Aprovada/)).toBeVisible()
  await expect(second.getByText('Preços anteriores').first()).toBeVisible()
  await expect(second.getByRole('button', { name: 'Devolver' })).toHaveAttribute('aria-disabled', 'false')
  await manager.keyboard.press('d')
  const back = manager.getByRole('dialog', { name: 'Devolver' })
  await back.getByRole('textbox').fill('Falta o termo de referência no processo')
  await back.locator('[type="submit"]').click()
  await expect(manager.getByRole('dialog')).toHaveCount(0)
  await manager.context().close()
})

test('a sending that finds too little offers what is left, saves it and may be confirmed again', async ({ page, records }) => {
  const caller = await callerOf(page)
  const { draft, balance } = await openItem(caller, { most: 5000 })
  const { id } = await records.create(serviceRequests, draft(String(balance)))
  const rival = await records.create(serviceRequests, draft('2'))
  await caller.move(`${serviceRequests}/${rival.id}`, 'send')
  await page.goto(`${serviceRequests}/${id}`)
  await doWithRecord(page, 'Enviar solicitação…')
  const dialog = page.getByRole('dialog', { name: 'Enviar solicitação' })
  await dialog.locator('[type="submit"]').click()
  await expect(dialog.getByRole('button', { name: 'Outro lote com saldo' })).toBeVisible()
  await dialog.getByRole('button', { name: /^Usar .+ disponíveis$/ }).click()
  await expect(dialog.getByRole('button', { name: 'Outro lote com saldo' })).toBeHidden()
  await dialog.locator('[type="submit"]').click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Enviada', { exact: true }).first()).toBeVisible()
})

test('a sending that finds too little moves to another lot that has enough', async ({ page, records }) => {
  // Slow: creates two tenders first.
  test.slow()
  const caller = await callerOf(page)
  const [material] = await caller.read('/administrativo/solicitacoes-servico/gms/material-servico?status=ativo&por_pagina=1')
  const item = (quantity: string) => [{ materialId: Number(material?.id), quantity }]
  const [small, large] = [await registerLot(caller, records, item('5')), await registerLot(caller, records, item('500'))]
  const day = inDays(0)
  const draft = (quantity: string) =>
    serviceRequestDraft({
      ...{ tenderId: small.tenderId, lotId: small.lotId, date: day, startDate: day, endDate: day },
      items: [{ lotItemId: small.itemIds[0], quantity }],
    })
  const { id } = await records.create(serviceRequests, draft('5'))
  const rival = await records.create(serviceRequests, draft('4'))
  await caller.move(`${serviceRequests}/${rival.id}`, 'send')
  await page.goto(`${serviceRequests}/${id}`)
  await doWithRecord(page, 'Enviar solicitação…')
  const dialog = page.getByRole('dialog', { name: 'Enviar solicitação' })
  await dialog.locator('[type="submit"]').click()
  await expect(dialog.getByRole('button', { name: 'Usar 1 disponível' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Outro lote com saldo' }).click()
  const other = dialog.getByRole('region', { name: large.label })
  await expect(other.getByText('5 × R$ 21,90 = R$ 109,50')).toBeVisible()
  await other.getByRole('button', { name: 'Usar este lote' }).click()
  await expect(dialog.getByRole('button', { name: 'Outro lote com saldo' })).toBeHidden()
  await dialog.locator('[type="submit"]').click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Enviada', { exact: true }).first()).toBeVisible()
  expect(await records.read(serviceRequests, id)).toMatchObject({ status: 'enviada', lotId: large.lotId, tenderId: large.tenderId })
})

test('lines of a spreadsheet become items of the lot that has them', async ({ page }) => {
  await page.goto(`${serviceRequests}/novo`)
  await page.getByRole('button', { name: 'Escolher itens com saldo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Escolher itens de lotes com saldo' })
  await dialog.getByRole('textbox', { name: /O que é preciso/ }).fill('bola\t2\nnada que exista\t1')
  await dialog.getByRole('button', { name: 'Procurar lotes' }).click()
  await expect(dialog.getByText('Não encontrado com saldo em lote vigente: nada que exista')).toBeVisible()
  await expect(dialog.getByText(/registrados/).first()).toBeVisible()
  const lot = dialog.getByRole('region').first()
  // Where the lot has several balls, the person says which one is meant.
  const ball = lot.getByRole('radio').first()
  if (await ball.isVisible()) await ball.check()
  await lot.getByRole('button', { name: 'Usar este lote' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('gridcell', { name: /^Bol/ }).first()).toBeVisible()
  await expect(page.getByRole('combobox', { name: /^Lote/ })).not.toHaveValue('')
})
