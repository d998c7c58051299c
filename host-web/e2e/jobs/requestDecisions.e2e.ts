import { expectStatus, field } from '../clerk.js'
import { serviceRequests, suppliers } from '../records.js'
import { expect, expectPresses, test } from './job.js'
import { openMemos } from './memos.js'

const reason = 'Falta detalhar o local de execução; anexe o cronograma do evento.'

test('job 4: a returned request is read, corrected and sent again', async ({ page, presses, records }) => {
  test.slow()
  const subject = `Pedido devolvido ${Date.now()}`
  const { id, number } = await presses.detour(async () => {
    const { create, go } = await openMemos(page, records)
    const made = await create(subject, '2')
    await go('admin', made.id, 'send')
    await go('gestora', made.id, ['giveBack', { reason }])
    await page.goto('/dashboard')
    return records.read(serviceRequests, made.id)
  })
  await page.getByRole('link', { name: /Solicitações devolvidas a você/ }).click()
  await page.getByRole('link', { name: new RegExp(subject) }).click()
  await expect(page.getByText(`Motivo: ${reason}`)).toBeVisible()
  await presses.detour(async () => {
    // The way to the field that the reason names.
    await page.getByRole('button', { name: 'Ir para Local de execução' }).click()
    await expect(field(page, 'Local de execução')).toBeFocused()
    await page.goBack()
    await page.goForward()
  })
  await field(page, 'Local de execução').fill('Ginásio do Tarumã, portão 3')
  await page.getByRole('button', { name: 'Enviar de novo', exact: true }).click()
  await expectStatus(page, 'Enviada')
  expectPresses(4, presses, 4)

  await page.reload()
  await expect(field(page, 'Local de execução')).toHaveValue('Ginásio do Tarumã, portão 3')
  expect(await records.read(serviceRequests, id)).toMatchObject({ number, status: 'enviada' })
})

test('job 5: a sent request is called back before its analysis', async ({ page, presses, records, colleague }) => {
  test.slow()
  const subject = `Pedido chamado de volta ${Date.now()}`
  const { id, number } = await presses.detour(async () => {
    const { create, go } = await openMemos(page, records)
    const made = await create(subject, '2')
    await go('admin', made.id, 'send')
    await page.goto(`${serviceRequests}?status=enviada&mine=true`)
    return records.read(serviceRequests, made.id)
  })
  await page.getByRole('link', { name: new RegExp(subject) }).click()
  await page.getByRole('button', { name: 'Chamar de volta', exact: true }).click()
  await expectStatus(page, 'Rascunho')
  expectPresses(5, presses, 4)

  await page.reload()
  await expectStatus(page, 'Rascunho')
  expect(await records.read(serviceRequests, id)).toMatchObject({ number, items: [{ balance: '500' }] })
  const { page: manager } = await colleague()
  await manager.goto(`${serviceRequests}?status=enviada&ordem=-number`)
  await expect(manager.getByRole('link', { name: new RegExp(subject) })).toHaveCount(0)
})

test('job 5: a request is cancelled with its reason', async ({ page, presses, records, colleague }) => {
  test.slow()
  const subject = `Pedido cancelado ${Date.now()}`
  const { id } = await presses.detour(async () => {
    const { create, go } = await openMemos(page, records)
    const made = await create(subject, '2')
    await go('admin', made.id, 'send')
    await page.goto(`${serviceRequests}/${made.id}`)
    return made
  })
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Cancelar solicitação…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancelar solicitação' })
  await dialog.getByRole('textbox').fill('Etapa transferida para outro município')
  await presses.detour(() => page.setViewportSize({ width: 390, height: 844 }))
  await dialog.locator('[type="submit"]').click()
  await expectStatus(page, 'Cancelada')
  expectPresses(5, presses, 4)

  const { page: manager } = await colleague()
  await manager.goto(`${serviceRequests}/${id}`)
  await expect(manager.getByText(/Motivo: Etapa transferida para outro município/)).toBeVisible()
})

