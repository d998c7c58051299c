import { Modal } from '@esporte-parana/sdk/controls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'

const meta = {
  title: 'Componentes/Diálogo (Modal)',
  component: Modal,
  tags: ['autodocs'],
  args: { isOpen: true, onClose: fn(), title: 'Registrar a decisão', children: <p>A solicitação volta a quem a pediu, com o motivo.</p> },
  play: async ({ args }) => {
    await expect(await screen.findByRole(args.role ?? 'dialog', { name: 'Registrar a decisão' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
} satisfies Meta<typeof Modal>

export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = { name: 'Médio' }
export const Question: Story = { name: 'Pergunta, pequena', args: { role: 'alertdialog', size: 'small' } }
export const WithFooter: Story = {
  name: 'Com botões',
  args: {
    footer: (
      <button type="button" className="ep-button" data-variant="accent">
        Registrar
      </button>
    ),
  },
}
export const Side: Story = { name: 'Ao lado', args: { size: 'side', position: 'right' } }
