import { ClassLevelDialog } from '@esporte-parana/sdk/screens/class-levels'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'

const meta = {
  title: 'Componentes/Diálogo de um registro/Nível de turma (ClassLevelDialog)',
  component: ClassLevelDialog,
  tags: ['autodocs'],
  args: { id: 'novo', onClose: fn() },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Salvar' })).toBeVisible()
  },
} satisfies Meta<typeof ClassLevelDialog>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = { name: 'Novo' }
export const Existing: Story = { name: 'Existente', args: { id: 1 } }
