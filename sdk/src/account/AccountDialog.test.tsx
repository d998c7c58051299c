import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createMemoryNavigation } from '../navigation/createMemoryNavigation.js'
import { BackofficeProvider } from '../provider/BackofficeProvider.js'
import { createMemoryApi } from '../testing/memory/memoryApi.js'
import { knownToken } from '../testing/memory/memorySession.js'
import { AccountDialog } from './AccountDialog.js'

let root: Root
let element: HTMLElement
const usuario = { id: 1, nome: 'Maria', email: 'm@esporte.pr.gov.br', avatar: '' }
beforeEach(() => {
  localStorage.setItem('session_0', JSON.stringify({ token: knownToken, exp: Date.now() + 3_600_000, usuario }))
  element = document.body.appendChild(document.createElement('div'))
  root = createRoot(element)
})
afterEach(() => {
  localStorage.clear()
  root.unmount()
  element.remove()
})

async function open() {
  const api = createMemoryApi({ users: { maria: 'senha de antes' } })
  // A second session of the same user, from another place.
  await api.fetch('http://x/api/admin/v1/sessao/login', {
    method: 'POST',
    body: JSON.stringify({ username: 'maria', password: 'senha de antes' }),
  })
  root.render(
    <BackofficeProvider apiBaseUrl="/api/admin/v1" fetch={api.fetch} navigation={createMemoryNavigation('/dashboard')}>
      <AccountDialog isOpen onClose={() => undefined} />
    </BackofficeProvider>,
  )
  await expect.element(page.getByRole('dialog', { name: 'Minha conta' })).toBeVisible()
  return api
}
const others = page.getByRole('button', { name: /^Encerrar a sessão/ })
const press = () => userEvent.click(page.getByRole('button', { name: 'Trocar a senha' }))

it('shows where somebody is signed in, and ends a session elsewhere', async () => {
  await open()
  await expect.element(page.getByText(/^Esta sessão, desde/)).toBeVisible()
  await expect.element(others).toBeVisible()
  await userEvent.click(others)
  await expect.poll(() => others.elements().length).toBe(0)
  await expect.element(page.getByText(/^Esta sessão, desde/)).toBeVisible()
})

it('changes the password, says what is wrong with one where it stands, and ends the other sessions', async () => {
  await open()
  const [current, next] = [page.getByLabelText('Senha atual'), page.getByLabelText('Nova senha')]
  await expect.element(next).toHaveAttribute('autocomplete', 'new-password')
  await press()
  await expect.element(current).toHaveAccessibleDescription(/obrigatóri/i)
  await current.fill('errada')
  await next.fill('uma senha bem longa')
  await press()
  await expect.element(current).toHaveAccessibleDescription('A senha atual não é esta.')
  await current.fill('senha de antes')
  await next.fill('curta')
  await press()
  await expect.element(next).toHaveAccessibleDescription(/^A senha é curta demais\. Doze caracteres ou mais\./)
  await next.fill('uma senha bem longa')
  await expect.element(others).toBeVisible()
  await press()
  await expect.element(page.getByText(/^A senha foi trocada/)).toBeVisible()
  await expect.poll(() => others.elements().length).toBe(0)
})
