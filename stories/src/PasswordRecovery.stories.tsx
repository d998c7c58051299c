import { failure } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Page } from './Page.js'

const meta = {
  title: 'Em uso/Acesso/Recuperar a senha, passo a passo',
  component: Page,
  parameters: { backoffice: { address: '/recuperar-senha', isSignedIn: false } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Request: Story = { name: 'Pedido' }

export const Done: Story = {
  name: 'Pedido registrado',
  play: async ({ canvas }) => {
    const recovery = within(await canvas.findByRole('region', { name: 'Recuperar a senha' }))
    await userEvent.type(recovery.getByLabelText('Usuário'), 'gestora')
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir nova senha' }))
    await expect(await canvas.findByText('Pedido registrado')).toBeVisible()
    await expect(canvas.getByText(/O sistema não envia e-mail/)).toBeVisible()
  },
}

/** The secret stands behind the `#` of the link, and leaves the address when the page opens. */
const withLink: Story['beforeEach'] = () => {
  const before: unknown = history.state
  history.replaceState(before, '', `#codigo=${'k'.repeat(43)}`)
  // The page keeps the secret for a reload.
  return () => history.replaceState(before, '')
}

export const Link: Story = {
  name: 'Link para escolher a senha',
  beforeEach: withLink,
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nova senha')).toBeVisible()
  },
}

export const EndedLink: Story = {
  name: 'Link que já foi usado',
  parameters: { backoffice: { network: { 'POST /sessao/nova-senha/conferir': () => failure(409, 'link-ended') } } },
  beforeEach: withLink,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/já foi usado/)
  },
}
