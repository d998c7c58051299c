import { failure } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { edgeOf } from './edge.js'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const address = '/administrativo/solicitacoes-servico/solicitacoes'
const meta = { title: 'Memorando de serviço/Solicitações', component: Page, parameters: { backoffice: { address } } } satisfies Meta<
  typeof Page
>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

export const Filled: Story = {
  name: 'Lista',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Jantar para a abertura dos Jogos da Juventude')).toHaveTextContent('41/2026')
  },
}

const at = (id: number) => ({ backoffice: { address: `${address}/${id}` } })
const command = async (canvas: Canvas, name: RegExp) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Mais ações' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
  return within(await screen.findByRole('dialog'))
}

export const Draft: Story = {
  name: 'Rascunho',
  parameters: at(1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dado ao enviar')).toBeVisible()
    // What the server stored, and what the items add up to.
    await waitFor(() => expect(canvas.getAllByText(/2\.628,00/).length).toBeGreaterThan(1), { timeout: 8000 })
  },
}
export const DraftDark: Story = { name: 'Rascunho, escuro', parameters: at(1), globals: dark }
export const DraftOnPhone: Story = { name: 'Rascunho, celular', parameters: at(1), globals: phone }

export const NoBalance: Story = {
  name: 'Sem saldo ao enviar',
  parameters: at(1),
  play: async ({ canvas, loaded }) => {
    const dialog = await command(canvas, /^Enviar/)
    const issue = { path: 'items[0].quantity', code: 'serviceRequest.balance', params: { balance: '80', requested: '120' } }
    edgeOf({ loaded }).interfere(`POST ${address}/1/situacao`, () => failure(409, issue.code, { issues: [issue] }))
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }))
    await expect(await dialog.findByText(/Só há 80 de saldo para os 120 pedidos/)).toBeVisible()
  },
}

export const InAnalysis: Story = {
  name: 'Em análise, com certidão vencida',
  parameters: at(2),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/O fornecedor tem certidão vencida/)).toBeVisible()
    await expect(canvas.getByText('Nesta situação só é possível alterar: Gestor, Fiscal, Dotação orçamentária.')).toBeVisible()
  },
}

export const Receipt: Story = {
  name: 'Recebimento: começa com o que falta',
  parameters: at(3),
  play: async ({ canvas }) => {
    const dialog = await command(canvas, /^Registrar recebimento/)
    await expect(await dialog.findByDisplayValue('310')).toBeVisible()
  },
}
