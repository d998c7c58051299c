import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Rendered, renderForm } from '../../form/frame/renderForm.testkit.js'
import { MaterialForm } from '../../resources/service-memos/gms/material/MaterialForm.js'
import { material } from '../../resources/service-memos/gms/material/resource.js'
import { success } from '../../testing/answers.js'
import { setGmsCodeMask } from './shapes.js'

let form: Rendered
afterEach(() => {
  form.unmount()
  setGmsCodeMask('####.#####')
})

it('a code is typed in the mask that the API configures', async () => {
  form = renderForm(<MaterialForm params={{ id: 'novo' }} />, {
    address: `${material.contract.path}/novo`,
    world: { resources: [material], records: {} },
  })
  form.intercept('GET /configuracao', () => success({ data: { gmsCodeMask: '####-######' } }))
  const code = page.getByRole('textbox', { name: 'Código GMS' })
  await expect.element(code).toBeVisible()
  await userEvent.fill(code, '7810000001')
  await expect.element(code).toHaveValue('7810-000001')
})
