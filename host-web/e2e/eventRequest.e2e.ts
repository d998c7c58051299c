import { expect, field, test } from './clerk.js'
import { inDays, typed } from './days.js'
import { callerOf, registerLot } from './lots.js'
import { eventDraft, events, serviceRequests } from './records.js'

test('a request made from an event counts its meals: the arithmetic is seen, changed, and brings the items', async ({ page, records }) => {
  const caller = await callerOf(page)
  const [lunch] = await caller.read('/administrativo/solicitacoes-servico/gms/material-servico?busca=almoço&status=ativo&por_pagina=1')
  const lot = await registerLot(caller, records, [{ materialId: Number(lunch?.id), quantity: '9000' }])
  const dates = { startDate: inDays(20), endDate: inDays(24), registrationStart: inDays(-20), registrationEnd: inDays(10) }
  const expected = { athletes: 400, staff: 80, teams: null, municipalities: null }
  const event = await records.create(events, eventDraft({ ...dates, year: Number(dates.startDate.slice(0, 4)), expected }))
  await page.goto(`/competicoes/evento/${event.id}`)
  await page.getByRole('link', { name: /solicitação/i }).click()

  const dialog = page.getByRole('dialog', { name: 'Escolher itens de lotes com saldo' })
  const meals = dialog.getByRole('group', { name: `Refeições do evento: ${String(event.name)}` })
  await expect(meals.getByText('1 × 5 dias × 480 participantes = 2.400')).toHaveCount(3)
  // One day of lunch, and no breakfast and dinner.
  await meals.getByRole('textbox', { name: 'Dias' }).nth(1).fill('1')
  await expect(meals.getByText('1 × 1 dia × 480 participantes = 480')).toBeVisible()
  for (const place of [0, 2]) await meals.getByRole('textbox', { name: 'Participantes' }).nth(place).fill('0')
  await meals.getByRole('button', { name: 'Procurar lotes' }).click()
  const proposal = dialog.getByRole('region', { name: lot.label })
  await expect(proposal.getByText('480 × R$ 21,90 = R$ 10.512,00')).toBeVisible()
  await proposal.getByRole('button', { name: 'Usar este lote' }).click()
  await expect(dialog).toBeHidden()

  await expect(field(page, 'Evento')).toHaveValue(String(event.name))
  await expect(field(page, 'Início')).toHaveValue(typed(dates.startDate))
  await expect(field(page, 'Fim')).toHaveValue(typed(dates.endDate))
  await expect(field(page, 'Lote')).toHaveValue(lot.label)
  await expect(page.getByRole('gridcell', { name: '480', exact: true })).toBeVisible()
  await expect(page.getByRole('gridcell', { name: 'R$ 10.512,00' }).first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${serviceRequests}/novo`))
})
