import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { failure, success } from '../../testing/answers.js'
import { money } from '../../kinds/number/money.js'
import { listScreen } from './listScreen.js'
import { listPath, type RenderedList, renderList } from './renderList.testkit.js'

const contract = { ...department.contract, aggregates: { sortOrder: 'sum' } as const }
const List = listScreen({ ...department, contract, fields: { ...department.fields, sortOrder: money() } })
const somas = `GET ${listPath}/somas`
let list: RenderedList
afterEach(() => list.unmount())

const open = async (address = listPath) => {
  await page.viewport(1280, 800)
  list = renderList(List, { address })
}
const sums = () => page.getByRole('group', { name: 'Somas de todo o resultado' })
const firstRow = () => page.getByRole('row').filter({ hasText: 'Setor 001' })

it('come after the rows, written as their field writes them, for what the search and the filters find', async () => {
  await open(`${listPath}?status=ativo&pagina=2&ordem=-name`)
  let answerNow = () => undefined as unknown
  list.intercept(somas, () => new Promise((resolve) => (answerNow = () => resolve(success({ data: { sortOrder: '123456789012.34' } })))))
  await expect.element(page.getByRole('row').nth(2)).toBeVisible()
  await expect.element(sums()).toMatchTextContent(/somando…/)
  answerNow()
  await expect.element(sums()).toMatchTextContent(/R\$\s123\.456\.789\.012,34/)
})

it('are asked for once for all pages and orders of a result', async () => {
  await open()
  let asked = 0
  list.intercept(somas, () => {
    asked++
    return success({ data: { sortOrder: '1.00' } })
  })
  await expect.element(sums()).toMatchTextContent(/R\$\s1,00/)
  await page.getByRole('button', { name: 'Página 2', exact: true }).click()
  await expect.element(firstRow()).not.toBeInTheDocument()
  expect(asked).toBe(1)
})

it('that cannot be had leave the rows alone, and are asked for again when somebody wants them', async () => {
  await open()
  const restore = list.intercept(somas, () => failure(500, 'internal'))
  await expect.element(sums()).toMatchTextContent(/Não foi possível somar/)
  await expect.element(firstRow()).toBeVisible()
  restore()
  list.intercept(somas, () => success({ data: { sortOrder: '2.50' } }))
  await sums().getByRole('button', { name: 'Tentar de novo' }).click()
  await expect.element(sums()).toMatchTextContent(/R\$\s2,50/)
})
