import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SignInForm } from '../account/SignInForm.js'
import { ApiError } from '../api/ApiError.js'
import { createMemoryNavigation } from '../navigation/createMemoryNavigation.js'
import { DepartmentList } from '../../exports/screens/administrative/departments.js'
import { createHostSession } from '../session/createHostSession.js'
import { BackofficeProvider, type BackofficeProviderProps } from './BackofficeProvider.js'

const elsewhere = 'https://produto.example/api/admin/v1'
let root: Root
let element: HTMLElement
let told: unknown[]
beforeEach(() => {
  localStorage.clear()
  told = []
  element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
})
afterEach(() => {
  root.unmount()
  element.remove()
})

/** `undefined` for no answer that the page may read. */
type Answers = (mode: RequestMode | undefined, url: string) => object | undefined
const noAnswer = new TypeError('Failed to fetch')

/** What a page sees of a server of another origin: a response, or one error for every reason. */
function open(isAnswered: Answers, { children, ...props }: Partial<BackofficeProviderProps>) {
  const fetch: typeof globalThis.fetch = (input, init) => {
    const answer = isAnswered(init?.mode, new Request(new URL(input as string, location.href)).url)
    return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(noAnswer)
  }
  root.render(
    <BackofficeProvider
      apiBaseUrl={elsewhere}
      fetch={fetch}
      navigation={createMemoryNavigation('/login')}
      onError={(error) => told.push(error)}
      {...props}
    >
      {children}
    </BackofficeProvider>,
  )
}
const list = () => ({
  session: createHostSession({ getToken: async () => ({ token: 't', expiresIn: 600 }) }),
  children: <DepartmentList />,
})
/** The answer of `/versao`, and none to anything else. */
const onlyVersion =
  (data: object): Answers =>
  (mode, url) =>
    mode === 'no-cors' ? {} : url.endsWith('/versao') ? { data } : undefined
const refused = onlyVersion({ version: '1.0.0', isOriginKnown: false })
const refusal = page.getByText(/Este endereço não está autorizado a usar o servidor/)
const network = page.getByText(/Sem resposta do servidor/)

describe('a server that answers and does not know the page’s origin', () => {
  it('is named to the person on a list, and to the host with what to do', async () => {
    open(refused, list())
    await expect.element(refusal).toBeVisible()
    expect(network.elements()).toEqual([])
    const error = told.find((one) => one instanceof ApiError)
    expect(error).toMatchObject({ code: 'origin-refused', status: 0, success: false, cause: noAnswer })
    expect(error?.message).toContain(location.origin)
    expect(told).not.toContain(noAnswer)
  })

  it('is named beside the password, too', async () => {
    open(refused, { children: <SignInForm /> })
    await page.getByLabelText('Usuário').fill('admin')
    await page.getByLabelText('Senha', { exact: true }).fill('segredo')
    await userEvent.click(page.getByRole('button', { name: 'Entrar', exact: true }))
    await expect.element(refusal).toBeVisible()
  })
})

describe('a server that answers and is not our API', () => {
  it.each<[string, Answers]>([
    ['hides its answers from the page', (mode) => (mode === 'no-cors' ? {} : undefined)],
    ['knows no version', onlyVersion({ name: 'another product' })],
  ])('is named as such when it %s', async (_, answers) => {
    open(answers, list())
    await expect.element(page.getByText(/O endereço do servidor está errado nesta página/)).toBeVisible()
    expect(told.find((one) => one instanceof ApiError)).toMatchObject({ code: 'api-foreign', message: expect.stringContaining(elsewhere) })
    expect(refusal.elements()).toEqual([])
  })
})

describe('no answer', () => {
  it.each<[string, Answers]>([
    ['no network', () => undefined],
    ['one that came back meanwhile', onlyVersion({ version: '1.0.0', isOriginKnown: true })],
  ])('stays a matter of the connection: %s', async (_, isAnswered) => {
    open(isAnswered, list())
    await expect.element(network).toBeVisible()
    expect(refusal.elements()).toEqual([])
    expect(told).toContain(noAnswer)
  })

  it('asks the page’s own server nothing more', async () => {
    const asked: string[] = []
    const isAnswered: Answers = (_, url) => {
      asked.push(url)
      return undefined
    }
    open(isAnswered, { ...list(), apiBaseUrl: '/api/admin/v1' })
    await expect.element(network).toBeVisible()
    expect(asked.filter((url) => url.endsWith('/versao'))).toEqual([])
  })
})
