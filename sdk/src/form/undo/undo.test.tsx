import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useNavigation, usePathname } from '../../navigation/NavigationProvider.js'
import { department } from '../../resources/administrative/department/resource.js'
import { success } from '../../testing/answers.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'
import { useFormController } from '../record/useFormController.js'

const list = '/administrativo/departamentos'
const address = `${list}/6`
let form: Rendered
afterEach(() => form.unmount())

/** What a form does, without its header: for as long as the address is its own. */
function Here() {
  return usePathname() === address ? <Deeds /> : <h1>outra página</h1>
}
function Deeds() {
  const navigation = useNavigation()
  const { status, remove, setStatus } = useFormController(department, { id: 6, onRemoved: () => navigation.navigate(list) })
  if (status !== 'ready') return null
  return (
    <>
      <button onClick={() => void remove()}>apagar</button>
      <button onClick={() => void setStatus('ativar')}>ligar</button>
    </>
  )
}
const open = (place: 'page' | 'shadow' = 'page') => {
  form = renderForm(<Here />, { address, place })
}
const status = () => form.api.records('department').find(({ id }) => id === 6)?.status
const left = () => page.getByRole('heading', { name: 'outra página' })
const undo = () => page.getByRole('button', { name: 'Desfazer' })

describe('what was done in a form', () => {
  it.each(['page', 'shadow'] as const)('is taken back when the page has been left: a deletion (%s)', async (place) => {
    open(place)
    await page.getByRole('button', { name: 'apagar' }).click()
    await expect.element(page.getByRole('alertdialog', { name: 'Excluir departamento' })).toBeVisible()
    await page.getByRole('button', { name: 'Sim, excluir' }).click()
    await expect.element(left()).toBeVisible()
    await expect.element(page.getByRole('alertdialog', { name: 'Registro excluído' }).getByText(/Almoxarifado/)).toBeVisible()
    expect(status()).toBeUndefined()
    await undo().click()
    await expect.element(page.getByText('Exclusão desfeita')).toBeVisible()
    expect(status()).toBe('inativo')
  })

  it('is taken back when the page has been left: another status', async () => {
    open()
    await page.getByRole('button', { name: 'ligar' }).click()
    await expect.element(page.getByText('Situação alterada para Ativo')).toBeVisible()
    form.navigation.navigate('/dashboard')
    await expect.element(left()).toBeVisible()
    await undo().click()
    await expect.element(page.getByText('Situação alterada para Inativo')).toBeVisible()
    expect(status()).toBe('inativo')
  })

  it('says there, too, why it cannot be taken back', async () => {
    open()
    await page.getByRole('button', { name: 'apagar' }).click()
    await page.getByRole('button', { name: 'Sim, excluir' }).click()
    await expect.element(left()).toBeVisible()
    const refused = [{ id: 6, label: 'Setor de Almoxarifado', code: 'duplicate' }]
    form.intercept(`POST ${list}/acoes/restaurar`, () => success({ data: { done: 0, refused } }))
    await undo().click()
    await expect.element(page.getByText('Setor de Almoxarifado: Registro já existe')).toBeVisible()
    await expect.element(page.getByRole('alertdialog', { name: 'Não foi possível desfazer' })).toBeVisible()
  })

  it('is taken back by the next press where the first answer got lost', async () => {
    open()
    await page.getByRole('button', { name: 'ligar' }).click()
    await expect.element(undo()).toBeVisible()
    form.intercept(`POST ${list}/acoes/inativar`, async (pass) => {
      await pass()
      throw new TypeError('Failed to fetch')
    })
    await undo().click()
    await expect.element(page.getByText('Não se sabe se foi desfeito')).toBeVisible()
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect.element(page.getByText('Situação alterada para Inativo')).toBeVisible()
    expect(status()).toBe('inativo')
  })
})
