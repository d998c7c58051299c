import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { doWithRecord } from './doWithRecord.js'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const address = '/administrativo/solicitacoes-servico/licitacoes'
const meta = {
  title: 'Em uso/Memorando de serviço/Licitações, passo a passo',
  component: Page,
  parameters: { backoffice: { address } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'Lista',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Pregão eletrônico 118/2026')).toHaveTextContent('Vigente')
  },
}
export const Form: Story = {
  name: 'Formulário com lotes',
  parameters: { backoffice: { address: `${address}/1` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('1: Refeições na macrorregião de Curitiba')).toHaveTextContent('R$ 21.900,00')
    await expect(canvas.getByRole('meter', { name: 'Vigência' })).toBeVisible()
  },
}
export const Lot: Story = {
  name: 'Lote com saldo',
  parameters: { backoffice: { address: `${address}/1/lotes/11` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '620 consumidos' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'saldo 300' })).toBeVisible()
    await expect(canvas.getByText(/^R\$\s21,90 de 20\/03\/2026 a 31\/12\/2026$/)).toBeVisible()
  },
}
export const Repricing: Story = {
  name: 'Novo preço: o item escolhido pelo nome, com saldo e preço',
  parameters: { backoffice: { address: `${address}/1/lotes/11` } },
  play: async ({ canvas }) => {
    await doWithRecord(canvas, /^Registrar novo preço/)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('combobox', { name: /^Item/ }))
    const [first] = await dialog.findAllByRole('option')
    await expect(first).toHaveTextContent(/^1: .*Saldo: 300 refeições · R\$\s/)
    await userEvent.click(first as HTMLElement)
    await expect(dialog.getByRole('combobox', { name: /^Item/ })).toHaveAccessibleDescription(/Saldo: 300 refeições/)
  },
}
export const RepricingDark: Story = { ...Repricing, name: 'Novo preço, escuro', globals: dark }
const lot = { backoffice: { address: `${address}/1/lotes/11` } }
export const PricePreview: Story = {
  name: 'Novo preço acima do máximo: a diferença, e a pergunta',
  parameters: lot,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Novo preço: 1/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Novo preço/ }), '36,00')
    await expect(await dialog.findByText(/passa do máximo aceito .* muda/)).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Reequilíbrio pelo IPCA')
    await userEvent.click(dialog.getByRole('button', { name: /^Registrar/ }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('Sim, registrar')
  },
}
export const PriceWithdrawal: Story = {
  name: 'Preço ainda sem uso: retirar',
  parameters: lot,
  play: async ({ canvas }) => {
    const [withdraw] = await canvas.findAllByRole('button', { name: /^Retirar preço/ })
    await userEvent.click(withdraw as HTMLElement)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('textbox', { name: /^Motivo/ })).toBeVisible()
  },
}
export const Transfer: Story = {
  name: 'Remanejamento a outro participante',
  parameters: lot,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remanejar: 1/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByRole('textbox', { name: /^Outro participante/ })).toBeVisible()
    await expect(await dialog.findByDisplayValue(/^1: /)).toBeVisible()
  },
}
export const FormDark: Story = { name: 'Formulário, escuro', parameters: { backoffice: { address: `${address}/1` } }, globals: dark }
export const LotOnPhone: Story = { name: 'Lote, celular', parameters: { backoffice: { address: `${address}/1/lotes/11` } }, globals: phone }
