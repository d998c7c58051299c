import { formScreen } from '@esporte-parana/sdk/engine'
import { routes as productRoutes } from '@esporte-parana/sdk/routes'
import { nestedExample, nestedRecords, withScreens } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const { tender, lot, request } = nestedExample
const screens = { tender: formScreen(tender), lot: formScreen(lot), serviceRequest: formScreen(request) }
const routes = withScreens(
  productRoutes,
  Object.fromEntries(Object.entries(screens).map(([name, Screen]) => [name, () => Promise.resolve({ Screen })])),
)
const memos = '/administrativo/solicitacoes-servico'
const at = (address: string) => ({ backoffice: { address: memos + address, resources: [tender, lot, request], records: nestedRecords } })

const meta = {
  title: 'Em uso/Formulário/Abaixo de outro registro',
  component: Page,
  args: { routes },
  parameters: at('/licitacoes/1/lotes/11'),
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const play: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: '1: Refeições em Curitiba' })).toBeVisible()
  const [crumb] = await canvas.findAllByRole('link', { name: '118/2026' })
  await expect(crumb).toHaveAttribute('href', `${memos}/licitacoes/1`)
}
export const Lot: Story = { name: 'Lote de uma licitação', play }
export const LotDark: Story = { name: 'Lote de uma licitação, escuro', globals: dark, play }
export const LotOnPhone: Story = {
  name: 'Lote de uma licitação, celular',
  globals: phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '118/2026' })).toBeVisible()
  },
}

export const Waiting: Story = {
  name: 'Referência que espera',
  parameters: at('/solicitacoes/novo'),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: /^Lote/ })
    await expect(field).toHaveAttribute('placeholder', 'Preencha primeiro: Licitação')
    await userEvent.type(canvas.getByRole('combobox', { name: /^Licitação/ }), '118')
  },
}

const listed: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByText(/200\.000,30/)).toBeVisible()
}
const form = at('/licitacoes/1')
export const Lots: Story = { name: 'Lotes no cadastro da licitação', parameters: form, play: listed }
export const LotsDark: Story = { name: 'Lotes no cadastro da licitação, escuro', parameters: form, globals: dark, play: listed }
export const LotsOnPhone: Story = { name: 'Lotes no cadastro da licitação, celular', parameters: form, globals: phone, play: listed }
