import { MaterialGroupDialog } from '@esporte-parana/sdk/screens/material-groups'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

const meta = {
  title: 'Componentes/Diálogo de um registro/Grupo (MaterialGroupDialog)',
  component: MaterialGroupDialog,
  tags: ['autodocs'],
  args: { id: 'novo', onClose: fn() },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Salvar' })).toBeVisible()
  },
} satisfies Meta<typeof MaterialGroupDialog>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = { name: 'Novo' }
export const Existing: Story = { name: 'Existente', args: { id: 1 } }
