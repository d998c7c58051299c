import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AnyControl } from '../../core/control.js'
import type { AnyResource } from '../../core/resource.js'
import { order } from '../../testing/samples/order/resource.js'
import { formScreen } from '../frame/formScreen.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const OrderForm = formScreen(order)
const item = (description: string, more: object = {}) => ({
  description,
  unit: 'un',
  quantity: '2',
  unitPrice: '10.50',
  isUrgent: false,
  departmentId: null,
  justification: null,
  consumed: '0',
  ...more,
})
const items = [
  item('Bola de vôlei', { quantity: '0.1', unitPrice: '1' }),
  item('Rede', { quantity: '0.2', unitPrice: '1' }),
  item('Apito', { unit: 'cx', unitPrice: '3.3333', quantity: '3' }),
  item('Cone', { consumed: '5' }),
]
let form: Rendered
const open = async (rows: readonly object[] = items) => {
  await page.viewport(1280, 800)
  form = renderForm(<OrderForm params={{ id: '1' }} />, {
    address: '/compras-diretas/1',
    world: { resources: [order], records: { order: [{ id: 1, subject: 'Material esportivo', items: rows }] } },
  })
  await expect.element(page.getByRole('grid', { name: 'Itens' })).toBeVisible()
}
const cell = (path: string) => document.querySelector<HTMLElement>(`td[data-path="${path}"]`) as HTMLElement
const plain = (element: Element | null) => element?.textContent.replaceAll('\u00a0', ' ')
const text = (path: string) => plain(cell(path))
const stored = () => form.api.records('order')[0] as unknown as { readonly items: readonly Record<string, unknown>[] }
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const keys = (sequence: string) => userEvent.keyboard(sequence)
const focused = () => document.activeElement?.closest('[data-path]')?.getAttribute('data-path')
const input = (path: string) => cell(path).querySelector('input') as HTMLInputElement
const save = () => press('Salvar')

/** As a spreadsheet does. */
function paste(target: Element, block: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', block)
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}
/** Copies as a person does, from a field of another program. */
async function copy(block: string): Promise<void> {
  const source = document.body.appendChild(document.createElement('textarea'))
  source.value = block
  source.select()
  await userEvent.copy()
  source.remove()
}
afterEach(() => form.unmount())

describe('what was copied goes into a cell', () => {
  it.each([
    ['that was pressed', (path: string) => userEvent.click(cell(path).querySelector('.ep-table-value') ?? cell(path))],
    ['that was pressed beside its text', (path: string) => userEvent.click(cell(path), { position: { x: 3, y: 3 } })],
    [
      'that was reached by key, with a text selected elsewhere',
      async (path: string) => {
        cell(path).focus()
        getSelection()?.selectAllChildren(document.querySelector('h1') as Element)
        await keys('{ArrowRight}{ArrowLeft}')
      },
    ],
  ])('%s', async (_, reach) => {
    await open()
    await copy('Corda\nFita')
    await reach('items[1].description')
    await userEvent.paste()
    await expect
      .poll(() => [text('items[0].description'), text('items[1].description'), text('items[2].description')])
      .toEqual(['Bola de vôlei', 'Corda', 'Fita'])
  })

  it('that is empty', async () => {
    await open([item('Bola de vôlei'), item('')])
    await copy('Corda')
    await userEvent.click(cell('items[1].description'))
    await userEvent.paste()
    await expect.poll(() => text('items[1].description')).toBe('Corda')
  })
})

it('offers the keys that change a cell only where cells may be changed', async () => {
  await open()
  const said = () =>
    document.getElementById(page.getByRole('grid', { name: 'Itens' }).element().getAttribute('aria-describedby') ?? '')?.textContent
  expect(said()).toContain('F2')
  form.unmount()
  const ReadOnly = formScreen(order, { readOnlyReason: 'O exercício está encerrado.' })
  form = renderForm(<ReadOnly params={{ id: '1' }} />, {
    address: '/compras-diretas/1',
    world: { resources: [order], records: { order: [{ id: 1, subject: 'Material esportivo', items }] } },
  })
  await expect.element(page.getByRole('grid', { name: 'Itens' })).toBeVisible()
  expect(said()).not.toContain('F2')
})

