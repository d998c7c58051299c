import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { formDialog } from './formDialog.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const DepartmentDialog = formDialog(department)
let form: Rendered
const foot = ['Cancelar', 'Salvar e novo', 'Salvar']
const button = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const box = (name: string) => button(name).element().getBoundingClientRect()
const open = async (width: number) => {
  await page.viewport(width, 700)
  form = renderForm(<DepartmentDialog id="novo" onClose={() => undefined} />)
  await expect.element(button('Salvar')).toBeVisible()
}
afterEach(() => form.unmount())

describe('the foot of a form in a dialog', () => {
  it('has its buttons at the end, the one that goes on last, as in every dialog', async () => {
    await open(1200)
    const names = page.getByRole('dialog').getByRole('button').elements()
    expect(names.map(({ textContent }) => textContent).slice(-3)).toEqual(foot)
    const { left, right } = page.getByRole('dialog').element().getBoundingClientRect()
    expect(right - box('Salvar').right).toBeLessThan(32)
    expect(box('Cancelar').left - left).toBeGreaterThan((right - left) / 2)
  })

  it('takes one line on a phone, where the cross is the way out', async () => {
    await open(320)
    await expect.element(button('Cancelar')).not.toBeInTheDocument()
    expect(box('Salvar').top).toBe(box('Salvar e novo').top)
    expect(box('Salvar').left).toBeGreaterThan(box('Salvar e novo').right)
  })
})
