import type { BrowserContext, Page } from '@playwright/test'
import { choose, expectStatus, field, repeats, toast } from '../clerk.js'
import { inDays } from '../days.js'
import { callerOf } from '../lots.js'
import {
  eventDraft,
  events,
  lotsOf,
  materials,
  type Records,
  serviceRequests,
  supplierDraft,
  suppliers,
  tenders,
  unique,
} from '../records.js'
import { expect, test } from './job.js'
import { endSession, ownSession, signInAgain } from './sessionLoss.js'
import { schedule, visits } from './visits.js'

const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true })
const resume = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true }).click()
const unsent = (page: Page) => page.getByRole('alert').filter({ hasText: 'Sem resposta do servidor' })

/** Closes the window without a question and opens the same address in a new one. */
async function reopen(page: Page, context: BrowserContext): Promise<Page> {
  const address = page.url()
  // The device needs a moment to encrypt what was typed.
  await page.waitForTimeout(1000)
  await page.close({ runBeforeUnload: false })
  const next = await context.newPage()
  await next.goto(address)
  return next
}

/** The network is away while the person saves, and comes back after the product said so. */
async function saveWithoutNetwork(page: Page, context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  await save(page).click()
  await expect(unsent(page)).toBeVisible()
  await context.setOffline(false)
  await unsent(page).getByRole('button', { name: 'Tentar de novo' }).click()
}

/** The session ended elsewhere: the product asks for the password at the save, or earlier when it notices by itself. */
async function signInForSave(page: Page): Promise<void> {
  await endSession(page)
  await save(page)
    .click({ timeout: 5000 })
    .catch(() => undefined)
  await signInAgain(page)
}

async function plannedEvent(records: Records) {
  const dates = { startDate: inDays(30), endDate: inDays(33), registrationStart: inDays(-20), registrationEnd: inDays(10) }
  const expected = { athletes: 400, staff: 40, teams: null, municipalities: null }
  const venues = [{ name: `Ginásio ${unique()}`, address: 'Rua das Araucárias, 100, Centro, 80020-310', capacity: 900, modalities: [] }]
  return records.create(events, eventDraft({ ...dates, year: Number(dates.startDate.slice(0, 4)), expected, venues }))
}

test('job 1: a request in the making outlives a closed browser, a second window, the session and the network', async ({
  page: first,
  context,
  records,
}) => {
  test.slow()
  let page = first
  await ownSession(page)
  const event = await plannedEvent(records)
  await page.goto(`/competicoes/evento/${event.id}`)
  await page.getByRole('link', { name: 'Pedir refeições' }).click()
  const picker = () => page.getByRole('dialog', { name: 'Escolher itens de lotes com saldo' })
  await picker()
    .getByRole('region', { name: /Refeições/ })
    // A lot of the demo has all three meals, without a question.
    .filter({ hasText: /(1\.760 × R\$[\s\S]*){3}/ })
    .first()
    .getByRole('button', { name: 'Usar este lote' })
    .click()
  await expect(picker()).toBeHidden()
  await field(page, 'e-Protocolo').fill('243185076')
  const lot = await field(page, 'Lote').inputValue()
  const rows = await page.getByRole('grid', { name: 'Itens' }).getByRole('row').count()
  const expectWhole = async (window: Page) => {
    await expect(field(window, 'e-Protocolo')).toHaveValue('24.318.507-6')
    await expect(field(window, 'Lote')).toHaveValue(lot)
    await expect(window.getByRole('grid', { name: 'Itens' }).getByRole('row')).toHaveCount(rows)
  }
  page = await reopen(page, context)
  // The draft is offered before anything is chosen anew.
  await resume(page)
  await expectWhole(page)

  // Another window begins another request, and takes nothing from this one.
  const other = await context.newPage()
  await other.goto(`${serviceRequests}/novo`)
  await expect(field(other, 'Solicitante')).not.toHaveValue('')
  await field(other, 'e-Protocolo').fill('111111111')
  await expectWhole(page)

  await signInForSave(page)
  await expectWhole(page)
  await saveWithoutNetwork(page, context)
  await expect(page).toHaveURL(new RegExp(`${serviceRequests}/\\d+`))
  await expectWhole(page)
  await expect(field(other, 'e-Protocolo')).toHaveValue('11.111.111-1')
})

