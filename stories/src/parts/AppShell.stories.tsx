import { menus, routes } from '@esporte-parana/sdk/routes'
import { AppShell } from '@esporte-parana/sdk/shell'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  title: 'Componentes/Moldura de uma aplicação (AppShell)',
  component: AppShell,
  tags: ['autodocs'],
  args: { routes, menus, match: undefined, children: <h1>Uma página da sua aplicação</h1> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Uma página da sua aplicação' })).toBeVisible()
    await expect(canvas.getByRole('banner')).toBeVisible()
  },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

export const OwnPage: Story = { name: 'Uma página própria' }
export const Slim: Story = { name: 'Com o menu estreito', args: { menuMode: 'slim' } }
