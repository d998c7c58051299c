import { formScreen } from '@esporte-parana/sdk/engine'
import { failure, purchase, sampleRecords } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { doWithRecord } from './doWithRecord.js'
import { edgeOf } from './edge.js'
import { dark, phone } from './globals.js'

const PurchaseForm = formScreen(purchase)
const PurchasePage = () => <PurchaseForm params={{ id: '1' }} />
const notes = 'Entregar no almoxarifado até o fim do mês.'
const world = (status: string) => ({
  backoffice: {
    address: '/compras/1',
    resources: [purchase],
    records: { ...sampleRecords, purchase: [{ id: 1, subject: 'Resmas de papel para os Jogos Oficiais', requesterId: 5, notes, status }] },
  },
})

const meta = { title: 'Em uso/Formulário/Situação', component: PurchasePage, parameters: world('enviada') } satisfies Meta<
  typeof PurchasePage
>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const openMenu = async (canvas: Canvas) => userEvent.click(await canvas.findByRole('button', { name: /^(Mais ações|More actions)$/ }))
const command = async (canvas: Canvas, name: RegExp) => {
  await doWithRecord(canvas, name)
  return within(await screen.findByRole('dialog'))
}

export const Commands: Story = {
  name: 'Comandos, e campos que ainda se alteram',
  play: async ({ canvas }) => {
    await openMenu(canvas)
    await expect(await screen.findAllByRole('menuitem')).toHaveLength(4)
    await expect(canvas.getByText('Nesta situação só é possível alterar: Observação.')).toBeVisible()
  },
}

const withReason: Story['play'] = async ({ canvas }) => {
  const dialog = await command(canvas, /^Devolver/)
  await userEvent.click(dialog.getByRole('button', { name: 'Devolver' }))
  await expect(await dialog.findByText('Obrigatório')).toBeVisible()
}
export const Reason: Story = { name: 'Motivo que falta', play: withReason }

const refuse: Story['play'] = async ({ canvas, loaded }) => {
  const dialog = await command(canvas, /^Aprovar…/)
  const issues = [{ path: '', code: 'purchase.ownRequest' }]
  edgeOf({ loaded }).interfere('POST /compras/1/situacao', () => failure(409, 'purchase.ownRequest', { issues }))
  await userEvent.click(dialog.getByRole('button', { name: 'Aprovar' }))
  await expect(await dialog.findByText('Quem solicitou não pode aprovar')).toBeVisible()
}
export const Refused: Story = { name: 'Recusada por uma regra', play: refuse }

const filled: Story['play'] = async ({ canvas }) => {
  const dialog = await command(canvas, /^(Registrar empenho|Register the commitment)/)
  await userEvent.type(await dialog.findByRole('textbox', { name: /^(Número do empenho|Commitment number)/ }), '2026NE000123')
  await userEvent.click(dialog.getByRole('button', { name: /^(Registrar empenho|Register the commitment)$/ }))
  await expect(await dialog.findAllByText(/^(Obrigatório|Required)$/)).toHaveLength(2)
}
export const Payload: Story = { name: 'Campos próprios', parameters: world('aprovada'), play: filled }
export const PayloadDark: Story = { name: 'Campos próprios, escuro', parameters: world('aprovada'), globals: dark, play: filled }
export const PayloadOnPhone: Story = { name: 'Campos próprios, celular', parameters: world('aprovada'), globals: phone, play: filled }
export const PayloadInEnglish: Story = {
  name: 'Campos próprios, em inglês',
  parameters: world('aprovada'),
  globals: { locale: 'en-US' },
  play: filled,
}

export const PayloadRefused: Story = {
  name: 'Campos próprios, recusados em parte',
  parameters: world('aprovada'),
  play: async ({ canvas, loaded }) => {
    const dialog = await command(canvas, /^Registrar empenho/)
    const issues = [
      { path: 'amount', code: 'purchase.balance', params: { balance: '900.00' } },
      { path: 'requesterId', code: 'purchase.ownRequest' },
      { path: '', code: 'purchase.closed' },
    ]
    edgeOf({ loaded }).interfere('POST /compras/1/situacao', () => failure(409, 'purchase.balance', { issues }))
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Número do empenho/ }), '2026NE000123')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Data/ }), '02032026')
    await userEvent.type(dialog.getByRole('textbox', { name: /^Valor/ }), '1250,40')
    await userEvent.click(dialog.getByRole('button', { name: 'Registrar empenho' }))
    await expect(await dialog.findByText('O saldo da ata é de R$ 900,00')).toBeVisible()
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2)
  },
}