describe('sub-records as a table', () => {
  it('say what each cell belongs to, sum what is to be summed, and compute what nobody types', async () => {
    await open()
    await expect.element(page.getByRole('columnheader', { name: 'Quantidade', exact: true })).toBeVisible()
    await expect.element(page.getByRole('rowheader', { name: 'Item 2', exact: true })).toBeInTheDocument()
    expect(text('items[2].total')).toBe('R$ 10,00')
    const sums = [...document.querySelectorAll('tfoot td')].map(plain)
    expect(sums.slice(0, 3)).toEqual(['5,3', '', 'R$ 31,30'])
    cell('items[0].quantity').focus()
    await keys('{F2}{Control>}a{/Control}1{Enter}')
    await expect.element(page.elementLocator(cell('items[0].total'))).toMatchTextContent(/R\$ 1,00/)
    expect(document.querySelector('tfoot td')?.textContent).toBe('6,2')
  })

  it('are walked through as a spreadsheet is', async () => {
    await open()
    cell('items[0].description').focus()
    await keys('{ArrowDown}{ArrowRight}')
    expect(focused()).toBe('items[1].unit')
    await keys('{Tab}{Tab}{Enter}{Shift>}{Tab}{/Shift}')
    expect(focused()).toBe('items[2].quantity')
    await keys('{Home}')
    expect(focused()).toBe('items[2].description')
    await keys('{Control>}{End}{/Control}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remover Item 4')
    await keys('{Control>}{Home}{/Control}{Escape}{Tab}')
    expect(document.querySelector('table')?.contains(document.activeElement)).toBe(false)
  })

  it('take what is typed over a cell, give it back on Escape, and keep it on Enter', async () => {
    await open()
    cell('items[1].description').focus()
    await keys('Fita{Escape}')
    expect(text('items[1].description')).toBe('Rede')
    expect(focused()).toBe('items[1].description')
    await keys('Fita{Enter}')
    expect(text('items[1].description')).toBe('Fita')
    expect(focused()).toBe('items[2].description')
    await keys('{F2} de mesa{Tab}')
    expect(text('items[2].description')).toBe('Apito de mesa')
    expect(focused()).toBe('items[2].unit')
    await keys('{ArrowUp}{ArrowRight}{Delete}')
    expect(text('items[1].quantity')).toMatch(/obrigat/i)
    cell('items[0].isUrgent').focus()
    await keys(' ')
    expect(text('items[0].isUrgent')).toBe('Sim')
    await keys('7')
    await keys('{ArrowLeft}{ArrowLeft}{ArrowLeft}7')
    expect(input('items[0].unitPrice').value).toBe('7')
    await save()
  })

  it('change a choice, and what hangs on it is locked; a locked cell says why it does not open', async () => {
    await open()
    cell('items[0].unit').focus()
    await keys('cai{Enter}{Enter}')
    expect(text('items[0].unit')).toBe('caixa')
    expect(cell('items[0].unitPrice').getAttribute('aria-readonly')).toBe('true')
    cell('items[0].unitPrice').focus()
    await keys('{F2}')
    await expect.element(page.getByText('Esta célula não pode ser alterada.')).toBeVisible()
    cell('items[0].total').focus()
    await keys('9')
    await expect.element(page.getByText('“Total do item” é um valor calculado e não se digita.')).toBeVisible()
    cell('items[3].description').focus()
    await keys('x')
    await expect.element(page.getByText('Já houve consumo deste item: ele não muda nem sai.')).toBeVisible()
    await keys('{End}{Enter}')
    expect(text('items[3].description')).toBe('Cone')
  })

  it('are moved by keys and by hand, told aloud, and saved under the ids they had', async () => {
    await open()
    const before = stored().items.map(({ id }) => id)
    cell('items[0].description').focus()
    await keys('{Alt>}{ArrowDown}{/Alt}')
    expect(text('items[1].description')).toBe('Bola de vôlei')
    expect(focused()).toBe('items[1].description')
    await expect.element(page.getByText('Item 1 está agora na posição 2 de 4.')).toBeInTheDocument()
    await userEvent.dragAndDrop(
      page.elementLocator(document.querySelectorAll('.ep-table-grip')[3] as Element),
      page.elementLocator(document.querySelectorAll('.ep-table-grip')[0] as Element),
    )
    await expect.poll(() => text('items[0].description')).toBe('Cone')
    await save()
    await expect.poll(() => stored().items.map(({ id }) => id)).toEqual([before[3], before[1], before[0], before[2]])
  })

  it('take a block of cells where it is pasted, add rows, and leave what is locked', async () => {
    await open()
    paste(cell('items[1].description'), 'Meta\tcx\t4\t9,99\nTrave\tun\t1\t2,00\nCone\tun\t1\t1\nBambolê\tkg\t1,5\t2')
    await expect.element(page.getByText(/Colados 4 registros/)).toMatchTextContent(/células bloqueadas ficaram como estavam/)
    expect([1, 2, 3, 4].map((row) => text(`items[${row}].description`))).toEqual(['Meta', 'Trave', 'Cone', 'Bambolê'])
    expect(text('items[4].total')).toBe('R$ 3,00')
    await page.getByRole('button', { name: 'Desfazer' }).click()
    expect(text('items[1].description')).toBe('Rede')
    paste(cell('items[0].quantity'), '12,5')
    await expect.poll(() => text('items[0].quantity')).toBe('12,5')
  })

  it('show an error at its cell, with a summary that leads there; a field below its row opens for it', async () => {
    await open()
    cell('items[1].quantity').focus()
    await keys('{Delete}')
    await save()
    await page.getByRole('button', { name: /Item 2 › Quantidade/ }).click()
    expect(focused()).toBe('items[1].quantity')
    expect(cell('items[1].quantity').getAttribute('aria-invalid')).toBe('true')
    await keys('5{Enter}')
    expect(cell('items[1].quantity').hasAttribute('aria-invalid')).toBe(false)
    await press('Detalhes de Item 2')
    await page.getByRole('textbox', { name: 'Justificativa' }).fill('Falta')
    await save()
    await expect.poll(() => stored().items[1]?.justification).toBe('Falta')
  })

  it('gain and lose rows, with the focus where work goes on', async () => {
    await open()
    await press('Adicionar: Itens')
    expect(focused()).toBe('items[4].description')
    await keys('Luva{Tab}{Tab}3{Tab}2{Enter}')
    await press('Duplicar Item 5')
    expect(text('items[5].description')).toBe('Luva')
    await press('Remover Item 1')
    expect(document.activeElement?.textContent).toBe('Desfazer')
    expect(text('items[0].description')).toBe('Rede')
    await save()
    await expect.poll(() => stored().items.length).toBe(5)
    expect(stored().items[3]).toMatchObject({ description: 'Luva', quantity: '3', unitPrice: '2' })
  })

  it('look up a name that is typed into a cell, also when it was left before the answer', async () => {
    const control = order.fields.items as AnyControl
    const columns = { ...control, options: { ...control.options, columns: ['description', 'departmentId', 'quantity'] } as object }
    const wide: AnyResource = { ...order, fields: { ...order.fields, items: columns } }
    const WideForm = formScreen(wide)
    await page.viewport(1280, 800)
    form = renderForm(<WideForm params={{ id: '1' }} />, {
      address: '/compras-diretas/1',
      world: { resources: [wide], records: { order: [{ id: 1, subject: 'Material esportivo', items }] } },
    })
    await expect.element(page.getByRole('grid', { name: 'Itens' })).toBeVisible()
    let answerNow = () => undefined as unknown
    form.intercept('GET /administrativo/departamentos', (pass) => new Promise((resolve) => (answerNow = () => resolve(pass()))))
    form.intercept('GET /administrativo/departamentos', (pass) => new Promise((resolve) => setTimeout(() => resolve(pass()), 500)))
    cell('items[0].departmentId').focus()
    await keys('Diretoria de Esporte{Tab}')
    expect(focused()).toBe('items[0].quantity')
    answerNow()
    await expect.poll(() => text('items[0].departmentId')).toBe('Diretoria de Esporte')
    await save()
    await expect.poll(() => stored().items[0]?.department).toMatchObject({ label: 'Diretoria de Esporte' })
  })

  it('have room for names before numbers, which keep to the room that they need', async () => {
    await open([item('Carrinho para bolas, modelo profissional, capacidade pequena')])
    const grid = page.getByRole('grid', { name: 'Itens' }).element() as HTMLElement
    grid.parentElement?.style.setProperty('inline-size', '900px')
    const widthOf = (key: string) => cell(`items[0].${key}`).getBoundingClientRect().width
    expect(widthOf('description')).toBeGreaterThan(200)
    expect(widthOf('total')).toBeGreaterThan(90)
    expect(grid.scrollWidth).toBeLessThanOrEqual(900)
  })

  it('make room for one huge value only while it is there, with the buttons of every row in view', async () => {
    await open()
    const grid = page.getByRole('grid', { name: 'Itens' }).element()
    const scroll = grid.parentElement as HTMLElement
    scroll.style.setProperty('inline-size', '760px')
    const widths = () => items.map((_, row) => cell(`items[${row}].total`).getBoundingClientRect().width)
    const before = [grid.clientWidth, ...widths()]
    paste(cell('items[1].quantity'), '9999999999,9999')
    paste(cell('items[1].unitPrice'), '9999999999,9999')
    await expect.poll(() => text('items[1].total')).toBe('R$ 99.999.999.999.998.000.000,00')
    expect(scroll.scrollWidth).toBeGreaterThan(scroll.clientWidth)
    const edge = scroll.getBoundingClientRect().right
    const buttons = [...grid.querySelectorAll('.ep-table-tool')].map((each) => each.getBoundingClientRect())
    expect(buttons.length).toBeGreaterThan(items.length)
    expect(buttons.filter(({ right }) => right > edge)).toEqual([])
    expect(new Set(buttons.map(({ left }) => Math.round(left))).size).toBe(buttons.length / items.length)
    paste(cell('items[1].quantity'), '2')
    paste(cell('items[1].unitPrice'), '1')
    await expect.poll(() => [grid.clientWidth, ...widths()]).toEqual(before)
  })

  it('give what a cell shows to the clipboard', async () => {
    await open()
    cell('items[2].total').focus()
    const clipboardData = new DataTransfer()
    cell('items[2].total').dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
    expect(clipboardData.getData('text/plain').replaceAll('\u00a0', ' ')).toBe('R$ 10,00')
  })

  it('of sixty rows: a key draws the cell that is typed in, and what follows from it', async () => {
    await open(Array.from({ length: 60 }, (_, index) => item(`Item ${index}`)))
    cell('items[30].quantity').focus()
    await keys('{F2}1')
    const parts = [...document.querySelectorAll('[data-path] *, [data-path], tfoot td *')]
    const before = parts.map(countCommits)
    await keys('2')
    const drawn = new Set(
      parts.flatMap((part, index) =>
        countCommits(part) === before[index] ? [] : [part.closest('td')?.dataset.path ?? part.closest('tr')?.parentElement?.tagName],
      ),
    )
    expect([...drawn]).toEqual(['items[30].quantity'])
    expect(text('items[30].total')).toBe('R$ 2.226,00')
    cell('items[31].description').focus()
    await keys('{F2}1')
    const again = parts.map(countCommits)
    await keys('2')
    const typed = parts.flatMap((part, index) => (countCommits(part) === again[index] ? [] : [part.closest('td')?.dataset.path]))
    expect([...new Set(typed)].filter((path) => path !== 'items[31].description')).toEqual([])
  })
})

describe('where there is no room for a table', () => {
  it('the rows are cards, with what is computed and what is locked', async () => {
    await page.viewport(420, 800)
    form = renderForm(<OrderForm params={{ id: '1' }} />, {
      address: '/compras-diretas/1',
      world: { resources: [order], records: { order: [{ id: 1, subject: 'Material esportivo', items }] } },
    })
    await expect.element(page.getByRole('group', { name: 'Item 4', exact: true })).toBeVisible()
    expect(document.querySelector('table')).toBeNull()
    const card = page.getByRole('group', { name: 'Item 3', exact: true })
    await expect.element(card).toMatchTextContent(/Total do itemR\$ 10,00/)
    await expect.element(page.getByRole('button', { name: 'Remover Item 4', exact: true })).not.toBeInTheDocument()
  })
})

/** What React has handed an element last: another object for each time it was drawn. */
function countCommits(element: Element): unknown {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$')) ?? ''
  return (element as unknown as Record<string, unknown>)[key]
}
