import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { listScreen } from '../frame/listScreen.js'
import { listPath, type RenderedList, renderList } from '../frame/renderList.testkit.js'

const List = listScreen(department)
let list: RenderedList
beforeEach(() => page.viewport(1200, 700))
afterEach(() => list.unmount())

const row = (name: string) => page.getByRole('row', { name, exact: true })
const box = (name: string) => page.getByRole('checkbox', { name: `Selecionar ${name}`, exact: true })
const shown = async () => {
  list = renderList(List)
  await expect.element(row('Setor 001')).toBeVisible()
}

describe('the keyboard', () => {
  it('moves through rows and pages, selects and opens', async () => {
    await shown()
    await box('Setor 001').click()
    await userEvent.keyboard('{Escape}{ArrowDown}{ArrowDown}')
    await expect.element(row('Setor 003')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.element(box('Setor 003')).toBeChecked()
    await userEvent.keyboard('{End}')
    await expect.element(row('Setor 025')).toHaveFocus()
    await userEvent.keyboard('{PageDown}')
    await expect.element(row('Setor 026')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(list.address().split('?')[0]).toBe(`${listPath}/27`)
  })

  it('asks about what is selected on Delete, and about the row when nothing is', async () => {
    await shown()
    await box('Setor 001').click()
    await userEvent.keyboard('{Escape}{ArrowDown}{Delete}')
    await expect.element(page.getByText('Tem certeza de que deseja excluir “Setor 001”?')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(row('Setor 002')).toHaveFocus()
    await userEvent.keyboard(' {Delete}')
    await expect.element(page.getByText('Tem certeza de que deseja excluir os 2 registros selecionados?')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Sim, excluir' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(row('Setor 003')).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect.element(page.getByText('Tem certeza de que deseja excluir “Setor 003”?')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(list.api.records('department')).toHaveLength(58)
    await page.getByRole('checkbox', { name: 'Selecionar esta página' }).click()
    await userEvent.keyboard('{Delete}')
    await expect.element(page.getByText('Tem certeza de que deseja excluir os 25 registros selecionados?')).toBeVisible()
    await userEvent.keyboard('{Escape}')
  })

  it('says the values of the row where it stands, and in which order the rows are', async () => {
    await shown()
    await box('Setor 001').click()
    await userEvent.keyboard('{Escape}{ArrowDown}')
    await expect.element(row('Setor 002')).toHaveFocus()
    await expect.element(row('Setor 002')).toHaveAttribute('aria-description', expect.stringMatching(/Sigla: S002\b.*Situação: Ativo/))
    await expect.element(row('Setor 002').getByRole('rowheader')).toHaveTextContent('Setor 002')
    await page.getByRole('button', { name: 'Sigla' }).click()
    await expect.element(page.getByText('Ordenado por Sigla, crescente.')).toBeInTheDocument()
  })

  it('reaches one row by Tab, and from it the pages', async () => {
    await shown()
    const stops = [...document.querySelectorAll<HTMLElement>('.ep-list-row [tabindex="0"], .ep-list-row[tabindex="0"]')]
    expect(stops.every((stop) => stop.closest('[data-row]')?.getAttribute('data-row') === '1')).toBe(true)
  })
})
