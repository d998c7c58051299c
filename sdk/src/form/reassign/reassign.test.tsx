import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { failure, success } from '../../testing/answers.js'
import { formScreen } from '../frame/formScreen.js'
import { doWithRecord, type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const DepartmentForm = formScreen(department)
let form: Rendered
afterEach(() => form.unmount())

const dependants = [{ entity: 'department', field: 'parentId', count: 2, example: { id: 6, label: 'Setor de Almoxarifado' } }]
const notice = () => page.getByRole('alert').filter({ hasText: 'subordinados' })
const move = async () => {
  await notice().getByRole('button', { name: 'Reatribuir…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reatribuir o que depende de Diretoria de Esporte' })
  await expect.element(dialog.getByText('2 registros, entre eles Setor de Almoxarifado')).toBeVisible()
  await expect.element(dialog.getByRole('combobox', { name: 'Passar para' })).toHaveFocus()
  await userEvent.keyboard('arbitragem')
  await page.getByRole('option', { name: /Arbitragem/ }).click()
}
const sent = () => form.api.calls.filter((call) => /acoes|reatribuir|^DELETE/.test(call))

describe('a record that others refer to', () => {
  it('is inactivated once they have moved, and the command keeps the focus', async () => {
    form = renderForm(<DepartmentForm params={{ id: '2' }} />, { address: '/administrativo/departamentos/2' })
    const refusal = { id: 2, label: 'Diretoria de Esporte', code: 'department.activeChildren', dependants }
    form.intercept('POST /administrativo/departamentos/acoes/inativar', () => success({ data: { done: 0, refused: [refusal] } }))
    form.intercept('POST /administrativo/departamentos/2/reatribuir', () => success({ data: { moved: [] } }))
    await doWithRecord('Inativar')
    await expect.element(notice()).toHaveFocus()
    await move()
    await page.getByRole('button', { name: 'Reatribuir e inativar' }).click()
    await expect.poll(() => form.api.records('department').find(({ id }) => id === 2)?.status).toBe('inativo')
    await expect.element(page.getByRole('button', { name: 'Mais ações' })).toHaveFocus()
  })

  it('says who they are, and leads to one of them', async () => {
    form = renderForm(<DepartmentForm params={{ id: '2' }} />, { address: '/administrativo/departamentos/2' })
    const people = { entity: 'person', field: 'functions.departmentId', count: 1, example: { id: 3, label: 'Ana Ribeiro' } }
    const unknown = { entity: 'venue', field: 'departmentId', count: 1, example: { id: 1, label: 'Ginásio' } }
    const data = { id: 2, label: 'x', code: 'department.children', params: { label: 'x' }, dependants: [...dependants, people, unknown] }
    form.intercept('DELETE', () => failure(409, 'department.children', { data }))
    await doWithRecord('Excluir')
    await page.getByRole('button', { name: 'Sim, excluir' }).click()
    const items = notice().getByRole('listitem')
    await expect.element(items.nth(0)).toMatchTextContent(/^Departamento: Setor de Almoxarifado e mais 1$/)
    await expect.element(items.nth(1).getByRole('link', { name: 'Ana Ribeiro' })).toHaveAttribute('href', '/pessoas/3')
    await expect.element(items.nth(2)).toMatchTextContent(/^Ginásio$/)
  })

  it('stays where one of them cannot move, and that one is named', async () => {
    form = renderForm(<DepartmentForm params={{ id: '2' }} />, { address: '/administrativo/departamentos/2' })
    const data = { id: 2, label: 'x', code: 'department.children', params: { label: 'Setor de Almoxarifado' }, dependants }
    form.intercept('DELETE', () => failure(409, 'department.children', { data }))
    const refused = [{ entity: 'department', field: 'parentId', id: 6, label: 'Setor de Almoxarifado', code: 'department.cycle' }]
    form.intercept('POST /administrativo/departamentos/2/reatribuir', () => failure(409, 'reassign-refused', { data: { refused } }))
    await doWithRecord('Excluir')
    await page.getByRole('button', { name: 'Sim, excluir' }).click()
    await expect.element(notice()).toMatchTextContent(/como Setor de Almoxarifado\./)
    await move()
    await page.getByRole('button', { name: 'Reatribuir e excluir' }).click()
    await expect.element(page.getByRole('dialog').getByRole('alert')).toMatchTextContent(/Setor de Almoxarifado: /)
    expect(sent().filter((call) => call.startsWith('DELETE'))).toHaveLength(0)
    expect(form.api.records('department').some(({ id }) => id === 2)).toBe(true)
  })
})
