import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { listScreen } from '../frame/listScreen.js'
import { listPath, type RenderedList, renderList } from '../frame/renderList.testkit.js'

const List = listScreen(department)
let list: RenderedList
const open = async (options?: Parameters<typeof renderList>[1]) => {
  list = renderList(List, options)
  await expect.element(page.getByRole('row', { name: 'Setor 001', exact: true })).toBeVisible()
}
beforeEach(() => page.viewport(1600, 900))
afterEach(() => list.unmount())

const headings = () => [...document.querySelectorAll('.ep-list-head > .ep-list-cell')].map((cell) => cell.textContent)
const columnsButton = page.getByRole('button', { name: 'Colunas' })
const panel = page.getByRole('dialog', { name: 'Colunas e linhas' })
const column = (name: string | RegExp) => panel.getByRole('checkbox', { name })
const own = () => list.preferences.getValues()['list.department']
const heading = (name: string) => page.getByRole('columnheader', { name })
const widthOf = (name: string) => heading(name).element().getBoundingClientRect().width

describe('columns', () => {
  it('are shown and hidden at once, kept for the next visit and named by the address', async () => {
    await open()
    await columnsButton.click()
    await column('Tipo').click()
    await column('Alterado em').click()
    const shown = ['Nome', 'Sigla', 'Superior', 'Responsável', 'Regional', 'Situação', 'Alterado em']
    await vi.waitFor(() => expect(headings()).toEqual(shown))
    const keys = ['name', 'acronym', 'parent', 'manager', 'region', 'status', 'updatedAt']
    expect(own()).toEqual({ columns: keys })
    expect(decodeURIComponent(list.address())).toBe(`${listPath}?colunas=${keys.join()}`)
    expect(list.api.calls.filter((call) => call.startsWith(`GET ${listPath}?`))).toHaveLength(1)
  })

  it('move by buttons and by keyboard, which keeps its place, and never before the name', async () => {
    await open()
    await columnsButton.click()
    await panel.getByRole('button', { name: 'Mover Situação para antes' }).click()
    await vi.waitFor(() => expect(headings().slice(-2)).toEqual(['Situação', 'Regional']))
    await expect.element(panel.getByRole('button', { name: 'Mover Situação para antes' })).toHaveFocus()
    column('Sigla').element().focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}')
    await expect.element(column('Sigla')).toHaveFocus()
    expect(headings().slice(0, 2)).toEqual(['Nome', 'Sigla'])
    await expect.element(panel.getByRole('button', { name: 'Mover Sigla para antes' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(columnsButton).toHaveFocus()
    await expect.element(panel).not.toBeInTheDocument()
  })

  it('of one width each leave what is left to the name, and boxes and menus as narrow as ever', async () => {
    const boxWidth = () => document.querySelector('.ep-list-head > .ep-list-check-cell')?.getBoundingClientRect().width
    await open()
    const before = boxWidth()
    await columnsButton.click()
    for (const name of ['Superior', 'Responsável', 'Regional']) await column(name).click()
    await vi.waitFor(() => expect(headings()).toEqual(['Nome', 'Sigla', 'Tipo', 'Situação']))
    expect(boxWidth()).toBe(before)
    expect(widthOf('Nome')).toBeGreaterThan(700)
  })

  it('follow the pointer that drags them', async () => {
    await open()
    await columnsButton.click()
    await expect.element(panel).toBeVisible()
    const items = [...panel.element().querySelectorAll('li')]
    await userEvent.dragAndDrop(items[6]?.querySelector('.ep-columns-grip') as Element, items[1] as Element)
    await vi.waitFor(() => expect(headings().slice(0, 3)).toEqual(['Nome', 'Situação', 'Sigla']))
  })

  it('take the width that their edge is dragged to, that keys give them, and that their content needs', async () => {
    await open()
    const before = widthOf('Tipo')
    const edge = () => heading('Tipo').element().querySelector('.ep-list-edge') as HTMLElement
    // A browser drags selected text.
    document.execCommand('selectAll')
    await userEvent.dragAndDrop(edge(), heading('Superior'))
    await vi.waitFor(() => expect(widthOf('Tipo')).toBeGreaterThan(before + 50))
    const dragged = widthOf('Tipo')
    ;(heading('Tipo').getByRole('button').element() as HTMLElement).focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
    await vi.waitFor(() => expect(widthOf('Tipo')).toBeLessThan(dragged - 10))
    await userEvent.dblClick(edge())
    await vi.waitFor(() => expect(widthOf('Tipo')).toBeLessThan(before))
    expect(own()).toEqual({ widths: { kind: expect.any(Number) } })
  })

  it('grow and shrink from what one sees, by the buttons of the panel as by its keys', async () => {
    await open()
    const [name, parent] = [widthOf('Nome'), widthOf('Superior')]
    await columnsButton.click()
    await panel.getByRole('button', { name: 'Alargar Nome' }).click()
    await vi.waitFor(() => expect(widthOf('Nome')).toBeGreaterThan(name + 10))
    ;(column('Superior').element() as HTMLElement).focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await vi.waitFor(() => expect(widthOf('Superior')).toBeLessThan(parent))
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}')
    await vi.waitFor(() => expect(widthOf('Superior')).toBeGreaterThan(parent))
  })

  it('are walked through by plain arrows, shown and hidden ones alike', async () => {
    await open()
    await columnsButton.click()
    // The panel takes the focus first.
    await expect.element(panel.getByRole('radio', { checked: true })).toHaveFocus()
    ;(column('Regional').element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(column('Cadastrado em')).toHaveFocus()
    await userEvent.keyboard('{ArrowUp} ')
    await expect.element(column('Situação')).not.toBeChecked()
  })

  it('come back to what everybody sees by one press', async () => {
    await open({ wishes: { 'list.department': { columns: ['name', 'status'], widths: { status: 20 } } } })
    await vi.waitFor(() => expect(headings()).toEqual(['Nome', 'Situação']))
    await columnsButton.click()
    await panel.getByRole('button', { name: 'Restaurar padrão' }).click()
    await vi.waitFor(() => expect(headings()).toHaveLength(7))
    expect(own()).toBeUndefined()
  })

  it('that are not shown and order the rows are told, and given up', async () => {
    await open({ address: `${listPath}?colunas=name,status&ordem=acronym,-name` })
    await expect.element(page.getByText('Sigla, crescente')).toBeVisible()
    expect(document.querySelectorAll('.ep-list-tag')).toHaveLength(1)
    await page.getByRole('button', { name: 'Remover a ordem por Sigla' }).click()
    await vi.waitFor(() => expect(decodeURIComponent(list.address())).toBe(`${listPath}?ordem=-name&colunas=name,status`))
    await expect.element(page.getByText('Sigla, crescente')).not.toBeInTheDocument()
  })

  it('are the person’s own where a link says nothing of them, and the address says so', async () => {
    const wishes = { 'list.department': { columns: ['name', 'status'] } }
    await open({ wishes, address: `${listPath}?status=ativo` })
    expect(headings()).toEqual(['Nome', 'Situação'])
    await vi.waitFor(() => expect(decodeURIComponent(list.address())).toBe(`${listPath}?status=ativo&colunas=name,status`))
  })

  it('of a link are shown without taking the person’s own away', async () => {
    const wishes = { 'list.department': { columns: ['name', 'status'] } }
    await open({ wishes, address: `${listPath}?colunas=name,acronym,createdAt` })
    expect(headings()).toEqual(['Nome', 'Sigla', 'Cadastrado em'])
    await columnsButton.click()
    await column('Sigla').click()
    await vi.waitFor(() => expect(headings()).toEqual(['Nome', 'Cadastrado em']))
    expect(own()).toEqual({ columns: ['name', 'status'] })
    await panel.getByRole('button', { name: 'Voltar às minhas' }).click()
    await vi.waitFor(() => expect(headings()).toEqual(['Nome', 'Situação']))
  })

  it('that do not fit in one line stand in a second one, with their headings in sight', async () => {
    await page.viewport(760, 900)
    await open()
    const cells = () => [...document.querySelectorAll<HTMLElement>('.ep-list-head > .ep-list-cell')]
    await vi.waitFor(() => expect(document.querySelector('[data-stacked]')).not.toBeNull())
    const all = ['Nome', 'Sigla', 'Tipo', 'Superior', 'Responsável', 'Regional', 'Situação']
    expect(cells().map(({ textContent }) => textContent)).toEqual(all)
    for (const cell of cells()) {
      const { left, right, width } = cell.getBoundingClientRect()
      expect([width > 0, left >= 0, right <= window.innerWidth], cell.textContent).toEqual([true, true, true])
    }
    expect(new Set(cells().map((cell) => Math.round(cell.getBoundingClientRect().top))).size).toBeGreaterThan(1)
    await columnsButton.click()
    await expect.element(column('Responsável')).toBeChecked()
    await page.viewport(1600, 900)
    await vi.waitFor(() => expect(document.querySelector('[data-stacked]')).toBeNull())
  })

  it('of the person open with the bare address, whose whole state the address then says', async () => {
    await open({ wishes: { 'list.department': { columns: ['name', 'status'] } } })
    expect(decodeURIComponent(list.address())).toBe(`${listPath}?colunas=name,status`)
    await page.getByRole('textbox', { name: 'Buscar em departamentos' }).fill('004')
    await vi.waitFor(() => expect(decodeURIComponent(list.address())).toBe(`${listPath}?busca=004&colunas=name,status`))
  })
})

it('rows are as high as the person likes, with targets that stay large enough', async () => {
  await open()
  const height = () => document.querySelector('.ep-list-row')?.getBoundingClientRect().height ?? 0
  expect(height()).toBe(40)
  await columnsButton.click()
  await panel.getByRole('radio', { name: 'Compacta' }).click()
  await vi.waitFor(() => expect(height()).toBe(32))
  const targets = [...document.querySelectorAll('.ep-list-row :is(button, .ep-list-check-cell)')].filter((target) =>
    target.checkVisibility(),
  )
  // A box and a button in each of 25 rows.
  expect(targets.length).toBeGreaterThanOrEqual(50)
  for (const target of targets)
    expect(Math.min(target.getBoundingClientRect().height, target.getBoundingClientRect().width)).toBeGreaterThanOrEqual(24)
  await panel.getByRole('radio', { name: 'Confortável' }).click()
  await vi.waitFor(() => expect(height()).toBe(52))
  expect(list.preferences.getValues().density).toBe('confortavel')
})

it('a name with a whole row of several lines for itself is not cut after the first', async () => {
  await page.viewport(1000, 900)
  await open()
  await vi.waitFor(() => expect(document.querySelector('[data-stacked]')).not.toBeNull())
  const [cell] = document.querySelectorAll<HTMLElement>('.ep-list-row > .ep-list-all-lines:not(.ep-list-title-cell)')
  if (!cell) throw new Error('no value has all lines for itself')
  cell.textContent = 'Coordenação dos Escritórios Regionais'
  expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth)
})

it('rows of several lines are as high as the person likes too', async () => {
  await page.viewport(1000, 900)
  const heights: number[] = []
  for (const density of ['compacta', 'normal', 'confortavel']) {
    await open({ address: `${listPath}?densidade=${density}` })
    await vi.waitFor(() => expect(document.querySelector('[data-stacked]')).not.toBeNull())
    heights.push(document.querySelector('.ep-list-row')?.getBoundingClientRect().height ?? 0)
    if (density !== 'confortavel') list.unmount()
  }
  const [compact = 0, normal = 0, comfortable = 0] = heights
  expect(compact).toBeLessThanOrEqual(normal - 6)
  expect(comfortable).toBeGreaterThanOrEqual(normal + 6)
})
