import type { Page } from '@playwright/test'
import { choose, doWithRecord, expect, field, recordMenu, test, toast } from '../clerk.js'
import { inDays, typed } from '../days.js'
import { api, canteenDraft, canteensOf, eventDraft, events, type Records, type StoredRecord, unique } from '../records.js'

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click()

/** Creates an event whose dates include today. */
async function runningEvent(records: Records): Promise<StoredRecord> {
  const dates = { startDate: inDays(-2), endDate: inDays(3), registrationStart: null, registrationEnd: null }
  return records.create(events, eventDraft({ ...dates, year: Number(dates.startDate.slice(0, 4)) }))
}

/** The lot of a demo canteen, and its items in meals. */
async function mealLot(page: Page) {
  const token = await page.evaluate(() => (JSON.parse(localStorage.getItem('session_0') ?? '{}') as { token?: string }).token ?? '')
  const headers = { Authorization: `Bearer ${token}` }
  const read = async (path: string) => (await (await page.request.get(api + path, { headers })).json()) as { data: never }
  const running = (await read(`${events}?status=em-andamento`)).data as readonly StoredRecord[]
  for (const { id } of running) {
    const [canteen] = (await read(`${canteensOf(id)}?status=ativo`)).data as readonly StoredRecord[]
    if (!canteen) continue
    const { tenderId, lotId, meals } = (await read(`${canteensOf(id)}/${canteen.id}`)).data as StoredRecord
    return { tenderId, lotId, itemId: (meals as readonly { readonly lotItemId: number }[])[0]?.lotItemId }
  }
  throw new Error('the demonstration has no canteen that is open')
}

const lunch = { type: 'almoco', startTime: '11:00', endTime: '14:00', service: 'buffet', expectedPerDay: 190 }

/** Runs a command of the record up to its dialog, which shows obstacles. */
async function command(page: Page, name: string, answer?: () => Promise<void>): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await doWithRecord(page, `${name}…`)
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await answer?.()
  await page.getByRole('dialog').locator('[type="submit"]').click()
}

test('a canteen is made under its event, and what is wrong is told where it is wrong', async ({ page, records }) => {
  const event = await runningEvent(records)
  await page.goto(canteensOf(event.id))
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Refeitório' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page
    .getByRole('link', { name: 'Novo refeitório' })
    .or(page.getByRole('button', { name: 'Novo refeitório' }))
    .first()
    .click()
  const name = `Refeitório ${unique()}`
  await field(page, 'Nome').fill(name)
  await field(page, 'Local').fill('Colégio Estadual')
  await field(page, 'CEP').fill('80000-000')
  await field(page, 'Logradouro').fill('Rua XV de Novembro')
  await field(page, 'Número').fill('100')
  await field(page, 'Bairro').fill('Centro')
  // The CEP fills them in.
  await expect(field(page, 'Estado')).toHaveValue('Paraná')
  await expect(field(page, 'Cidade')).toHaveValue('Curitiba')
  await field(page, 'Funciona de').fill(typed(inDays(-9)))
  await field(page, 'Funciona até').fill(typed(inDays(2)))
  await field(page, 'Lugares').fill('6000')
  await save(page)
  await expect(field(page, 'Lugares')).toHaveAccessibleDescription(/5\.?000/)
  await expect(field(page, 'Turnos por refeição')).toHaveValue('1')
  await field(page, 'Lugares').fill('100')
  await choose(page, 'Responsável', 'Ana Paula Ribeiro')
  await save(page)
  await expect(field(page, 'Funciona de')).toHaveAccessibleDescription(/Fora do evento/)
  await field(page, 'Funciona de').fill(typed(inDays(-2)))
  await save(page)
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText('Para ativar, falta:')).toBeVisible()
  await command(page, 'Ativar')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Fornecedor: Obrigatório')).toBeVisible()
  await expect(dialog.getByText('Informe ao menos uma refeição')).toBeVisible()
  await dialog.getByRole('button', { name: 'Voltar' }).click()
  // Under another event the canteen does not exist.
  const other = await runningEvent(records)
  await page.goto(`${canteensOf(other.id)}/${page.url().split('/').at(-1)}`)
  await expect(
    page
      .getByText('Registro não encontrado')
      .or(page.getByText(/não foi encontrad/))
      .first(),
  ).toBeVisible()
})

