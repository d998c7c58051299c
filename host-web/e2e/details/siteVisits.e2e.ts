import type { Page } from '@playwright/test'
import { confirmCommand, expect, field, openCommand, signIn, test, toast } from '../clerk.js'
import { inDays } from '../days.js'

const visits = '/administrativo/fiscalizacoes/vistorias'

const address = { zipCode: '80000000', street: 'Rua XV', number: '1', neighborhood: 'Centro', stateId: 41, cityId: 4106902, countryId: 76 }

/** A visit to a hall: the clerk's person is responsible, and the questionnaire is the demo one for places. */
const visitDraft = (more: object = {}) => ({
  targetType: 'local',
  placeName: `Ginásio ${Date.now()}`,
  address,
  scheduledFor: inDays(0),
  questionnaireId: 4,
  inspectorId: 1,
  teamIds: [],
  ...more,
})

const question = (page: Page, code: string) => page.locator(`[data-question="${code}"]`)
const saved = (page: Page) => expect(page.getByText('Respostas salvas')).toBeVisible()

test('what is late stands first in the list, and a new visit says what it lacks', async ({ page, records }) => {
  await records.create(visits, visitDraft({ scheduledFor: `${inDays(0).slice(0, 4)}-01-02` }))
  await page.goto(visits)
  await expect(page.getByRole('row').nth(1).getByText('Atrasada')).toBeVisible()
  await page
    .getByRole('radio', { name: 'Calendário' })
    .or(page.getByRole('button', { name: 'Calendário' }))
    .first()
    .click()
  await expect(page).toHaveURL(/exibir=calendario/)
  await page.goto(`${visits}/novo`)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(field(page, 'Local')).toHaveAttribute('aria-invalid', 'true')
})

test('a visit is begun, answered, concluded, and homologated by somebody else', async ({ page, browser, records }) => {
  test.slow()
  const { id } = await records.create(visits, visitDraft())
  await page.goto(`${visits}/${id}`)
  await expect(page.getByText('As perguntas são respondidas depois de iniciar')).toBeVisible()
  await confirmCommand(page, 'Iniciar')

  await question(page, 'P1').getByRole('radio', { name: 'Não', exact: true }).check({ force: true })
  await saved(page)
  // A no shows its follow-up question, and the finding gets the words of the question.
  await expect(question(page, 'P2')).toBeVisible()
  await page.getByRole('button', { name: 'Registrar não conformidade' }).click()
  await expect(page.getByText('Não conformidade registrada abaixo')).toBeVisible()
  await page.reload()
  await expect(question(page, 'P1').getByRole('radio', { name: 'Não', exact: true })).toBeChecked()
  // The finding was not saved: a change of status would ask about it.
  await page.getByRole('button', { name: 'Descartar' }).click()

  const refused = await openCommand(page, 'Concluir')
  await refused.locator('[type="submit"]').click()
  // Each lacking answer is named by its question, and leads to it.
  const lacking = refused.getByRole('listitem').filter({ hasText: 'Falta a resposta' }).first()
  const words = (await lacking.getByRole('button').getAttribute('aria-label')) ?? ''
  await lacking.getByRole('button').click()
  await expect(page.locator('[data-question]').filter({ hasText: words }).locator(':focus')).toHaveCount(1)
  await page.reload()
  const discard = page.getByRole('button', { name: 'Descartar' })
  if (await discard.isVisible()) await discard.click()

  const open = page.locator('[data-question]')
  await question(page, 'P1').getByRole('radio', { name: 'Sim', exact: true }).check({ force: true })
  for (const code of await open.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.question ?? ''))) {
    const first = question(page, code).getByRole('radio').first()
    if (code !== 'P2' && (await first.count()) > 0) await first.check({ force: true })
  }
  await saved(page)
  await field(page, 'Acompanhante').fill('Rosângela Kuhn')
  await field(page, 'Cargo do acompanhante').fill('Coordenadora')
  await field(page, 'Documento do acompanhante').fill('8.123.456-7')
  await field(page, 'Parecer').fill('O ginásio atende ao que se exige.')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
  await confirmCommand(page, 'Concluir')
  await expect(page.getByText('Concluída', { exact: true }).first()).toBeVisible()

  // The inspector cannot homologate the visit.
  await expect(page.getByText(/^Quem fez a vistoria não a homologa nem a devolve/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Homologar…' })).toBeHidden()

  const other = await browser.newContext({ storageState: { cookies: [], origins: [] }, locale: 'pt-BR' })
  const colleague = await other.newPage()
  await signIn(colleague, 'gestora')
  await colleague.goto(`${visits}/${id}`)
  await confirmCommand(colleague, 'Homologar')
  await expect(colleague.getByText('Homologada', { exact: true }).first()).toBeVisible()
  const code = (await colleague.locator('.ep-progress code').textContent()) ?? ''
  const verified = await colleague.request.get(`/api/admin/v1/verificar/vistorias/${code}`)
  expect(await verified.text()).toContain('AUTÊNTICO')
  // Nobody answers it any more, on whichever device it was.
  await colleague.goto(`${visits}/${id}?responder=1`)
  await expect(colleague.getByText('Esta vistoria não está em andamento')).toBeVisible()
  await expect(colleague.getByText('Outro aparelho também responde')).toBeHidden()
  await other.close()
})

