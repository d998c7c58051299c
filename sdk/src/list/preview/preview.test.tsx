import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { integer } from '../../kinds/number/integer.js'
import { department } from '../../resources/administrative/department/resource.js'
import { listScreen } from '../frame/listScreen.js'
import { listPath, type RenderedList, renderList } from '../frame/renderList.testkit.js'

const List = listScreen(department)
let list: RenderedList
afterEach(() => list.unmount())

const row = (name: string) => page.getByRole('row', { name, exact: true })
const over = (name: string) => page.getByRole('dialog', { name })
const beside = (name: string) => page.getByRole('region', { name })
const panels = () => document.querySelectorAll('.ep-list-beside')
const shown = async (address?: string) => {
  list = renderList(List, { address })
  await expect.element(row('Setor 001')).toBeInTheDocument()
}

describe('the preview over a list without room beside it', () => {
  beforeEach(() => page.viewport(940, 700))

  it('opens by the key V, follows the arrows, and gives the focus to the row that was looked at last', async () => {
    await shown()
    row('Setor 002').element().focus()
    await userEvent.keyboard('v')
    await expect.element(over('Setor 002').getByText('s@pr.gov.br')).toBeVisible()
    expect(list.address()).toBe(`${listPath}?ver=2`)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(over('Setor 004')).toBeVisible()
    expect(list.address()).toBe(`${listPath}?ver=4`)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(row('Setor 004')).toHaveFocus()
    expect(list.address()).toBe(listPath)
  })

  it('of a record that is gone offers nothing to open, and leaves the focus to the rows', async () => {
    await shown(`${listPath}?ver=999`)
    await expect.element(page.getByRole('dialog').getByText('O registro não existe ou foi excluído.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Abrir' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(row('Setor 001')).toHaveFocus()
  })

  it('opens the record by Enter', async () => {
    await shown()
    await userEvent.hover(row('Setor 003'))
    await page.getByRole('button', { name: 'Visualizar Setor 003' }).click()
    await expect.element(over('Setor 003')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(list.address().split('?')[0]).toBe(`${listPath}/3`)
  })

  it('is closed by Back, however many records were looked at', async () => {
    await shown()
    await page.getByRole('button', { name: 'Ações de Setor 001' }).click()
    await page.getByRole('menuitem', { name: 'Visualizar' }).click()
    await expect.element(over('Setor 001')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(over('Setor 003')).toBeVisible()
    list.navigation.back('/')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(list.address()).toBe(listPath)
  })

  it('stands in a link, also for a record that is not on the page', async () => {
    await shown(`${listPath}?ver=50`)
    await expect.element(over('Setor 050').getByText('S050')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Próximo registro' })).not.toBeInTheDocument()
  })

  it('says what a number counts', async () => {
    const counted = { ...department, fields: { ...department.fields, sortOrder: integer({ unit: 'h' }) } }
    list = renderList(listScreen(counted), { address: `${listPath}?ver=41` })
    await expect.element(over('Setor 041').getByText('40 h', { exact: true })).toBeVisible()
  })
})

describe('the preview beside a list with room for it', () => {
  beforeEach(() => page.viewport(1400, 700))

  it('leaves the focus to the row, and shows each row that the arrows reach', async () => {
    await shown()
    row('Setor 002').element().focus()
    await userEvent.keyboard('v')
    await expect.element(beside('Setor 002').getByText('s@pr.gov.br')).toBeVisible()
    await expect.element(row('Setor 002')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(beside('Setor 004').getByText('S004')).toBeVisible()
    await expect.element(row('Setor 004')).toHaveAttribute('aria-current', 'true')
    expect(list.address()).toBe(`${listPath}?ver=4`)
    await userEvent.keyboard('{Escape}')
    await expect.poll(panels).toHaveLength(0)
    await expect.element(row('Setor 004')).toHaveFocus()
    expect(list.address()).toBe(listPath)
  })

  it('stays open while the list is sorted, searched and paged; Escape then closes it without losing any of that', async () => {
    await shown()
    await userEvent.hover(row('Setor 003'))
    await page.getByRole('button', { name: 'Visualizar Setor 003' }).click()
    await expect.element(beside('Setor 003')).toBeVisible()
    await page.getByRole('button', { name: 'Sigla' }).click()
    await expect.poll(() => list.address()).toBe(`${listPath}?ordem=acronym&ver=3`)
    row('Setor 003').element().focus()
    await userEvent.keyboard('{PageDown}')
    await expect.element(beside('Setor 026').getByText('S026')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(row('Setor 026')).toHaveFocus()
    expect(list.address()).toBe(`${listPath}?pagina=2&ordem=acronym`)
  })

  it('is closed by Back, and by its button, which gives the focus back to its row', async () => {
    await shown()
    row('Setor 005').element().focus()
    await userEvent.keyboard('v')
    await expect.element(beside('Setor 005')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    list.navigation.back('/')
    await expect.poll(panels).toHaveLength(0)
    expect(list.address()).toBe(listPath)
    await userEvent.keyboard('v')
    await beside('Setor 006').getByRole('button', { name: 'Próximo registro' }).click()
    await beside('Setor 007').getByRole('button', { name: 'Fechar' }).click()
    await expect.element(row('Setor 007')).toHaveFocus()
  })

  it('is entered by V once more; from inside Escape leads back, and ticks outlive it', async () => {
    await shown()
    row('Setor 002').element().focus()
    await userEvent.keyboard(' v')
    await expect.element(beside('Setor 002')).toBeVisible()
    await userEvent.keyboard('v')
    await expect.poll(() => document.activeElement?.closest('.ep-list-beside')).not.toBeNull()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.element(row('Setor 003')).toHaveFocus()
    await expect.element(row('Setor 002')).toHaveAttribute('aria-selected', 'true')
  })

  it.each([1400, 1200, 990])('cuts no value at %i px, and the columns that find no room are left out', async (width) => {
    await page.viewport(width, 700)
    await shown(`${listPath}?ver=2`)
    await expect.element(beside('Setor 002')).toBeVisible()
    const { left } = (panels()[0] as Element).getBoundingClientRect()
    const cells = [...row('Setor 003').element().querySelectorAll<HTMLElement>('td')].filter((cell) => cell.getClientRects().length > 0)
    expect(cells.length).toBeGreaterThan(3)
    for (const cell of cells) {
      expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth + 1)
      for (const part of cell.children) expect(part.scrollHeight).toBeLessThanOrEqual(part.clientHeight + 1)
      expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(left)
    }
  })

  it('goes over the list when the window gets narrow, and back', async () => {
    await shown(`${listPath}?ver=2`)
    await expect.element(beside('Setor 002')).toBeVisible()
    await page.viewport(820, 700)
    await expect.element(over('Setor 002')).toBeVisible()
    expect(panels()).toHaveLength(0)
    await page.viewport(1400, 700)
    await expect.element(beside('Setor 002')).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})
