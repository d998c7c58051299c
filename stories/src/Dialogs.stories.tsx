import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { DialogBoard } from './DialogBoard.js'
import { dark, phone } from './globals.js'

const meta = { title: 'Componentes/Quadros/Diálogos', component: DialogBoard } satisfies Meta<typeof DialogBoard>

export default meta
type Story = StoryObj<typeof meta>

/** Opens and closes one dialog after the other; the last one stays open to be viewed. */
function openAll(names: readonly string[]): NonNullable<Story['play']> {
  return async ({ canvas }) => {
    for (const name of names) {
      await userEvent.click(await canvas.findByRole('button', { name }))
      const dialog = await screen.findByRole('dialog')
      const isSheet = name === 'panel' || name === 'side'
      await expect(dialog.clientHeight).toBeLessThanOrEqual(window.innerHeight * (isSheet ? 1 : 0.9))
      if (name === names.at(-1)) return
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(dialog).not.toBeInTheDocument())
    }
  }
}

export const Positions: Story = {
  name: 'Nove posições',
  args: { size: 'small' },
  play: openAll(['center', 'top', 'bottom', 'left', 'right', 'topleft', 'topright', 'bottomleft', 'bottomright']),
}
export const Sizes: Story = {
  name: 'Tamanhos, escuro',
  globals: dark,
  play: openAll(['small', 'medium', 'large', 'full', 'panel', 'side']),
}
export const OnPhone: Story = { name: 'Celular', globals: phone, play: openAll(['full', 'large']) }