test('job 7: ten requests are decided: two returned, one refused, one approved with reservation, one decision taken back', async ({
  page,
  presses,
  records,
  colleague,
}) => {
  test.slow()
  const protocol = String(Date.now()).slice(-9)
  const ids = await presses.detour(async () => {
    const plain = await openMemos(page, records)
    const troubled = await openMemos(page, records)
    const certificate = { type: 'fgts-crf', number: '123', issuedAt: '2020-01-01', validUntil: '2020-02-01', fileId: null }
    await records.change(suppliers, troubled.supplierId, { certificates: [certificate] })
    const made = []
    for (const word of ['aprovar', 'aprovar', 'devolver', 'aprovar', 'reprovar', 'aprovar', 'errar', 'aprovar', 'aprovar']) {
      made.push(await plain.create(`${made.length + 1} ${word} este pedido`, '2', { protocol }))
    }
    made.push(await troubled.create('10 ressalvar este pedido', '2', { protocol }))
    for (const { id } of made) await plain.go('admin', id, 'send')
    return made.map(({ id }) => id)
  })
  const { page: manager } = await colleague()
  await manager.getByRole('link', { name: /Solicitações a analisar/ }).click()
  await manager.getByRole('textbox', { name: 'Buscar em solicitações' }).fill(protocol)
  await expect(manager.getByText('10 registros aguardam decisão.')).toBeVisible()
  await manager.getByRole('button', { name: 'Decidir' }).click()

  const panel = manager.getByRole('dialog', { name: /este pedido$/ })
  const say = async (key: string, words: string) => {
    await manager.keyboard.press(key)
    const asked = manager.getByRole('dialog').last()
    await asked.getByRole('textbox', { name: /Motivo/ }).fill(words)
    await manager.keyboard.press('Control+Enter')
  }
  const seen = new Set<string>()
  for (let left = 10; left > 0; left--) {
    await expect(panel.getByText(/Nada falta\.|O que falta/)).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Devolver' })).toHaveAttribute('aria-disabled', 'false')
    const title = (await panel.getByRole('heading').first().textContent()) ?? ''
    expect(seen.has(title)).toBe(false)
    seen.add(title)
    if (title.includes('aprovar')) await manager.keyboard.press('a')
    else if (title.includes('devolver')) await say('d', 'Falta o termo de referência no processo')
    else if (title.includes('reprovar')) await say('r', 'O pedido já está coberto por outra solicitação')
    else if (title.includes('ressalvar')) await say('a', 'Certidão em renovação, protocolo conferido')
    else {
      // Approved by mistake: the decision is taken back, and made again.
      await manager.keyboard.press('a')
      const made = manager.getByText(`${title}: Situação alterada para Aprovada`)
      // Objects look alike, numbers do not.
      await expect(made).toHaveText(/^\d+\/\d{4} – /)
      await manager.getByRole('button', { name: 'Desfazer' }).click()
      await expect(manager.getByRole('dialog', { name: title })).toBeVisible()
      await expect(panel.getByText(/Nada falta\./)).toBeVisible()
      await expect(panel.getByRole('button', { name: 'Devolver' })).toHaveAttribute('aria-disabled', 'false')
      await say('d', 'Faltam as inscrições homologadas')
    }
    await expect(manager.getByRole('dialog', { name: title })).toHaveCount(0)
  }
  await expect(manager.getByRole('dialog')).toHaveCount(0)
  expectPresses(7, presses, 25)

  const statuses = await Promise.all(ids.map(async (id) => (await records.read(serviceRequests, id)).status))
  expect(statuses.toSorted()).toEqual([...Array<string>(7).fill('aprovada'), 'devolvida', 'devolvida', 'reprovada'])
  // A decision of the last minutes is taken back in the record too, in another page than the one that made it.
  await manager.goto(`${serviceRequests}/${ids[0]}`)
  await manager.getByRole('button', { name: 'Mais ações' }).first().click()
  await manager.getByRole('menuitem', { name: 'Desfazer “Aprovar”' }).click()
  await expect(manager.getByText('Mudança de situação desfeita').first()).toBeVisible()
  expect((await records.read(serviceRequests, ids[0] ?? 0)).status).toBe('enviada')
  // The requester reads what was decided, and why.
  await page.goto(`${serviceRequests}/${ids[6]}`)
  await expect(page.getByText(/Motivo: Faltam as inscrições homologadas/)).toBeVisible()
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Histórico' }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Aprovada/)
      .first(),
  ).toBeVisible()
})
