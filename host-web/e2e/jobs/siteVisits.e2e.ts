import type { Locator, Page } from '@playwright/test'
import { doWithRecord, expectStatus, field, storedSession } from '../clerk.js'
import { inDays } from '../days.js'
import { picture } from '../pictures.js'
import { api, questionnaireDraft, questionnaires, type Records, unique } from '../records.js'
import { expect, expectPresses, test } from './job.js'

const visits = '/administrativo/fiscalizacoes/vistorias'

test.use({
  ...{ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true },
  ...{ permissions: ['geolocation'], geolocation: { latitude: -25.43, longitude: -49.27, accuracy: 12 } },
})

const question = (code: string, statement: string, more: object = {}) => ({
  ...{ code, statement, type: 'sim-nao-na', required: true, weight: 1, allowComment: true, photoMin: 0, photoMax: 3 },
  ...more,
})

/** Ten questions of a hall: a number in steps, a scale, a choice, and a photo wherever something is wrong. */
const sections = [
  {
    title: 'Segurança',
    weight: 60,
    questions: [
      question('P1', 'As saídas de emergência estão livres?'),
      question('P2', 'O que as obstrui?', {
        type: 'texto-curto',
        required: false,
        weight: 0,
        showIf: { questionId: 'P1', op: 'igual', value: 'nao' },
      }),
      question('P3', 'Há extintores dentro do prazo?'),
      question('P4', 'Qual a largura da porta principal?', { type: 'numero', weight: 0, min: '0.5', max: '10', step: '0.5', unit: 'm' }),
      question('P5', 'Há iluminação de emergência?'),
    ],
  },
  {
    title: 'Conservação',
    weight: 40,
    questions: [
      question('P6', 'O piso está seco e sem buracos?'),
      question('P7', 'Como está a conservação geral?', { type: 'escala', scale: '1-5', scaleLow: 'Péssima', scaleHigh: 'Ótima' }),
      question('P8', 'As traves e tabelas estão fixas?'),
      question('P9', 'Fachada', { type: 'foto', weight: 0, required: true, photoMin: 1, photoMax: 2 }),
      question('P10', 'Há rota acessível até a quadra?'),
    ],
  },
]

const address = { zipCode: '80000000', street: 'Rua XV', number: '1', neighborhood: 'Centro', stateId: 41, cityId: 4106902, countryId: 76 }

/** Publishes the questionnaire and schedules a visit of today to a hall. */
async function schedule(page: Page, records: Records, place: string): Promise<number> {
  const header = { targetType: 'local', scored: true, minScore: '60', evidencePolicy: 'obrigatoria-se-nao-conforme' }
  const { id: questionnaireId, version } = await records.create(
    questionnaires,
    questionnaireDraft({ title: `Roteiro ${place}`, ...header, sections }),
  )
  await page.goto('/dashboard')
  const token = String((await storedSession(page))?.token)
  const published = await page.request.post(`${api}${questionnaires}/${questionnaireId}/situacao`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { transition: 'publish', version },
  })
  expect(published.status()).toBe(200)
  const visit = { targetType: 'local', placeName: place, address, scheduledFor: inDays(0), questionnaireId, inspectorId: 1, teamIds: [] }
  return (await records.create(visits, visit)).id
}

const card = (page: Page) => page.locator('.ep-answer-card')
const choose = (page: Page, answer: string) => card(page).getByText(answer, { exact: true }).tap()
const next = (page: Page) => page.getByRole('button', { name: 'Próxima', exact: true }).tap()

async function photograph(page: Page): Promise<void> {
  const before = await card(page).locator('.ep-answer-photo').count()
  const chooser = page.waitForEvent('filechooser')
  await card(page).getByRole('button', { name: 'Tirar foto' }).tap()
  await (await chooser).setFiles({ name: 'foto.png', mimeType: 'image/png', buffer: await picture(page) })
  await expect(card(page).locator('.ep-answer-photo img')).toHaveCount(before + 1)
}

async function draw(page: Page, board: Locator): Promise<void> {
  await board.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await board.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 4, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 4, { steps: 4 })
  await page.mouse.move(x + (width * 3) / 4, y + height / 2, { steps: 4 })
  await page.mouse.up()
}

