import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formatDate } from '../../../locale/formatDate.js'
import { today } from '../../../core/calendar.js'
import { TestBackoffice } from '../../../testing/backoffice/TestBackoffice.js'
import { createMemoryApi } from '../../../testing/memory/memoryApi.js'
import { sampleRecords } from '../../../testing/samples/samples.js'
import { CanteenForm } from './CanteenForm.js'
import { CanteenList } from './CanteenList.js'
import { canteenSamples } from './samples.js'

let unmount = () => undefined as void
afterEach(() => unmount())

function show(screen: React.ReactNode, address: string, more: object = {}, others: object = {}) {
  const canteens = canteenSamples.map((canteen, index) => (index === 0 ? { ...canteen, ...more } : canteen))
  const { fetch } = createMemoryApi({ records: { ...sampleRecords, ...others, canteen: canteens as never }, requiresSession: false })
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
const dayAfter = (days: number) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)
const list = '/competicoes/evento/1/refeitorios'
const form = (id: number, more: object = {}, others: object = {}) =>
  show(<CanteenForm params={{ eventoId: '1', id: String(id) }} />, `${list}/${id}`, more, others)

const week = () => page.getByRole('region', { name: 'Cardápios' }).getByRole('grid').first()
const cell = (place: string) => week().element().querySelector<HTMLElement>(`[data-place="${place}"]`)
const filled = () => week().element().querySelectorAll('.ep-week-dishes').length

const clipboardData = new DataTransfer()
/** What Ctrl+C and Ctrl+V do: the keys reach the clipboard only in the page that has the window's focus. */
const clip = async (kind: 'copy' | 'paste') => {
  // The selection follows the focus when the grid is drawn again.
  await expect.poll(() => document.activeElement?.getAttribute('tabindex')).toBe('0')
  document.activeElement?.dispatchEvent(new ClipboardEvent(kind, { clipboardData, bubbles: true, cancelable: true }))
}

describe('the week of menus', () => {
  it('shades the edge behind which there are more days', async () => {
    form(1)
    await expect.element(week()).toBeVisible()
    const { backgroundAttachment } = getComputedStyle(week().element().closest('.ep-week-scroll') as HTMLElement)
    expect(backgroundAttachment).toBe('local, scroll')
  })

  it('says what lacks, and fills by keys: a meal over others, a day over others, and back', async () => {
    form(1)
    await expect.element(page.getByText('Faltam cardápios: 20 de 21 refeições')).toBeVisible()
    cell('2:3')?.focus()
    await clip('copy')
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
    await clip('paste')
    await expect.poll(filled).toBe(3)
    expect(document.activeElement).toBe(cell('2:5'))
    await expect.element(page.getByText('Faltam cardápios: 18 de 21 refeições')).toBeVisible()
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(filled).toBe(1)
    // The heading of a day selects all its meals.
    cell('0:3')?.focus()
    await clip('copy')
    await userEvent.keyboard('{Home}')
    await clip('paste')
    await expect.poll(filled).toBe(2)
    expect(cell('2:0')?.textContent).toContain('Frango assado')
    await userEvent.keyboard('{Delete}')
    await expect.poll(filled).toBe(1)
  })

  it('opens a meal below it, and forgets one in which nothing was entered', async () => {
    await page.viewport(1280, 900)
    form(1)
    await expect.element(week()).toBeVisible()
    cell('1:3')?.focus()
    await userEvent.keyboard('{Enter}')
    const editor = page.getByRole('region', { name: /^Café da manhã · / })
    await expect.element(editor.getByRole('gridcell').nth(1)).toHaveFocus()
    await expect.poll(filled).toBe(2)
    await expect.element(page.getByText('Faltam cardápios: 20 de 21 refeições')).toBeVisible()
    await userEvent.keyboard('Café com leite{Enter}')
    await expect.element(page.getByText('Faltam cardápios: 19 de 21 refeições')).toBeVisible()
    await userEvent.keyboard('{ArrowUp}{Delete}')
    await expect.element(page.getByText('Faltam cardápios: 20 de 21 refeições')).toBeVisible()
    await userEvent.click(editor.getByRole('button', { name: 'Concluir' }))
    await expect.poll(filled).toBe(1)
    expect(document.activeElement).toBe(cell('1:3'))
  })

  it('says in one sentence what a shorter period left outside, takes it out at once, and puts it back', async () => {
    const [menu] = canteenSamples[0]?.menus ?? []
    const menus = [0, 1].map((days) => ({ ...menu, id: days + 1, date: dayAfter(days) }))
    form(1, { menus, daily: [], operatingFrom: dayAfter(2) })
    const days = [0, 1].map((each) => formatDate(dayAfter(each))).join(' – ')
    const sentence = `Cardápios fora do período de funcionamento: 2 (${days})`
    await expect.element(page.getByText(sentence)).toBeVisible()
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Refeitório Novo')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect.element(page.getByRole('alert').filter({ hasText: sentence }).first()).toBeVisible()
    const drop = page.getByRole('button', { name: 'Retirar os cardápios destes dias' })
    await drop.click()
    await expect.element(page.getByText(/^2 cardápios retirados/)).toBeVisible()
    expect(page.getByText(/Cardápios fora do período/).elements()).toEqual([])
    await userEvent.keyboard('{Enter}') // the focus is on "Desfazer"
    await expect.element(drop).toBeVisible()
    await expect.poll(filled).toBe(2)
  })

  it('names a meal that stops a save by its day, because its number is not on the screen', async () => {
    const [menu] = canteenSamples[0]?.menus ?? []
    form(1, { menus: [{ ...menu, dishes: [{ group: 'proteina', name: '' }] }] })
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Refeitório Novo')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect.element(page.getByRole('button', { name: /^Almoço de \d\d\/\d\d › Prato 1 › Prato: / })).toBeVisible()
  })

  it('is only read where the canteen is closed', async () => {
    form(1, { status: 'encerrado' })
    await expect.element(week()).toBeVisible()
    expect(page.getByRole('button', { name: 'Colar' }).elements()).toEqual([])
    cell('2:3')?.focus()
    await userEvent.keyboard('{Delete}{Enter}')
    expect(filled()).toBe(1)
    expect(page.getByRole('button', { name: 'Concluir' }).elements()).toEqual([])
  })
})

