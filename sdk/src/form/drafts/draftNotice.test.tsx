import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createDrafts } from '../../drafts/createDrafts.js'
import { DraftsProvider } from '../../drafts/DraftsProvider.js'
import { usePathname } from '../../navigation/NavigationProvider.js'
import { department } from '../../resources/administrative/department/resource.js'
import type { SessionStore } from '../../session/session.js'
import { SessionProvider } from '../../session/SessionProvider.js'
import { formScreen } from '../frame/formScreen.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const list = '/administrativo/departamentos'
const DepartmentForm = formScreen(department)
let form: Rendered
afterEach(() => form.unmount())

/** Drafts are kept only for a known person. */
const state = { status: 'signed-in', token: 'token', exp: Number.POSITIVE_INFINITY, usuario: { id: 3 } }
const anna = {
  kind: 'stored',
  getState: () => state,
  subscribe: () => () => undefined,
  protectEdits: () => () => undefined,
} as unknown as SessionStore

function Here() {
  return usePathname() === `${list}/novo` ? <DepartmentForm params={{ id: 'novo' }} /> : <h1>outra página</h1>
}
function open() {
  const drafts = Promise.resolve(createDrafts())
  const load = () => drafts
  form = renderForm(
    <SessionProvider session={anna}>
      <DraftsProvider load={load} isKept={false}>
        <Here />
      </DraftsProvider>
    </SessionProvider>,
    { address: list },
  )
}
const name = () => page.getByRole('textbox', { name: /^Nome/ })
const offer = () => page.getByRole('status').filter({ hasText: 'Você tem alterações não salvas' })
const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()
async function leave() {
  form.navigation.navigate(list)
  await press('Sair sem salvar')
  await expect.element(page.getByRole('heading', { name: 'outra página' })).toBeVisible()
}
async function type(text: string) {
  form.navigation.navigate(`${list}/novo`)
  await name().fill(text)
  await leave()
}

it('tells two drafts of one form apart by what was typed', async () => {
  open()
  await type('Diretoria de Esportes')
  await type('Setor de Compras')
  form.navigation.navigate(`${list}/novo`)
  await expect.element(offer().getByText('Nome: Setor de Compras')).toBeVisible()
  await press('Ver outro rascunho')
  await expect.element(offer().getByText('Nome: Diretoria de Esportes')).toBeVisible()
})

it('brings a discarded draft back', async () => {
  open()
  await type('Diretoria de Esportes')
  form.navigation.navigate(`${list}/novo`)
  await press('Descartar')
  await expect.element(offer()).not.toBeInTheDocument()
  await press('Desfazer')
  await expect.element(offer().getByText('Nome: Diretoria de Esportes')).toBeVisible()
})

it('brings a discarded draft back when the form has been left', async () => {
  open()
  await type('Diretoria de Esportes')
  form.navigation.navigate(`${list}/novo`)
  await press('Descartar')
  form.navigation.navigate(list)
  await expect.element(page.getByRole('heading', { name: 'outra página' })).toBeVisible()
  await press('Desfazer')
  form.navigation.navigate(`${list}/novo`)
  await press('Continuar')
  await expect.element(name()).toHaveValue('Diretoria de Esportes')
})
