import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { failure } from '../../testing/answers.js'
import { listScreen } from '../frame/listScreen.js'
import { listPath, type RenderedList, type RenderOptions, renderList } from '../frame/renderList.testkit.js'

const contract = {
  ...department.contract,
  sortable: [...department.contract.sortable, 'sortOrder'],
  orderable: 'sortOrder',
  defaultSort: 'sortOrder',
}
const resource = { ...department, contract, columns: [{ key: 'sortOrder' }, ...department.columns] }
const List = listScreen(resource)
let list: RenderedList
beforeEach(() => page.viewport(1200, 700))
afterEach(() => list.unmount())

const row = (number: number) => page.getByRole('row', { name: `Setor 00${number}`, exact: true })
const grips = () => [...document.querySelectorAll('.ep-order-grip')]
const names = () => [...document.querySelectorAll('[data-row]')].map((element) => element.getAttribute('data-row')).join(' ')
const orders = () => list.api.calls.filter((call) => call.endsWith('/ordenar'))
const stored = () => {
  const records = list.api.records('department').toSorted((a, b) => Number(a.sortOrder) - Number(b.sortOrder))
  return records.map(({ id }) => id).join(' ')
}
const shown = async (options: RenderOptions = {}) => {
  list = renderList(List, { resource, count: 5, ...options })
  await expect.element(row(1)).toBeVisible()
}

describe('records in the order that people give them', () => {
  it('move by Alt and arrows, keep the focus, and are stored where they stand', async () => {
    await shown()
    await expect.poll(() => grips().length).toBe(5)
    row(2).element().focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
    expect(names()).toBe('1 3 4 2 5')
    await expect.element(row(2)).toHaveFocus()
    await expect.element(page.getByText('Setor 002: 4º de 5')).toBeInTheDocument()
    await expect.poll(stored).toBe('1 3 4 2 5')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect.poll(stored).toBe('1 3 2 4 5')
    expect(names()).toBe('1 3 2 4 5')
    await expect.element(row(2)).toHaveFocus()
  })

  it('move on before the list was asked for again, and back to where they were', async () => {
    await shown()
    await expect.poll(() => grips().length).toBe(5)
    list.intercept(`GET ${listPath}?`, () => new Promise(() => undefined))
    row(3).element().focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect.poll(stored).toBe('1 3 2 4 5')
    await expect.poll(() => list.api.calls.at(-1)).toContain('/ordenar')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.poll(stored).toBe('1 2 3 4 5')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.poll(stored).toBe('1 2 4 3 5')
    expect(names()).toBe('1 2 4 3 5')
  })

  it('stay where they were put when the list of before the last move comes while that is stored', async () => {
    await shown()
    await expect.poll(() => grips().length).toBe(5)
    // Each answer is computed at the request, and delivered later by the test.
    const held: (() => void)[] = []
    const hold = (call: string, path: string, method: string) =>
      list.intercept(call, async (body) => {
        const answer = await list.api.fetch(`/api/admin/v1${path}`, { method, body: JSON.stringify(body) })
        return new Promise((resolve) => held.push(() => resolve(answer)))
      })
    hold(`GET ${listPath}?`, `${listPath}?ordem=sortOrder`, 'GET')
    row(2).element().focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.poll(() => held.length).toBe(1)
    hold(`POST ${listPath}/ordenar`, `${listPath}/ordenar`, 'POST')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.poll(() => held.length).toBe(2)
    held[0]?.()
    await new Promise((resolve) => setTimeout(resolve, 50))
    held[1]?.()
    // The list is loaded again, which takes time.
    await expect.poll(() => held.length).toBe(3)
    expect(names()).toBe('1 3 4 2 5')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect.poll(() => held.length).toBe(4)
    held[3]?.()
    await expect.poll(stored).toBe('1 3 2 4 5')
    await expect.element(page.getByText('A ordem não foi gravada')).not.toBeInTheDocument()
    for (const answer of held) answer()
    expect(names()).toBe('1 3 2 4 5')
  })

  it('say that they stand at the end, and send nothing', async () => {
    await shown()
    await expect.poll(() => grips().length).toBe(5)
    row(1).element().focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect.element(page.getByText('Já está na ponta desta página')).toBeInTheDocument()
    expect(orders()).toEqual([])
  })

  it('are dragged by their grip to between two others', async () => {
    await shown()
    await expect.poll(() => grips().length).toBe(5)
    await userEvent.dragAndDrop(grips()[3] as Element, row(2).element(), { targetPosition: { x: 300, y: 3 } })
    await expect.poll(names).toBe('1 4 2 3 5')
    await expect.poll(stored).toBe('1 4 2 3 5')
    expect(orders().length).toBe(1)
  })

  it('move by single presses too, for whoever can neither drag nor type', async () => {
    await shown()
    await userEvent.hover(row(3))
    await userEvent.click(page.getByRole('button', { name: 'Mover Setor 003 para cima' }))
    await expect.poll(stored).toBe('1 3 2 4 5')
  })

  it('go back when somebody else changed one of them, and it is said', async () => {
    await shown()
    await expect.poll(() => grips().length).toBe(5)
    const mend = list.intercept(`POST ${listPath}/ordenar`, () => failure(412, 'stale'))
    row(1).element().focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(page.getByText('A ordem não foi gravada')).toBeVisible()
    expect(names()).toBe('1 2 3 4 5')
    mend()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.poll(stored).toBe('2 1 3 4 5')
  })

  it.each([
    ['another order', '?ordem=-name', 'Para mudar a ordem dos registros, mostre a lista pela coluna “Ordem”.'],
    ['some of them', '?busca=setor', 'Para mudar a ordem dos registros, retire a busca e os filtros.'],
  ])('stay where they are in %s; it is said why, and the way back is one press', async (_, search, why) => {
    await shown({ address: listPath + search })
    await expect.element(page.getByText(why).first()).toBeVisible()
    expect(grips()).toEqual([])
    row(3).element().focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(orders()).toEqual([])
    await userEvent.click(page.getByRole('button', { name: 'Mostrar todos na ordem' }))
    await expect.poll(() => grips().length).toBe(5)
    expect(list.address()).toBe(listPath)
  })

  it('offer nothing to whoever may only look', async () => {
    await shown({ isReadOnly: true })
    row(2).element().focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(names()).toBe('1 2 3 4 5')
    expect([...grips(), ...orders()]).toEqual([])
  })
})
