import { choose, doWithRecord, expect, field, test, toast } from '../clerk.js'
import { inDays, typed } from '../days.js'
import { eventDraft, events, unique } from '../records.js'

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
  // The name follows its parts, also when one of them was empty in between.
  const edition = field(page, 'Edição')
  for (const digits of ['7', '', '73']) await edition.fill(digits)
  await expect(page.locator('[data-path="edition"]').getByText('º', { exact: true })).toBeVisible()
  await expect(name).toHaveValue('73º Jogos Escolares do Paraná – Fase Regional – Pato Branco')
  await choose(page, 'Competição', 'Outra competição')
  await expect(name).toHaveValue('')
  await choose(page, 'Competição', 'Jogos Escolares do Paraná')
  await edition.fill('72')
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
    .getByRole('group', { name: 'Coletivas' })
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

test('an event is edited in its form, begins on its first day and ends on its last', async ({ page, records }) => {
  const dates = { startDate: inDays(20), endDate: inDays(24), registrationStart: inDays(-20), registrationEnd: inDays(10) }
  const event = await records.create(events, eventDraft({ ...dates, year: Number(dates.startDate.slice(0, 4)) }))
  await page.goto(`${events}/${event.id}`)
  const go = async (command: string, status: string) => {
    await doWithRecord(page, `${command}…`)
    await page.getByRole('dialog').locator('[type="submit"]').click()
    await expect(toast(page, `Situação alterada para ${status}`)).toBeVisible()
  }
  await go('Abrir inscrições', 'Inscrições abertas')
  await go('Encerrar inscrições', 'Inscrições encerradas')
  const name = `Jogos de provas ${unique()}`
  const changes = {
    Nome: name,
    'Primeiro dia': typed(inDays(0)),
    'Último dia': typed(inDays(0)),
    'Fim das inscrições': typed(inDays(-1)),
    Ano: inDays(0).slice(0, 4),
  }
  for (const [label, text] of Object.entries(changes)) await field(page, label).fill(text)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  await expect(page.getByText('Próximo passo: Iniciar evento, no formulário.')).toBeVisible()
  expect(await records.read(events, event.id)).toMatchObject({ name, startDate: inDays(0), version: 4 })
  await go('Iniciar evento', 'Em andamento')
  await go('Encerrar evento', 'Encerrado')
  await expect(page.getByText('O evento está encerrado.')).toBeVisible()
  await expect(field(page, 'Nome')).toHaveAttribute('readonly')
})

test('an event is cancelled with a reason, and a final record says so', async ({ page, records }) => {
  const event = await records.create(events, eventDraft())
  await page.goto(`${events}/${event.id}`)
  await doWithRecord(page, 'Cancelar evento…')
  const dialog = page.getByRole('dialog')
  const confirm = () => dialog.locator('[type="submit"]').click()
  await confirm()
  await expect(dialog.getByText('Obrigatório', { exact: true })).toBeVisible()
  await dialog.getByRole('textbox', { name: /^Motivo/ }).fill('A cidade não pode mais receber os jogos')
  await confirm()
  await expect(toast(page, 'Situação alterada para Cancelado')).toBeVisible()
  await expect(page.getByText(/^O evento foi cancelado\./)).toBeVisible()
})

test('events of one protocol show each other', async ({ page, records }) => {
  const protocol = '226500731'
  const [one, other] = [await records.create(events, eventDraft({ protocol })), await records.create(events, eventDraft({ protocol }))]
  await page.goto(`${events}/${one.id}`)
  const others = page.getByText(/^Outros registros neste protocolo/).filter({ hasText: String(other.name) })
  await others.getByRole('link', { name: String(other.name) }).click()
  await expect(page).toHaveURL(new RegExp(`${events}/${other.id}`))
  await page.goto(`${events}?protocol=${protocol}`)
  await expect(page.getByRole('link', { name: String(one.name) })).toBeVisible()
})

test('the calendar of the events opens at the current year', async ({ page }) => {
  await page.goto(`${events}?exibir=calendario`)
  await expect(page.getByRole('heading', { name: new RegExp(`^${inDays(0).slice(0, 4)}\\b`) })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ano', exact: true })).toHaveAttribute('aria-pressed', 'true')
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
