import type { Locator, Page } from '@playwright/test'
import { doWithRecord, expectStatus, field, storedSession, toast } from '../clerk.js'
import { pdfPages } from '../pdfText.js'
import { picture } from '../pictures.js'
import { api, type Records, unique } from '../records.js'
import { expect, expectPresses, test } from './job.js'
import { endSession, ownSession, signInAgain } from './sessionLoss.js'
import { schedule, sender, visits } from './visits.js'

const card = (page: Page) => page.locator('.ep-answer-card')
const choose = (page: Page, answer: string) => card(page).getByText(answer, { exact: true }).tap()
const next = (page: Page) => page.getByRole('button', { name: 'Próxima', exact: true }).tap()

/** Nobody closes a page in the same moment as they press a button: what was pressed is encrypted and stored first. */
async function closeAsPeopleDo(page: Page): Promise<void> {
  await page.waitForTimeout(500)
  await page.close()
}

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

test.describe('on a phone', () => {
  test.use({
    ...{ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true },
    ...{ permissions: ['geolocation'], geolocation: { latitude: -25.43, longitude: -49.27, accuracy: 12 } },
  })

  test('an inspector makes a visit on a phone, from the dashboard to the conclusion', async ({
    page: first,
    context,
    records,
    presses,
    colleague,
  }) => {
    test.setTimeout(240_000)
    let page = first
    await presses.detour(() => ownSession(page))
    const place = `Ginásio ${unique()}`
    const id = await schedule(page, records, place)
    const status = () => page.locator('.ep-outbox-text')
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Suas vistorias a fazer' }).tap()
    await page.getByRole('link', { name: place }).first().tap()
    await page.getByRole('link', { name: 'Responder no celular' }).tap()
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.getByRole('button', { name: 'Iniciar vistoria' }).tap()
    await expect(page.getByRole('button', { name: 'Iniciar vistoria' })).toBeHidden()
    await expect(status()).toContainText('Nada a enviar')
    await context.setOffline(true)

    await choose(page, 'Não')
    // The photo that this answer needs is asked for here, and the question does not count before.
    await expect(card(page).getByText('Falta 1 foto desta resposta.', { exact: true })).toBeVisible()
    await expect(page.getByText(/0 de 10 completas/)).toBeVisible()
    await photograph(page)
    await expect(page.getByText(/1 de 10 completas/)).toBeVisible()
    await card(page).getByRole('textbox', { name: 'O que está errado' }).fill('Cadeiras empilhadas diante da saída lateral')
    await next(page)
    await card(page).getByRole('textbox').first().fill('Cadeiras')
    await next(page)
    await choose(page, 'Sim')
    await next(page)
    const number = card(page).getByRole('textbox').first()
    await presses.detour(async () => {
      await number.fill('8')
      await next(page)
      await page.getByRole('button', { name: 'Anterior', exact: true }).tap()
    })
    await number.fill('75')
    await presses.detour(async () => {
      // The cursor stands in the field, and the number was not passed on yet.
      await closeAsPeopleDo(page)
      page = await context.newPage()
      await page.goto(`${visits}/${id}?responder=1`)
    })
    // What did not fit is still there, with the reason, and the visit opens at it, although 8 was an answer.
    await expect(card(page).getByRole('textbox').first()).toHaveValue('75')
    await expect(card(page).getByRole('alert')).toHaveText(/^Deve ser menor ou igual a 10 .*vale a resposta anterior: 8/)
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
      await closeAsPeopleDo(page)
      page = await context.newPage()
      await page.goto(`${visits}/${id}?responder=1`)
      await expect(card(page).getByRole('heading')).toContainText('Fachada')
    })
    await photograph(page)
    await next(page)
    await choose(page, 'Sim')
    await expect(page.getByText(/10 de 10 completas/)).toBeVisible()
    await presses.detour(async () => {
      // The session ended while there was no network: the answers wait for the password.
      await endSession(page)
      await context.setOffline(false)
      await signInAgain(page)
      await expect(status()).toContainText('Tudo enviado', { timeout: 40_000 })
      // A second window has them all.
      const second = await context.newPage()
      await second.goto(`${visits}/${id}?responder=1`)
      await expect(second.getByText(/10 de 10 completas/)).toBeVisible()
      await second.close()
    })
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
      await presses.detour(async () => {
        // Who closes it has not signed: the drawing waits, also after the page was loaded again.
        await dialog.getByRole('button', { name: 'Fechar' }).tap()
        const waits = page.getByText('Há uma assinatura desenhada que ainda não foi usada.')
        await expect(waits).toBeVisible()
        await page.waitForTimeout(500) // the draft is written
        await page.reload()
        const draft = page.getByRole('button', { name: 'Continuar' })
        await draft.tap()
        await expect(waits).toBeVisible()
        await page.getByRole('button', { name: 'Assinar na tela' }).tap()
      })
      await dialog.getByRole('button', { name: 'Usar assinatura' }).tap()
      await expect(dialog).toBeHidden()
    }
    await page.getByRole('button', { name: 'Salvar', exact: true }).tap()
    await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
    await doWithRecord(page, 'Concluir…')
    await page.getByRole('dialog').locator('[type="submit"]').tap()
    await expectStatus(page, 'Concluída')
    expectPresses(13, presses, 60)

    // The manager reads the result at a desk.
    const { page: desk } = await colleague('gestora')
    await desk.goto(`${visits}?status=concluida&busca=${encodeURIComponent(place)}`)
    await desk.getByRole('link', { name: place }).first().click()
    await expectStatus(desk, 'Concluída')
    await expect(field(desk, 'Acompanhante')).toHaveValue('Rosângela Kuhn')
    const finding = 'Cadeiras empilhadas diante da saída lateral'
    // The printed report, which the screen hides, has it too.
    await expect(desk.getByText(finding).filter({ visible: true }).first()).toBeVisible()
  })
})

