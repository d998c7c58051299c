import { choose, doWithRecord, expect, field, test, toast } from './clerk.js'
import { inDays, typed } from './days.js'
import { eventDraft, events, unique } from './records.js'

test('an event is planned from nothing: its name is suggested, what is missing is told where it is missing', async ({ page }) => {
  await page.goto(`${events}/novo`)
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Eventos' })).toBeVisible()
  await choose(page, 'Competição', 'Jogos Escolares do Paraná')
  await field(page, 'Edição').fill('72')
  await choose(page, 'Fase', 'Regional')
  const search = page.getByRole('searchbox', { name: 'Buscar em Municípios-sede' })
  await search.fill('pato branco')
  await expect(page.getByRole('group', { name: /^Disponíveis/ }).getByRole('button', { name: /^Pato Branco/ })).toBeVisible()
  await search.press('Enter')
  const name = field(page, 'Nome')
  await expect(name).toHaveValue('72º Jogos Escolares do Paraná – Fase Regional – Pato Branco')
  await field(page, 'Etapa').fill(`Etapa ${unique()}`)
  await expect(name).toHaveValue(/^72º Jogos Escolares do Paraná – Fase Regional – Etapa \w+ – Pato Branco$/)
  await field(page, 'Primeiro dia').fill(typed(inDays(40)))
  await field(page, 'Último dia').fill(typed(inDays(80)))
  await expect(field(page, 'Ano')).toHaveValue(inDays(40).slice(0, 4))
  await page.getByRole('button', { name: 'Adicionar: Categorias' }).click()
  await field(page, 'Categoria').fill('A')
  await field(page, 'Idade mínima').fill('15')
  await field(page, 'Idade máxima').fill('17')
  const year = Number(inDays(40).slice(0, 4))
  await expect(page.getByText(`Nascidos de ${year - 17} a ${year - 15}`)).toBeVisible()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Um evento dura no máximo 31 dias').first()).toBeVisible()
  await expect(page.getByRole('group', { name: /^Modalidades/ }).getByText('Obrigatório', { exact: true })).toBeVisible()
  await field(page, 'Último dia').fill(typed(inDays(45)))
  await page
    .getByRole('group', { name: /^Modalidades/ })
    .getByRole('checkbox', { name: 'Futsal' })
    .check()
  await choose(page, 'Coordenador', 'Ana Paula Ribeiro')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
  // The region comes from the host city, and the event's menu is beside its form.
  await expect(field(page, 'Regional')).toHaveValue('Regional de Pato Branco')
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Formulário' })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('an event goes on as far as nothing hinders it, and its home says what does', async ({ page, records }) => {
  const dates = { startDate: inDays(20), endDate: inDays(24), registrationStart: inDays(-20), registrationEnd: inDays(10) }
  const event = await records.create(events, eventDraft({ ...dates, year: Number(dates.startDate.slice(0, 4)) }))
  await page.goto(`/competicoes/evento/${event.id}`)
  await expect(page.getByRole('heading', { level: 1, name: String(event.name) })).toBeVisible()
  await expect(page.getByText(/^Começa em (19|20|21) dias$/)).toBeVisible()
  await page.getByRole('link', { name: 'Abrir o formulário' }).click()
  const command = async (name: string) => {
    await doWithRecord(page, name)
  }
  const dialog = page.getByRole('dialog')
  const confirm = () => dialog.locator('[type="submit"]').click()
  for (const [name, status] of [
    ['Abrir inscrições…', 'Inscrições abertas'],
    ['Encerrar inscrições…', 'Inscrições encerradas'],
  ] as const) {
    await command(name)
    await confirm()
    await expect(toast(page, `Situação alterada para ${status}`)).toBeVisible()
  }
  await expect(page.getByText('Antes de “Iniciar evento”:')).toBeVisible()
  await command('Iniciar evento…')
  await confirm()
  await expect(dialog.getByText('O evento ainda não começou: é cedo para iniciá-lo')).toBeVisible()
  await page.keyboard.press('Escape')
  await command('Adiar…')
  await confirm()
  await expect(dialog.getByText('Obrigatório', { exact: true })).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('Chuva forte na região sede')
  await confirm()
  await expect(toast(page, 'Situação alterada para Adiado')).toBeVisible()
  await command('Planejar com novas datas…')
  await field(dialog, 'Novo primeiro dia').fill(typed(inDays(90)))
  await field(dialog, 'Novo último dia').fill(typed(inDays(94)))
  await confirm()
  await expect(toast(page, 'Situação alterada para Planejado')).toBeVisible()
  await expect(field(page, 'Primeiro dia')).toHaveValue(typed(inDays(90)))
})

test('an event that is under way is not deleted, and its days stand in the calendar', async ({ page, records }) => {
  const event = await records.create(
    events,
    eventDraft({ year: 2033, startDate: '2033-05-05', endDate: '2033-05-10', registrationEnd: '2033-01-05' }),
  )
  await page.goto(`${events}?exibir=calendario&em=2033-05`)
  const entries = page.getByRole('link', { name: new RegExp(String(event.name)) })
  await expect(entries.first()).toBeVisible()
  await page.getByRole('button', { name: 'Ano', exact: true }).click()
  await expect(page).toHaveURL(`${events}?exibir=calendario&em=2033`)
  await entries.first().click()
  await expect(page).toHaveURL(new RegExp(`${events}/${event.id}`))
  await doWithRecord(page, 'Abrir inscrições…')
  await page.getByRole('dialog').locator('[type="submit"]').click()
  await expect(toast(page, 'Situação alterada para Inscrições abertas')).toBeVisible()
  await page.goto(`${events}?busca=${encodeURIComponent(String(event.name))}`)
  await page.getByRole('checkbox', { name: new RegExp(String(event.name)) }).check()
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /excluir/i })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText(String(event.name))
})
