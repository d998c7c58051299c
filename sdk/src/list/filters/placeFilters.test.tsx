import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { supplier } from '../../resources/service-memos/supplier/resource.js'
import { supplierSamples } from '../../resources/service-memos/supplier/samples.js'
import { listScreen } from '../frame/listScreen.js'
import { type RenderedList, renderList } from '../frame/renderList.testkit.js'

const List = listScreen(supplier)
let list: RenderedList
afterEach(() => list.unmount())

const path = supplier.contract.path
const panel = page.getByRole('region', { name: 'Filtros' })
const open = async (address: string) => {
  await page.viewport(1366, 768)
  list = renderList(List, { resource: supplier, records: supplierSamples, address })
  await page.getByRole('button', { name: /^Filtros/ }).click()
  const more = panel.getByRole('button', { name: /^(Mais|Menos) filtros$/ })
  await expect.element(more).toBeVisible()
  if (more.element().getAttribute('aria-expanded') === 'false') await more.click()
}
const choose = async (name: string, option: string) => {
  await panel.getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const offered = async () => {
  await panel.getByRole('combobox', { name: 'Município' }).click()
  const options = () =>
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(() => options().length).toBeGreaterThan(0)
  return options()
}

it('offers the cities of the state that is chosen, and no others', async () => {
  await open(`${path}?stateId=35`)
  const cities = await offered()
  expect(cities).toContain('São Paulo')
  expect(cities).not.toContain('Curitiba')
})

it('offers Paraná’s cities while no state is chosen', async () => {
  await open(path)
  expect(await offered()).toContain('Curitiba')
})

it('forgets the city when the state becomes another, or none', async () => {
  await open(`${path}?stateId=41&cityId=4106902`)
  await choose('UF', 'São Paulo')
  await expect.poll(() => list.address()).toBe(`${path}?stateId=35`)
  await choose('Município', 'São Paulo')
  await expect.poll(() => list.address()).toBe(`${path}?stateId=35&cityId=3550308`)
  await page.getByRole('button', { name: 'Remover o filtro UF' }).click()
  await expect.poll(() => list.address()).toBe(path)
})