describe('the days of a canteen', () => {
  it('shows how full each meal is while it is typed', async () => {
    form(1)
    const heat = page.getByRole('list', { name: 'Ocupação por refeição' })
    await expect.element(heat.getByText('89% · 800 de 900').first()).toBeVisible()
    await userEvent.fill(page.getByRole('textbox', { name: /^Turnos por refeição/ }), '2')
    await expect.element(heat.getByText('133% · 800 de 600 · acima da capacidade').first()).toBeVisible()
  })

  it('says at each meal, before a save refuses it, that it is more than seats and turns allow', async () => {
    await page.viewport(1280, 900)
    form(1)
    const words = page.getByText('Preveja até 600, ou aumente turnos ou lugares')
    await expect.element(page.getByRole('list', { name: 'Ocupação por refeição' })).toBeVisible()
    expect(words.elements()).toEqual([])
    await userEvent.fill(page.getByRole('textbox', { name: /^Turnos por refeição/ }), '2')
    const expected = page.getByRole('gridcell', { name: /^800/ }).first()
    await expect.element(words.first()).toBeVisible()
    await expect.element(expected).toHaveAccessibleDescription(/^Preveja até 600, ou aumente turnos ou lugares/)
    await expect.element(expected).toHaveAttribute('aria-invalid', 'true')
    await userEvent.fill(page.getByRole('textbox', { name: /^Turnos por refeição/ }), '3')
    await expect.element(words.first()).not.toBeInTheDocument()
  })

  it('calls a meal that takes all seats full, and only that one', async () => {
    form(1, { capacity: 400, turns: 2 })
    const heat = page.getByRole('list', { name: 'Ocupação por refeição' })
    await expect.element(heat.getByText('100% · 800 de 800 · cheio').first()).toBeVisible()
    await expect.element(page.getByText('Cheio: todos os 800 lugares e turnos').first()).toBeInTheDocument()
    await userEvent.fill(page.getByRole('textbox', { name: /^Lugares/ }), '401')
    await expect.element(heat.getByText('99% · 800 de 802 · quase cheio').first()).toBeVisible()
  })

  it('tells more than expected and more than requested, and holds nobody up', async () => {
    const meals = canteenSamples[0]?.meals.map((meal) => ({ ...meal, requested: '1000', servedOfItem: 741 }))
    form(1, { meals })
    const lunch = page.getByRole('listitem').filter({ hasText: '11:00–14:00' })
    await userEvent.fill(lunch.getByRole('textbox', { name: 'Servidas' }), '801')
    await expect.element(lunch.getByText('801 servidas, 800 previstas')).toBeVisible()
    await expect.element(lunch.getByText('1.542 servidas ao todo, 1.000 na solicitação')).toBeVisible()
    await userEvent.click(lunch.getByRole('button', { name: 'Menos uma: Almoço' }))
    await expect.element(lunch.getByRole('textbox', { name: 'Servidas' })).toHaveValue('800')
    await expect.element(page.getByRole('button', { name: 'Registrar o dia' })).toBeEnabled()
  })

  it('tells a waste that the served meals cannot explain, and holds nobody up', async () => {
    form(1)
    const lunch = page.getByRole('listitem').filter({ hasText: '11:00–14:00' })
    await userEvent.fill(lunch.getByRole('textbox', { name: 'Servidas' }), '790')
    await userEvent.fill(lunch.getByRole('textbox', { name: 'Desperdício (kg)' }), '1234,5')
    await expect.element(lunch.getByText('1,56 kg de desperdício por refeição servida: confira')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Registrar o dia' })).toBeEnabled()
    await userEvent.fill(lunch.getByRole('textbox', { name: 'Desperdício (kg)' }), '12,5')
    await expect.element(lunch.getByText(/por refeição servida/)).not.toBeInTheDocument()
  })

  it('is recorded in one place, and a canteen is not canceled by a button that reads like the way back', async () => {
    form(1)
    await expect.element(page.getByRole('button', { name: 'Tudo como previsto' })).toBeVisible()
    expect(page.getByRole('button', { name: /Registrar o dia/ }).elements()).toHaveLength(1)
    await userEvent.click(page.getByRole('button', { name: 'Mais ações' }))
    expect(page.getByRole('menuitem', { name: /Registrar o dia/ }).elements()).toEqual([])
    await userEvent.click(page.getByRole('menuitem', { name: 'Cancelar refeitório…' }))
    const dialog = page.getByRole('dialog', { name: 'Cancelar refeitório' })
    await expect.element(dialog.getByRole('button', { name: 'Cancelar refeitório' })).toBeVisible()
    expect(dialog.getByRole('button', { name: /Cancelar/ }).elements()).toHaveLength(1)
    await userEvent.click(dialog.getByRole('button', { name: 'Voltar' }))
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('has targets for a thumb', async () => {
    form(1)
    await expect.element(page.getByRole('button', { name: 'Mais uma: Almoço' })).toBeVisible()
    const targets = document.querySelectorAll<HTMLElement>('.ep-canteen-day, .ep-counter-step, .ep-counter-fields input')
    expect(targets.length).toBeGreaterThan(10)
    for (const target of targets) expect(target.getBoundingClientRect().height, target.outerHTML).toBeGreaterThanOrEqual(44)
  })

  it('says what is missing before it is opened', async () => {
    form(2)
    await expect.element(page.getByText('escolher o lote e o fornecedor')).toBeVisible()
    await expect.element(page.getByText('o item do lote de almoço')).toBeVisible()
    await expect.element(page.getByText('Sem licença sanitária')).toBeVisible()
    // The rows of the form take what was served before it is active: reality is never locked out.
    await expect
      .element(page.getByText(/^Com o refeitório ativo, o dia é registrado aqui. Antes disso, em “Registro diário”/))
      .toBeVisible()
  })

  it('is warned of a balance that does not suffice, and of a license that ends before the last day', async () => {
    const item = { id: 9, label: 'Almoço', code: '0310.00001' }
    const meals = canteenSamples[0]?.meals.map((meal) => ({
      ...meal,
      lotItemId: 9,
      lotItem: item,
      balance: '24853',
      neededElsewhere: 12_890,
    }))
    form(1, { status: 'planejado', meals, sanitaryLicense: { number: 'LS 1', validUntil: dayAfter(1) } })
    await expect.element(page.getByText('Pode ser ativado. Antes, confira:')).toBeVisible()
    await expect
      .element(page.getByText('Almoço: 29.690 previstas, e o lote tem saldo de 24.853 (12.890 em outros refeitórios)'))
      .toBeVisible()
    await expect.element(page.getByText(/A licença sanitária vence antes do último dia \(/)).toBeVisible()
  })

  it('is told before it opens that its request asks for less, or no longer reserves anything', async () => {
    const item = { id: 9, label: 'Almoço', code: '0310.00001' }
    const mealOf = (requested: string | null) =>
      canteenSamples[0]?.meals
        .slice(1, 2)
        .map((meal) => ({ ...meal, lotItemId: 9, lotItem: item, balance: '37232', requested, neededElsewhere: 3520 }))
    const link = { status: 'planejado', requestId: 1 }
    const asked = (status: string) => ({ serviceRequest: [{ ...sampleRecords.serviceRequest[0], status }] })
    const words = page
      .getByRole('dialog')
      .getByText('Almoço: 9.120 previstas, e a solicitação vinculada pede 688 (3.520 em outros refeitórios)')
    form(1, { ...link, meals: mealOf('688') }, asked('enviada'))
    await userEvent.click(page.getByRole('button', { name: 'Ativar…' }))
    await expect.element(words).toBeVisible()
    expect(page.getByText(/não reserva saldo/).elements()).toEqual([])
    unmount()
    form(1, { ...link, meals: mealOf(null) }, asked('cancelada'))
    await expect
      .element(page.getByRole('link', { name: /^A solicitação vinculada, Almoço .+, foi cancelada e não reserva saldo do lote$/ }))
      .toHaveAttribute('href', '/administrativo/solicitacoes-servico/solicitacoes/1')
  })

  it.each([
    ['O fornecedor está suspenso por sanção', { status: 'suspenso' }],
    [/^O fornecedor tem certidão vencida \(/, { certificatesValidUntil: dayAfter(-1) }],
  ])('names what its supplier lacks: %s', async (words, standing) => {
    form(1, { status: 'planejado' }, { supplier: sampleRecords.supplier.map((supplier) => ({ ...supplier, ...standing })) })
    await expect
      .element(page.getByRole('link', { name: words }))
      .toHaveAttribute('href', '/administrativo/solicitacoes-servico/fornecedores/1')
  })
})

it('says what could not be checked before it opens', async () => {
  form(1, { status: 'planejado', requestId: 99 }, { supplier: [] })
  await expect.element(page.getByRole('link', { name: 'A situação do fornecedor não pôde ser conferida' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'A situação da solicitação vinculada não pôde ser conferida' })).toBeVisible()
})

it('a canteen in which something grave was found is marked in the list', async () => {
  show(<CanteenList params={{ eventoId: '1' }} />, list, { graveIssues: 2 })
  await expect.element(page.getByRole('img', { name: '2 não conformidades graves em vistoria' })).toBeVisible()
})

it.each([
  ['before', /Abre antes do evento, que começa em \d/, { operatingFrom: dayAfter(-3), operatingTo: dayAfter(3) }],
  ['after', /Fica aberto depois do evento, que termina em \d/, { operatingFrom: dayAfter(-2), operatingTo: dayAfter(4) }],
])('tells days %s those of its event, at the field and before it is opened, and no others', async (_, words, days) => {
  form(1, { status: 'planejado', ...days })
  await expect.poll(() => page.getByText(words).elements()).toHaveLength(2)
  expect(page.getByText(/(Abre antes|Fica aberto depois) do evento/).elements()).toHaveLength(2)
})

it('says before it is opened, and while it is open, that its event was put off', async () => {
  const event = sampleRecords.event.map((each) => ({ ...each, status: 'adiado' }))
  for (const status of ['planejado', 'ativo']) {
    form(1, { status }, { event })
    await expect.element(page.getByText('O evento foi adiado e ainda não tem nova data')).toBeVisible()
    unmount()
  }
})

it.each([
  ['ends before the last', 'termina antes do último', { validFrom: dayAfter(-9), validUntil: dayAfter(0) }],
  ['begins after the first', 'começa depois do primeiro', { validFrom: dayAfter(1), validUntil: dayAfter(99) }],
])('says that the tender that pays %s day', async (_, words, validity) => {
  const tender = sampleRecords.tender.map((each) => ({ ...each, ...validity }))
  form(1, { status: 'planejado', tenderId: 1, operatingFrom: dayAfter(0), operatingTo: dayAfter(1) }, { tender })
  await expect
    .element(page.getByRole('link', { name: new RegExp(`^A vigência da licitação ${words} dia \\(`) }))
    .toHaveAttribute('href', '/administrativo/solicitacoes-servico/licitacoes/1')
})
