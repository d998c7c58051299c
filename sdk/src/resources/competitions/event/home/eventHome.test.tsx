import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { TestBackoffice } from '../../../../testing/backoffice/TestBackoffice.js'
import { createMemoryApi } from '../../../../testing/memory/memoryApi.js'
import { sampleRecords } from '../../../../testing/samples/samples.js'
import { EventForm } from '../EventForm.js'
import { eventSamples } from '../samples.js'
import { countdownOf } from './countdown.js'
import { EventHome } from './EventHome.js'

let unmount = () => undefined as void
afterEach(() => unmount())

const person = { ...sampleRecords.person[0], id: 1 }
function show(screen: React.ReactNode, address: string, event: readonly object[] = eventSamples) {
  const records = { ...sampleRecords, person: [person], event: event as typeof eventSamples }
  const { fetch } = createMemoryApi({ records, requiresSession: false })
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(
    <TestBackoffice fetch={fetch} address={address}>
      {screen}
    </TestBackoffice>,
  )
  unmount = () => {
    root.unmount()
    place.remove()
  }
}
/** Its canteen kept the days that it had before. */
const moved = {
  ...eventSamples[1],
  id: 1,
  startDate: '2026-05-06',
  endDate: '2026-05-11',
  canteens: [
    { id: 1, label: 'Refeitório Central', params: { eventoId: 1 }, operatingFrom: '2026-05-04', operatingTo: '2026-05-10' },
    { id: 2, label: 'Refeitório do Ginásio', params: { eventoId: 1 }, operatingFrom: '2026-05-06', operatingTo: '2026-05-11' },
  ],
}
const home = (id: number) => show(<EventHome params={{ eventoId: String(id) }} />, `/competicoes/evento/${id}`)

