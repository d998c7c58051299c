import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { TestBackoffice } from '../../../../testing/backoffice/TestBackoffice.js'
import { createMemoryApi } from '../../../../testing/memory/memoryApi.js'
import { sampleRecords } from '../../../../testing/samples/samples.js'
import { SiteVisitPhone } from '../phone/SiteVisitPhone.js'
import { siteVisitSamples } from '../samples.js'
import { SiteVisitForm } from '../SiteVisitForm.js'

let unmount = () => undefined as void
afterEach(() => unmount())

const question = { help: null, required: true, weight: 1, min: null, max: null, step: null, unit: null, scale: null, showIf: null }
const options = [
  { id: 1, label: 'Bom', value: 'bom', score: 10, isNonConformity: false },
  { id: 2, label: 'Ruim', value: 'ruim', score: 0, isNonConformity: true },
]
const more = { allowComment: true, photoMin: 0, photoMax: 0, scaleLow: null, scaleHigh: null }
const sections = [
  {
    ...{ id: 1, title: 'Quadra', description: null, weight: 100 },
    questions: [
      { ...question, ...more, id: 1, code: 'P1', statement: 'Há extintores?', type: 'sim-nao', options: [] },
      { ...question, ...more, id: 2, code: 'P2', statement: 'Estado do piso', type: 'escolha-unica', options },
      { ...question, ...more, id: 3, code: 'P3', statement: 'Estado da cobertura', type: 'escolha-unica', options },
    ],
  },
]
/** A second section, with a question of the same text as one of the first, and an optional one. */
const rooms = {
  ...{ id: 2, title: 'Vestiários', description: null, weight: 0 },
  questions: [
    { ...question, ...more, id: 4, code: 'P4', statement: 'Estado do piso', type: 'escolha-unica', options },
    { ...question, ...more, id: 5, code: 'P5', statement: 'Há chuveiros?', type: 'sim-nao', options: [], required: false },
  ],
}
const address = '/administrativo/fiscalizacoes/vistorias/2'

