import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createMemoryNavigation } from '../../navigation/createMemoryNavigation.js'
import { BackofficeProvider } from '../../provider/BackofficeProvider.js'
import { failure, success } from '../../testing/answers.js'
import { SignInScreen } from './SignInScreen.js'

type Answer = () => Response | Promise<Response>
const code = 'A'.repeat(43)
const chosen = 'quatro ipês amarelos no campo'
const usuario = { id: 7, nome: 'Maria', email: 'maria@esporte.pr.gov.br' }
const accepted = () => success({ data: { token: 't', expiresAt: '2099-01-01T00:00:00Z', session: { usuario } } })
const isSet = () => success({ data: { username: 'maria.souza' } })

let root: Root
let sent: unknown[]
let looked: unknown[]
afterEach(() => {
  root.unmount()
  history.replaceState(null, '', location.pathname + location.search)
})

/** Opens the page with a link; the calls get the answers in order. */
function open(...answers: readonly Answer[]) {
  history.replaceState(null, '', `#codigo=${code}`)
  return show(answers)
}

/** Opens the page as the address is; `look` is the answer whether the link serves. */
function show(answers: readonly Answer[], look: Answer = () => success({ data: null })) {
  localStorage.clear()
  sent = []
  looked = []
  const left = [...answers]
  const fetch = (url: unknown, init?: RequestInit) => {
    const [, path] = String(url).split('/v1')
    if (!path?.startsWith('/sessao/')) return Promise.resolve(success({ data: {} }))
    if (path.endsWith('/conferir')) {
      looked.push(JSON.parse(init?.body as string))
      return Promise.resolve(look())
    }
    sent.push({ path, ...JSON.parse(init?.body as string) })
    return new Promise<Response>((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      const answer = left.shift()
      if (answer) Promise.resolve(answer()).then(resolve, reject)
    })
  }
  const navigation = createMemoryNavigation('/recuperar-senha')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BackofficeProvider apiBaseUrl="/api/admin/v1" fetch={fetch} navigation={navigation}>
      <SignInScreen />
    </BackofficeProvider>,
  )
  return navigation
}
const field = page.getByLabelText('Nova senha')
async function choose(): Promise<void> {
  await field.fill(chosen)
  await page.getByRole('button', { name: 'Definir a senha e entrar' }).click()
}

describe('a link for a password', () => {
  it('leaves the address at once, sets the password and signs in with it', async () => {
    const navigation = open(isSet, accepted)
    await expect.element(field).toHaveFocus()
    expect(location.hash).toBe('')
    await choose()
    await expect.poll(() => navigation.getLocation().pathname).toBe('/dashboard')
    expect(sent).toEqual([
      { path: '/sessao/nova-senha', code, password: chosen },
      { path: '/sessao/login', username: 'maria.souza', password: chosen },
    ])
  })

  it('says what a refused password lacks, and keeps what was typed', async () => {
    open(() => failure(422, 'invalid', { issues: [{ path: 'password', code: 'guessable' }] }))
    await choose()
    await expect.element(field).toHaveAccessibleDescription(/fácil de adivinhar: não use o nome de usuário/)
    await expect.element(field).toHaveValue(chosen)
  })

  it('has set the password, although the sign-in after it fails', async () => {
    open(isSet, () => failure(503, 'unavailable'))
    await choose()
    await expect.element(page.getByRole('status')).toMatchTextContent('A senha está definida. Entre com o usuário maria.souza.')
    await expect.element(page.getByRole('link', { name: 'Ir para a entrada' })).toHaveAttribute('href', '/login')
  })

  it('that has ended leads to a request for another', async () => {
    open(() => failure(409, 'link-ended'))
    await choose()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/já foi usado ou passou do prazo/)
    await page.getByRole('button', { name: 'Pedir outro link' }).click()
    await expect.element(page.getByRole('heading', { name: 'Recuperar a senha' })).toBeVisible()
  })

  it('that has ended says so before a password is typed', async () => {
    history.replaceState(null, '', `#codigo=${code}`)
    show([], () => failure(409, 'link-ended'))
    await expect.element(page.getByRole('alert')).toMatchTextContent(/já foi usado ou passou do prazo/)
    expect(field.elements()).toEqual([])
    expect([looked, sent]).toEqual([[{ code }], []])
  })

  it('is tried all the same when nobody says whether it serves', async () => {
    history.replaceState(null, '', `#codigo=${code}`)
    show([isSet, accepted], () => failure(503, 'unavailable'))
    await choose()
    await expect.poll(() => sent).toHaveLength(2)
  })

  it('is not lost by a reload, and not kept once another is asked for', async () => {
    open()
    await expect.element(field).toBeVisible()
    expect(location.href).not.toContain(code)
    root.unmount()
    show([() => failure(409, 'link-ended')])
    await choose()
    await page.getByRole('button', { name: 'Pedir outro link' }).click()
    root.unmount()
    show([])
    await expect.element(page.getByRole('heading', { name: 'Recuperar a senha' })).toBeVisible()
    expect(JSON.stringify([history.state, Object.entries(sessionStorage), Object.entries(localStorage)])).not.toContain(code)
  })

  it('is taken too when it is pasted into the address of the open page', async () => {
    open(isSet, accepted)
    await expect.element(field).toBeVisible()
    const other = 'B'.repeat(43)
    location.hash = `codigo=${other}`
    await expect.poll(() => location.hash).toBe('')
    await choose()
    await expect.poll(() => sent[0]).toMatchObject({ code: other })
  })
})
