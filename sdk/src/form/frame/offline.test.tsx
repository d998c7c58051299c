import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { formDialog } from '../body/formDialog.js'
import { formScreen } from './formScreen.js'
import { type Rendered, renderForm } from './renderForm.testkit.js'

const DepartmentForm = formScreen(department)
const DepartmentDialog = formDialog(department)
let form: Rendered
afterEach(() => {
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
  form.unmount()
})
const says = () => expect.element(page.getByRole('alert').getByText(/Verifique sua conexão/)).toBeVisible()
const loads = () => expect.element(page.getByRole('textbox', { name: 'Nome', exact: true })).not.toHaveValue('')
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)

it('says that there is no network in place of a form on its way, and loads by itself when it is back', async () => {
  goOffline()
  form = renderForm(<DepartmentForm params={{ id: '2' }} />, { address: '/administrativo/departamentos/2' })
  await says()
  vi.restoreAllMocks()
  window.dispatchEvent(new Event('online'))
  await loads()
})

it('tries again when it is asked to, whatever the browser believes', async () => {
  goOffline()
  form = renderForm(<DepartmentForm params={{ id: '2' }} />, { address: '/administrativo/departamentos/2' })
  await says()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await loads()
})

it('says so in a dialog too', async () => {
  goOffline()
  form = renderForm(<DepartmentDialog id={2} onClose={() => undefined} />)
  await says()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await loads()
})
