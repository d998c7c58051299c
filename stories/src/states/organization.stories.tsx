import { OrganizationForm } from '@esporte-parana/sdk/screens/organization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { renderPage } from '../Page.js'
import { formStates } from './screenStates.js'

const meta = {
  title: 'Telas/Esporte que Queremos/Organização (OrganizationForm)',
  component: OrganizationForm,
  render: renderPage,
  tags: ['state'],
} satisfies Meta

export default meta
type Story = StoryObj

const states = formStates({ address: '/esporte-queremos/organizacoes/1', field: /^Razão social/, name: 'companyName' })

export const Filled: Story = { name: 'Preenchido', ...states.filled }
export const Loading: Story = { name: 'Carregando', ...states.loading }
export const Empty: Story = { name: 'Novo', ...states.empty }
export const Failed: Story = { name: 'Erro', ...states.error }
export const Offline: Story = { name: 'Sem rede', ...states.offline }
export const ReadOnly: Story = { name: 'Somente leitura', ...states.readOnly }
export const Long: Story = { name: 'Textos longos', ...states.long }
export const Invalid: Story = { name: 'Inválido', ...states.invalid }
export const Conflict: Story = { name: 'Conflito', ...states.conflict }
export const Expired: Story = { name: 'Sessão expirada', ...states.expired }
export const Phone: Story = { name: 'Celular', ...states.phone }
