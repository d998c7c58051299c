import { UnavailableScreen } from '@esporte-parana/sdk/screens/status'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  title: 'Componentes/Módulo indisponível (UnavailableScreen)',
  component: UnavailableScreen,
  tags: ['autodocs'],
} satisfies Meta<typeof UnavailableScreen>

export default meta
type Story = StoryObj<typeof meta>

export const InProduct: Story = {
  name: 'No produto',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este módulo está indisponível')).toBeVisible()
  },
}
