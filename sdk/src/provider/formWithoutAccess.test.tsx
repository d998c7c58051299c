import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DepartmentForm } from '../../exports/screens/administrative/department.js'
import { DepartmentList } from '../../exports/screens/administrative/departments.js'
import { createMemoryNavigation } from '../navigation/createMemoryNavigation.js'
import { createHostSession } from '../session/createHostSession.js'
import type { GetToken } from '../session/session.js'
import { createMemoryApi } from '../testing/memory/memoryApi.js'
import { pageRoot } from '../testing/pageRoot.testkit.js'
import { BackofficeProvider } from './BackofficeProvider.js'

const root = pageRoot()

type Fetch = typeof fetch
const memory = createMemoryApi({ requiresSession: false })
const outside = createMemoryApi()
const refusesNoToken: Fetch = (input, init) => (new Headers(init?.headers).has('Authorization') ? memory : outside).fetch(input, init)
const refusesTokens: Fetch = async () => Response.json({ status_code: 401, code: 'unauthorized', message: '' }, { status: 401 })
const knowsOtherOrigins: Fetch = (input, init) =>
  new Request(input).url.endsWith('/versao')
    ? Promise.resolve(Response.json({ data: { version: '1.0.0', isOriginKnown: false } }))
    : Promise.reject(new TypeError(`Failed to fetch ${init?.method}`))
const answersNothing: Fetch = () => Promise.reject(new TypeError('Failed to fetch'))
const token = async () => ({ token: 't', expiresIn: 600 })
const noToken = () => Promise.reject(new Error('500'))

/** A new record in a page whose host supplies the tokens. */
function open(getToken: GetToken, fetch: Fetch = refusesNoToken, screen = <DepartmentForm params={{ id: 'novo' }} />) {
  const session = createHostSession({ getToken, onError: () => undefined })
  const navigation = createMemoryNavigation('/administrativo/departamentos/novo')
  root.render(
    <BackofficeProvider {...{ session, fetch, navigation }} apiBaseUrl="https://produto.example/api/admin/v1" onError={() => undefined}>
      {screen}
    </BackofficeProvider>,
  )
  return session
}
const name = page.getByRole('textbox', { name: 'Nome', exact: true })
const says = (text: RegExp) => expect.element(page.getByRole('alert').getByText(text)).toBeVisible()
const retry = page.getByRole('button', { name: 'Tentar de novo' })

it.each<[string, RegExp, GetToken, Fetch]>([
  ['no token comes', /^Esta página não conseguiu acesso ao sistema/, noToken, refusesTokens],
  ['the API refuses the token', /^O acesso desta página terminou/, token, refusesTokens],
  ['the API does not know the origin', /^Este endereço não está autorizado/, token, knowsOtherOrigins],
  ['nothing answers', /^Sem resposta do servidor/, token, answersNothing],
])('shows a sentence in place of an empty form when %s', async (_, text, getToken, fetch) => {
  open(getToken, fetch)
  await says(text)
  await expect.element(retry).toBeVisible()
  expect(name.elements()).toEqual([])
})

it('a list whose token the API refuses offers no new record', async () => {
  open(token, refusesTokens, <DepartmentList params={{}} />)
  await says(/^O acesso desta página terminou/)
  expect(page.getByRole('link', { name: 'Novo departamento' }).elements()).toEqual([])
})

it('shows the form when a token comes after all', async () => {
  let getToken: GetToken = noToken
  open((request) => getToken(request))
  await says(/^Esta página não conseguiu acesso ao sistema/)
  getToken = token
  await retry.click()
  await expect.element(name).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
})

it('shows the form when the network is back', async () => {
  const fetch = vi.fn(answersNothing)
  open(token, fetch)
  await says(/^Sem resposta do servidor/)
  fetch.mockImplementation(memory.fetch)
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(new Event('online'))
  await expect.element(name).toBeVisible()
})

it('keeps what was typed when the access ends later, and says so above it', async () => {
  const session = open(token)
  await name.fill('Cerimonial')
  session.expire()
  await says(/^O acesso desta página terminou/)
  await expect.element(name).toHaveValue('Cerimonial')
  await retry.click()
  await vi.waitFor(() => expect(page.getByRole('alert').elements()).toEqual([]))
  await expect.element(name).toHaveValue('Cerimonial')
})
