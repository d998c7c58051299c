import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { DepartmentList } from '../../resources/administrative/department/DepartmentList.js'
import { type RenderedList, renderList } from './renderList.testkit.js'

let list: RenderedList
afterEach(() => list.unmount())

/** The number of lines of an element's text. */
function linesOf(element: Element): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

it('in a portal 230 pixels wide the title keeps its word whole, above the buttons', async () => {
  await page.viewport(230, 640)
  list = renderList(DepartmentList)
  const title = page.getByRole('heading', { level: 1, name: 'Departamentos' })
  await expect.element(page.getByRole('link', { name: 'Setor 001', exact: true })).toBeVisible()
  expect(linesOf(title.element())).toBe(1)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(230)
  const create = page.getByRole('link', { name: 'Novo departamento' }).element()
  expect(create.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.element().getBoundingClientRect().bottom)
})
