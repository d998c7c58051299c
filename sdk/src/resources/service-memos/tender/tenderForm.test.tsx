import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addDays, today } from '../../../core/calendar.js'
import { success } from '../../../testing/answers.js'
import { TestBackoffice } from '../../../testing/backoffice/TestBackoffice.js'
import { createMemoryApi } from '../../../testing/memory/memoryApi.js'
import { sampleRecords } from '../../../testing/samples/samples.js'
import { tenderSamples } from './samples.js'
import { TenderForm } from './TenderForm.js'

let unmount = () => undefined as void
afterEach(() => unmount())

/** In place of the memory API's answer to a change of status. */
let answer: ((pass: () => Promise<Response>) => Promise<Response>) | undefined
/** In place of its answer to a save. */
let stored: typeof answer
afterEach(() => {
  answer = undefined
  stored = undefined
})
const dialog = () => page.getByRole('dialog')

async function open(more: object) {
  const tender = tenderSamples.map((each, index) => (index === 0 ? { ...each, ...more } : each))
  const { fetch } = createMemoryApi({ records: { ...sampleRecords, tender: tender as never }, requiresSession: false })
  const asked: typeof fetch = (input, init) => {
    const pass = () => fetch(input, init)
    if (stored && init?.method === 'PUT') return stored(pass)
    return answer && new Request(input, init).url.endsWith('/1/situacao') ? answer(pass) : pass()
  }
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <TestBackoffice fetch={asked} address="/administrativo/solicitacoes-servico/licitacoes/1">
      <TenderForm params={{ id: '1' }} />
    </TestBackoffice>,
  )
  unmount = () => {
    root.unmount()
    place.remove()
  }
}

it('says before the homologation that a tender whose validity has begun is in force next', async () => {
  await open({ status: 'adjudicada', homologationDate: null, ataStart: null, ataEnd: null })
  await page.getByRole('button', { name: 'Homologar…' }).click()
  const step = 'De “Adjudicada” para “Homologada” e, em seguida, para “Vigente”.'
  await expect.element(dialog().getByText(step)).toBeVisible()
  const [year, month, day] = addDays(today(), 30).split('-')
  await dialog()
    .getByRole('textbox', { name: /^Início da vigência/ })
    .fill(`${day}/${month}/${year}`)
  await userEvent.keyboard('{Tab}')
  await expect.element(dialog().getByText('De “Adjudicada” para “Homologada”.')).toBeVisible()
})

it('says after the homologation both statuses that it led to', async () => {
  await open({ status: 'adjudicada', homologationDate: null, ataStart: null, ataEnd: null })
  // The server goes on from the transition's own status.
  answer = async (pass) => {
    const { data } = (await (await pass()).json()) as { data: object }
    return success({ data: { ...data, status: 'vigente' } })
  }
  await page.getByRole('button', { name: 'Homologar…' }).click()
  await dialog().getByRole('button', { name: 'Homologar' }).click()
  await expect.element(page.getByText('Situação alterada para Homologada e, em seguida, para Vigente')).toBeVisible()
})

it('asks before it is published on a day that lies years ahead, and says so at the day', async () => {
  const day = `${Number(today().slice(0, 4)) + 5}-12-31`
  await open({ status: 'em-elaboracao', publicationDate: day, sessionAt: null })
  const words = `31/12/${day.slice(0, 4)} é daqui a 5 anos. Confira o ano.`
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Publicar/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Está certo assim?' })
  await expect.element(question.getByText(`Publicação: ${words}`)).toBeVisible()
  await question.getByRole('button', { name: 'Voltar' }).click()
  await expect.element(page.getByText('Situação alterada para Publicada')).not.toBeInTheDocument()
})

it('says which status a suspended tender returns to', async () => {
  await open({ status: 'suspensa', resumeStatus: 'em-julgamento' })
  await page.getByRole('button', { name: 'Retomar…' }).click()
  await expect.element(dialog().getByText('De “Suspensa” para “Em julgamento”.')).toBeVisible()
})

it('says at the estimated total, as it is typed, that the lots add up to something else', async () => {
  await open({ status: 'publicada', estimatedTotal: '1000.00', maxTotal: '3538332.94' })
  await expect.element(page.getByText(/^Máximo dos lotes: R\$\s3\.538\.332,94; estimado: R\$\s1\.000,00/)).toBeVisible()
  await page.getByRole('textbox', { name: /^Valor estimado/ }).fill('3500000')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText(/^Máximo dos lotes/)).not.toBeInTheDocument()
})

it('says before a save that it brings the tender into force, and names the new status after it', async () => {
  const [year, month, day] = today().split('-')
  await open({
    status: 'homologada',
    homologationDate: '2026-03-01',
    ataStart: addDays(today(), 3),
    ataEnd: addDays(today(), 300),
    validFrom: addDays(today(), 3),
  })
  const note = page.getByText(/^Ao salvar, a licitação passa a vigente e estes campos não mudam mais/)
  const start = page.getByRole('textbox', { name: /^Início da ata/ })
  await expect.element(start).toBeVisible()
  await expect.element(note).not.toBeInTheDocument()
  await start.fill(`${day}/${month}/${year}`)
  await expect.element(note).toBeVisible()
  stored = async (pass) => {
    const { data } = (await (await pass()).json()) as { data: object }
    return success({ data: { ...data, status: 'vigente' } })
  }
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect.element(page.getByText('A situação agora é “Vigente”.')).toBeVisible()
})
