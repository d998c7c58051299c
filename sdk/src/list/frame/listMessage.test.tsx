import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { department } from '../../resources/administrative/department/resource.js'
import { person } from '../../resources/people/person/resource.js'
import { listScreen, type RecordDialogProps } from './listScreen.js'
import { listPath, type RenderedList, renderList } from './renderList.testkit.js'

const List = listScreen(department)
let list: RenderedList
beforeEach(() => page.viewport(1200, 700))
afterEach(() => list.unmount())

const nothing = () => expect.element(page.getByRole('heading', { name: 'Nenhum registro encontrado' })).toBeVisible()
const create = (name: string) => page.getByRole('link', { name: `Cadastrar “${name}”` })

it('what was searched for in vain can be registered: its form begins with it', async () => {
  list = renderList(List, { address: `${listPath}?busca=Setor+de+Remo` })
  await nothing()
  await create('Setor de Remo').click()
  expect(list.address()).toBe(`${listPath}/novo?busca=Setor+de+Remo`)
})

it('so does the dialog of records that have no page', async () => {
  const Dialog = ({ id, search }: RecordDialogProps) => (
    <dialog open aria-label={`Registro ${id}`}>
      {search}
    </dialog>
  )
  list = renderList(listScreen(department, { dialog: () => Promise.resolve({ Dialog }) }), { address: `${listPath}?busca=Remo` })
  await nothing()
  await create('Remo').click()
  await expect.element(page.getByRole('dialog', { name: 'Registro novo' })).toHaveTextContent('Remo')
})

it('it is not offered to whoever may only look, nor in a search by document', async () => {
  list = renderList(List, { address: `${listPath}?busca=Remo`, isReadOnly: true })
  await nothing()
  await expect.poll(() => list.api.calls).toContain('GET /sessao')
  await expect.element(create('Remo')).not.toBeInTheDocument()
  list.unmount()
  list = renderList(listScreen(person), { resource: person, records: [], address: '/pessoas' })
  await userEvent.type(page.getByRole('textbox', { name: 'Buscar em pessoas' }), '529.982.247-25')
  await expect.poll(() => list.address()).toBe('/pessoas?busca=%230')
  await nothing()
  await expect.element(page.getByText('Nada corresponde à busca. Um CPF só é encontrado inteiro, com os 11 dígitos.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Cadastrar/ })).not.toBeInTheDocument()
})

it('a link to a record says nothing of its list that goes without saying', async () => {
  list = renderList(List)
  const link = page.getByRole('link', { name: 'Setor 003' })
  await expect.element(link).toHaveAttribute('href', `${listPath}/3?de=`)
  await page.getByRole('button', { name: 'Página 2', exact: true }).click()
  await expect.element(page.getByRole('link', { name: 'Setor 030' })).toHaveAttribute('href', `${listPath}/30?de=pagina%3D2`)
})

it('F2 opens the record where no cell of the list can be changed', async () => {
  list = renderList(listScreen({ ...department, inline: undefined }))
  await expect.element(page.getByRole('row', { name: 'Setor 003' })).toBeVisible()
  page.getByRole('row', { name: 'Setor 003' }).element().focus()
  await userEvent.keyboard('{F2}')
  expect(list.address().split('?')[0]).toBe(`${listPath}/3`)
})

it('a parent that does not exist is not found: there is nothing to register under it, nor to ask again', async () => {
  list = renderList(List)
  list.intercept(`GET ${listPath}`, () => Response.json({ status_code: 404, code: 'not-found' }, { status: 404 }))
  await expect.element(page.getByRole('alert').getByRole('heading', { name: 'Registro não encontrado' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Voltar' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Novo departamento' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument()
})
