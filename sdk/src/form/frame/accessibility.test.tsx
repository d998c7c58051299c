import axe from 'axe-core'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useLocale } from '../../locale/LocaleProvider.js'
import { department } from '../../resources/administrative/department/resource.js'
import { person } from '../../resources/people/person/resource.js'
import { order } from '../../testing/samples/order/resource.js'
import { formScreen } from './formScreen.js'
import { type Rendered, renderForm } from './renderForm.testkit.js'

const DepartmentForm = formScreen(department)
const OrderForm = formScreen(order)
const PersonForm = formScreen(person)
const ReadOnlyForm = formScreen(department, { readOnlyReason: 'O evento está encerrado.' })
let form: Rendered
afterEach(() => form.unmount())

const violations = async () => {
  const { violations: found } = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false } },
  })
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

it('is readable for everybody, with errors and an open list', async () => {
  form = renderForm(<DepartmentForm params={{ id: 'novo' }} />)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await page.getByRole('combobox', { name: 'Tipo', exact: true }).click()
  expect(await violations()).toEqual([])
})

it('is readable for everybody, with groups and rows', async () => {
  form = renderForm(<PersonForm params={{ id: '1' }} />)
  await page.getByRole('button', { name: 'Adicionar: Vínculos' }).click()
  expect(await violations()).toEqual([])
})

it('is readable for everybody, with a table of sub-records at rest, in error, opened and locked', async () => {
  await page.viewport(1280, 900)
  const row = { description: 'Rede', unit: 'un', quantity: '2', unitPrice: '3', isUrgent: true, departmentId: null, justification: null }
  const items = [
    { ...row, consumed: '0' },
    { ...row, consumed: '2' },
  ]
  form = renderForm(<OrderForm params={{ id: '1' }} />, {
    address: '/compras-diretas/1',
    world: { resources: [order], records: { order: [{ id: 1, subject: 'Material', items }] } },
  })
  await page.getByRole('button', { name: 'Detalhes de Item 1' }).click()
  document.querySelector<HTMLElement>('td[data-path="items[0].unitPrice"]')?.focus()
  await userEvent.keyboard('{Delete}')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  document.querySelector<HTMLElement>('td[data-path="items[0].description"]')?.focus()
  await userEvent.keyboard('{F2}')
  expect(await violations()).toEqual([])
})

it('says why nothing may be changed', async () => {
  form = renderForm(<ReadOnlyForm params={{ id: '2' }} />)
  await expect.element(page.getByText('O evento está encerrado.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Nome' })).toHaveAttribute('readonly')
  expect(page.getByRole('button', { name: 'Salvar' }).elements()).toEqual([])
})

it('says why nothing may be changed to whoever presses Ctrl+S, too', async () => {
  form = renderForm(<ReadOnlyForm params={{ id: '2' }} />)
  await expect.element(page.getByRole('textbox', { name: 'Nome' })).toBeVisible()
  const key = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true })
  // The browser would save the page.
  expect(document.body.dispatchEvent(key)).toBe(false)
  const notice = page.getByRole('region', { name: /Notificações/ })
  await expect.element(notice.getByText('Somente leitura')).toBeVisible()
  await expect.element(notice.getByText('O evento está encerrado.')).toBeVisible()
})

it('opens as a view, with the reason, in a session that may only look', async () => {
  form = renderForm(<PersonForm params={{ id: '1' }} />, { isReadOnly: true })
  await expect.element(page.getByText('Este acesso só permite consultar: nada pode ser incluído nem alterado aqui.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Nome', exact: true })).toHaveAttribute('readonly')
  await expect.element(page.getByRole('button', { name: 'Histórico' })).toBeVisible()
  for (const name of ['Salvar', 'Excluir', 'Inativar', 'Duplicar', 'Mais ações'])
    expect(page.getByRole('button', { name, exact: true }).elements()).toEqual([])
  expect(await violations()).toEqual([])
})

it('changes its language with its errors and without its contents', async () => {
  const Switch = () => {
    const { setLocale } = useLocale()
    return <button onClick={() => void setLocale('en-US')}>EN</button>
  }
  form = renderForm(
    <>
      <Switch />
      <DepartmentForm params={{ id: 'novo' }} />
    </>,
  )
  await page.getByRole('textbox', { name: 'Nome' }).fill('Setor de Transporte')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'E-mail: Obrigatório' })).toBeVisible()
  await page.getByRole('button', { name: 'EN' }).click()
  await expect.element(page.getByRole('button', { name: 'Email: Required' })).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Setor de Transporte')
})

it('starts a copy without what identifies one record only', async () => {
  form = renderForm(<PersonForm params={{ id: 'novo' }} />, { address: '/pessoas/novo?copia=1' })
  await expect.element(page.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue('Ana Beatriz Nogueira Prestes')
  await expect.element(page.getByRole('textbox', { name: 'CPF', exact: true })).toHaveValue('')
  await expect.element(page.getByText('Alterações não salvas')).toBeVisible()
})
