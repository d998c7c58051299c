import { failure } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { edgeOf } from './edge.js'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const requests = '/administrativo/solicitacoes-servico/solicitacoes'
const address = `${requests}?status=em-analise&ver=2`
const meta = { title: 'Em uso/Memorando de serviço/Decisão', component: Page, parameters: { backoffice: { address } } } satisfies Meta<
  typeof Page
>

export default meta
type Story = StoryObj<typeof meta>

const prices = [
  {
    lotItemId: 1,
    prices: [
      {
        request: { id: 3, label: '17/2026 – Refeições para o festival' },
        date: '2026-05-05',
        supplier: { id: 1, label: 'Marcos Antônio Sobczak' },
        quantity: '620',
        unitPrice: '21.5',
      },
    ],
  },
]
const pane = async () => within(await screen.findByRole('dialog', { name: /^Jantar/ }))

export const Facts: Story = {
  name: 'O que sustenta a decisão',
  play: async ({ loaded }) => {
    edgeOf({ loaded }).interfere(`GET ${requests}/2/precos-anteriores`, () => Response.json({ status_code: 200, data: prices }))
    const shown = await pane()
    await expect(await shown.findByText(/use "Aprovar com ressalva"/)).toBeVisible()
    await expect(await shown.findByText('Falta dizer quem é o fiscal')).toBeVisible()
    await expect(await shown.findByText('Certidões e sanções do fornecedor')).toBeVisible()
    await waitFor(() => expect(shown.getByRole('button', { name: /reservados/ })).toBeVisible())
  },
}
export const FactsDark: Story = { name: 'O que sustenta a decisão, escuro', globals: dark }
export const FactsOnPhone: Story = { name: 'O que sustenta a decisão, celular', globals: phone }

export const Approval: Story = {
  name: 'A pede quem falta, e a ressalva',
  play: async ({ loaded }) => {
    const shown = await pane()
    await shown.findByText('Falta dizer quem é o fiscal')
    await waitFor(() => expect(shown.getByRole('button', { name: /^Devolver/ })).toHaveAttribute('aria-disabled', 'false'))
    await userEvent.keyboard('a')
    const dialog = within(await screen.findByRole('dialog', { name: 'Aprovar com ressalva' }))
    await expect(await dialog.findByDisplayValue('João da Conceição Gonçalves')).toBeVisible()
    const issue = { path: '', code: 'serviceRequest.ownRequest', message: '' }
    edgeOf({ loaded }).interfere(`POST ${requests}/2/situacao`, () => failure(409, 'refused', { issues: [issue] }))
    await userEvent.type(dialog.getByRole('textbox', { name: /Motivo/ }), 'Certidão em renovação, protocolo 1234')
    await userEvent.click(dialog.getByRole('button', { name: 'Aprovar com ressalva' }))
    await expect(await dialog.findByText(/Quem pediu, preencheu ou enviou a solicitação não pode aprovar/)).toBeVisible()
  },
}
