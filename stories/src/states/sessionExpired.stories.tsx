import { ExpiredSessionScreen } from '@esporte-parana/sdk/screens/expired-session'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { phone } from '../globals.js'
import { renderPage } from '../Page.js'

export default {
  title: 'Telas/Acesso/Sessão expirada (ExpiredSessionScreen)',
  component: ExpiredSessionScreen,
  render: renderPage,
  tags: ['state'],
  parameters: { backoffice: { address: '/sessao-expirada', isSignedIn: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Entrar de novo' })).toBeVisible()
  },
} satisfies Meta
type Story = StoryObj

export const Expired: Story = { name: 'Sessão expirada' }
export const Phone: Story = { name: 'Celular', globals: phone }
