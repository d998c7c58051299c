import type { Page } from '@playwright/test'
import { choose, expectStatus, field } from '../clerk.js'
import { inDays, typed } from '../days.js'
import { callerOf, registerLot } from '../lots.js'
import { eventDraft, events, type Records, serviceRequests } from '../records.js'
import { expect, expectPresses, test } from './job.js'

type Caller = Awaited<ReturnType<typeof callerOf>>

const picker = (page: Page) => page.getByRole('dialog', { name: 'Escolher itens de lotes com saldo' })
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click()

/** An event with a venue in a month's time. */
async function plannedEvent(records: Records) {
  const dates = { startDate: inDays(30), endDate: inDays(33), registrationStart: inDays(-20), registrationEnd: inDays(10) }
  return records.create(
    events,
    eventDraft({
      ...dates,
      year: Number(dates.startDate.slice(0, 4)),
      expected: { athletes: 4000, staff: 400, teams: null, municipalities: null },
      venues: [
        {
          name: `Ginásio ${crypto.randomUUID().slice(0, 6)}`,
          address: 'Rua das Araucárias, 100, Centro, 80020-310',
          capacity: 900,
          modalities: [],
        },
      ],
    }),
  )
}

/** Active materials that the words find. */
async function materials(caller: Caller, words: string, count = 1) {
  const found = await caller.read(
    `/administrativo/solicitacoes-servico/gms/material-servico?busca=${encodeURIComponent(words)}&status=ativo&por_pagina=${count}`,
  )
  return found as readonly { readonly id: number; readonly code: string; readonly description: string; readonly label: string }[]
}

/** Sends the saved draft and returns its number, as the notice says it. */
async function send(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Enviar solicitação…' }).click()
  await page.getByRole('dialog', { name: 'Enviar solicitação' }).getByRole('button', { name: 'Enviar solicitação' }).click()
  const notice = page.getByText(/^Enviada: solicitação número \d+ de \d{4}$/)
  await expect(notice).toBeVisible()
  const [, number, year] = /número (\d+) de (\d{4})/.exec((await notice.textContent()) ?? '') ?? []
  await expectStatus(page, 'Enviada')
  await expect(page.locator('.ep-progress-number')).toHaveText(`${number}/${year}`)
  return `${number}/${year}`
}

/** The request as its list shows it to the one who waits for it. */
async function expectListed(page: Page, number: string, subject: string): Promise<void> {
  await page.goto(`${serviceRequests}?busca=${encodeURIComponent(number)}`)
  const first = page.locator('tbody tr').first()
  await expect(first).toContainText(number)
  await expect(first).toContainText(subject)
}

test('job 1: meals for an event, from the event to a number read aloud', async ({ page, records, presses }) => {
  const event = await presses.detour(async () => {
    await page.goto('/dashboard')
    const made = await plannedEvent(records)
    await page.goto(`/competicoes/evento/${made.id}`)
    return made
  })
  await page.getByRole('link', { name: 'Pedir refeições' }).click()
  const dialog = picker(page)
  const meals = dialog.getByRole('group', { name: `O que pedir para o evento: ${String(event.name)}` })
  await expect(meals.getByText('1 × 4 dias × 4.400 participantes = 17.600')).toHaveCount(3)
  await meals.getByRole('textbox', { name: 'Dias' }).nth(1).fill('3')
  await expect(meals.getByText('1 × 3 dias × 4.400 participantes = 13.200')).toBeVisible()
  await presses.detour(async () => {
    // Back in the middle of the choice: nothing is lost without a question.
    await page.goBack()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Continuar editando' }).click()
    await expect(meals.getByText('1 × 3 dias × 4.400 participantes = 13.200')).toBeVisible()
  })
  // A lot of the demo has all three meals.
  const all = /17\.600 × R\$[\s\S]*13\.200 × R\$[\s\S]*17\.600 × R\$/
  const proposal = dialog
    .getByRole('region', { name: /Refeições/ })
    .filter({ hasText: all })
    .first()
  await expect(proposal.getByText(/13\.200 × R\$/)).toBeVisible()
  await proposal.getByRole('button', { name: 'Usar este lote' }).click()
  await expect(dialog).toBeHidden()
  await expect(field(page, 'Início')).toHaveValue(typed(inDays(30)))
  await expect(field(page, 'Logradouro')).toHaveValue('Rua das Araucárias')
  await expect(page.getByText('Preenchido pelo evento').first()).toBeVisible()
  await expect(field(page, 'Solicitante')).not.toHaveValue('')
  await field(page, 'e-Protocolo').fill('243185076')
  await save(page)
  await expect(page).toHaveURL(new RegExp(`${serviceRequests}/\\d+`))
  await presses.detour(async () => {
    // The network is gone for a moment: the confirmation is refused in words, and pressed again.
    await page.getByRole('button', { name: 'Enviar solicitação…' }).click()
    await page.route('**/situacao', (route) => route.abort())
    const confirm = page.getByRole('dialog', { name: 'Enviar solicitação' })
    await confirm.getByRole('button', { name: 'Enviar solicitação' }).click()
    await expect(confirm.getByText(/conexão/i)).toBeVisible()
    await page.unroute('**/situacao')
    await confirm.getByRole('button', { name: 'Voltar' }).click()
  })
  const number = await send(page)
  const more = page.getByRole('link', { name: 'Pedir outra coisa para este evento' })
  await presses.detour(async () => {
    // Something else is not the same again: which kind is asked first.
    const next = await page.context().newPage()
    await next.goto((await more.getAttribute('href')) ?? '')
    await expect(next.getByRole('dialog').getByRole('button', { name: 'Refeições', pressed: false })).toBeVisible()
    await expect(next.getByRole('dialog').getByRole('button', { pressed: true })).toHaveCount(0)
    await next.close()
  })
  await expectListed(page, number, `Refeições – ${String(event.name)}`)
  expectPresses(1, presses, 20)
})

