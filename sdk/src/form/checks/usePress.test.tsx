import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { formScreen } from '../frame/formScreen.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const DepartmentForm = formScreen(department)
let form: Rendered
afterEach(() => form.unmount())

it('a message that comes with leaving a field waits until what is pressed has been pressed', async () => {
  form = renderForm(<DepartmentForm params={{ id: 'novo' }} />, { address: '/administrativo/departamentos/novo' })
  const email = page.getByRole('textbox', { name: 'E-mail', exact: true })
  await email.fill('sem arroba')
  const message = page.getByText(/E-mail inválido/)
  const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
  dispatchEvent(new PointerEvent('pointerdown'))
  ;(email.element() as HTMLElement).blur()
  await after(500)
  await expect.element(message).not.toBeInTheDocument()
  dispatchEvent(new PointerEvent('pointerup'))
  await expect.element(message).toBeVisible()
})
