import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const meta = {
  title: 'Em uso/Acesso/Sessão expirada, passo a passo',
  component: Page,
  parameters: { backoffice: { address: '/sessao-expirada', isSignedIn: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sua sessão expirou' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Entrar de novo' })).toBeVisible()
  },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Expired: Story = { name: 'Claro' }
export const Dark: Story = { name: 'Escuro', globals: dark }
export const Phone: Story = { name: 'Celular', globals: phone }
