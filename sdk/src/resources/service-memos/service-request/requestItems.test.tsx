import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Rendered, renderForm } from '../../../form/frame/renderForm.testkit.js'
import { failure } from '../../../testing/answers.js'
import { event } from '../../competitions/event/resource.js'
import { eventSamples } from '../../competitions/event/samples.js'
import { material } from '../gms/material/resource.js'
import { lot } from '../lot/resource.js'
import { lotSamples } from '../lot/samples.js'
import { region } from '../region/resource.js'
import { supplier } from '../supplier/resource.js'
import { tender } from '../tender/resource.js'
import { serviceRequest } from './resource.js'
import { serviceRequestSamples } from './samples.js'
import { ServiceRequestForm } from './ServiceRequestForm.js'

const requests = '/administrativo/solicitacoes-servico/solicitacoes'
const [homologated, ...others] = lotSamples
const [meal] = homologated?.items ?? []
const ball = { ...meal, id: 7, seq: 2, materialId: 2, unitCode: 'KG', balance: '45' }
const lots = [{ ...homologated, items: [meal, ball] }, ...others]

let form: Rendered
afterEach(() => form.unmount())

async function open(id: number, more: object = {}) {
  await page.viewport(1360, 900)
  const requestRecords = serviceRequestSamples.map((request) => (request.id === id ? { ...request, ...more } : request))
  const records = { serviceRequest: requestRecords as never, lot: lots as never, event: eventSamples as never }
  const world = { resources: [serviceRequest, lot, material, tender, supplier, region, event], records }
  form = renderForm(<ServiceRequestForm params={{ id: String(id) }} />, { address: `${requests}/${id}`, world })
  await expect.element(page.getByRole('grid', { name: 'Itens', exact: true })).toBeVisible()
}
const cell = (path: string) => document.querySelector<HTMLElement>(`td[data-path="${path}"]`)
const headings = () => [...document.querySelectorAll('.ep-table thead th')].map((each) => each.textContent)

async function choose(path: string, name: string) {
  await userEvent.dblClick(cell(path) as HTMLElement)
  const field = page.getByRole('combobox', { name: /^Item do lote/ })
  await field.fill(name)
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
}

describe('items of a request', () => {
  // Stands first, and is not retried: a second opening has the editor already.
  it('take every letter that is typed into a new row, also the first one', { retry: 0 }, async () => {
    await open(1)
    await page
      .getByRole('button', { name: /^Adicionar/ })
      .first()
      .click()
    await vi.waitFor(() => expect(document.activeElement).toBe(cell('items[1].lotItemId')))
    await userEvent.keyboard('Bola')
    await expect.element(page.getByRole('combobox', { name: /^Item do lote/ })).toHaveValue('Bola')
  })

  it('have unit and balance of the item that is chosen, before anything is saved', async () => {
    await open(1)
    expect(cell('items[0].balance')?.textContent).toBe('300')
    await page
      .getByRole('button', { name: /^Adicionar/ })
      .first()
      .click()
    await vi.waitFor(() => expect(cell('items[1].lotItemId')).not.toBeNull())
    expect(cell('items[1].unit')?.textContent).toBe('')
    await choose('items[1].lotItemId', 'Bola de futsal')
    await vi.waitFor(() =>
      expect([cell('items[1].unit')?.textContent, cell('items[1].balance')?.textContent]).toEqual(['Quilograma', '45']),
    )
  })

  it('are pasted by name or code, with their price, and texts of other cells stay', async () => {
    await open(1)
    const paste = async (path: string, text: string) => {
      await userEvent.click(cell(path) as HTMLElement)
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      cell(path)?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }
    await paste('items[0].lotItemId', `Item do lote\tQuantidade\nTaça de cristal\t5\nBola de futsal\t3`)
    await vi.waitFor(() => expect(cell('items[1].unit')?.textContent).toBe('Quilograma'))
    expect(cell('items[0].lotItemId')?.textContent).toContain('Não encontrado: Taça de cristal')
    expect(cell('items[1].quantity')?.textContent).toBe('3')
    await paste('items[1].lotItemId', 'Item do lote\tQuantidade\nAlmoço em restaurante\t7')
    await vi.waitFor(() => expect(cell('items[1].quantity')?.textContent).toBe('7'))

    expect(cell('items[0].lotItemId')?.textContent).toContain('Não encontrado: Taça de cristal')
    await vi.waitFor(() => expect(cell('items[1].unit')?.textContent).toBe('Refeição'))
  })

  it('stand in a table that fits, with what arrived once something did', async () => {
    await open(1)
    expect(headings().some((each) => each?.startsWith('Recebido'))).toBe(false)
    const table = document.querySelector('.ep-table-scroll')
    expect(table?.scrollWidth).toBe(table?.clientWidth)
    form.unmount()
    await open(3)
    expect(headings().some((each) => each?.startsWith('Recebid'))).toBe(true)
  })
})

it('takes a thousand as it is written, and refuses what is less than nothing where it stands', async () => {
  await open(1)
  const type = async (keys: string) => {
    await userEvent.dblClick(cell('items[0].quantity') as HTMLElement)
    await userEvent.keyboard(`{Control>}a{/Control}${keys}{Enter}`)
  }
  await type('1.000')
  await vi.waitFor(() => expect(cell('items[0].total')?.textContent).toMatch(/^R\$\s21\.900,00$/))
  await type('-1')
  await vi.waitFor(() => expect(cell('items[0].quantity')?.getAttribute('aria-invalid')).toBe('true'))
})

