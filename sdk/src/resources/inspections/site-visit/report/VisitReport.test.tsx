import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import type { AnswerSheet } from '../../../../blocks/questionnaire/answer.js'
import { type Rendered, renderForm } from '../../../../form/frame/renderForm.testkit.js'
import { questionnaireSamples } from '../../questionnaire/samples.js'
import { siteVisitSamples } from '../samples.js'
import type { SiteVisit } from '../schema.js'
import { VisitReport } from './VisitReport.js'

let rendered: Rendered
afterEach(() => rendered.unmount())

const link = { id: 1, label: 'Curitiba' }
const signature = { id: 1, role: 'responsavel', name: 'Joana Kuhn', fileId: 4, signedAt: '2026-05-04T14:40:00.000Z' }
const approved = { homologatedAt: '2026-05-05T15:00:00.000Z' }
const visit = { ...siteVisitSamples[3], ...approved, region: link, inspector: link, signatures: [signature] } as unknown as SiteVisit
const sheet = { questionnaire: questionnaireSamples[1], answers: [], awaiting: [], devices: [], former: null } as unknown as AnswerSheet

function Report() {
  const [isPrinting, setPrinting] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setPrinting(true)}>
        Imprimir relatório
      </button>
      <VisitReport visit={visit} sheet={sheet} isPrinting={isPrinting} onPrinted={() => setPrinting(false)} />
    </>
  )
}

it('a browser’s own print, without photos and signatures, says so and carries no code that vouches for it', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  rendered = renderForm(<Report />)
  const report = () => document.querySelector('.ep-report')?.textContent ?? ''
  await expect.poll(report).toContain('Impressão incompleta')
  expect(report()).not.toContain('Código de verificação')
  await page.getByRole('button', { name: 'Imprimir relatório' }).click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  expect(report()).not.toContain('Impressão incompleta')
  expect(report()).toContain('Código de verificação K7M2-9QRT-4XWB-P3DA')
  // The day on which it was decided, as the check of the code tells it.
  expect(report()).toContain('Homologada em05/05/2026')
})

it('says where the visit began, or that the place was not recorded', async () => {
  const geo = { latitude: '-25.430000', longitude: '-49.270000', accuracy: '12', at: '2026-05-04T12:10:00.000Z' }
  const report = () => document.querySelector('.ep-memo-facts')?.textContent ?? ''
  const show = (more: object) =>
    renderForm(<VisitReport visit={{ ...visit, ...more } as SiteVisit} sheet={sheet} isPrinting={false} onPrinted={() => undefined} />)
  rendered = show({ startedAt: geo.at, geo })
  await expect.poll(report).toContain('Posição no início-25,43000, -49,27000 (± 12\u00a0m)')
  rendered.unmount()
  rendered = show({ startedAt: geo.at, geo: null })
  await expect.poll(report).toContain('Posição no inícioLugar não registrado')
})

it('marks an answer that does not conform and of which nothing was recorded', async () => {
  const answers = [{ questionId: 'P1', value: 'nao', na: false, comment: null, photos: [] }]
  const marks = () => [...document.querySelectorAll('.ep-report-untold')].map((mark) => mark.textContent)
  const show = (nonConformities: readonly object[]) =>
    renderForm(
      <VisitReport
        visit={{ ...visit, nonConformities } as unknown as SiteVisit}
        sheet={{ ...sheet, answers } as unknown as AnswerSheet}
        isPrinting={false}
        onPrinted={() => undefined}
      />,
    )
  rendered = show([])
  await expect.poll(marks).toEqual(['Resposta não conforme sem não conformidade registrada'])
  rendered.unmount()
  rendered = show([{ id: 1, questionId: 'P1', severity: 'leve', state: 'aberta', description: 'Sem saída', deadline: null }])
  await expect.poll(() => document.querySelector('.ep-report')?.textContent).toContain('Sem saída')
  expect(marks()).toEqual([])
})

it('gives a long answer room on paper: it takes two fifths of the line', async () => {
  await page.viewport(900, 900)
  rendered = renderForm(<Report />)
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  try {
    const widths = () => [...document.querySelectorAll('.ep-report tbody tr:first-child td')].map((cell) => cell.clientWidth)
    await expect.poll(() => widths()[0]).toBeGreaterThan(0)
    const [question = 0, answer = 0] = widths()
    expect(answer / (question + answer)).toBeCloseTo(0.4, 1)
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  }
})
