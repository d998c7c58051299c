import { SignInScreen } from '@esporte-parana/sdk/screens/sign-in'
import { failure, noAnswer, noEnd } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { phone } from '../globals.js'
import { renderPage } from '../Page.js'

const meta = {
  title: 'Telas/Acesso/Entrar (SignInScreen)',
  component: SignInScreen,
  render: renderPage,
  tags: ['state'],
} satisfies Meta

export default meta
type Story = StoryObj
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const at = (network = {}) => ({ backoffice: { address: '/login', isSignedIn: false, network } })

// First, because it opens by itself.
export const Empty: Story = {
  name: 'Vazio',
  parameters: at(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Usuário')).toHaveValue('')
  },
}
export const Loading: Story = {
  name: 'Carregando',
  parameters: at({ 'POST /sessao/login': noEnd }),
  play: async ({ canvas }) => {
    await signIn(canvas)
    await expect(canvas.getByRole('button', { name: /^Entra/ })).toBeVisible()
  },
}
export const Failed: Story = {
  name: 'Erro',
  parameters: at({ 'POST /sessao/login': () => failure(503, 'unavailable') }),
  play: async ({ canvas }) => {
    await signIn(canvas)
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
}
export const Offline: Story = { ...Failed, name: 'Sem rede', parameters: at({ 'POST /sessao/login': noAnswer }) }
export const Invalid: Story = {
  name: 'Inválido',
  parameters: at(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Entrar' }))
    await expect(await canvas.findAllByText('Obrigatório')).toHaveLength(2)
  },
}
export const Phone: Story = { ...Empty, name: 'Celular', globals: phone }

async function signIn(canvas: Canvas): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Usuário'), 'admin')
  await userEvent.type(canvas.getByLabelText('Senha'), 'esporte-parana')
  await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }))
}
