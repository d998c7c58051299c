import { formScreen } from '@esporte-parana/sdk/engine'
import { order } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { dark, phone } from './globals.js'

const OrderForm = formScreen(order)
const OrderPage = () => <OrderForm params={{ id: '1' }} />

const item = (description: string, quantity: string, unitPrice: string, more: object = {}) => ({
  description,
  unit: 'un',
  quantity,
  unitPrice,
  isUrgent: false,
  departmentId: null,
  justification: null,
  consumed: '0',
  ...more,
})
const items = [
  item('Bola de voleibol oficial, tamanho 5', '24', '189.9'),
  item('Rede de voleibol com medição oficial', '4', '412.3333', { isUrgent: true, justification: 'As antigas rasgaram na fase regional.' }),
  item('Copo de água mineral 200 ml', '60', '38.5', { unit: 'cx' }),
  item('Cone de marcação 50 cm', '120', '9.75', { consumed: '35.5' }),
]
const meta = {
  title: 'Em uso/Formulário/Linhas em tabela',
  component: OrderPage,
  parameters: {
    backoffice: {
      address: '/compras-diretas/1',
      resources: [order],
      records: { order: [{ id: 1, subject: 'Material para a fase macrorregional', items }] },
    },
  },
} satisfies Meta<typeof OrderPage>

export default meta
type Story = StoryObj<typeof meta>

const seen: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText(/9\.686,/)).toBeVisible()
}
export const Table: Story = { name: 'Tabela', play: seen }
export const TableDark: Story = { name: 'Tabela, escuro', globals: dark, play: seen }
export const TableInEnglish: Story = {
  name: 'Tabela, em inglês',
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: /Unit price/ })).toBeVisible()
  },
}
export const OnPhone: Story = {
  name: 'Cartões no celular',
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: /^(Item|Artículo) 4$/ })).toBeVisible()
  },
}

export const Typed: Story = {
  name: 'Uma célula em edição',
  play: async ({ canvas }) => {
    await userEvent.dblClick(await canvas.findByRole('gridcell', { name: '24' }))
    await expect(await canvas.findByRole('textbox', { name: /^Quantidade/ })).toHaveValue('24')
  },
}

export const Wrong: Story = {
  name: 'Erro na célula',
  play: async ({ canvas }) => {
    const cell = await canvas.findByRole('gridcell', { name: '24' })
    cell.focus()
    await userEvent.keyboard('{Delete}')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(canvas.getByText(/Item 1 › Quantidade/)).toBeVisible())
  },
}

export const Details: Story = {
  name: 'Campos abaixo da linha',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Detalhes de Item 2' }))
    await expect(await canvas.findByRole('textbox', { name: /^Justificativa/ })).toBeVisible()
  },
}
