import { SignInScreen } from '@esporte-parana/sdk/screens/sign-in'
import { failure, noAnswer, noEnd } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { phone } from '../globals.js'
import { renderPage } from '../Page.js'

const meta = {
  title: 'Telas/Acesso/Recuperar a senha (SignInScreen)',
  component: SignInScreen,
  render: renderPage,
  tags: ['state'],
} satisfies Meta

export default meta
type Story = StoryObj
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const call = 'POST /sessao/recuperar-senha'
const at = (network = {}) => ({ backoffice: { address: '/recuperar-senha', isSignedIn: false, network } })

export const Loading: Story = {
  name: 'Carregando',
  parameters: at({ [call]: noEnd }),
  play: async ({ canvas }) => {
    await askFor(canvas, 'gestora')
  },
}
export const Empty: Story = {
  name: 'Vazio',
  parameters: at(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pedir nova senha' })).toBeVisible()
  },
}
export const Failed: Story = {
  name: 'Erro',
  parameters: at({ [call]: () => failure(503, 'unavailable') }),
  play: async ({ canvas }) => {
    await askFor(canvas, 'gestora')
    await expect(await canvas.findByText(/indisponível|Sem resposta/)).toBeVisible()
  },
}
export const Offline: Story = { ...Failed, name: 'Sem rede', parameters: at({ [call]: noAnswer }) }
export const Invalid: Story = {
  name: 'Inválido',
  parameters: at(),
  play: async ({ canvas }) => {
    await askFor(canvas, '')
    await expect(await canvas.findByText('Obrigatório')).toBeVisible()
  },
}
export const Phone: Story = { ...Empty, name: 'Celular', globals: phone }

async function askFor(canvas: Canvas, username: string): Promise<void> {
  const recovery = within(await canvas.findByRole('region', { name: 'Recuperar a senha' }))
  if (username) await userEvent.type(recovery.getByLabelText('Usuário'), username)
  await userEvent.click(canvas.getByRole('button', { name: 'Pedir nova senha' }))
}
