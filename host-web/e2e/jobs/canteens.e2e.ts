import type { Page } from '@playwright/test'
import { choose, doWithRecord, expectStatus, field, toast } from '../clerk.js'
import { inDays, typed } from '../days.js'
import { callerOf, registerLot } from '../lots.js'
import { pdfPages } from '../pdfText.js'
import { canteensOf, eventDraft, events, type Records, tenders, unique } from '../records.js'
import { expect, expectPresses, test } from './job.js'

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click()

/** An event of this week at three seats, and a lot with more than its three meals a day. */
async function eventAndLot(page: Page, records: Records) {
  const caller = await callerOf(page)
  const found = await Promise.all(
    ['Café da manhã', 'Almoço', 'Jantar'].map((words) =>
      caller.read(
        `/administrativo/solicitacoes-servico/gms/material-servico?busca=${encodeURIComponent(words)}&unitCode=REFEICAO&status=ativo&por_pagina=20`,
      ),
    ),
  )
  const materials = found.map((list, place) => {
    const word = ['café da manhã', 'almoço', 'jantar'][place] ?? ''
    const material = list.find(({ description, unitCode }) => String(description).toLowerCase().startsWith(word) && unitCode === 'REFEICAO')
    if (!material) throw new Error(`the demonstration has no ${word}`)
    return material
  })
  const lot = await registerLot(
    caller,
    records,
    materials.map(({ id }) => ({ materialId: id, quantity: '5000' })),
  )
  const mark = unique()
  const seat = (name: string, street: string) => ({
    ...{ name: `${name} ${mark}`, address: `${street}, 100, Centro, 85501-000` },
    ...{ capacity: 400, modalities: [] },
  })
  const dates = { startDate: inDays(-2), endDate: inDays(4), registrationStart: null, registrationEnd: null }
  const event = await records.create(
    events,
    eventDraft({
      ...dates,
      year: Number(dates.startDate.slice(0, 4)),
      expected: { athletes: 570, staff: 30, teams: null, municipalities: null },
      venues: [seat('Colégio Estadual', 'Rua Tapajós'), seat('Ginásio Municipal', 'Rua Paraná'), seat('Centro de Eventos', 'Avenida Tupi')],
    }),
  )
  const tender = await records.read(tenders, lot.tenderId)
  return { event, mark, lot, tender: String(tender.label) }
}

const dishes = ['Pão francês, queijo e mamão', 'Frango assado com arroz e feijão', 'Sopa de legumes com macarrão']

