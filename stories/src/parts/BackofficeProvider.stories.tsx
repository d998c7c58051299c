import { BackofficeProvider, createMemoryNavigation, RouteView } from '@esporte-parana/sdk'
import { routes } from '@esporte-parana/sdk/routes'
import { createMemoryApi } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  title: 'Componentes/Ambiente das telas (BackofficeProvider)',
  component: BackofficeProvider,
  tags: ['autodocs'],
  args: {
    apiBaseUrl: '/api/admin/v1',
    fetch: createMemoryApi().fetch,
    navigation: createMemoryNavigation('/login'),
    children: <RouteView routes={routes} />,
  },
} satisfies Meta<typeof BackofficeProvider>

export default meta
type Story = StoryObj<typeof meta>

export const SignedOut: Story = {
  name: 'Ninguém entrou ainda',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Usuário')).toBeVisible()
  },
}
export const OwnWords: Story = {
  name: 'Com textos do próprio órgão',
  args: { texts: { 'pt-BR': { 'screens.signIn.title': 'Acessar' } }, locale: 'pt-BR' },
}
