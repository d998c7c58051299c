import { FieldControl, money } from '@esporte-parana/sdk/controls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

const meta = {
  title: 'Componentes/Campo (FieldControl)',
  component: FieldControl,
  tags: ['autodocs'],
  parameters: { docs: { story: { height: '5rem' } } },
  args: { control: money(), label: 'Valor da nota', value: '1234.5', onChange: fn() },
} satisfies Meta<typeof FieldControl>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'Preenchido',
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('textbox', { name: 'Valor da nota' })
    await expect(field).toHaveValue('1.234,50')
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenCalled()
  },
}
export const Required: Story = { name: 'Com erro', args: { value: null, isRequired: true, error: 'Obrigatório' } }
export const Warned: Story = { name: 'Com aviso', args: { warning: 'Passa do empenho' } }
export const ReadOnly: Story = { name: 'Somente leitura', args: { isReadOnly: true } }
