import { Frame } from '@esporte-parana/sdk/frame'
import { routes } from '@esporte-parana/sdk/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const functions = routes.find(({ name }) => name === 'functions')
const meta = {
  title: 'Componentes/Moldura do produto (Frame)',
  component: Frame,
  tags: ['autodocs'],
  args: { match: functions && { route: functions, params: {} }, children: <h1>Funções</h1> },
} satisfies Meta<typeof Frame>

export default meta
type Story = StoryObj<typeof meta>

export const OfProduct: Story = {
  name: 'A moldura do produto',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  },
}
