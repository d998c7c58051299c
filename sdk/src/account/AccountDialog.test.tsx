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

it('turns the sign-in in two steps on, shows the recovery codes once, and turns it off by a code', async () => {
  await open()
  const section = page.getByRole('region', { name: 'Verificação em duas etapas' })
  const button = (name: string) => section.getByRole('button', { name, exact: true })
  await expect.element(section.getByText(/^Além da senha, a entrada pede um código/)).toBeVisible()
  await button('Ligar').click()
  await section.getByLabelText('Sua senha').fill('outra senha')
  await button('Continuar').click()
  await expect.element(section.getByLabelText('Sua senha')).toHaveAccessibleDescription('A senha não é esta.')
  await section.getByLabelText('Sua senha').fill('senha de antes')
  await button('Continuar').click()
  await expect.element(section.getByRole('img', { name: /^Código QR/ })).toBeVisible()
  const code = section.getByLabelText('Código', { exact: true })
  await expect.element(code).toHaveFocus()
  await code.fill('000000')
  await button('Conferir o código e ligar').click()
  await expect.element(code).toHaveAccessibleDescription(/^O código não confere/)
  await code.fill('123456')
  await button('Conferir o código e ligar').click()
  const codes = section.getByRole('list', { name: 'Códigos de reserva' })
  await expect.poll(() => codes.getByRole('listitem').elements().length).toBe(10)
  await button('Já guardei').click()
  await expect.element(section.getByText(/^Ligada desde .+ Restam 10 códigos de reserva\.$/)).toBeVisible()
  await button('Gerar novos códigos de reserva').click()
  await code.fill('123456')
  await button('Gerar novos códigos de reserva').click()
  await expect.poll(() => codes.getByRole('listitem').elements().length).toBe(10)
  await button('Já guardei').click()
  await button('Desligar').click()
  await code.fill('123456')
  await button('Desligar').click()
  await expect.element(button('Ligar')).toBeVisible()
})
