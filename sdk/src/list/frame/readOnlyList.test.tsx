import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { failure } from '../../testing/answers.js'
import { listScreen } from './listScreen.js'
import { listPath, type RenderedList, renderList } from './renderList.testkit.js'

const List = listScreen(department)
let list: RenderedList
beforeEach(() => page.viewport(1200, 700))
afterEach(() => list.unmount())

const row = (name: string) => page.getByRole('row', { name, exact: true })
const create = () => page.getByRole('link', { name: 'Novo departamento' })
const menuLabels = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)

describe('a session that may only look', () => {
  beforeEach(async () => {
    list = renderList(List, { isReadOnly: true })
    await expect.element(row('Setor 001')).toBeVisible()
    await expect.poll(() => list.api.calls).toContain('GET /sessao')
  })

  it('is offered no new record, no import and nothing that changes the ticked ones', async () => {
    await expect.element(create()).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Mais ações' }).click()
    await expect.element(page.getByRole('menuitem', { name: 'Registros excluídos' })).toBeVisible()
    expect(menuLabels()).toEqual(['Exportar…', 'Imprimir todos os registros', 'Registros excluídos'])
    await userEvent.keyboard('{Escape}')
    await row('Setor 002').getByRole('checkbox').click()
    await expect.element(page.getByRole('toolbar', { name: 'Ações para os selecionados' })).toBeVisible()
    for (const name of ['Ativar', 'Inativar', 'Excluir'])
      await expect.element(page.getByRole('button', { name, exact: true })).not.toBeInTheDocument()
  })

  it('opens a record to look, and no key deletes or changes one', async () => {
    await row('Setor 001').getByRole('button', { name: 'Ações de Setor 001' }).click()
    await expect.element(page.getByRole('menuitem').first()).toBeVisible()
    expect(menuLabels()).not.toContain('Editar')
    expect(menuLabels()).not.toContain('Excluir')
    await userEvent.keyboard('{Escape}')
    row('Setor 001').element().focus()
    await userEvent.keyboard('{Delete}n')
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(list.address()).toBe(listPath)
  })
})

it('a record whose status is final is opened to look, not to edit', async () => {
  const FinalList = listScreen({ ...department, contract: { ...department.contract, finalStatuses: ['inativo'] } })
  list = renderList(FinalList)
  for (const [name, open] of [
    ['Setor 010', 'Abrir'],
    ['Setor 009', 'Editar'],
  ] as const) {
    await row(name)
      .getByRole('button', { name: `Ações de ${name}` })
      .click()
    await expect.element(page.getByRole('menuitem').first()).toHaveTextContent(open)
    await userEvent.keyboard('{Escape}')
  }
})

it('a cell that the status of its record locks says why, and no other cell of the row is opened in its place', async () => {
  const contract = { ...department.contract, editable: { inativo: ['notes'] } }
  list = renderList(listScreen({ ...department, contract, inline: ['name'] }))
  await expect.element(row('Setor 010')).toBeVisible()
  row('Setor 010').element().focus()
  await userEvent.keyboard('{F2}')
  await expect.element(page.getByText('Na situação “Inativo” este campo não pode ser alterado.')).toBeVisible()
  expect(document.querySelector('.ep-list-inline-field')).toBeNull()
  row('Setor 009').element().focus()
  await userEvent.keyboard('{F2}')
  await expect.element(page.getByRole('textbox', { name: /Setor 009/ })).toBeVisible()
})

describe('somebody who signed in', () => {
  it('is offered everything without a question to the server, until a write is refused for want of rights', async () => {
    list = renderList(List)
    await expect.element(create()).toBeVisible()
    expect(list.api.calls).not.toContain('GET /sessao')
    list.intercept('POST', () => failure(403, 'forbidden'))
    list.intercept('GET /sessao', () => Response.json({ status_code: 200, data: { access: { isReadOnly: true, screens: null } } }))
    await row('Setor 002').getByRole('button', { name: 'Ações de Setor 002' }).click()
    await page.getByRole('menuitem', { name: 'Inativar' }).click()
    await expect.element(page.getByText('Você não tem permissão para fazer isto.')).toBeVisible()
    await expect.element(create()).not.toBeInTheDocument()
  })
})
