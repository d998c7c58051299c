import { CpfText } from '@esporte-parana/sdk/controls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  title: 'Componentes/CPF protegido (CpfText)',
  component: CpfText,
  tags: ['autodocs'],
  parameters: { docs: { story: { height: '4rem' } } },
  args: { value: '08123456905' },
} satisfies Meta<typeof CpfText>

export default meta
type Story = StoryObj<typeof meta>

export const Masked: Story = {
  name: 'Número',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('***.234.569-**')).toBeVisible()
  },
}
export const Empty: Story = { name: 'Sem número', args: { value: null } }
