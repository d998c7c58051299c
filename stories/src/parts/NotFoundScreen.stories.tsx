import { NotFoundScreen } from '@esporte-parana/sdk/screens/status'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = { title: 'Componentes/Página não encontrada (NotFoundScreen)', component: NotFoundScreen, tags: ['autodocs'] } satisfies Meta<
  typeof NotFoundScreen
>

export default meta
type Story = StoryObj<typeof meta>

export const InProduct: Story = {
  name: 'No produto',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/')
  },
}
export const InPortal: Story = { name: 'Em um portal, sem saídas', globals: { place: 'portal' } }