test('job 16: three canteens with their week of menus, a day counted, and the week for the wall', async ({
  page,
  presses,
  records,
  colleague,
}) => {
  test.setTimeout(180_000)
  page.setDefaultTimeout(15_000)
  const { event, mark, lot, tender } = await presses.detour(() => eventAndLot(page, records))
  const list = canteensOf(event.id)
  await page.goto(list)
  await page.getByRole('link', { name: 'Novo refeitório' }).first().click()
  await expect(field(page, 'Nome')).toHaveValue(`Refeitório – Colégio Estadual ${mark}`)
  await expect(field(page, 'Logradouro')).toHaveValue('Rua Tapajós')
  await expect(field(page, 'Funciona de')).toHaveValue(typed(inDays(-2)))
  await expect(field(page, 'Funciona até')).toHaveValue(typed(inDays(4)))
  await expect(field(page, 'Local')).toHaveAccessibleDescription('Preenchido pelo evento')
  await presses.detour(async () => {
    // What the event gave is no edit: Back asks nothing, and it is there again.
    await page.goBack()
    await expect(page).toHaveURL(list)
    await page.goForward()
    await expect(field(page, 'Logradouro')).toHaveValue('Rua Tapajós')
  })
  await field(page, 'Lugares').fill('120')
  await field(page, 'Turnos por refeição').fill('2')
  await choose(page, 'Licitação', tender)
  await field(page, 'Lote').fill(lot.title)
  await page
    .getByRole('option')
    .filter({ hasText: new RegExp(`: ${lot.title}`) })
    .click()
  const meals = page.getByRole('region', { name: 'Refeições' })
  await expect(meals.getByRole('row').filter({ hasText: 'Jantar' }).first()).toContainText('5.000')

  const week = page.getByRole('region', { name: 'Cardápios' })
  await week.getByRole('button', { name: 'Editar' }).click()
  for (const [index, dish] of dishes.entries()) {
    const cell = page
      .getByRole('region', { name: /^(?:Café da manhã|Almoço|Jantar) · / })
      .getByRole('gridcell')
      .nth(1)
    await expect(cell).toBeFocused()
    await page.keyboard.type(dish)
    await page.getByRole('button', { name: index < 2 ? 'Próxima refeição' : 'Concluir' }).click()
  }
  await week.getByRole('button', { name: 'Repetir o dia onde falta' }).click()
  await expect(page.getByText('Todas as refeições têm cardápio')).toBeVisible()
  await presses.detour(async () => {
    // The page is closed by mistake.
    await page.reload()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByText('Todas as refeições têm cardápio')).toBeVisible()
    await expect(field(page, 'Lote')).toHaveValue(lot.label)
  })
  await save(page)
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
  await expect(page.getByText('Pode ser ativado. Antes, confira:').or(page.getByText('Pronto para ativar.')).first()).toBeVisible()
  const first = page.url()

  for (const [name, street] of [
    ['Ginásio Municipal', 'Rua Paraná'],
    ['Centro de Eventos', 'Avenida Tupi'],
  ] as const) {
    await doWithRecord(page, 'Duplicar')
    await expect(field(page, 'Nome')).toHaveValue(`Refeitório – ${name} ${mark}`)
    await expect(field(page, 'Logradouro')).toHaveValue(street)
    await save(page)
    await expect(page).toHaveURL(new RegExp(`${list}/\\d+$`))
  }
  // 200 of each meal, on seven days, in three canteens: 4,200 of 5,000.
  await expect(page.getByText(/o lote tem saldo de/)).toHaveCount(0)

  await page.goto(first)
  await doWithRecord(page, 'Ativar…')
  await page.getByRole('dialog').locator('[type="submit"]').click()
  await expectStatus(page, 'Ativo')
  const { page: kitchen } = await presses.detour(async () => {
    // A second window counts the day too, and the network is gone for a moment.
    const other = await colleague('gestora')
    await other.page.goto(first)
    await page.route('**/situacao', (route) => route.abort())
    await page.getByRole('button', { name: 'Tudo como previsto' }).click()
    await expect(page.getByText(/conexão|rede/i).first()).toBeVisible()
    await page.unroute('**/situacao')
    return other
  })
  const counter = (meal: string) => page.locator('.ep-counter').filter({ hasText: meal })
  await field(counter('Almoço'), 'Servidas').fill('187')
  await field(counter('Almoço'), 'Desperdício (kg)').fill('12,5')
  await page.getByRole('button', { name: 'Registrar o dia' }).click()
  await expect(toast(page, 'Dia registrado')).toBeVisible()

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Imprimir a semana' }).click()
  await expect(page.locator('html[data-printed]')).toHaveCount(1)
  expectPresses(16, presses, 40)
  const sheets = pdfPages(await page.pdf({ preferCSSPageSize: true })).map((text) => text.replaceAll(/\s+/g, ' '))
  expect(sheets).toHaveLength(1)
  for (const said of [...dishes, `Colégio Estadual ${mark}`, 'Café da manhã', '06:30 às 08:30']) expect(sheets[0]).toContain(said)

  // Who runs the kitchen reads the count, and the organiser's list has all three.
  await kitchen.reload()
  // 200, 187 and 200: what was typed outlives the lost connection.
  await expect(kitchen.getByText(/587 refeições servidas, 12,5 kg de desperdício/)).toBeVisible()
  await kitchen.goto(list)
  for (const name of ['Colégio Estadual', 'Ginásio Municipal', 'Centro de Eventos'])
    await expect(kitchen.getByRole('row', { name: `Refeitório – ${name} ${mark}` })).toContainText('600')
})
