import { RefusedScreen } from '@esporte-parana/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  title: 'Componentes/Tela recusada (RefusedScreen)',
  component: RefusedScreen,
  tags: ['autodocs'],
  args: { reason: 'outside' },
  globals: { place: 'portal' },
} satisfies Meta<typeof RefusedScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Outside: Story = { name: 'Fora do que o portal pode' }
export const SignIn: Story = {
  name: 'Entrada do produto',
  args: { reason: 'signIn' },
  globals: { place: 'product' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading')).toBeVisible()
  },
}
