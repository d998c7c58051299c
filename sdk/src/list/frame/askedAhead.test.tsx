import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { listScreen } from './listScreen.js'
import { listPath, type RenderedList, renderList } from './renderList.testkit.js'

const List = listScreen(department)
let list: RenderedList
beforeEach(async () => {
  await page.viewport(1200, 700)
  list = renderList(List)
  await expect.element(row('Setor 001')).toBeVisible()
})
afterEach(() => list.unmount())

const row = (name: string) => page.getByRole('row', { name, exact: true })
const callsOf = (start: string) => list.api.calls.filter((call) => call.startsWith(start))
const press = (locator: ReturnType<typeof page.getByRole>, init?: PointerEventInit) =>
  locator.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, ...init }))

describe('what a press will show', () => {
  it('is asked for when it begins, and only once', async () => {
    const next = page.getByRole('button', { name: 'Próxima página' })
    press(next)
    await vi.waitFor(() => expect(callsOf(`GET ${listPath}?pagina=2`)).toHaveLength(1))
    await expect.element(row('Setor 001')).toBeVisible()
    await next.click()
    await expect.element(row('Setor 026')).toBeVisible()
    expect(callsOf(`GET ${listPath}?pagina=2`)).toHaveLength(1)

    const heading = page.getByRole('button', { name: 'Tipo' })
    press(heading)
    await vi.waitFor(() => expect(list.api.calls.at(-1)).toMatch(/pagina=1&.*ordem=kind/))
    await heading.click()
    await expect.element(row('Setor 002')).toBeVisible()
    expect(list.api.calls.filter((call) => call.includes('ordem=kind'))).toHaveLength(1)
  })

  it('is a record too; and nothing for another button of the mouse', async () => {
    const name = page.getByRole('link', { name: 'Setor 003' })
    press(name, { button: 2 })
    press(page.getByRole('button', { name: 'Página 2' }), { button: 1 })
    press(name)
    await vi.waitFor(() => expect(callsOf(`GET ${listPath}/`)).toEqual([`GET ${listPath}/contagem`, `GET ${listPath}/3`]))
    expect(callsOf(`GET ${listPath}?`)).toHaveLength(1)
  })
})

describe('a record whose reading the server keeps', () => {
  const resource = { ...department, contract: { ...department.contract, masked: ['phone'] } }
  const readings = () => callsOf(`GET ${listPath}/`).filter((call) => !call.endsWith('contagem'))

  it('is asked for when the user opens it, not before', async () => {
    list.unmount()
    list = renderList(listScreen(resource), { resource })
    const name = page.getByRole('link', { name: 'Setor 003' })
    await expect.element(name).toBeVisible()
    press(name)
    // Opens another window; the default, which this test must not follow, is prevented only after all handlers.
    const opensElsewhere = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    name.element().dispatchEvent(opensElsewhere)
    expect(readings()).toEqual([])
    await name.click()
    expect(readings()).toEqual([`GET ${listPath}/3`])
  })

  it('is asked for by the keyboard too', async () => {
    list.unmount()
    list = renderList(listScreen(resource), { resource })
    const shown = row('Setor 003')
    await expect.element(shown).toBeVisible()
    ;(shown.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(readings).toEqual([`GET ${listPath}/3`])
  })
})

describe('a press on a heading', () => {
  const heading = () => page.getByRole('button', { name: 'Tipo' })
  const order = () => list.navigation.getLocation().search

  it('changes the order and the rows in one step when the answer comes soon', async () => {
    const states: string[] = []
    const grid = page.getByRole('grid').element()
    new MutationObserver(() => states.push(grid.getAttribute('aria-busy') ?? '')).observe(grid, { attributeFilter: ['aria-busy'] })
    await heading().click()
    await expect.element(page.getByRole('columnheader', { name: 'Tipo' })).toHaveAttribute('aria-sort', 'ascending')
    await expect.element(row('Setor 002')).toBeVisible()
    expect(states).toEqual([])
  })

  it('shows that it is waiting for a slow answer', async () => {
    list.intercept(`GET ${listPath}`, () => new Promise(() => undefined))
    await heading().click()
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
    expect(order()).toBe('?ordem=kind')
  })

  it('turns the order around at the second of two quick presses', async () => {
    const button = heading().element() as HTMLElement
    button.click()
    button.click()
    await expect.poll(order).toBe('?ordem=-kind')
  })

  it('does nothing later in a list that the user has changed meanwhile', async () => {
    list.intercept(`GET ${listPath}`, () => new Promise(() => undefined))
    const button = heading().element() as HTMLElement
    button.click()
    list.navigation.navigate(`${listPath}?busca=Setor`)
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(order()).toBe('?busca=Setor')
  })
})