test('an inspector makes a visit on a phone, from the dashboard to the conclusion', async ({ page: first, context, records, presses }) => {
  test.setTimeout(240_000)
  let page = first
  const place = `Ginásio ${unique()}`
  const id = await schedule(page, records, place)
  const status = () => page.locator('.ep-outbox-text')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Suas vistorias a fazer' }).tap()
  await page.getByRole('link', { name: place }).first().tap()
  await page.getByRole('link', { name: 'Responder no celular' }).tap()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.getByRole('button', { name: 'Iniciar vistoria' }).tap()
  await expect(status()).toContainText('Tudo enviado')
  await context.setOffline(true)

  await choose(page, 'Não')
  // The photo that this answer needs is asked for here, and the question does not count before.
  await expect(card(page).getByText('Falta 1 foto desta resposta.')).toBeVisible()
  await expect(page.getByText(/0 de 10 respondidas/)).toBeVisible()
  await photograph(page)
  await expect(page.getByText(/1 de 10 respondidas/)).toBeVisible()
  await card(page).getByRole('textbox', { name: 'O que está errado' }).fill('Cadeiras empilhadas diante da saída lateral')
  await next(page)
  await card(page).getByRole('textbox').first().fill('Cadeiras')
  await next(page)
  await choose(page, 'Sim')
  await next(page)
  const number = card(page).getByRole('textbox').first()
  await number.fill('75')
  await presses.detour(async () => {
    await next(page)
    await page.close()
    page = await context.newPage()
    await page.goto(`${visits}/${id}?responder=1`)
  })
  // What did not fit is still there, with the reason, and the visit opens at it.
  await expect(card(page).getByRole('textbox').first()).toHaveValue('75')
  await expect(card(page).getByRole('alert')).toHaveText('Deve ser menor ou igual a 10')
  await expect(status()).toContainText('Sem rede')
  await card(page).getByRole('textbox').first().fill('7,5')
  await next(page)
  await choose(page, 'Sim')
  await next(page)
  await choose(page, 'Sim')
  await next(page)
  await expect(card(page).getByText('5 = Ótima')).toBeVisible()
  await choose(page, '4')
  await next(page)
  await choose(page, 'Sim')
  await presses.detour(async () => {
    await page.close()
    page = await context.newPage()
    await page.goto(`${visits}/${id}?responder=1`)
    await expect(card(page).getByRole('heading')).toContainText('Fachada')
  })
  await photograph(page)
  await next(page)
  await choose(page, 'Sim')
  await expect(page.getByText(/10 de 10 respondidas/)).toBeVisible()
  await context.setOffline(false)
  await expect(status()).toContainText('Tudo enviado', { timeout: 40_000 })
  await page.getByRole('navigation').getByRole('button', { name: 'Perguntas' }).tap()
  await expect(page.getByText('Nada falta nas respostas.')).toBeVisible()
  await page.getByRole('link', { name: 'Concluir no cadastro' }).tap()

  await field(page, 'Acompanhante').fill('Rosângela Kuhn')
  await field(page, 'Cargo do acompanhante').fill('Coordenadora')
  await field(page, 'Documento do acompanhante').fill('8.123.456-7')
  await field(page, 'Parecer').fill('A saída lateral deve ser desobstruída; o resto atende.')
  for (const role of ['Responsável', 'Acompanhante']) {
    await page.getByRole('button', { name: 'Assinar na tela' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Assinar na tela' })
    await expect(field(dialog, 'Quem assina').or(dialog.getByRole('combobox').first()).first()).toHaveValue(role)
    await draw(page, dialog.getByRole('img', { name: 'Assine no quadro' }))
    await dialog.getByRole('button', { name: 'Usar assinatura' }).tap()
    await expect(dialog).toBeHidden()
  }
  await page.getByRole('button', { name: 'Salvar', exact: true }).tap()
  await doWithRecord(page, 'Concluir…')
  await page.getByRole('dialog').locator('[type="submit"]').tap()
  await expectStatus(page, 'Concluída')
  expectPresses(13, presses, 60)
})
