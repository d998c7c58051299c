import { MaterialClassDialog } from '@esporte-parana/sdk/screens/material-classes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

const meta = {
  title: 'Componentes/Diálogo de um registro/Classe (MaterialClassDialog)',
  component: MaterialClassDialog,
  tags: ['autodocs'],
  args: { id: 'novo', onClose: fn() },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Salvar' })).toBeVisible()
  },
} satisfies Meta<typeof MaterialClassDialog>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = { name: 'Novo' }
export const Existing: Story = { name: 'Existente', args: { id: 1 } }
