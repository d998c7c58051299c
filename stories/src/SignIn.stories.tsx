import { failure, noAnswer, noEnd } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { dark, phone } from './globals.js'
import { hurry } from './hurry.js'
import { Page } from './Page.js'

const meta = {
  title: 'Em uso/Acesso/Entrar, passo a passo',
  component: Page,
  parameters: { backoffice: { address: '/login', isSignedIn: false } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Vazio',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Entrar' }))
    await expect(await canvas.findAllByText('Obrigatório')).toHaveLength(2)
    await expect(canvas.getByLabelText('Usuário')).toHaveFocus()
  },
}

export const WrongPassword: Story = {
  name: 'Senha errada',
  play: async ({ canvasElement, canvas }) => {
    await signIn(canvasElement, 'senha-errada')
    await expect(await canvas.findByText('Usuário ou senha inválidos')).toBeVisible()
    await expect(canvas.getByLabelText('Usuário')).toHaveValue('admin')
    await expect(canvas.getByLabelText('Senha')).toHaveValue('senha-errada')
  },
}

export const Slow: Story = {
  name: 'Servidor lento',
  parameters: { backoffice: { address: '/login', isSignedIn: false, network: { 'POST /sessao/login': noEnd } } },
  beforeEach: hurry,
  play: async ({ canvasElement, canvas }) => {
    await signIn(canvasElement)
    await expect(await canvas.findByText('Está demorando mais do que o normal.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    await expect(await canvas.findByText('Cancelado. Nada foi enviado de novo.')).toBeVisible()
  },
}

export const ServerAway: Story = {
  name: 'Servidor fora do ar',
  parameters: { backoffice: { address: '/login', isSignedIn: false, network: { 'POST /sessao/login': noAnswer } } },
  play: async ({ canvasElement, canvas }) => {
    await signIn(canvasElement)
    await expect(await canvas.findByText(/Sem resposta do servidor/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
    await expect(canvas.getByLabelText('Senha')).toHaveValue('esporte-parana')
  },
}

export const Throttled: Story = {
  name: 'Muitas tentativas',
  parameters: { backoffice: { address: '/login', isSignedIn: false, network: { 'POST /sessao/login': () => failure(429, 'throttled') } } },
  play: async ({ canvasElement, canvas }) => {
    await signIn(canvasElement)
    await expect(await canvas.findByText(/Muitas tentativas/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Entrar' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const SignedIn: Story = {
  name: 'Entrada aceita',
  play: async ({ canvasElement, canvas }) => {
    await signIn(canvasElement)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Olá'))
  },
}

const asked = (answer: () => Response) => ({
  backoffice: { address: '/login', isSignedIn: false, network: { 'POST /sessao/login': answer } },
})
export const Code: Story = {
  name: 'Pedido do código',
  parameters: asked(() => failure(401, 'second-factor')),
  play: async ({ canvasElement, canvas }) => {
    await signIn(canvasElement)
    await waitFor(() => expect(canvas.getByLabelText('Código')).toHaveFocus())
  },
}
export const CodeDark: Story = { ...Code, name: 'Pedido do código, escuro', globals: dark }
const offer = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Esporte%20Paran%C3%A1:admin?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
}
export const Application: Story = {
  name: 'Preparação do aplicativo autenticador',
  parameters: asked(() => failure(401, 'second-factor-new', { data: offer })),
  play: async ({ canvasElement, canvas }) => {
    await signIn(canvasElement)
    await expect(await canvas.findByRole('img', { name: /^Código QR/ })).toBeVisible()
  },
}
export const ApplicationDark: Story = { ...Application, name: 'Preparação do aplicativo autenticador, escuro', globals: dark }
export const ApplicationOnPhone: Story = { ...Application, name: 'Preparação do aplicativo autenticador, celular', globals: phone }
export const Dark: Story = { name: 'Escuro', globals: dark }
export const Phone: Story = { name: 'Celular', globals: phone }
export const English: Story = {
  name: 'Em inglês',
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Username')).toBeVisible()
  },
}

async function signIn(canvasElement: HTMLElement, password = 'esporte-parana'): Promise<void> {
  const canvas = within(canvasElement)
  await userEvent.type(await canvas.findByLabelText('Usuário'), 'admin')
  await userEvent.type(canvas.getByLabelText('Senha'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }))
}
