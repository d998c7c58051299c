import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { person } from '../../resources/people/person/resource.js'
import { material } from '../../resources/service-memos/gms/material/resource.js'
import { materialSamples } from '../../resources/service-memos/gms/material/samples.js'
import { listScreen } from '../frame/listScreen.js'
import { type RenderedList, renderList } from '../frame/renderList.testkit.js'

const List = listScreen(person)
const people = [{ id: 1, name: 'Ana', documentType: 'cpf', age: 34, legalCapacity: 'adulto', status: 'ativo' }]
let list: RenderedList
afterEach(() => list.unmount())

const panel = page.getByRole('region', { name: 'Filtros' })
const more = page.getByRole('button', { name: 'Mais filtros' })
const open = async (address = '/pessoas') => {
  await page.viewport(1366, 768)
  list = renderList(List, { resource: person, records: people, address })
  await page.getByRole('button', { name: /^Filtros/ }).click()
  await expect.element(panel).toBeVisible()
}

it('four filters come first, the others when they are asked for, where Tab goes on', async () => {
  await open()
  await expect.element(panel.getByRole('group', { name: 'Situação' })).toBeVisible()
  await expect.element(panel.getByRole('textbox', { name: 'Idade, de' })).not.toBeInTheDocument()
  await more.click()
  await expect.element(panel.getByRole('textbox', { name: 'Idade, de' })).toBeVisible()
  const button = page.getByRole('button', { name: 'Menos filtros' })
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.tab()
  expect(button.element().compareDocumentPosition(document.activeElement as Element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('a filter in force is in sight from the start', async () => {
  await open('/pessoas?age=30..')
  await expect.element(panel.getByRole('textbox', { name: 'Idade, de' })).toHaveValue('30')
})

it('a range whose end is below its start keeps both and says so, until one is mended', async () => {
  await open('/pessoas?age=30..')
  const to = panel.getByRole('textbox', { name: 'Idade, até' })
  await to.fill('20')
  await userEvent.keyboard('{Enter}')
  await expect.element(panel.getByText('O fim é menor que o início. Corrija um dos dois.')).toBeVisible()
  await expect.element(panel.getByRole('textbox', { name: 'Idade, de' })).toHaveValue('30')
  await expect.element(to).toHaveValue('20')
  expect(list.address()).toBe('/pessoas?age=30..')
  await to.fill('40')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => list.address()).toBe('/pessoas?age=30..40')
  await expect.element(panel.getByText('O fim é menor que o início. Corrija um dos dois.')).not.toBeInTheDocument()
})

it('a filter that depends on another one offers only what fits to it, and waits for it', async () => {
  const path = material.contract.path
  const openMaterials = async (address: string) => {
    await page.viewport(1366, 768)
    list = renderList(listScreen(material), { resource: material, records: materialSamples, address })
    await page.getByRole('button', { name: /^Filtros/ }).click()
    await more.click()
  }
  await openMaterials(`${path}?groupId=2`)
  await panel.getByRole('combobox', { name: 'Classe' }).click()
  await expect.poll(() => list.api.calls.filter((call) => /gms\/classes.*groupId=2/.test(call))).not.toEqual([])
  list.unmount()
  await openMaterials(path)
  await expect.element(panel.getByRole('combobox', { name: 'Classe' })).toHaveAttribute('placeholder', 'Preencha primeiro: Grupo')
})
