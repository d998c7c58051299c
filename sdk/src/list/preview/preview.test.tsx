import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { integer } from '../../kinds/number/integer.js'
import { department } from '../../resources/administrative/department/resource.js'
import { listScreen } from '../frame/listScreen.js'
import { listPath, type RenderedList, renderList } from '../frame/renderList.testkit.js'

const List = listScreen(department)
let list: RenderedList
beforeEach(() => page.viewport(1200, 700))
afterEach(() => list.unmount())

const row = (name: string) => page.getByRole('row', { name, exact: true })
const panel = (name: string) => page.getByRole('dialog', { name })
const shown = async (address?: string) => {
  list = renderList(List, { address })
  await expect.element(row('Setor 001')).toBeInTheDocument()
}

describe('the preview of a record', () => {
  it('opens by the key V, follows the arrows, and gives the focus to the row that was looked at last', async () => {
    await shown()
    row('Setor 002').element().focus()
    await userEvent.keyboard('v')
    await expect.element(panel('Setor 002').getByText('s@pr.gov.br')).toBeVisible()
    expect(list.address()).toBe(`${listPath}?ver=2`)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(panel('Setor 004')).toBeVisible()
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
    await expect.element(panel('Setor 003')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(list.address().split('?')[0]).toBe(`${listPath}/3`)
  })

  it('is closed by Back, however many records were looked at', async () => {
    await shown()
    await page.getByRole('button', { name: 'Ações de Setor 001' }).click()
    await page.getByRole('menuitem', { name: 'Visualizar' }).click()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(panel('Setor 003')).toBeVisible()
    list.navigation.back('/')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(list.address()).toBe(listPath)
  })

  it('stands in a link, also for a record that is not on the page', async () => {
    await shown(`${listPath}?ver=50`)
    await expect.element(panel('Setor 050').getByText('S050')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Próximo registro' })).not.toBeInTheDocument()
  })

  it('says what a number counts', async () => {
    const counted = { ...department, fields: { ...department.fields, sortOrder: integer({ unit: 'h' }) } }
    list = renderList(listScreen(counted), { address: `${listPath}?ver=41` })
    await expect.element(panel('Setor 041').getByText('40 h', { exact: true })).toBeVisible()
  })
})