test('job 2: transport for the same event, begun in the list of events', async ({ page, records, presses }) => {
  const { event, lot, chosen } = await presses.detour(async () => {
    await page.goto('/dashboard')
    const caller = await callerOf(page)
    const coaches = await materials(caller, 'ônibus', 2)
    const items = coaches.map(({ id }) => ({ materialId: id, quantity: '900' }))
    const made = { event: await plannedEvent(records), lot: await registerLot(caller, records, items), chosen: coaches[0] }
    await page.goto(`${events}?busca=${encodeURIComponent(String(made.event.name))}`)
    return made
  })
  await page
    .locator(`tr[data-row="${event.id}"]`)
    .getByRole('button', { name: /^Ações/ })
    .click()
  await page.getByRole('menuitem', { name: 'Criar solicitação' }).click()
  const dialog = picker(page)
  await dialog.getByRole('button', { name: 'Transporte' }).click()
  await expect(dialog.getByText('100 veículos × 4 dias = 400')).toBeVisible()
  const proposal = dialog.getByRole('region', { name: lot.label })
  // Several lots have coaches: the person looks into one, and answers which coach is meant.
  await expect(proposal).toBeVisible()
  await proposal.getByRole('radio', { name: new RegExp(String(chosen?.code).replace('.', '\\.')) }).click()
  // 400 days of coaches are no 400 kilometres: the number in the lot's unit is given.
  await proposal.getByRole('textbox', { name: /^Quantidade em/ }).fill('800')
  await proposal.getByRole('button', { name: 'Usar este lote' }).click()
  await expect(dialog).toBeHidden()
  await presses.detour(async () => {
    // Reload: the draft is offered and brings everything back.
    await page.waitForTimeout(500)
    page.once('dialog', (question) => void question.accept())
    await page.reload()
    await page.getByRole('button', { name: 'Continuar', exact: true }).click()
    await expect(field(page, 'Lote')).toHaveValue(lot.label)
    await expect(field(page, 'Solicitante')).not.toHaveValue('')
  })
  await field(page, 'e-Protocolo').fill('243185076')
  await save(page)
  const number = await send(page)
  await expectListed(page, number, String(event.name))
  expectPresses(2, presses, 18)
})

test('job 3: forty items of a spreadsheet, two not to be had and one ambiguous', async ({ page, records, presses, context }) => {
  const { event, lot, kept, twins } = await presses.detour(async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/dashboard')
    const caller = await callerOf(page)
    const balls = await materials(caller, 'bola', 60)
    const named = balls.filter(({ code }) => code)
    const items = named.slice(0, 39).map(({ id }) => ({ materialId: id, quantity: '500' }))
    const made = {
      event: await plannedEvent(records),
      lot: await registerLot(caller, records, items),
      kept: named.slice(0, 37),
      twins: named.slice(37, 39),
    }
    const rows = made.kept.map(({ code, label }) => `${code}\t${label}\tUN\t2`)
    const lines = [
      'Código\tItem\tUnidade\tQuantidade',
      ...rows,
      'bola\t\tUN\t3',
      'Taça de cristal lapidado\t\tUN\t1',
      'Medalhão de platina\t\tUN\t4',
    ]
    await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\n'))
    await page.goto(serviceRequests)
    return made
  })
  await page
    .getByRole('link', { name: /^(Novo|Nova solicitação|Adicionar)/ })
    .first()
    .click()
  await choose(page, 'Evento', String(event.name))
  await page.getByRole('button', { name: 'Escolher itens com saldo' }).click()
  const dialog = picker(page)
  await dialog.getByRole('textbox', { name: 'O que é preciso' }).focus()
  await page.keyboard.press('ControlOrMeta+v')
  const proposal = dialog.getByRole('region', { name: lot.label })
  // What is a question is not counted as covered, and nothing that only sounds alike is offered.
  await expect(proposal.getByText('atende 37 de 40 itens')).toBeVisible()
  // At a second try the lot of the first one, which covers as much, may be the open one.
  const others = proposal.getByRole('button', { name: 'Ver itens' })
  await presses.detour(async () => void ((await others.count()) > 0 && (await others.click())))
  await expect(proposal.getByRole('group')).toHaveCount(1)
  const [twin] = twins
  await proposal.getByRole('radio', { name: new RegExp(String(twin?.code).replace('.', '\\.')) }).click()
  // In sight without scrolling, whatever was pasted.
  const take = dialog.getByRole('button', { name: 'Usar 38 itens deste lote' })
  await expect(take).toBeInViewport()
  await take.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('2 linhas ainda sem item')).toBeVisible()
  await expect(page.getByText('Taça de cristal lapidado (1 UN) · Medalhão de platina (4 UN)')).toBeVisible()
  await presses.detour(async () => {
    await page.waitForTimeout(500)
    const other = await context.newPage()
    await other.goto(`${serviceRequests}/novo`)
    await expect(field(other, 'Solicitante')).not.toHaveValue('')
    await other.close()
  })
  await field(page, 'e-Protocolo').fill('243185076')
  await save(page)
  await expect(page).toHaveURL(new RegExp(`${serviceRequests}/\\d+`))
  const number = await send(page)
  await expect(page.getByRole('link', { name: 'Pedir o que faltou' })).toBeVisible()
  expect(kept).toHaveLength(37)
  await expectListed(page, number, String(event.name))
  expectPresses(3, presses, 15)
})
