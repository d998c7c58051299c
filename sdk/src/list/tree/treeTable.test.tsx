import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { success } from '../../testing/answers.js'
import { listScreen } from '../frame/listScreen.js'
import { listPath, type RenderedList, renderList } from '../frame/renderList.testkit.js'

const List = listScreen(department)
let list: RenderedList
beforeEach(() => page.viewport(1200, 700))
afterEach(() => {
  goneId = undefined
  list.unmount()
})

const row = (name: string) => page.getByRole('row', { name, exact: true })
/** Setor 002 and 003 are below 001, 004 is below 003. */
const parents: Readonly<Record<number, number>> = { 2: 1, 3: 1, 4: 3 }
/** Id of a record that was deleted. */
let goneId: number | undefined
const shown = async (search = '') => {
  list = renderList(List, { address: `${listPath}?exibir=arvore`, count: 5 })
  const records = list.api.records('department').map((record) => ({ ...record, parentId: parents[record.id] ?? null }))
  const answer = (found: typeof records) =>
    success({ data: found, meta: { total: found.length, totalIsExact: true, page: 1, perPage: 100 } })
  list.intercept(`GET ${listPath}?pagina=1&por_pagina=100&ordem=name&busca=004`, () => answer(records.filter(({ id }) => id === 4)))
  list.intercept(`GET ${listPath}?`, () => answer(records.filter(({ id }) => id !== goneId)))
  list.navigation.navigate(`${listPath}?ordem=name&exibir=arvore${search}`)
  await expect.element(page.getByRole('treegrid')).toHaveAttribute('aria-busy', 'false')
}

describe('the tree of a list', () => {
  it('opens, closes and moves by arrows, and tells level and place', async () => {
    await shown()
    await expect.element(page.getByRole('status').getByText('5 registros', { exact: true })).toBeInTheDocument()
    await expect.element(row('Setor 003')).toHaveAttribute('aria-level', '2')
    await expect.element(row('Setor 003')).toHaveAttribute('aria-posinset', '2')
    await expect.element(row('Setor 003')).toHaveAttribute('aria-expanded', 'false')
    await expect.element(row('Setor 004')).not.toBeInTheDocument()
    row('Setor 003').element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(row('Setor 004')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(row('Setor 003')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect.element(row('Setor 001')).toHaveFocus()
    await expect.element(row('Setor 004')).not.toBeInTheDocument()
    await userEvent.keyboard('{End}{Delete}')
    await expect.element(page.getByText('Tem certeza de que deseja excluir “Setor 005”?')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(row('Setor 005')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(list.address().split('?')[0]).toBe(`${listPath}/5`)
  })

  it('is what the arrows of a preview follow', async () => {
    await shown()
    row('Setor 003').element().focus()
    await userEvent.keyboard('v')
    await expect.element(page.getByRole('region', { name: 'Setor 003' }).getByText('s@pr.gov.br')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('region', { name: 'Setor 005' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('region', { name: 'Setor 005' })).not.toBeInTheDocument()
    await expect.element(row('Setor 005')).toHaveFocus()
  })

  it('keeps the way to what is searched for in sight', async () => {
    await shown('&busca=004')
    await expect.element(row('Setor 004')).toHaveAttribute('aria-level', '3')
    expect(
      page
        .getByRole('row')
        .elements()
        .slice(1)
        .map((each) => each.getAttribute('aria-label')),
    ).toEqual(['Setor 001', 'Setor 003', 'Setor 004'])
  })

  it('has the rows and the columns that the person likes', async () => {
    await shown('&colunas=name,parent,acronym,kind,manager,region,updatedAt')
    const heading = (name: string) => page.getByRole('columnheader', { name })
    await expect.element(heading('Superior')).toBeVisible()
    await expect.element(heading('Situação')).not.toBeInTheDocument()
    const height = () => row('Setor 001').element().getBoundingClientRect().height
    expect(height()).toBe(40)
    list.preferences.set('density', 'compacta')
    await expect.poll(height).toBe(32)
    await page.viewport(390, 700)
    await expect.poll(() => row('Setor 001').element().querySelector('[data-column="updatedAt"]')?.checkVisibility()).toBe(true)
  })

  it('puts default columns that do not fit in one line into a second one, and leaves none out', async () => {
    await page.viewport(860, 700)
    await shown()
    const cells = () => [...document.querySelectorAll<HTMLElement>('.ep-list-head > .ep-list-cell')]
    await expect.element(page.getByRole('treegrid')).toHaveAttribute('data-stacked')
    // "Superior" is what the tree itself shows.
    expect(cells().map(({ textContent }) => textContent)).toEqual(['Nome', 'Sigla', 'Tipo', 'Responsável', 'Regional', 'Situação'])
    for (const cell of cells()) {
      const { left, right, width } = cell.getBoundingClientRect()
      expect([width > 0, left >= 0, right <= window.innerWidth], cell.textContent).toEqual([true, true, true])
    }
    const left = (line: Element | null, column: string) => line?.querySelector(`[data-column="${column}"]`)?.getBoundingClientRect().left
    for (const column of ['name', 'kind', 'region', 'status'])
      expect(left(row('Setor 001').element(), column)).toBe(left(document.querySelector('.ep-list-head'), column))
  })

  it('leaves the focus to the row that takes the place of a deleted one', async () => {
    await shown()
    row('Setor 003').element().focus()
    await userEvent.keyboard('{Delete}')
    goneId = 3
    await page.getByRole('button', { name: 'Sim, excluir' }).click()
    await expect.element(row('Setor 003')).not.toBeInTheDocument()
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^Setor/)
  })

  it('has the same menu, and goes back to the table', async () => {
    await shown()
    await page.getByRole('button', { name: 'Ações de Setor 002' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Editar' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'Tabela' }).click()
    await expect.element(page.getByRole('grid')).toBeVisible()
    expect(list.address()).toBe(`${listPath}?ordem=name`)
  })
})
