import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const at = (address: string) => ({ backoffice: { address } })

const meta = { title: 'Moldura/Topo e menu', component: Page, parameters: at('/administrativo/departamentos/4') } satisfies Meta<
  typeof Page
>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

export const Desktop: Story = {
  name: 'Computador',
  play: async ({ canvas }) => {
    const trail = within(await canvas.findByRole('navigation', { name: 'Você está em' }))
    await expect(trail.getByText('Departamento #4')).toHaveAttribute('aria-current', 'page')
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar ou ocultar o menu' }))
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Menu principal' })).toBeNull())
  },
}

export const Phone: Story = {
  name: 'Celular, menu aberto',
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mostrar ou ocultar o menu' }))
    await expect(await canvas.findByRole('navigation', { name: 'Menu principal' })).toBeVisible()
    await waitFor(() => expect(canvasMain(canvas)).toHaveAttribute('inert'))
  },
}
export const PhoneDark: Story = { ...Phone, name: 'Celular escuro, menu aberto', globals: { ...phone, ...dark } }
export const Tablet: Story = { name: 'Tablet', globals: { viewport: { value: 'tablet', isRotated: false } } }

export const UserMenu: Story = {
  name: 'Menu da pessoa',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Conta de Ana/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Desconectar' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sim, sair' }))
    await expect(await canvas.findByLabelText('Usuário')).toBeVisible()
  },
}
export const UserMenuOpen: Story = {
  name: 'Menu da pessoa, aberto',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Conta de Ana/ }))
    await expect(await screen.findByText('ana.prestes@esporte.pr.gov.br')).toBeVisible()
  },
}

export const Language: Story = {
  name: 'Troca de idioma com edição',
  play: async ({ canvas }) => {
    const extension = await canvas.findByLabelText(/^Ramal/)
    await userEvent.type(extension, '77')
    await userEvent.click(canvas.getByRole('button', { name: 'PT, Idioma: Português' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'English' }))
    await expect(await canvas.findByLabelText(/^Extension/)).toHaveValue('77')
  },
}

/** Opens an area and checks the entries of its menu. */
function area(address: string, entries: readonly string[]): Story {
  const play: Play = async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Menu principal' }))
    await expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(entries)
  }
  return { parameters: at(address), play }
}

export const Dashboard: Story = {
  name: 'Menu: painel',
  ...area('/dashboard', ['Painel', 'Administrativo', 'Competições', 'Esporte que Queremos', 'Pessoas']),
}
export const Administrative: Story = {
  name: 'Menu: administrativo',
  ...area('/administrativo', ['Início', 'Departamento', 'Função', 'Memorando de serviço']),
}
export const Inspections: Story = { name: 'Menu: fiscalizações', ...area('/administrativo/fiscalizacoes', ['Questionário', 'Vistoria']) }
export const ServiceMemos: Story = {
  name: 'Menu: memorando de serviço',
  ...area('/administrativo/solicitacoes-servico', ['Fornecedor', 'Licitação', 'GMS', 'Região', 'Solicitação']),
}
export const Gms: Story = {
  name: 'Menu: GMS',
  ...area('/administrativo/solicitacoes-servico/gms', ['Grupo', 'Classe', 'Material e serviço']),
}
export const Competitions: Story = { name: 'Menu: competições', ...area('/competicoes', ['Início', 'Eventos']) }
export const Event: Story = { name: 'Menu: evento', ...area('/competicoes/evento/7', ['Início', 'Formulário', 'Refeitório']) }
export const School: Story = { name: 'Menu: escola', ...area('/escola', ['Início', 'Níveis de turma']) }
export const SportsProgramme: Story = { name: 'Menu: Esporte que Queremos', ...area('/esporte-queremos', ['Início', 'Organização']) }

const across: Play = async ({ canvas }) => {
  const menu = within(await canvas.findByRole('navigation', { name: 'Menu principal' }))
  await userEvent.click(menu.getByRole('button', { name: 'Todas as áreas' }))
  const areas = within(await menu.findByRole('group', { name: 'Todas as áreas' }))
  await expect(areas.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Painel',
    'Administrativo',
    'Fiscalizações',
    'Memorando de serviço',
    'GMS',
    'Competições',
    'Escola',
    'Esporte que Queremos',
    'Pessoas',
  ])
  await expect(areas.getByRole('link', { current: true })).toHaveTextContent('Competições')
}
const eventForm = at('/competicoes/eventos/7')
export const Across: Story = { name: 'Todas as áreas, da ficha de um evento', parameters: eventForm, play: across }
export const AcrossDark: Story = { ...Across, name: 'Todas as áreas, escuro', globals: dark }

function canvasMain(canvas: Parameters<Play>[0]['canvas']): HTMLElement {
  return canvas.getByRole('main', { hidden: true })
}