test('a canteen is planned by the week, opened, counted and closed', async ({ page, context, records }) => {
  const event = await runningEvent(records)
  await page.goto(canteensOf(event.id))
  const { tenderId, lotId, itemId } = await mealLot(page)
  const canteen = await records.create(
    canteensOf(event.id),
    canteenDraft({ tenderId, lotId, operatingFrom: inDays(-1), operatingTo: inDays(2), meals: [{ ...lunch, lotItemId: itemId }] }),
  )
  const path = `${canteensOf(event.id)}/${canteen.id}`
  await page.goto(path)
  await expect(page.getByText('Pode ser ativado. Antes, confira:')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Ocupação por refeição' })).toContainText('95% · 190 de 200 · quase cheio')

  // One menu is typed and copied to the other days with the keyboard.
  const grid = page.getByRole('region', { name: 'Cardápios' }).getByRole('grid').first()
  await expect(page.getByText('Faltam cardápios: 4 de 4 refeições')).toBeVisible()
  await grid.getByRole('gridcell').first().focus()
  await page.keyboard.press('Enter')
  const dish = page
    .getByRole('region', { name: /^Almoço · / })
    .getByRole('gridcell')
    .nth(1)
  await expect(dish).toBeFocused()
  await page.keyboard.type('Feijoada')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Concluir' }).click()
  await expect(grid.getByRole('gridcell').first()).toContainText('Feijoada')
  await page.keyboard.press('Control+c')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+End')
  await page.keyboard.press('Control+v')
  await expect(page.getByText('Todas as refeições têm cardápio')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Faltam cardápios: 3 de 4 refeições')).toBeVisible()
  await page.keyboard.press('Control+v')
  // Cells of a spreadsheet: dishes of two days.
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => navigator.clipboard.writeText('Arroz, frango assado\tMacarrão; suco de uva'))
  await grid.getByRole('gridcell').nth(2).focus()
  await page.keyboard.press('Control+v')
  await expect(page.getByText('2 cardápios colados')).toBeVisible()
  await expect(grid.getByRole('gridcell').nth(3)).toContainText('Macarrão')
  await save(page)
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()

  await command(page, 'Ativar')
  await expect(toast(page, 'Situação alterada para Ativo')).toBeVisible()
  // One tap stores a day as planned; larger numbers are marked and stored too.
  await page.getByRole('button', { name: 'Tudo como previsto' }).click()
  await expect(toast(page, 'Dia registrado')).toBeVisible()
  await field(page, 'Servidas').fill('230')
  await expect(page.getByText('230 servidas, 190 previstas')).toBeVisible()
  await page.getByRole('button', { name: 'Registrar o dia' }).click()
  await expect(page.getByText('Até agora: 230 refeições servidas, 0 kg de desperdício')).toBeVisible()
  await page.reload()
  await expect(field(page, 'Servidas')).toHaveValue('230')
  await command(page, 'Cancelar refeitório', () => field(page, 'Motivo').fill('O colégio foi interditado hoje'))
  await expect(page.getByRole('dialog').getByText('Já foram servidas refeições: encerre o refeitório')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Voltar' }).click()

  // The event's home page shows the numbers of its lists.
  await page.goto(`/competicoes/evento/${event.id}`)
  await expect(page.getByRole('link', { name: '1 Refeitório' })).toBeVisible()
  await page.getByRole('link', { name: '190 Refeições por dia, de 200 possíveis' }).click()
  await expect(page.getByRole('group', { name: 'Somas de todo o resultado' })).toContainText(/ao todo:\s*190/)
  await page.goto(`${events}/${event.id}`)
  await doWithRecord(page, 'Excluir')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sim, excluir' }).click()
  await expect(page.getByRole('alert').getByRole('link', { name: String(canteen.name) })).toHaveAttribute('href', path)

  await page.goto(path)
  expect(await recordMenu(page)).not.toContain('Excluir')
  await command(page, 'Encerrar')
  await expect(page.getByText('O refeitório está encerrado.')).toBeVisible()
})

test('the menu of a day is one sheet of A4, with five meals of long dishes', async ({ page, records }) => {
  await page.addInitScript(() => Object.assign(globalThis, { print: () => undefined }))
  const event = await runningEvent(records)
  await page.goto(canteensOf(event.id))
  const kinds = ['cafe-da-manha', 'almoco', 'lanche', 'jantar', 'ceia'] as const
  const hours = [
    ['06:00', '08:30'],
    ['11:00', '14:00'],
    ['15:30', '16:30'],
    ['18:00', '21:00'],
    ['22:00', '23:00'],
  ] as const
  const groups = ['proteina', 'acompanhamento', 'salada', 'sobremesa', 'bebida'] as const
  const dishes = groups.map((group) => ({ name: `Prato de ${group} com acompanhamento da estação e molho à parte`, group }))
  const dietary = ['vegetariano', 'vegano', 'sem-gluten', 'sem-lactose', 'diabetico']
  const meals = kinds.map((type, place) => ({
    type,
    startTime: hours[place]?.[0],
    endTime: hours[place]?.[1],
    service: 'buffet',
    expectedPerDay: 90,
  }))
  const menus = kinds.map((mealType) => ({ date: inDays(0), mealType, dishes, dietary, kcal: 900 }))
  const period = { operatingFrom: inDays(-1), operatingTo: inDays(2) }
  const canteen = await records.create(canteensOf(event.id), canteenDraft({ ...period, meals, menus }))
  await page.goto(`${canteensOf(event.id)}/${canteen.id}`)
  await page.getByRole('button', { name: 'Imprimir cardápio do dia' }).click()
  const sheet = page.locator('.ep-day-sheet')
  await sheet.waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  await expect(sheet.locator('section')).toHaveCount(5)
  await expect(sheet.getByText('Ceia')).toBeVisible()
  await expect(page.locator('.ep-form-head')).toBeHidden()
  const pdf = await page.pdf({ preferCSSPageSize: true })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})