test('a visit begun at the door is answered where the network ends', async ({ page, context, records }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: -25.43, longitude: -49.27 })
  const { id } = await records.create(visits, visitDraft())
  await page.goto(`${visits}/${id}?responder=1`)
  const begin = page.getByRole('button', { name: 'Iniciar vistoria' })
  await expect(begin).toBeVisible()
  // Only the start of the visit reaches the server.
  await page.route(`**/api/admin/v1${visits}/${id}**`, (route) => route.abort())
  await page.route(`**/api/admin/v1${visits}/${id}/respostas`, (route) => route.abort())
  await page.route(`**/api/admin/v1${visits}/${id}/inicio`, (route) => route.continue())
  const begun = page.waitForResponse(/\/inicio$/)
  await begin.click()
  await begun
  const status = page.locator('.ep-outbox-text')
  await expect(status).toContainText('Nada a enviar')
  await page.getByRole('radio', { name: 'Sim', exact: true }).first().check({ force: true })
  await expect(status).toContainText('1 resposta aguarda envio')
  await expect(begin).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, hasTouch: true })

  test('Back closes the list of questions before it leaves the visit, and a comment is typed above the bar', async ({ page, records }) => {
    const { id } = await records.create(visits, visitDraft())
    await page.goto(`${visits}/${id}`)
    await confirmCommand(page, 'Iniciar')
    await page.goto(`${visits}/${id}?responder=1`)
    await page.getByRole('button', { name: 'Perguntas' }).first().click()
    const panel = page.getByRole('dialog', { name: 'Perguntas' })
    await expect(panel).toBeVisible()
    await page.goBack()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`/vistorias/${id}\\?responder=1`))

    await page.getByRole('button', { name: 'Comentar' }).first().click()
    const comment = page.getByRole('textbox', { name: 'Comentário' })
    await expect(comment).toBeFocused()
    const bar = page.locator('.ep-answering-bar')
    const [field, edge] = await Promise.all([comment.boundingBox(), bar.boundingBox()])
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0)

    const long = 'Piso solto. '.repeat(200).trim()
    await comment.fill(long)
    await page.getByText('Use no máximo 2.000 caracteres').waitFor()
    await page.reload()
    await expect(comment).toHaveValue(long)
    await comment.fill('Piso solto.')
    await expect(page.getByText('Use no máximo')).toBeHidden()
  })

  test('a drawn signature is still there after the page was left before saving', async ({ page, records }) => {
    const { id } = await records.create(visits, visitDraft({ companionName: 'Rosângela Kuhn' }))
    await page.goto(`${visits}/${id}`)
    await confirmCommand(page, 'Iniciar')
    await page.getByRole('button', { name: 'Assinar na tela' }).click()
    const dialog = page.getByRole('dialog', { name: 'Assinar na tela' })
    const { x = 0, y = 0 } = (await dialog.getByRole('img', { name: 'Assine no quadro' }).boundingBox()) ?? {}
    await page.mouse.move(x + 30, y + 30)
    await page.mouse.down()
    await page.mouse.move(x + 90, y + 50, { steps: 4 })
    await page.mouse.up()
    await dialog.getByRole('button', { name: 'Usar assinatura' }).click()
    await expect(page.getByText('Assinatura incluída. Salve para guardá-la.')).toBeVisible()
    await page.waitForTimeout(500) // the draft is written
    await page.reload()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByText('assinatura.png')).toBeVisible()
    // The next signature is that of the other side.
    await page.getByRole('button', { name: 'Assinar na tela' }).click()
    await expect(field(dialog, 'Nome')).toHaveValue('Rosângela Kuhn')
    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(toast(page, 'Registro atualizado com sucesso')).toBeVisible()
    expect(await records.read(visits, id)).toMatchObject({ signatures: [{ role: 'responsavel', fileId: expect.any(Number) }] })
  })
})
