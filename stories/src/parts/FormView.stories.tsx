import { FormView, useFormController } from '@esporte-parana/sdk/engine'
import { order } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  title: 'Componentes/Formulário (FormView)',
  component: FormView,
  tags: ['autodocs'],
  parameters: { backoffice: { resources: [order], records: {} } },
  render: () => <NewOrder />,
} satisfies Meta<typeof FormView>

export default meta
type Story = StoryObj

export const OwnEntity: Story = {
  name: 'Um registro novo de uma entidade própria',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Salvar' })).toBeVisible()
  },
}

function NewOrder() {
  return <FormView controller={useFormController(order, { id: 'novo' })} title="Novo pedido" onLeave={() => undefined} />
}
