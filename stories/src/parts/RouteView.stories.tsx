import { RouteView } from '@esporte-parana/sdk'
import { routes } from '@esporte-parana/sdk/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'

const meta = {
  title: 'Componentes/Página do endereço (RouteView)',
  component: RouteView,
  tags: ['autodocs'],
  args: { routes, onReady: fn(), onSettled: fn() },
  parameters: { backoffice: { address: '/administrativo/funcoes' } },
} satisfies Meta<typeof RouteView>

export default meta
type Story = StoryObj<typeof meta>

export const WithoutFrame: Story = {
  name: 'A página do endereço, sem moldura',
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Funções' })).toBeVisible()
    await waitFor(() => expect(args.onSettled).toHaveBeenCalled())
    await expect(canvas.queryByRole('navigation', { name: 'Menu principal' })).toBeNull()
  },
}
export const WithFrame: Story = {
  name: 'Com a moldura do produto',
  args: { frame: () => import('@esporte-parana/sdk/frame') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  },
}