test(
  'job 8: a tender and a lot with pasted items outlive a closed browser, a second window, the session and the network',
  repeats(true),
  async ({ page: first, context, records }) => {
    test.slow()
    let page = first
    await ownSession(page)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const caller = await callerOf(page)
    const made = await records.create(suppliers, supplierDraft())
    await caller.move(`${suppliers}/${made.id}`, 'complete')
    const found = await caller.read(`${materials}?status=ativo&por_pagina=20`)
    const lines = found.map(({ code }) => `${String(code)}\t100\t26,00\t21,90`)
    const number = String(100_000 + (Date.now() % 899_999))

    await page.goto(`${tenders}/novo`)
    await choose(page, 'Modalidade', 'Pregão eletrônico')
    await field(page, 'Número').fill(number)
    await field(page, 'e-Protocolo').fill('251103429')
    await field(page, 'Objeto').fill('Refeições para os Jogos Oficiais')
    await field(page, 'Publicação').fill('02/02/2026')
    await field(page, 'Sessão').fill('19/02/2026 09:00')
    page = await reopen(page, context)
    await resume(page)
    await expect(field(page, 'Número')).toHaveValue(number)
    await expect(field(page, 'Sessão')).toHaveValue(/19\/02\/2026/)
    await saveWithoutNetwork(page, context)
    await expect(page).toHaveURL(new RegExp(`${tenders}/\\d+`))
    const tenderId = Number(new URL(page.url()).pathname.split('/').at(-1))

    await page.goto(`${lotsOf(tenderId)}/novo`)
    await field(page, 'Número').fill('1')
    await field(page, 'Título').fill('Refeições quentes')
    await choose(page, 'Natureza', 'Serviço')
    await choose(page, 'Vencedor', String(made.companyName))
    await page.getByRole('button', { name: 'Adicionar: Itens', exact: true }).click()
    const text = ['Código GMS\tQuantidade registrada\tPreço máximo\tPreço adjudicado', ...lines].join('\n')
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await page.getByRole('grid', { name: 'Itens' }).getByRole('gridcell').nth(1).click()
    await page.keyboard.press('Control+v')
    await expect(page.getByRole('status').filter({ hasText: 'Colados 20 registros.' })).toBeVisible()
    page = await reopen(page, context)
    await resume(page)
    await expect(field(page, 'Título')).toHaveValue('Refeições quentes')

    const other = await context.newPage()
    await other.goto(`${lotsOf(tenderId)}/novo`)
    await field(other, 'Título').fill('Outro lote')
    await signInForSave(page)
    await saveWithoutNetwork(page, context)
    await expect(toast(page, 'Registro cadastrado com sucesso')).toBeVisible()
    await expect(field(page, 'Título')).toHaveValue('Refeições quentes')
    await expect(field(other, 'Título')).toHaveValue('Outro lote')
    const lotId = Number(new URL(page.url()).pathname.split('/').at(-1))
    expect((await records.read(lotsOf(tenderId), lotId))?.items).toHaveLength(20)
  },
)

test.describe('on a phone', () => {
  test.use({
    ...{ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true },
    ...{ permissions: ['geolocation'], geolocation: { latitude: -25.43, longitude: -49.27, accuracy: 12 } },
  })

  test('job 13: a visit outlives a closed page, a second window, the session and the network', async ({
    page: first,
    context,
    records,
  }) => {
    test.slow()
    let page = first
    await ownSession(page)
    const id = await schedule(page, records, `Ginásio ${unique()}`)
    const card = () => page.locator('.ep-answer-card')
    const number = () => card().getByRole('textbox').first()
    const answer = (text: string) => card().getByText(text, { exact: true }).tap()
    const next = () => page.getByRole('button', { name: 'Próxima', exact: true }).tap()
    const status = () => page.locator('.ep-outbox-text')
    await page.goto(`${visits}/${id}?responder=1`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.getByRole('button', { name: 'Iniciar vistoria' }).tap()
    await expect(page.getByRole('button', { name: 'Iniciar vistoria' })).toBeHidden()
    await expect(status()).toContainText('Nada a enviar')
    await context.setOffline(true)
    await answer('Sim')
    await next()
    await answer('Sim')
    await next()
    await number().fill('75')
    await next()
    page = await reopen(page, context)
    await expect(number()).toHaveValue('75')
    await expect(card().getByRole('alert')).toHaveText('Deve ser menor ou igual a 10')
    await number().fill('7')
    // At once: nobody waits for a pause of typing.
    await page.reload()
    await expect(number()).toHaveValue('7')
    await number().fill('7,5')
    await next()
    await answer('Sim')

    await endSession(page)
    await context.setOffline(false)
    await signInAgain(page)
    await expect(status()).toContainText('Tudo enviado', { timeout: 40_000 })
    await expect(page).toHaveURL(new RegExp(`/vistorias/${id}\\?responder=1&pergunta=`))
    const second = await context.newPage()
    await second.goto(`${visits}/${id}?responder=1`)
    await expect(second.getByText(/4 de 9 completas|4 de 10 completas/)).toBeVisible()
    await second.goto(`${visits}/${id}`)
    await expectStatus(second, 'Em andamento')
  })
})
