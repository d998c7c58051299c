import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const address = '/administrativo/solicitacoes-servico/regioes'
const meta = {
  title: 'Em uso/Memorando de serviço/Regiões, passo a passo',
  component: Page,
  parameters: { backoffice: { address } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'Lista',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Escritório Regional de Londrina')).toHaveTextContent('ERE-02')
  },
}

const form = { backoffice: { address: `${address}/2` } }
export const Form: Story = {
  name: 'Formulário',
  parameters: form,
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Buscar em Municípios' })
    await userEvent.type(search, 'curitiba')
    await expect(await canvas.findByRole('button', { name: /^Curitiba/ })).toHaveTextContent('único de Escritório Regional de Curitiba')
  },
}
export const FormDark: Story = { name: 'Formulário, escuro', parameters: form, globals: dark }
export const FormOnPhone: Story = { name: 'Formulário, celular', parameters: form, globals: phone }
