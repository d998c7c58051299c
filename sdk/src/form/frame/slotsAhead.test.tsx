import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as kind from '../../kinds/kinds.js'
import { departmentContract } from '../../resources/administrative/department/contract.js'
import { department } from '../../resources/administrative/department/resource.js'
import { formScreen } from './formScreen.js'
import { type Rendered, renderForm } from './renderForm.testkit.js'

let form: Rendered
afterEach(() => form.unmount())

it.each([
  { machine: 'quick', step: 0, seen: department.sections.length },
  { machine: 'slow', step: 20, seen: 1 },
])('a $machine machine draws $seen cards in the first step, and all of them soon', async ({ step, seen }) => {
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += step))
  const cards = () => document.querySelectorAll('section[data-section]').length
  const steps: number[] = []
  const watch = new MutationObserver(() => cards() > 0 && steps.push(cards()))
  watch.observe(document.body, { childList: true, subtree: true })
  const DepartmentForm = formScreen(department)
  form = renderForm(<DepartmentForm params={{ id: '2' }} />, { address: '/administrativo/departamentos/2' })
  await expect.poll(cards).toBe(department.sections.length)
  watch.disconnect()
  clock.mockRestore()
  expect(steps[0]).toBe(seen)
})

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

it('what follows from a stored record stands below the fields, without what is empty', async () => {
  const [first, ...others] = department.sections
  const facts = { parent: kind.reference(departmentContract), createdAt: kind.date(), notes: kind.text() }
  const DepartmentForm = formScreen({ ...department, sections: [{ title: '', fields: [], ...first, facts }, ...others] })
  form = renderForm(<DepartmentForm params={{ id: '2' }} />, { address: '/administrativo/departamentos/2' })
  const parent = page.getByRole('link', { name: 'Secretaria de Estado do Esporte', exact: true })
  await expect.element(parent).toHaveAttribute('href', '/administrativo/departamentos/1')
  await expect.element(page.getByText(/^Superior: .* · Cadastrado em: /)).toBeVisible()
  form.unmount()

  form = renderForm(<DepartmentForm params={{ id: 'novo' }} />, { address: '/administrativo/departamentos/novo' })
  await expect.element(page.getByRole('textbox', { name: 'Nome', exact: true })).toBeVisible()
  expect(page.getByText(/Cadastrado em:/).query()).toBeNull()
})

it('a first panel that comes after the record pushes no field away, and a panel that fails holds none back', async () => {
  let arrive = () => {}
  const panel = new Promise<{ Slot: () => React.ReactNode }>((resolve) => {
    arrive = () => resolve({ Slot: () => <p>Acima dos campos</p> })
  })
  const sections = [{ title: 'panel', fields: [], slot: () => panel }, ...department.sections]
  const DepartmentForm = formScreen({ ...department, sections })
  form = renderForm(<DepartmentForm params={{ id: '2' }} />, { address: '/administrativo/departamentos/2' })
  await expect.element(page.getByRole('button', { name: 'Salvar', exact: true })).toBeVisible()
  // Long enough for the other cards, which follow the first one.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(page.getByRole('textbox', { name: 'Nome', exact: true }).query()).toBeNull()
  arrive()
  await expect.element(page.getByRole('textbox', { name: 'Nome', exact: true })).toBeVisible()
  expect(page.getByText('Acima dos campos').query()).not.toBeNull()
  form.unmount()

  const report = vi.spyOn(globalThis, 'reportError').mockReturnValue()
  const lost = () => Promise.reject(new Error('lost'))
  const FailedForm = formScreen({ ...department, sections: [{ title: 'panel', fields: [], slot: lost }, ...department.sections] })
  form = renderForm(<FailedForm params={{ id: '2' }} />, { address: '/administrativo/departamentos/2' })
  await expect.element(page.getByRole('textbox', { name: 'Nome', exact: true })).toBeVisible()
  report.mockRestore()
})

it('a first panel that never comes keeps the fields waiting for a few seconds only', async () => {
  const never = () => new Promise<{ Slot: () => React.ReactNode }>(() => undefined)
  const DepartmentForm = formScreen({ ...department, sections: [{ title: 'panel', fields: [], slot: never }, ...department.sections] })
  form = renderForm(<DepartmentForm params={{ id: '2' }} />, { address: '/administrativo/departamentos/2' })
  await expect.element(page.getByRole('textbox', { name: 'Nome', exact: true })).toBeVisible()
})