it('breaks no number in two, also one that is typed just now, where there is little room', async () => {
  await open(1)
  await page.viewport(1024, 900)
  const brokenNumbers = () =>
    [...document.querySelectorAll('.ep-table-number .ep-table-value')].flatMap((each) => {
      const range = document.createRange()
      range.selectNodeContents(each)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      return lines.size <= 1 && each.scrollWidth <= each.clientWidth
        ? []
        : [`${each.textContent} ${lines.size} ${each.scrollWidth}>${each.clientWidth}`]
    })
  await userEvent.dblClick(cell('items[0].quantity') as HTMLElement)
  await userEvent.keyboard('{Control>}a{/Control}1234567890,1234{Enter}')
  await expect.element(page.getByRole('gridcell', { name: '1.234.567.890,1234' })).toBeVisible()
  expect(brokenNumbers()).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
})

describe('a quantity above the balance of the lot', () => {
  const said = (path: string) => cell(path)?.querySelector('[role="status"]')?.textContent
  const type = async (path: string, keys: string) => {
    await userEvent.dblClick(cell(path) as HTMLElement)
    await userEvent.keyboard(`{Control>}a{/Control}${keys}`)
  }
  it('is warned of while it is typed, with what is left, and a draft of it is saved', async () => {
    await open(1)
    expect(said('items[0].quantity')).toBe('')
    await type('items[0].quantity', '301')
    await vi.waitFor(() => expect(said('items[0].quantity')).toBe('Acima do saldo de 300'))
    await userEvent.keyboard('{Enter}')
    expect(cell('items[0].quantity')?.hasAttribute('aria-invalid')).toBe(false)
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await vi.waitFor(() => expect(form.api.records('serviceRequest')[0]).toMatchObject({ items: [{ quantity: '301' }] }))
    expect(said('items[0].quantity')).toBe('Acima do saldo de 300')
    await type('items[0].quantity', '300{Enter}')
    await vi.waitFor(() => expect(said('items[0].quantity')).toBe(''))
  })
  it('is warned of for an item that is chosen just now, also on a card', async () => {
    await open(1)
    await page
      .getByRole('button', { name: /^Adicionar/ })
      .first()
      .click()
    await choose('items[1].lotItemId', 'Bola de futsal')
    await type('items[1].quantity', '46{Enter}')
    await vi.waitFor(() => expect(said('items[1].quantity')).toBe('Acima do saldo de 45'))
    await page.viewport(390, 900)
    const card = page.getByRole('group', { name: 'Item 2', exact: true })
    await expect.element(card.getByRole('status')).toMatchTextContent('Acima do saldo de 45')
    await card.getByRole('textbox', { name: /^Quantidade/ }).fill('45')
    await expect.element(card.getByRole('status')).toMatchTextContent(/^$/)
  })
  it('is not spoken of where it cannot be changed', async () => {
    await open(3)
    expect(said('items[0].quantity')).toBeUndefined()
  })
})

describe('a command that is confirmed while the record is being mended', () => {
  it('waits for the mended record and goes on with it', async () => {
    await open(1)
    form.intercept(`POST ${requests}/1/situacao`, () =>
      failure(409, 'invalid', { issues: [{ path: 'items[0].quantity', code: 'serviceRequest.balance', params: { balance: '100' } }] }),
    )
    let store = () => {}
    form.intercept(`PUT ${requests}/1`, async (pass) => {
      await new Promise<void>((done) => {
        store = done
      })
      return pass()
    })
    await page.getByRole('button', { name: 'Enviar solicitação…', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const confirm = dialog.getByRole('button', { name: 'Enviar solicitação', exact: true })
    await confirm.click()
    await dialog.getByRole('button', { name: 'Usar 100 disponíveis' }).click()
    await expect.element(dialog.getByText('Salvando…')).toBeInTheDocument()
    await confirm.click()
    await expect.element(dialog).toBeVisible()
    store()
    await expect.element(dialog).not.toBeInTheDocument()
    const [sent] = form.api.records('serviceRequest')
    expect(sent).toMatchObject({ status: 'enviada', items: [{ quantity: '100' }] })
  })
})

it('says that the chosen event has ended, or that the days of the request go beyond those of the event', async () => {
  const [running, planned, , ended] = eventSamples
  const days = { startDate: running?.startDate, endDate: running?.endDate }
  const said = page.getByText(/^O evento já terminou|vai além dos dias do evento/)
  const openFor = async (event: typeof running) => {
    await open(1, { eventId: event?.id, event: { id: event?.id, label: event?.name }, ...days })
    await expect.element(page.getByRole('combobox', { name: /^Evento/ })).toHaveValue(event?.name ?? '')
  }
  await openFor(planned)
  await expect.element(said).toMatchTextContent('O período da solicitação vai além dos dias do evento')
  form.unmount()
  await openFor(ended)
  await expect.element(said).toMatchTextContent(/^O evento já terminou, em \d\d\/\d\d\/\d{4}\./)
  form.unmount()
  await openFor(running)
  await expect.element(page.getByText(/\d{4} – \d\d\//)).toBeVisible()
  expect(said.elements()).toEqual([])
})

it('calls nothing optional that a later step asks for', async () => {
  await open(1)
  const labels = [...document.querySelectorAll('.ep-label')].map((label) => label.textContent)
  for (const name of ['e-Protocolo', 'Gestor', 'Fiscal']) expect(labels).toContain(name)
  expect(labels).toContain('Evento (opcional)')
})

it('reads a day without its year as near to the other end of the period', async () => {
  await open(1)
  await page.getByRole('textbox', { name: 'Início' }).fill('05/05/2029')
  await page.getByRole('textbox', { name: 'Fim', exact: true }).click()
  await userEvent.keyboard('{Control>}a{/Control}8/5{Tab}')
  await expect.element(page.getByRole('textbox', { name: 'Fim', exact: true })).toHaveValue('08/05/2029')
})
