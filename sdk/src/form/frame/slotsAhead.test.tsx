import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { formScreen } from './formScreen.js'
import { type Rendered, renderForm } from './renderForm.testkit.js'

let form: Rendered
afterEach(() => form.unmount())

it('what a section shows beside its fields is loaded with the record, so that nothing below it jumps', async () => {
  const order: string[] = []
  const [first, ...others] = department.sections
  const slot = async () => {
    order.push('slot')
    return { Slot: () => <p>Ao lado dos campos</p> }
  }
  const DepartmentForm = formScreen({ ...department, sections: [{ title: first?.title ?? '', fields: [], ...first, slot }, ...others] })
  form = renderForm(<DepartmentForm params={{ id: '2' }} />, { address: '/administrativo/departamentos/2' })
  form.intercept('GET /administrativo/departamentos/2', async (pass) => {
    await expect.poll(() => order).toEqual(['slot'])
    order.push('record')
    return pass()
  })
  await expect.element(page.getByText('Ao lado dos campos')).toBeVisible()
  expect(order).toEqual(['slot', 'record'])
})