/** A visit under way with one finding, at the first question; two more answers do not conform. */
async function show(screen: React.ReactNode, query = '', transition = '', others: readonly object[] = [], parts: object = {}) {
  const visits = siteVisitSamples.map((visit) => (visit.id === 2 ? { ...visit, ...parts } : visit))
  const asked = [...sections, ...others]
  const questionnaire = sampleRecords.questionnaire.map((each) => (each.id === 2 ? { ...each, sections: asked } : each))
  const { fetch } = createMemoryApi({
    records: { ...sampleRecords, questionnaire, siteVisit: visits } as never,
    requiresSession: false,
  })
  const given = (questionId: string, value: string) => ({
    ...{ questionId, value, na: false, comment: null, photos: [], after: null },
    ...{ key: crypto.randomUUID(), answeredAt: new Date().toISOString() },
  })
  const answers = [given('P1', 'nao'), given('P2', 'ruim'), given('P3', 'bom')]
  const post = (path: string, body: object) =>
    fetch(`/api/admin/v1${address}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('respostas', { deviceId: crypto.randomUUID(), answers })
  if (transition) expect((await post('situacao', { transition, version: 1 })).status).toBe(200)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <TestBackoffice fetch={fetch} address={address + query}>
      {screen}
    </TestBackoffice>,
  )
  unmount = () => {
    root.unmount()
    place.remove()
  }
}

it('the conclusion names the answers that do not conform and of which nothing was registered, yes/no or not', async () => {
  await show(<SiteVisitForm params={{ id: '2' }} />)
  await userEvent.click(page.getByRole('button', { name: 'Concluir…' }))
  const notice = page
    .getByRole('dialog')
    .getByRole('alert')
    .filter({ hasText: /Respostas não/ })
  await expect.element(notice).toMatchTextContent(/^Respostas não conformes sem não conformidade registrada/)
  await expect.element(notice).toMatchTextContent(/Estado do piso · Ruim/)
  expect(notice.element().textContent).not.toMatch(/extintores|cobertura/)
})

it('and so does the homologation, with the way back', async () => {
  await show(<SiteVisitForm params={{ id: '2' }} />, '', 'conclude')
  await userEvent.click(page.getByRole('button', { name: 'Homologar…' }))
  const notice = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Respostas não' })
  await expect.element(notice).toMatchTextContent(/Estado do piso · Ruim.*devolva a vistoria/)
})

it('the conclusion names a grave non-conformity without a deadline and who has not signed, with ways there', async () => {
  const [finding] = siteVisitSamples[2].nonConformities as readonly object[]
  const nonConformities = [{ ...finding, deadline: null }, finding]
  const signatures = [{ id: 1, role: 'acompanhante', name: 'Rosa Kuhn', fileId: 4, file: null, signedAt: null }]
  const visit = { nonConformities, signatures }
  await show(<SiteVisitForm params={{ id: '2' }} />, '', '', [], visit)
  const conclude = page.getByRole('button', { name: 'Concluir…' })
  await userEvent.click(conclude)
  const said = (words: string) => page.getByRole('dialog').getByRole('alert').filter({ hasText: words })
  await expect.element(said('Faltam assinaturas')).toMatchTextContent(/Responsável: ?Ana Beatriz Nogueira Prestes$/)
  await expect.element(said('sem prazo')).toMatchTextContent(/Não conformidade 1: ?Grave · Saída de emergência[^:]*$/)
  await userEvent.click(said('Faltam assinaturas').getByRole('button', { name: 'Responsável' }))
  await expect.element(page.getByRole('heading', { name: 'Assinaturas' }).first()).toHaveFocus()
  await userEvent.click(conclude)
  await userEvent.click(said('sem prazo').getByRole('button', { name: 'Não conformidade 1' }))
  await expect.element(page.getByRole('textbox', { name: /^Prazo/ }).first()).toHaveFocus()
})

it('the conclusion names a non-conformity whose answer was corrected, because it still decides the result', async () => {
  const finding = siteVisitSamples[2].nonConformities[0] as object
  const nonConformities = [
    { ...finding, questionId: 'P3', description: 'Goteiras na cobertura' },
    { ...finding, questionId: 'P2', description: 'Piso solto' },
  ]
  await show(<SiteVisitForm params={{ id: '2' }} />, '', '', [], { nonConformities })
  await userEvent.click(page.getByRole('button', { name: 'Concluir…' }))
  const notice = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'ainda contam no resultado' })
  await expect.element(notice).toMatchTextContent(/Não conformidade 1: ?Goteiras na cobertura · Estado da cobertura · Bom$/)
  await userEvent.click(notice.getByRole('button', { name: 'Não conformidade 1' }))
  await expect.element(page.getByRole('textbox', { name: /^Descrição/ }).first()).toHaveFocus()
})

it('the homologation names a grave non-conformity without a deadline too', async () => {
  const nonConformities = [{ ...(siteVisitSamples[2].nonConformities[0] as object), deadline: null }]
  await show(<SiteVisitForm params={{ id: '2' }} />, '', 'conclude', [], { nonConformities })
  await userEvent.click(page.getByRole('button', { name: 'Homologar…' }))
  const notice = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'sem prazo' })
  await expect.element(notice).toMatchTextContent(/Não conformidade 1: Grave/)
})

it('the overview on the phone says at which answers no non-conformity was described', async () => {
  await show(<SiteVisitPhone params={{ id: '2' }} />, '?responder=1')
  await userEvent.click(page.getByRole('button', { name: 'Perguntas' }).first())
  const open = page.getByRole('region', { name: /1 não conformidade sem descrição/ })
  await expect.element(open.getByRole('button', { name: /Estado do piso/ })).toMatchTextContent(/Ruim · não conformidade sem descrição$/)
  expect(page.getByText(/· não conformidade sem descrição/).elements()).toHaveLength(2)
  await expect.element(page.getByText('Nada falta nas respostas.')).not.toBeInTheDocument()
})

it('names a question whose text stands in two sections with its section, in the dialog and on the phone', async () => {
  await show(<SiteVisitForm params={{ id: '2' }} />, '', '', [rooms])
  await userEvent.click(page.getByRole('button', { name: 'Concluir…' }))
  await expect
    .element(page.getByRole('dialog').getByRole('alert').filter({ hasText: 'Respostas não' }))
    .toMatchTextContent(/Quadra › Estado do piso · Ruim/)
  unmount()
  await show(<SiteVisitPhone params={{ id: '2' }} />, '?responder=1', '', [rooms])
  await userEvent.click(page.getByRole('button', { name: 'Perguntas' }).first())
  const missing = page.getByRole('region', { name: /^Falta/ })
  await expect.element(missing.getByRole('button', { name: /sem resposta/ })).toMatchTextContent(/^Vestiários › Estado do piso/)
})

it('counts the optional questions without an answer beside the missing ones, so that the numbers add up', async () => {
  await show(<SiteVisitPhone params={{ id: '2' }} />, '?responder=1', '', [rooms])
  await expect.element(page.getByRole('progressbar', { name: '3 de 5 completas' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Perguntas' }).first())
  await expect
    .element(page.getByRole('heading', { name: 'Falta 1 pergunta · 1 não conformidade sem descrição · 1 opcional sem resposta' }))
    .toBeVisible()
})

it('a concluded visit has its result, no result so far, and marks what was not described', async () => {
  const optional = { ...rooms, questions: rooms.questions.slice(1) }
  await show(<SiteVisitForm params={{ id: '2' }} />, '', '', [optional])
  await expect.element(page.getByText('até agora')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Registrar não conformidade' })).toBeVisible()
  unmount()
  await show(<SiteVisitForm params={{ id: '2' }} />, '', 'conclude', [optional])
  const answers = page.getByRole('region', { name: 'Respostas' })
  await expect.element(answers.getByText('Resposta não conforme sem não conformidade registrada')).toBeVisible()
  await expect.element(page.getByText('3 de 4 respondidas')).toBeVisible()
  await expect.element(page.getByText('até agora')).not.toBeInTheDocument()
})

it('an answer whose non-conformity is registered asks before it is corrected: both stay, or both go', async () => {
  const nonConformities = [{ ...(siteVisitSamples[2].nonConformities[0] as object), questionId: 'P2', description: 'Piso solto' }]
  await show(<SiteVisitForm params={{ id: '2' }} />, '', '', [], { nonConformities })
  const floor = page.getByRole('radiogroup', { name: /Estado do piso/ })
  const good = floor.getByRole('radio', { name: 'Bom' })
  const finding = page.getByRole('textbox', { name: /^Descrição/ }).first()
  await expect.element(finding).toHaveValue('Piso solto')
  await userEvent.click(good)
  const question = page.getByRole('alertdialog', { name: 'Retirar a não conformidade?' })
  await expect.element(question).toMatchTextContent(/Piso solto/)
  await userEvent.click(question.getByRole('button', { name: 'Manter a resposta' }))
  await expect.element(floor.getByRole('radio', { name: 'Ruim' })).toBeChecked()
  await expect.element(finding).toHaveValue('Piso solto')
  await userEvent.click(good)
  await userEvent.click(question.getByRole('button', { name: 'Retirar e mudar a resposta' }))
  await expect.element(good).toBeChecked()
  await expect.element(page.getByText('Piso solto')).not.toBeInTheDocument()
  await expect.element(finding).not.toBeInTheDocument()
})
