import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { formScreen } from '../frame/formScreen.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const DepartmentForm = formScreen(department)
let form: Rendered
afterEach(() => form.unmount())

it('offers nothing above a department that lies below it, and says why of what is typed', async () => {
  form = renderForm(<DepartmentForm params={{ id: '7' }} />, { address: '/administrativo/departamentos/7' })
  const parent = page.getByRole('combobox', { name: 'Departamento superior', exact: true })
  const option = (name: RegExp) => page.getByRole('option', { name })
  const said = page.getByRole('status').filter({ hasText: 'é este registro, ou fica abaixo dele' })
  await parent.fill('Di')
  await expect.element(option(/Diretoria de Esporte/)).toBeVisible()
  await expect.element(said).toMatchTextContent('Diretoria Administrativa e Financeira')
  await parent.fill('Divisão de Rec')
  await expect.element(said).toMatchTextContent('Divisão de Recursos Humanos')
  expect(option(/Divisão|Administrativa/).elements()).toEqual([])
})
