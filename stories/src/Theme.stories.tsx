import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ThemeBoard } from './ThemeBoard.js'

const meta = {
  title: 'Temas/Quadro',
  component: ThemeBoard,
  play: async ({ canvas, globals }) => {
    await canvas.findByRole('heading', { name: 'Tema' })
    await expect(document.documentElement.classList.contains('app-dark')).toBe(globals.scheme === 'dark')
  },
} satisfies Meta<typeof ThemeBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Board: Story = { name: 'Como a barra escolhe' }
export const LaraLight: Story = { name: 'Lara, claro', globals: { preset: 'Lara', scheme: 'light' } }
export const LaraDark: Story = { name: 'Lara, escuro', globals: { preset: 'Lara', scheme: 'dark' } }
export const AuraLight: Story = { name: 'Aura, claro', globals: { preset: 'Aura', scheme: 'light' } }
export const AuraDark: Story = { name: 'Aura, escuro', globals: { preset: 'Aura', scheme: 'dark' } }
