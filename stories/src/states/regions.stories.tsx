import { RegionList } from '@esporte-parana/sdk/screens/regions'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderPage } from '../Page.js'
import { listStates } from './screenStates.js'

const meta = {
  title: 'Telas/Memorando de serviço/Regiões (RegionList)',
  component: RegionList,
  render: renderPage,
  tags: ['state'],
} satisfies Meta

export default meta
type Story = StoryObj

const states = listStates({ address: '/administrativo/solicitacoes-servico/regioes', entity: 'region' })

export const Filled: Story = { name: 'Preenchida', ...states.filled }
export const Loading: Story = { name: 'Carregando', ...states.loading }
export const Empty: Story = { name: 'Vazia', ...states.empty }
export const Failed: Story = { name: 'Erro', ...states.error }
export const Offline: Story = { name: 'Sem rede', ...states.offline }
export const ReadOnly: Story = { name: 'Somente leitura', ...states.readOnly }
export const Long: Story = { name: 'Textos longos', ...states.long }
export const Expired: Story = { name: 'Sessão expirada', ...states.expired }
export const Phone: Story = { name: 'Celular', ...states.phone }
