import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMemoryNavigation } from '../navigation/createMemoryNavigation.js'
import { BackofficeProvider } from '../provider/BackofficeProvider.js'
import { useSession } from '../session/SessionProvider.js'
import { SignInForm } from './SignInForm.js'

type Answer = () => Response | Promise<Response>
const json =
  (status: number, body: object, headers = {}) =>
  () =>
    Response.json(body, { status, headers })
const usuario = { id: 1, nome: 'Admin', email: 'admin@esporte.pr.gov.br' }
const accepted = json(200, { data: { token: 't', expiresAt: '2099-01-01T00:00:00Z', session: { usuario } } })
const never: Answer = () => new Promise(() => {})

let root: Root
let element: HTMLElement
const sent: { path: string; body: unknown }[] = []
beforeEach(() => {
  localStorage.clear()
  sent.length = 0
  element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
})
afterEach(() => {
  vi.useRealTimers()
  root.unmount()
  element.remove()
})

function Status() {
  return <output>{useSession().state.status}</output>
}

/** Shows the form; the session's requests get the answers in order. */
function open(answers: Answer[], path = '/login') {
  const fetch = (url: unknown, init?: RequestInit) => {
    const target = String(url)
    if (!target.includes('/sessao/')) return Promise.resolve(json(200, { data: {} })())
    sent.push({ path: target.replace(/.*v1/, ''), body: JSON.parse(init?.body as string) })
    const answer = answers.shift() ?? never
    return new Promise<Response>((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      Promise.resolve().then(answer).then(resolve, reject)
    })
  }
  root.render(
    <BackofficeProvider apiBaseUrl="/api/admin/v1" fetch={fetch} navigation={createMemoryNavigation(path)}>
      <SignInForm />
      <Status />
    </BackofficeProvider>,
  )
}
const username = page.getByLabelText('Usuário')
const password = page.getByLabelText('Senha', { exact: true })
const status = page.getByRole('status')
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))
async function fillAndSend() {
  await username.fill('admin')
  await password.fill(' segredo ')
  await press('Entrar')
}

it('signs in with what was typed, a password’s spaces included', async () => {
  open([accepted])
  await expect.element(username).toHaveFocus()
  await fillAndSend()
  await expect.element(status).toHaveTextContent('signed-in')
  expect(sent).toEqual([{ path: '/sessao/login', body: { username: 'admin', password: ' segredo ' } }])
})

it('says "Usuário ou senha inválidos" and keeps the fields', async () => {
  open([json(401, { code: 'credentials' })])
  await fillAndSend()
  await expect.element(page.getByText('Usuário ou senha inválidos')).toBeVisible()
  await expect.element(username).toHaveValue('admin')
  await expect.element(password).toHaveValue(' segredo ')
  await expect.element(password).toHaveFocus()
  await expect.element(status).toHaveTextContent('signed-out')
})

it('says that the access was closed, and does not ask for the right password again', async () => {
  open([json(401, { code: 'shut-out' })])
  await fillAndSend()
  await expect.element(page.getByText('Seu acesso foi encerrado. Fale com quem administra o sistema.')).toBeVisible()
  await expect.element(page.getByText('Usuário ou senha inválidos')).not.toBeInTheDocument()
})

it('asks for what is missing before it sends anything', async () => {
  open([])
  await username.fill('admin')
  await press('Entrar')
  await expect.element(page.getByText('Obrigatório')).toBeVisible()
  await expect.element(password).toHaveFocus()
  // Also without a look at the page: both fields say that they are needed.
  for (const field of [username, password]) await expect.element(field).toBeRequired()
  expect(sent).toEqual([])
})

it('waits as long as the server asks for, and says how long', async () => {
  open([json(429, { code: 'throttled' }, { 'Retry-After': '2' }), accepted])
  await fillAndSend()
  await expect.element(page.getByText('Muitas tentativas. Tente de novo em 2 segundos.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Entrar', exact: true })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: 'Entrar', exact: true })).toBeEnabled()
})

it('says that the request could not be completed when the address of the server is wrong', async () => {
  open([json(404, {})])
  await fillAndSend()
  await expect.element(page.getByText('Não foi possível concluir sua solicitação')).toBeVisible()
})

it('says that no answer came and sends again on request', async () => {
  open([() => Promise.reject(new TypeError('Failed to fetch')), accepted])
  await fillAndSend()
  await expect.element(page.getByText(/Sem resposta do servidor/)).toBeVisible()
  await press('Tentar de novo')
  await expect.element(status).toHaveTextContent('signed-in')
})