describe('the home of an event', () => {
  it('says when it is, how far it is and what hinders its next step', async () => {
    home(1)
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent(String(eventSamples[0]?.name))
    await expect.element(page.getByText('Dia 3 de 6')).toBeVisible()
    await expect.element(page.getByRole('listitem').filter({ hasText: 'Em andamento' })).toHaveAttribute('aria-current', 'step')
    await expect.element(page.getByText('Antes de “Encerrar evento”:')).toBeVisible()
    await expect.element(page.getByText('O evento ainda não chegou ao último dia')).toBeVisible()
    await expect.element(page.getByText(/^A · Nascidos de \d{4} a \d{4}$/)).toBeVisible()
  })

  it('says which days the canteens lack or exceed, and which requests are outside', async () => {
    show(<EventHome params={{ eventoId: '1' }} />, '/competicoes/evento/1', [{ ...moved, requestsOutside: [{ id: 3, label: '14/2026' }] }])
    await expect.element(page.getByText('Datas que não são as do evento:')).toBeVisible()
    await expect
      .element(page.getByText('Refeitório Central: fechado durante o evento: 11/05/2026; aberto fora do evento: 04/05/2026 – 05/05/2026'))
      .toBeVisible()
    const canteen = page.getByRole('link', { name: 'Refeitório Central' })
    await expect.element(canteen).toHaveAttribute('href', '/competicoes/evento/1/refeitorios/1')
    await expect.element(page.getByRole('link', { name: '14/2026' })).toBeVisible()
  })

  it('names the canteens at the days of its form, and while the days are being moved', async () => {
    show(<EventForm params={{ id: '1' }} />, '/competicoes/eventos/1', [moved])
    await expect.element(page.getByText('Refeitórios que fecham em outro dia: Refeitório Central (10/05/2026)')).toBeVisible()
    // It opens for those who arrive early.
    expect(page.getByText(/que abrem em outro dia/).elements()).toEqual([])
    await page.getByRole('textbox', { name: /^Primeiro dia/ }).fill('05/05/2026')
    await expect
      .element(page.getByText('Refeitórios que abrem em outro dia: Refeitório Central (04/05/2026); Refeitório do Ginásio (06/05/2026)'))
      .toBeVisible()
    await page.getByRole('textbox', { name: /^Último dia/ }).fill('10/05/2026')
    await expect.element(page.getByText('Refeitórios que fecham em outro dia: Refeitório do Ginásio (11/05/2026)')).toBeVisible()
    await page.getByRole('textbox', { name: /^Último dia/ }).fill('12/05/2026')
    const both = 'Refeitório Central (10/05/2026); Refeitório do Ginásio (11/05/2026)'
    await expect.element(page.getByText(`Refeitórios que fecham em outro dia: ${both}`)).toBeVisible()
  })

  it('says that an event does not exist, and does not offer to try again', async () => {
    home(9999)
    await expect.element(page.getByRole('heading', { name: 'Evento não encontrado' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Voltar' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument()
  })

  it('names the next step where nothing hinders it', async () => {
    home(2)
    await expect.element(page.getByText('Próximo passo: Encerrar inscrições, no formulário.')).toBeVisible()
    unmount()
    // The form itself has the command.
    show(<EventForm params={{ id: '2' }} />, '/competicoes/eventos/2')
    await expect.element(page.getByText('Próximo passo: Encerrar inscrições.')).toBeVisible()
  })

  it('counts what its lists show', async () => {
    home(3)
    const year = String(eventSamples[2]?.year)
    const figure = page.getByRole('link', { name: /Jogos Escolares do Paraná em/ })
    const count = eventSamples.filter((event) => String(event.year) === year).length
    await expect.element(figure).toHaveAttribute('href', `/competicoes/eventos?competition=jeps&year=${year}`)
    await expect.element(figure.getByText(String(count), { exact: true })).toBeVisible()
  })

  it('tells what is done for it, each number with the list that proves it', async () => {
    home(1)
    // Both without canteens that were cancelled, as in the list of events.
    const canteens = '/competicoes/evento/1/refeitorios?status=planejado%2Cativo%2Cencerrado'
    const cards = page.getByRole('region', { name: 'Neste evento' })
    await expect.element(cards.getByRole('link', { name: '2 Refeitórios' })).toHaveAttribute('href', canteens)
    await expect.element(cards.getByRole('link', { name: '3.200 Refeições por dia, de 3.600 possíveis' })).toHaveAttribute('href', canteens)
    await expect
      .element(cards.getByRole('link', { name: /Solicitações/ }))
      .toHaveAttribute('href', '/administrativo/solicitacoes-servico/solicitacoes?eventId=1')
    await expect
      .element(cards.getByRole('link', { name: /Vistorias/ }))
      .toHaveAttribute('href', '/administrativo/fiscalizacoes/vistorias?eventId=1')
  })

  it('shows an event that was called off without a countdown, and one that is missing as missing', async () => {
    home(5)
    await expect.element(page.getByText('Cancelado', { exact: true })).toBeVisible()
    expect(page.getByText(/^(Começa|Terminou|Dia)/).elements()).toEqual([])
    await expect.element(page.getByRole('link', { name: 'Abrir o formulário' })).toBeVisible()
    expect(page.getByRole('link', { name: /^Pedir / }).elements()).toEqual([])
    unmount()
    home(99)
    await expect.element(page.getByRole('alert').getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/competicoes/eventos')
  })

  it('stands with its steps in the form, too', async () => {
    show(<EventForm params={{ id: '1' }} />, '/competicoes/eventos/1')
    await expect.element(page.getByRole('region', { name: 'Andamento' }).getByText('Antes de “Encerrar evento”:')).toBeVisible()
  })
})

describe('the countdown', () => {
  const event = { startDate: '2026-05-05', endDate: '2026-05-10', status: 'planejado' } as const
  it.each([
    ['2026-05-04', { key: 'screens.event.startsIn', count: 1 }],
    ['2026-05-05', { key: 'screens.event.running', count: 1, total: 6 }],
    ['2026-05-10', { key: 'screens.event.running', count: 6, total: 6 }],
    ['2026-05-12', { key: 'screens.event.ended', count: 2 }],
  ])('on %s', (today, expected) => expect(countdownOf(event, today)).toEqual(expected))
  it('is none of what was put off', () => expect(countdownOf({ ...event, status: 'adiado' }, '2026-05-04')).toBeUndefined())
})
