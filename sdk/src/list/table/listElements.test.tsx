import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { person } from '../../resources/people/person/resource.js'
import { PersonList } from '../../resources/people/person/screens/PersonList.js'
import { type RenderedList, renderList } from '../frame/renderList.testkit.js'

const people = Array.from({ length: 60 }, (_, place) => ({
  id: place + 1,
  name: `Pessoa ${String(place + 1).padStart(2, '0')}`,
  socialName: null,
  documentType: 'cpf',
  document: '***.456.789-**',
  birthDate: '1990-05-17',
  age: 36,
  legalCapacity: 'adulto',
  mainFunction: { id: 1, label: 'Professor de educação física' },
  mainDepartment: { id: 2, label: 'Diretoria de Esporte de Rendimento' },
  city: { id: 4113700, label: 'Londrina/PR' },
  phone: place === 1 ? null : '43999990000',
  status: 'ativo',
}))

let list: RenderedList
beforeEach(async () => {
  await page.viewport(1920, 900)
  list = renderList(PersonList, { resource: person, records: people })
  await expect.element(row('Pessoa 25')).toBeInTheDocument()
})
afterEach(() => list.unmount())

const row = (name: string) => page.getByRole('row', { name, exact: true })

it('25 people in all their columns take at most 600 elements, the whole list around them included', () => {
  expect(document.querySelectorAll('[data-row]')).toHaveLength(25)
  expect(row('Pessoa 03').element().querySelectorAll('td')).toHaveLength(12)
  expect(document.querySelectorAll('.ep-list, .ep-list *').length).toBeLessThanOrEqual(600)
})

it('a plain value is its cell; an empty one shows a dash that nobody reads', () => {
  const cell = row('Pessoa 02').element().querySelector<HTMLElement>('[data-column="phone"]')
  expect(cell?.childNodes).toHaveLength(0)
  expect(cell && getComputedStyle(cell, '::before').content).toContain('—')
  expect(row('Pessoa 03').element().querySelector('[data-column="city"]')?.innerHTML).toBe('Londrina/PR')
})

it('what only the mouse needs comes with the pointer or the focus, the menu is always there', async () => {
  const preview = (name: string) => page.getByRole('button', { name: `Visualizar ${name}` })
  await expect.element(preview('Pessoa 03')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Ações de Pessoa 03' })).toBeVisible()
  await userEvent.hover(row('Pessoa 03'))
  await preview('Pessoa 03').click()
  await expect.element(page.getByRole('region', { name: 'Pessoa 03' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  row('Pessoa 05').element().focus()
  await expect.element(preview('Pessoa 05')).toBeInTheDocument()
})

it('the whole cell of a box ticks it', async () => {
  const cell = row('Pessoa 04').element().querySelector('.ep-list-check-cell') as HTMLElement
  await userEvent.click(cell, { position: { x: 3, y: 3 } })
  await expect.element(row('Pessoa 04')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('checkbox', { name: 'Selecionar Pessoa 04' }).click()
  await expect.element(row('Pessoa 04')).toHaveAttribute('aria-selected', 'false')
})

it('rows are 40 pixels high, and the pages stand in sight above the foot of the window', async () => {
  await page.viewport(1800, 768)
  await expect.poll(() => row('Pessoa 03').element().getBoundingClientRect().height).toBe(40)
  const pager = page.getByRole('navigation', { name: 'Páginas' })
  await expect.poll(() => Math.round(pager.element().getBoundingClientRect().bottom)).toBeLessThanOrEqual(768)
  row('Pessoa 25').element().focus()
  await expect
    .poll(() => row('Pessoa 25').element().getBoundingClientRect().bottom)
    .toBeLessThanOrEqual(pager.element().getBoundingClientRect().top + 1)
  await page.viewport(390, 768)
  await expect.poll(() => getComputedStyle(pager.element()).position).toBe('static')
})

it('what was revealed of one record never comes to stand at another, whose row takes over its elements', async () => {
  const answer = () => Response.json({ status_code: 200, data: { value: '08123456905' } })
  list.intercept('POST', answer)
  await page.getByRole('button', { name: 'Revelar o CPF de Pessoa 01' }).click()
  await expect.element(page.getByText('081.234.569-05')).toBeVisible()
  const elements = row('Pessoa 01').element()
  const badge = elements.querySelector('.ep-badge')
  await page.getByRole('button', { name: 'Próxima página' }).click()
  await expect.element(row('Pessoa 26')).toBeVisible()
  expect(row('Pessoa 26').element()).toBe(elements)
  expect(elements.querySelector('.ep-badge')).toBe(badge)
  expect(document.body.textContent).not.toContain('081.234.569-05')
})

it('a card on a phone has the columns of its headings, in their order, also those that it only shows on demand', async () => {
  await page.viewport(390, 844)
  await expect.element(page.getByRole('button', { name: 'Mais sobre Pessoa 02' })).toBeVisible()
  const labels = (cells: Iterable<HTMLElement>) =>
    [...cells].filter((cell) => cell.checkVisibility()).map(({ dataset }) => dataset.column ?? '')
  const headings = labels(document.querySelectorAll('thead th'))
  expect(headings).toContain('phone')
  expect(headings.filter((name) => name === '')).toHaveLength(3)
  for (const card of document.querySelectorAll('[data-row]')) expect(labels(card.querySelectorAll('td'))).toEqual(headings)
})