/** A concluded visit with one non-conformity, made by the clerk. */
async function concluded(page: Page, records: Records, place: string): Promise<number> {
  const id = await schedule(page, records, place)
  const send = await sender(page)
  const { version } = await records.read(visits, id)
  await send(`${visits}/${id}/situacao`, { transition: 'start', version })
  const finding = { severity: 'grave', description: 'Cadeiras empilhadas diante da saída', deadline: null, correctiveAction: null }
  const photo = { sha256: await uploaded(page), takenAt: null, latitude: null, longitude: null, accuracy: null }
  const values = {
    P1: 'nao',
    P2: 'Cadeiras',
    P3: 'sim',
    P4: '7.5',
    P5: 'sim',
    P6: 'sim',
    P7: '4',
    P8: 'sim',
    P9: [photo.sha256],
    P10: 'sim',
  }
  const answers = Object.entries(values).map(([questionId, value]) => ({
    ...{ questionId, value, answeredAt: new Date().toISOString(), key: crypto.randomUUID() },
    ...(questionId === 'P1' && { finding }),
    photos: questionId === 'P1' || questionId === 'P9' ? [photo] : [],
  }))
  await send(`${visits}/${id}/respostas`, { deviceId: crypto.randomUUID(), answers })
  const companion = { companionName: 'Rosângela Kuhn', companionRole: 'Coordenadora', companionDocument: '52998224725' }
  const stored = await records.change(visits, id, { ...companion, conclusion: 'A saída lateral deve ser desobstruída.' })
  await send(`${visits}/${id}/situacao`, { transition: 'conclude', version: stored.version })
  return id
}

async function uploaded(page: Page): Promise<string> {
  const headers = { Authorization: `Bearer ${String((await storedSession(page))?.token)}` }
  const file = { name: 'foto.png', mimeType: 'image/png', buffer: await picture(page) }
  const answer = await page.request.post(`${api}/anexos`, { headers, multipart: { file } })
  return ((await answer.json()) as { data: { sha256: string } }).data.sha256
}

test('a manager homologates the visit of another, sets the deadline of what was found, and prints the report', async ({
  page,
  records,
  presses,
  colleague,
}) => {
  test.setTimeout(180_000)
  const place = `Ginásio ${unique()}`
  await presses.detour(() => concluded(page, records, place))
  const { page: desk } = await colleague('gestora')
  await desk.goto(`${visits}?status=concluida&busca=${encodeURIComponent(place)}`)
  await desk.getByRole('link', { name: place }).first().click()
  await doWithRecord(desk, 'Homologar…')
  await desk.getByRole('dialog').locator('[type="submit"]').click()
  await expectStatus(desk, 'Homologada')
  await presses.detour(async () => {
    await desk.reload()
    await expectStatus(desk, 'Homologada')
  })
  await field(desk, 'Prazo').first().fill('15/12/2026')
  await field(desk, 'Ação corretiva').first().fill('Retirar as cadeiras e sinalizar a saída')
  await presses.detour(async () => {
    // The session ended elsewhere, and the inspector's window shows the homologation already.
    await endSession(desk)
    await desk.getByRole('button', { name: 'Salvar', exact: true }).click()
    await signInAgain(desk)
    await expect(field(desk, 'Ação corretiva').first()).toHaveValue('Retirar as cadeiras e sinalizar a saída')
    await page.goto(desk.url())
    await expectStatus(page, 'Homologada')
  })
  await desk.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(desk, 'Registro atualizado com sucesso')).toBeVisible()
  await desk.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await desk.getByRole('button', { name: 'Imprimir relatório' }).click()
  await expect(desk.locator('html[data-printed]')).toHaveCount(1, { timeout: 30_000 })
  expectPresses(14, presses, 10)

  const code = (await desk.locator('.ep-progress code').textContent()) ?? ''
  const pages = pdfPages(await desk.pdf({ preferCSSPageSize: true }))
  const named = [
    'Relatório de vistoria',
    place,
    'Não conforme',
    'Cadeiras empilhadas',
    '15/12/2026',
    'Rosângela Kuhn',
    '529.982.247-25',
    code,
  ]
  const report = pages.join(' ').replaceAll(/\s+/g, ' ')
  for (const said of named) expect(report).toContain(said)
  // The question stands among the answers and beside what was found.
  expect(report.split('As saídas de emergência estão livres?')).toHaveLength(3)
  // Wherever a sheet ends, the first one is not left empty, and the code does not stand alone on the last.
  for (const height of ['297mm', '250mm', '230mm', '210mm', '190mm', '170mm']) {
    const sheets = pdfPages(await desk.pdf({ width: '210mm', height }))
    expect(sheets[0], height).toContain('Relatório de vistoria')
    expect(sheets.at(-1), height).toContain('Responsável')
  }
  const checked = await desk.request.get(`${api}/verificar/vistorias/${code}`)
  expect(await checked.text()).toMatch(/AUTÊNTICO[^]*Resultado: Não conforme/)
})
