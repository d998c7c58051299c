import { afterEach, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { today as dayOf } from '../../../core/calendar.js'
import { createDrafts } from '../../../drafts/createDrafts.js'
import { DraftsProvider } from '../../../drafts/DraftsProvider.js'
import { renderForm, type Rendered } from '../../../form/frame/renderForm.testkit.js'
import type { SessionStore } from '../../../session/session.js'
import { SessionProvider } from '../../../session/SessionProvider.js'
import { failure } from '../../../testing/answers.js'
import { event } from '../event/resource.js'
import { CanteenForm } from './CanteenForm.js'
import { canteen } from './resource.js'
import { canteenSamples } from './samples.js'

let form: Rendered
afterEach(() => {
  form.unmount()
  drafts = createDrafts()
})

const today = dayOf()
const address = '/competicoes/evento/1/refeitorios/1'
const counted = (mealType: string, served: number) => ({ id: served, date: today, mealType, served, wasted: null })
const send = `POST ${address}/situacao`

let drafts = createDrafts()
const state = { status: 'signed-in', token: 'token', exp: Infinity, usuario: { id: 1, nome: 'Ana', email: '' } }
const person = {
  kind: 'stored',
  getState: () => state,
  subscribe: () => () => undefined,
  protectEdits: () => () => undefined,
} as unknown as SessionStore

/** The open canteen of the samples, with what was counted today; its commands are kept and stored, and drafts are kept. */
function open(daily: readonly object[], status = 'ativo', more: object = {}) {
  const records = { canteen: canteenSamples.map((one, index) => (index === 0 ? { ...one, daily, status, ...more } : one)) as never }
  form = renderForm(
    <SessionProvider session={person}>
      <DraftsProvider load={() => Promise.resolve(drafts)} isKept>
        <CanteenForm params={{ eventoId: '1', id: '1' }} />
      </DraftsProvider>
    </SessionProvider>,
    { address, world: { resources: [canteen, event], records } },
  )
}
const stored = () => form.api.records('canteen').find(({ id }) => id === 1)
/** Answers the next command by storing what it sends. @returns what was sent */
function taken(version: number): Promise<unknown> {
  return new Promise((resolve) =>
    form.intercept(send, async (_, request) => {
      const body = JSON.parse(request?.body as string)
      resolve({ version: body.version, counts: body.counts })
      const daily = body.counts.map(({ mealType, served }: { mealType: string; served: number }) => counted(mealType, served))
      return new Response(JSON.stringify({ status_code: 200, data: { ...stored(), daily, version } }), {
        headers: { 'content-type': 'application/json' },
      })
    }),
  )
}
/** Somebody else was faster: the next command is refused with what they stored. */
const overtaken = (...daily: readonly object[]) =>
  form.intercept(send, () => failure(412, 'stale', { data: { ...stored(), daily, version: 2 } }))

const meal = (hours: string) => page.getByRole('listitem').filter({ hasText: hours })
const served = (hours: string) => meal(hours).getByRole('textbox', { name: 'Servidas' })
const [breakfast, lunch] = ['06:30–08:30', '11:00–14:00'] as const
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

it('"as planned" keeps what was registered and typed, and rests when nothing is left', async () => {
  open([counted('cafe-da-manha', 380)])
  await userEvent.fill(served(lunch), '790')
  const sent = taken(2)
  await press('Tudo como previsto')
  expect(await sent).toMatchObject({
    counts: [
      { mealType: 'almoco', served: 790 },
      { mealType: 'jantar', served: 800 },
    ],
  })
})

it('a day of which every meal is registered says so when it is filled or registered again', async () => {
  open(['cafe-da-manha', 'almoco', 'jantar'].map((type, index) => counted(type, 380 + index)))
  await expect.element(served(breakfast)).toHaveValue('380')
  await press('Tudo como previsto')
  await expect.element(page.getByText('Todas as refeições deste dia já estão registradas')).toBeVisible()
  await press('Registrar o dia')
  await expect.element(page.getByText('Nenhum número novo para registrar neste dia')).toBeVisible()
})

const unsaved = page.getByText('Alterações não salvas', { exact: true })

it('the form says that numbers of a day are unsaved, and its "Salvar" registers every day that was typed', async () => {
  open([])
  await userEvent.fill(served(lunch), '222')
  await expect.element(unsaved).toBeVisible()
  const sent = taken(2)
  await press('Salvar')
  expect(await sent).toMatchObject({ counts: [{ mealType: 'almoco', served: 222 }] })
  await expect.element(page.getByText('Dia registrado em parte', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Falta registrar: Café da manhã, Jantar')).toBeVisible()
  await expect.element(unsaved).not.toBeInTheDocument()
  expect(page.getByText('Nenhuma alteração foi feita no formulário').elements()).toEqual([])
})

it('a press that cannot register a day leads to the number that hinders it', async () => {
  open([])
  const wasted = meal(lunch).getByRole('textbox', { name: 'Desperdício (kg)' })
  await userEvent.fill(wasted, '4')
  await press('Salvar')
  await expect.element(served(lunch)).toHaveFocus()
  await expect.element(served(lunch)).toHaveAccessibleDescription('Informe quantas foram servidas')
  await expect.element(wasted).toHaveValue('4')
  await userEvent.fill(served(lunch), '1.2OO')
  await page.getByRole('group', { name: 'Dias' }).getByRole('button').first().click()
  await press('Salvar')
  await expect.element(served(lunch)).toHaveFocus()
  await expect.element(served(lunch)).toHaveValue('1.2OO')
  for (const name of ['Registrar o dia', 'Tudo como previsto']) {
    await userEvent.click(wasted)
    await press(name)
    await expect.element(served(lunch)).toHaveFocus()
  }
})

it('typed numbers are not lost by a link or another day, and a stored day asks nothing', async () => {
  open([])
  await userEvent.fill(served(lunch), '222')
  await expect.element(page.getByText(/^Ainda não registrado: .+ Use “Registrar o dia”\.$/)).toBeVisible()
  await page.getByRole('group', { name: 'Dias' }).getByRole('button').first().click()
  await expect.element(served(lunch)).toHaveValue('')
  form.navigation.navigate('/competicoes/evento/1/refeitorios')
  await press('Continuar editando')
  expect(form.navigation.getLocation().pathname).toBe(address)
  await page.getByRole('group', { name: 'Dias' }).getByRole('button', { pressed: false }).nth(2).click()
  await expect.element(served(lunch)).toHaveValue('222')
  const sent = taken(2)
  await press('Registrar o dia')
  await sent
  await expect.element(page.getByText(/^Ainda não registrado/)).not.toBeInTheDocument()
  form.navigation.navigate('/competicoes/evento/1/refeitorios')
  await expect.poll(() => form.navigation.getLocation().pathname).toBe('/competicoes/evento/1/refeitorios')
})

it('two people who count different meals of one day both have theirs stored', async () => {
  open([])
  await userEvent.fill(served(lunch), '222')
  overtaken(counted('cafe-da-manha', 380))
  const sent = taken(3)
  await press('Registrar o dia')
  expect(await sent).toEqual({ version: 2, counts: [{ mealType: 'almoco', served: 222, wasted: null }] })
})

it('the same meal, counted by two people, is asked about; as planned takes nothing from the other', async () => {
  open([])
  await userEvent.fill(served(lunch), '222')
  overtaken({ ...counted('almoco', 230), wasted: '2.5' })
  await press('Registrar o dia')
  const question = page.getByRole('alertdialog')
  await expect.element(question.getByText('Almoço: já foram registradas 230 (2,5 kg); você digitou 222.')).toBeVisible()
  await userEvent.click(question.getByRole('button', { name: 'Voltar' }))
  await expect.element(served(lunch)).toHaveValue('222')
  await userEvent.fill(served(lunch), '')
  overtaken(counted('almoco', 230), counted('jantar', 700))
  const sent = taken(3)
  await press('Tudo como previsto')
  expect(await sent).toEqual({ version: 2, counts: [{ mealType: 'cafe-da-manha', served: 800, wasted: null }] })
  await expect.element(question).not.toBeInTheDocument()
})

it('typed numbers are offered again after the page was closed, and gone once registered or discarded', async () => {
  open([])
  await userEvent.fill(served(lunch), '222')
  await expect.poll(() => drafts.places('1')).toHaveLength(1)
  form.unmount()
  open([])
  await expect.element(page.getByText(/^Você tem alterações não salvas de hoje/)).toBeVisible()
  await expect.element(page.getByText(/^Refeições contadas e não registradas: /)).toBeVisible()
  await expect.element(served(lunch)).toHaveValue('')
  await press('Continuar')
  await expect.element(served(lunch)).toHaveValue('222')
  const sent = taken(2)
  await press('Registrar o dia')
  expect(await sent).toMatchObject({ counts: [{ mealType: 'almoco', served: 222 }] })
  await expect.poll(() => drafts.places('1')).toEqual([])
  await userEvent.fill(served(breakfast), '40')
  await expect.poll(() => drafts.places('1')).toHaveLength(1)
  form.unmount()
  open([])
  await press('Descartar')
  await expect.poll(() => drafts.places('1')).toEqual([])
})

it('one press saves the fields and registers the day', async () => {
  open([])
  await userEvent.fill(served(lunch), '222')
  await userEvent.fill(page.getByRole('textbox', { name: 'Observação' }).first(), 'Fila pela porta lateral')
  const sent = taken(3)
  await press('Salvar')
  expect(await sent).toEqual({ version: 2, counts: [{ mealType: 'almoco', served: 222, wasted: null }] })
  expect(stored()?.notes).toBe('Fila pela porta lateral')
})

it('closing the canteen says first that typed numbers are not registered', async () => {
  open([])
  await userEvent.fill(served(lunch), '222')
  await expect.poll(() => drafts.places('1')).toHaveLength(1)
  await press('Encerrar…')
  await expect
    .element(page.getByRole('dialog').getByText(/^Refeições contadas e ainda não registradas: .+Depois desta mudança/))
    .toBeVisible()
  await expect
    .element(page.getByRole('dialog').getByText(/^Sem registro de todas as refeições: .+não há como registrar nem reabrir/))
    .toBeVisible()
  const missed = page.getByRole('dialog').getByText(/^Sem registro de todas as refeições/)
  const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString()
  await expect.element(missed).not.toMatchTextContent(`${tomorrow.slice(8, 10)}/${tomorrow.slice(5, 7)}`)
  await expect.element(page.getByRole('dialog').getByText(/^O funcionamento está previsto até /)).toBeVisible()
})

it('the notice of a lost answer is gone once the day is registered', async () => {
  open([])
  await userEvent.fill(served(lunch), '222')
  form.intercept(send, () => Promise.reject(new TypeError('Failed to fetch')))
  await press('Registrar o dia')
  const failed = page.getByText(/^Sem resposta do servidor/)
  await expect.element(failed).toBeVisible()
  const sent = taken(2)
  await press('Registrar o dia')
  await sent
  await expect.element(page.getByText('Dia registrado em parte', { exact: true })).toBeVisible()
  await expect.element(failed).not.toBeInTheDocument()
})

it('a day that was not counted is to be registered while the canteen is open, and was not registered once it is closed', async () => {
  const days = page.getByRole('group', { name: 'Dias' })
  open([])
  await expect.element(days.getByRole('button', { name: / a registrar$/ }).first()).toBeVisible()
  form.unmount()
  open([], 'encerrado')
  await expect.element(days.getByRole('button', { name: / não registrado$/ }).first()).toBeVisible()
  expect(days.getByRole('button', { name: /a registrar/ }).elements()).toEqual([])
})

it('a day of a canteen that somebody closed meanwhile stays to be read and copied, also after a reload, until it is discarded', async () => {
  open([])
  await userEvent.fill(served(lunch), '222')
  form.intercept(send, () => failure(409, 'no-transition'))
  await press('Registrar o dia')
  await expect.element(page.getByText(/o dia não pode mais ser registrado\. O que você digitou continua/)).toBeVisible()
  await expect.element(served(lunch)).toHaveValue('222')
  await expect.poll(() => drafts.places('1')).toHaveLength(1)
  form.unmount()
  open([], 'encerrado')
  await expect.element(page.getByText(/^Contado e não registrado/)).toBeVisible()
  await expect.element(page.getByText(/Almoço: 222 servidas/)).toBeVisible()
  expect(await drafts.places('1')).toHaveLength(1)
  await press('Descartar')
  await expect.element(page.getByText(/222 servidas/)).not.toBeInTheDocument()
  await expect.poll(() => drafts.places('1')).toEqual([])
})

it('a planned canteen says apart what it lacks and what to check, and which requests can be linked', async () => {
  const [sample] = canteenSamples
  const planned = { ...sample, status: 'planejado', supplierId: null, supplier: null, sanitaryLicense: null, daily: [] }
  const records = { canteen: [planned] as never }
  form = renderForm(<CanteenForm params={{ eventoId: '1', id: '1' }} />, { address, world: { resources: [canteen, event], records } })
  await expect.element(page.getByText('Para ativar, falta:')).toBeVisible()
  await expect.element(page.getByText('Antes de abrir, confira:')).toBeVisible()
  await expect.element(page.getByText('Sem licença sanitária')).toBeVisible()
  await expect.element(page.getByText('Deste evento e deste lote, já enviada e ainda não concluída').first()).toBeInTheDocument()
})

it('completes a short day that Enter confirms, and means this century by two digits', async () => {
  await page.viewport(1280, 800)
  open([counted('lunch', 10)])
  const day = () => document.querySelector<HTMLElement>('td[data-path="daily[0].date"]')
  await expect.poll(day).toBeTruthy()
  const typed = async (text: string, key: string) => {
    day()?.focus()
    await userEvent.keyboard(`${text}{${key}}`)
    return day()?.textContent
  }
  const [year = '', month = '', date = ''] = today.split('-')
  expect(await typed(`${date}/${month}/${year.slice(2)}`, 'Enter')).toContain(`${date}/${month}/${year}`)
  expect(await typed(`${Number(date)}/${Number(month)}`, 'Enter')).toContain(`${date}/${month}/${year}`)
  expect(await typed('1/3/27', 'Tab')).toContain('01/03/2027')
})

it('gives a day without a year that of the period, and reads noon in the hour of a meal', async () => {
  await page.viewport(1280, 800)
  open([counted('lunch', 10)], 'planejado', { operatingFrom: '2023-12-20', operatingTo: '2024-01-05' })
  const to = page.getByRole('textbox', { name: /^Funciona até/ })
  await to.fill('')
  await userEvent.keyboard('3/1')
  await userEvent.tab()
  await expect.element(to).toHaveValue('03/01/2024')
  const typed = async (path: string, text: string) => {
    document.querySelector<HTMLElement>(`td[data-path="${path}"]`)?.focus()
    await userEvent.keyboard(`${text}{Tab}`)
    return document.querySelector(`td[data-path="${path}"]`)?.textContent
  }
  expect(await typed('daily[0].date', '2/1')).toContain('02/01/2024')
  expect(await typed('meals[0].startTime', 'meio-dia')).toContain('12:00')
  expect(await typed('meals[0].startTime', 'cedo')).toContain('cedo')
})

it('has each day of its menus on paper, none cut at the edge', async () => {
  await page.viewport(718, 800)
  open([], 'planejado', { operatingFrom: '2026-12-20', operatingTo: '2026-12-31' })
  const last = () => document.querySelector('.ep-week-table thead th:last-child')
  await expect.poll(() => last()?.textContent).toMatch(/31/)
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  try {
    const scroller = document.querySelector('.ep-week-scroll') ?? document.body
    await expect.poll(() => getComputedStyle(scroller).overflowX).toBe('visible')
    expect(last()?.getBoundingClientRect().right).toBeLessThanOrEqual(718)
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' })
  }
})
