import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { person } from '../../resources/people/person/resource.js'
import { watchRenders } from '../../testing/backoffice/renderedComponents.testkit.js'
import { formScreen } from './formScreen.js'
import { type Rendered, renderForm } from './renderForm.testkit.js'

const PersonForm = formScreen(person)
let form: Rendered
afterEach(() => form.unmount())

it('a save draws no field again that it did not change', async () => {
  form = renderForm(<PersonForm params={{ id: '1' }} />, { address: '/pessoas/1' })
  const name = page.getByRole('textbox', { name: 'Nome social', exact: true })
  await expect.element(page.getByRole('textbox', { name: 'CEP', exact: true })).toBeVisible()
  await name.fill('Carlinhos')
  const drawn = watchRenders()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect.element(page.getByText('Registro atualizado com sucesso')).toBeVisible()
  const drawnOf = (...names: readonly string[]) => drawn.filter((path) => names.some((name) => path.endsWith(` > ${name}`)))
  expect(drawnOf('LeafField', 'FormSection')).toEqual([])
  // With the notice, in one step.
  expect(drawnOf('FormView')).toHaveLength(1)
})
