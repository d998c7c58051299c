import { Link } from '@esporte-parana/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  title: 'Componentes/Ligação (Link)',
  component: Link,
  tags: ['autodocs'],
  parameters: { docs: { story: { height: '4rem' } } },
  args: { to: '/pessoas/5', children: 'Carlos Eduardo Bressan' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Carlos Eduardo Bressan' })).toHaveAttribute('href', '/pessoas/5')
  },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const ToRecord: Story = { name: 'A um registro' }
export const NewWindow: Story = { name: 'Em outra janela', args: { target: '_blank', rel: 'noreferrer' } }
