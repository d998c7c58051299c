import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { listScreen } from '../frame/listScreen.js'
import { listPath, type RenderedList, renderList } from '../frame/renderList.testkit.js'

const List = listScreen(department)
const written = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
let list: RenderedList
beforeEach(async () => {
  await page.viewport(1200, 700)
  written.mockClear()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(written)
  list = renderList(List)
  await expect.element(row('Setor 003')).toBeVisible()
})
afterEach(() => {
  vi.restoreAllMocks()
  list.unmount()
})

const row = (name: string) => page.getByRole('row', { name, exact: true })
const cell = (name: string, value: string) => row(name).getByRole('gridcell', { name: value, exact: true })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const labels = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)

describe('the menu of a row', () => {
  it('opens under a right click with what concerns the cell, and gives the focus to the row', async () => {
    await cell('Setor 002', 'Divisão').click({ button: 'right' })
    await expect.element(item('Editar')).toHaveFocus()
    expect(labels()).toEqual([
      'Editar',
      'Abrir em nova aba',
      'Visualizar',
      'Filtrar por “Divisão”',
      'Copiar “Divisão”',
      'Copiar a linha',
      'Copiar link',
      'Inativar',
      'Excluir',
    ])
    await userEvent.keyboard('{Escape}')
    await expect.element(row('Setor 002')).toHaveFocus()
  })

  it('narrows the list to the value that was pointed at', async () => {
    await cell('Setor 002', 'Divisão').click({ button: 'right' })
    await item('Filtrar por “Divisão”').click()
    expect(list.address()).toBe(`${listPath}?kind=divisao`)
  })

  it('copies a value, the row as a spreadsheet takes it, and a link', async () => {
    await cell('Setor 002', 'Divisão').click({ button: 'right' })
    await item('Copiar “Divisão”').click()
    expect(written).toHaveBeenLastCalledWith('Divisão')
    await expect.element(page.getByText('Valor copiado')).toBeVisible()
    await cell('Setor 002', 'Divisão').click({ button: 'right' })
    await item('Copiar a linha').click()
    expect(written.mock.lastCall?.[0]).toMatch(/^Setor 002\tS002\tDivisão\t.*\tAtivo$/)
    await cell('Setor 002', 'Divisão').click({ button: 'right' })
    await item('Copiar link').click()
    expect(written).toHaveBeenLastCalledWith(`${location.origin}${listPath}/2`)
  })

  it('opens by keyboard for the row that has the focus', async () => {
    row('Setor 004').element().focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect.element(item('Editar')).toHaveFocus()
    await userEvent.keyboard('ex')
    await expect.element(item('Excluir')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(row('Setor 004')).toHaveFocus()
  })

  it("leaves links, selected text and a click with Shift to the browser's own menu", async () => {
    const right = (element: Element, more: MouseEventInit = {}) => {
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 2 }))
      return element.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, cancelable: true, button: 2, ...more }))
    }
    const value = cell('Setor 002', 'Divisão').element()
    expect(right(row('Setor 002').getByRole('link', { name: 'Setor 002' }).element())).toBe(true)
    expect(right(value, { shiftKey: true })).toBe(true)
    getSelection()?.selectAllChildren(value)
    expect(right(value)).toBe(true)
    getSelection()?.removeAllRanges()
    expect(right(value)).toBe(false)
  })
})

describe('Ctrl+C', () => {
  const copied = (target: Element) => {
    const clipboardData = new DataTransfer()
    target.dispatchEvent(new ClipboardEvent('copy', { bubbles: true, cancelable: true, clipboardData }))
    return clipboardData.getData('text/plain')
  }

  it('takes the row, or all ticked ones when it is one of them, and never in place of selected text', async () => {
    const second = row('Setor 002').element()
    expect(copied(second)).toMatch(/^Setor 002\tS002/)
    await expect.element(page.getByText('Linha copiada')).toBeVisible()
    await row('Setor 002').getByRole('checkbox').click()
    await row('Setor 003').getByRole('checkbox').click()
    expect(copied(second).split('\n')).toHaveLength(2)
    expect(copied(row('Setor 005').element())).toMatch(/^Setor 005/)
    getSelection()?.selectAllChildren(second)
    expect(copied(second)).toBe('')
    getSelection()?.removeAllRanges()
  })

  it('gives a spreadsheet no formula to run', () => {
    const link = row('Setor 002').getByRole('link').element()
    link.textContent = '=1+1'
    expect(copied(link)).toMatch(/^'=1\+1\tS002/)
  })
})
