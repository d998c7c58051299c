import { page } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { formScreen } from './formScreen.js'
import { type Rendered, renderForm } from './renderForm.testkit.js'

const DepartmentForm = formScreen(department)

/** The form of a department, over an API in memory. */
export const openDepartment = (id: string): Rendered =>
  renderForm(<DepartmentForm params={{ id }} />, { address: `/administrativo/departamentos/${id}` })

export const field = (name: string) => page.getByRole('textbox', { name, exact: true })
export const save = () => page.getByRole('button', { name: 'Salvar', exact: true })

export async function pick(name: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name, exact: true }).click()
  await page
    .getByRole('option')
    .filter({ has: page.getByText(option, { exact: true }) })
    .click()
}

/** Fills in what a new department needs. */
export async function fillNew(): Promise<void> {
  await field('Nome').fill('Setor de Transporte')
  await field('Sigla').fill('sees/tra')
  await pick('Tipo', 'Setor')
  await field('E-mail').fill('transporte@esporte.pr.gov.br')
}