it('offers to cancel after 8 seconds, and aborts nothing by itself', async () => {
  open([never])
  await username.fill('admin')
  await password.fill('segredo')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // A click of the browser would let the clock run.
  ;(page.getByRole('button', { name: 'Entrar' }).element() as HTMLButtonElement).click()
  await vi.advanceTimersByTimeAsync(7_900)
  expect(page.getByText(/Está demorando/).elements()).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(200)
  vi.useRealTimers()
  await expect.element(page.getByText(/Está demorando/)).toBeVisible()
  await expect.element(page.getByTestId('loading')).not.toBeInTheDocument()
  await press('Cancelar')
  await expect.element(page.getByText('Cancelado. Nada foi enviado de novo.')).toBeVisible()
  await expect.element(username).toHaveValue('admin')
})

it('covers the page while a sign-in takes long, names what it waits for, sends once and keeps what was typed', async () => {
  const held: { answer?: (response: Response) => void } = {}
  open([() => new Promise((resolve) => Object.assign(held, { answer: resolve }))])
  await fillAndSend()
  const cover = page.getByTestId('loading')
  expect(cover.elements()).toHaveLength(0)
  await expect.element(cover).toHaveTextContent('Entrando…')
  await expect.element(cover).toHaveAttribute('role', 'alert')
  await userEvent.keyboard('{Enter}')
  expect(sent).toHaveLength(1)
  held.answer?.(json(401, { code: 'credentials' })())
  await expect.element(cover).not.toBeInTheDocument()
  await expect.element(username).toHaveValue('admin')
  await expect.element(password).toHaveValue(' segredo ')
})

it('shows the password on request', async () => {
  open([])
  await expect.element(password).toHaveAttribute('type', 'password')
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
  await userEvent.click(page.getByRole('button', { name: 'Mostrar a senha' }))
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(page.getByRole('button', { name: 'Ocultar a senha' })).toHaveAttribute('aria-pressed', 'true')
})

it('records the request for a new password and says who resets it', async () => {
  open([json(202, {})], '/recuperar-senha')
  const own = page.getByRole('region', { name: 'Recuperar a senha' }).getByLabelText('Usuário')
  await expect.element(own).toHaveFocus()
  await own.fill('admin')
  await press('Pedir nova senha')
  await expect.element(page.getByText('Pedido registrado')).toBeVisible()
  await expect.element(page.getByText(/um administrador recebe o pedido e redefine a senha/)).toBeVisible()
  expect(sent).toEqual([{ path: '/sessao/recuperar-senha', body: { username: 'admin' } }])
})

// Specification, section 2: "/login and /recuperar-senha: both show the same authentication screen."
it('signs in beside the request for a new password, too', async () => {
  open([accepted], '/recuperar-senha')
  await userEvent.click(page.getByRole('button', { name: 'Entrar', exact: true }))
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  await username.first().fill('admin')
  await password.fill('segredo')
  await press('Entrar')
  await expect.element(status).toHaveTextContent('signed-in')
  expect(sent).toEqual([{ path: '/sessao/login', body: { username: 'admin', password: 'segredo' } }])
})

const code = page.getByLabelText('Código')
const sentCodes = () => sent.map(({ body }) => (body as { readonly code?: string }).code)

it('asks for a code after the password where the sign-in has two steps, and for another one when it is wrong', async () => {
  open([json(401, { code: 'second-factor' }), json(401, { code: 'wrong-code' }), accepted])
  await fillAndSend()
  await expect.element(page.getByText(/^A senha de admin está certa\. Agora informe o código/)).toBeVisible()
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await press('Entrar')
  await expect.element(code).toHaveAccessibleDescription(/^Obrigatório Seis dígitos/)
  await code.fill('123 456')
  await press('Entrar')
  await expect.element(page.getByText('O código não confere. Use o que o aplicativo mostra agora.')).toBeVisible()
  await expect.element(code).toHaveFocus()
  await code.fill('654321')
  await press('Entrar')
  await expect.element(status).toHaveTextContent('signed-in')
  expect(sentCodes()).toEqual([undefined, '123 456', '654321'])
  expect(sent.at(-1)?.body).toEqual({ username: 'admin', password: ' segredo ', code: '654321' })
})

it('goes back from the code to the name and the password', async () => {
  open([json(401, { code: 'second-factor' }), accepted])
  await fillAndSend()
  await expect.element(code).toBeVisible()
  await press('Voltar')
  await expect.element(username).toHaveFocus()
  await fillAndSend()
  await expect.element(status).toHaveTextContent('signed-in')
})

it('prepares the application of who has none, where the office demands a code', async () => {
  const data = { secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Esporte%20Paran%C3%A1:admin?secret=JBSWY3DPEHPK3PXP' }
  open([json(401, { code: 'second-factor-new', data }), accepted])
  await fillAndSend()
  await expect.element(page.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible()
  await expect.element(page.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Abrir o aplicativo neste aparelho' })).toHaveAttribute('href', data.address)
  await code.fill('123456')
  await press('Entrar')
  await expect.element(status).toHaveTextContent('signed-in')
})
