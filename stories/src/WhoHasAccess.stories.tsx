import { failure, noEnd, success } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const meta = { title: 'Em uso/Conta/Quem tem acesso', component: Page } satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const account = {
  person: { path: '/pessoas', id: 5 },
  name: 'Carlos Eduardo Bressan',
  username: 'carlos.bressan',
  isActive: true,
  isPersonGone: false,
  isOwn: false,
  managesUsers: false,
  powers: null as object | null,
  enteredAt: '2026-10-02T11:00:00Z' as string | null,
  linkUntil: null as string | null,
  askedAt: null as string | null,
}
const powers = { reads: ['pessoas'], writes: ['solicitacoes-servico'], acts: ['decidir', 'receber'], decidesUpTo: '5000' }
const looking = {
  reads: ['pessoas', 'administrativo', 'fiscalizacoes', 'solicitacoes-servico', 'competicoes'],
  writes: [],
  acts: [],
  decidesUpTo: null,
}
const open = [
  { ...account, name: 'Ana Beatriz Nogueira Prestes', username: 'ana.prestes', isOwn: true, managesUsers: true },
  { ...account, powers },
  { ...account, name: 'Joana Kowalski', username: 'joana.kowalski', askedAt: '2026-10-02T09:30:00Z' },
  {
    ...account,
    name: 'Marcos Vinícius Tavares de Albuquerque',
    username: 'marcos.albuquerque',
    linkUntil: '2026-10-03T11:00:00Z',
    enteredAt: null,
  },
  { ...account, name: 'Painel de leitura', username: 'painel', person: null, powers: looking, enteredAt: null },
]
const closed = { ...account, name: 'Rosa Maria Lemos', username: 'rosa.lemos', isActive: false }

const answer = (request: Request) => {
  const query = new URL(request.url).searchParams
  const data = query.get('encerrados') === '1' ? [...open, closed] : open
  const found = data.filter(({ name }) => name.toLowerCase().includes(query.get('busca') ?? ''))
  return success({ data: found, meta: { total: found.length, page: 1, perPage: 50, closed: 1 } })
}
const managed = (told: (request: Request) => Response | Promise<Response>) => ({
  backoffice: {
    address: '/dashboard',
    network: {
      'GET /sessao': () => success({ data: { access: { isReadOnly: false, screens: null, managesUsers: true } } }),
      'GET /acessos': told,
    },
  },
})

const show: Story['play'] = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Conta de/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Quem tem acesso' }))
  await expect(await screen.findByRole('dialog', { name: 'Quem tem acesso' })).toBeVisible()
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Quem tem acesso' }))

export const Everybody: Story = {
  name: 'Todos os acessos',
  parameters: managed(answer),
  play: async (context) => {
    await show?.(context)
    await expect(await dialog().findByRole('link', { name: 'Carlos Eduardo Bressan' })).toBeVisible()
    await userEvent.click(dialog().getByLabelText('Mostrar também os encerrados (1)'))
    await expect(await dialog().findByText('Rosa Maria Lemos')).toBeVisible()
  },
}
export const EverybodyDark: Story = { ...Everybody, name: 'Todos os acessos, escuro', globals: dark }
export const EverybodyOnPhone: Story = { ...Everybody, name: 'Todos os acessos, celular', globals: phone }

export const NoMatch: Story = {
  name: 'Nome sem acesso',
  parameters: managed(answer),
  play: async (context) => {
    await show?.(context)
    await userEvent.type(dialog().getByLabelText('Buscar por nome, usuário ou e-mail'), 'zulmira')
    await expect(await dialog().findByText('Nenhum acesso com este nome, usuário ou e-mail.')).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'Carregando quem tem acesso',
  parameters: managed(noEnd),
  play: async (context) => {
    await show?.(context)
    await expect(dialog().getByText('Carregando…')).toBeVisible()
  },
}

export const Unreadable: Story = {
  name: 'Servidor indisponível para os acessos',
  parameters: managed(() => failure(503, 'unavailable')),
  play: async (context) => {
    await show?.(context)
    await expect(await dialog().findByText('Não foi possível ler quem tem acesso.')).toBeVisible()
  },
}
