import { failure, success } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const meta = {
  title: 'Em uso/Início/Painel e áreas',
  component: Page,
  parameters: { backoffice: { address: '/dashboard' } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Dashboard: Story = {
  name: 'Painel',
  play: async ({ canvas }) => {
    const figure = await canvas.findByRole('link', { name: /Departamentos.*11.*ativos/ })
    await expect(figure).toHaveAttribute('href', '/administrativo/departamentos?status=ativo')
    const waiting = await canvas.findByRole('link', { name: /sem vínculo vigente/ })
    await expect(waiting).toHaveAttribute('href', '/pessoas?hasCurrentFunction=false&status=ativo')
    await expect(await canvas.findByRole('link', { name: /18 anos.*Em dia/ })).toHaveAttribute('href', '/pessoas?needsCapacityReview=true')
    await expect(canvas.getByRole('link', { name: 'Nova pessoa' })).toHaveAttribute('href', '/pessoas/novo')
  },
}
/** The date `days` days from today. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const ending = [
  { label: 'Construtora Araucária e Serviços Esportivos Ltda.', what: 'certificate.fgts-crf', title: 'CRF do FGTS', due: inDays(-4) },
  { label: 'Mercado Três Irmãos', what: 'certificate.municipal', title: 'Certidão municipal', due: inDays(6) },
  { label: 'Associação Atlética de Pato Branco', what: 'mandate', title: 'Mandato do representante legal', due: inDays(48) },
].map((expiry, index) => ({ ...expiry, id: index + 1, entity: 'supplier', path: '/administrativo/solicitacoes-servico/fornecedores' }))
export const DashboardWithExpiries: Story = {
  name: 'Painel, com vencimentos',
  parameters: {
    backoffice: { address: '/dashboard', network: { 'GET /painel/vencimentos': () => success({ data: ending, total: 9 }) } },
  },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('link', { name: /Mercado Três Irmãos.*Certidão municipal.*vence em [567] dias/ })
    await expect(line).toHaveAttribute('href', '/administrativo/solicitacoes-servico/fornecedores/2')
    await expect(canvas.getByRole('link', { name: /Araucária.*vencida/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'e mais 6 vencimentos' })).toHaveAttribute('href', '/painel/resumo?dias=60')
  },
}
const memos = '/administrativo/solicitacoes-servico'
const firstLists = [
  ['department', '/administrativo/departamentos', 'Departamentos', 'Novo departamento', 3],
  ['function', '/administrativo/funcoes', 'Funções', 'Nova função', 0],
  ['person', '/pessoas', 'Pessoas', 'Nova pessoa', 0],
  ['materialGroup', `${memos}/gms/grupos`, 'Grupos', 'Novo grupo', 0],
  ['materialClass', `${memos}/gms/classes`, 'Classes', 'Nova classe', 0],
  ['material', `${memos}/gms/material-servico`, 'Materiais e serviços', 'Novo material ou serviço', 0],
  ['supplier', `${memos}/fornecedores`, 'Fornecedores', 'Novo fornecedor', 0],
  ['tender', `${memos}/licitacoes`, 'Licitações', 'Nova licitação', 0],
  ['event', '/competicoes/eventos', 'Eventos', 'Novo evento', 0],
  ['serviceRequest', `${memos}/solicitacoes`, 'Solicitações', 'Nova solicitação', 0],
].map(([entity, path, title, create, total]) => ({ entity, path, title, create, total }))
export const NewInstallation: Story = {
  name: 'Painel de uma instalação vazia',
  parameters: {
    backoffice: { address: '/dashboard', network: { 'GET /painel/figuras': () => success({ data: [], lists: firstLists }) } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Primeiros passos' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Departamentos.*3 no cadastro/ })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Nova licitação' })).toHaveAttribute('href', `${memos}/licitacoes/novo`)
  },
}
export const DashboardDark: Story = { name: 'Painel, escuro', globals: dark }
export const DashboardOnPhone: Story = { name: 'Painel, celular', globals: phone }
export const DashboardInSpanish: Story = {
  name: 'Painel, em espanhol',
  globals: { locale: 'es-ES' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Áreas' })).toBeVisible()
  },
}
export const WithoutFigures: Story = {
  name: 'Painel sem números',
  parameters: { backoffice: { address: '/dashboard', network: { 'GET /pessoas': () => failure(503, 'unavailable') } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Os números estão indisponíveis agora.')).toBeVisible()
  },
}

let isAway = true
export const NothingCame: Story = {
  name: 'Painel, quando nada pôde ser lido',
  parameters: {
    backoffice: {
      address: '/dashboard',
      network: { 'GET /painel': () => (isAway ? failure(503, 'unavailable') : success({ data: [], lists: firstLists })) },
    },
  },
  beforeEach: () => {
    isAway = true
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Uma parte desta página não pôde ser lida.')
    await expect(canvas.getByText('Os números estão indisponíveis agora.')).toBeVisible()
    await expect(canvas.queryByText(/Tudo em dia/)).toBeNull()
    isAway = false
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar de novo' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(canvas.getByText(/Tudo em dia/)).toBeVisible()
  },
}

export const Catalogue: Story = {
  name: 'Catálogo GMS, com o que espera',
  parameters: { backoffice: { address: '/administrativo/solicitacoes-servico/gms' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Materiais e serviços em análise/ })).toHaveAttribute(
      'href',
      '/administrativo/solicitacoes-servico/gms/material-servico?status=em-analise',
    )
  },
}
export const Administrative: Story = {
  name: 'Administrativo',
  parameters: { backoffice: { address: '/administrativo' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Administrativo' })).toBeVisible()
    await expect(canvas.getByText('A estrutura do órgão, do gabinete aos escritórios regionais.')).toBeVisible()
  },
}
