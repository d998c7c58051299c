import { ListView, useListController } from '@esporte-parana/sdk/engine'
import { order } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const records = { order: [] }
const meta = {
  title: 'Componentes/Lista (ListView)',
  component: ListView,
  tags: ['autodocs'],
  parameters: { backoffice: { resources: [order], records } },
  render: () => <Orders />,
} satisfies Meta<typeof ListView>

export default meta
type Story = StoryObj

export const OwnEntity: Story = {
  name: 'Uma entidade própria, vazia',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nenhum registro adicionado' })).toBeVisible()
  },
}

function Orders() {
  return <ListView controller={useListController(order)} />
}
