import { routes as productRoutes } from '@esporte-parana/sdk/routes'
import { noAnswer, noEnd } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { FeedbackBoard } from './FeedbackBoard.js'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const meta = {
  title: 'Moldura/Ajuda do dia a dia',
  component: Page,
  parameters: { backoffice: { address: '/administrativo' } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const withSearch = (answer: typeof noAnswer) => ({ backoffice: { address: '/administrativo', network: { 'POST /busca': answer } } })

export const Palette: Story = {
  name: 'Ir para',
  play: async ({ canvas }) => {
    await openPalette(canvas)
    await expect(screen.getByRole('group', { name: 'Páginas' })).toBeVisible()
  },
}

export const Results: Story = {
  name: 'Ir para, com registros de nome longo, celular',
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.type(await openPalette(canvas), 'ma')
    await expect(await screen.findByRole('option', { name: /Vasconcellos de Oliveira/ })).toBeVisible()
  },
}
export const ResultsDark: Story = { ...Results, name: 'Ir para, com registros de nome longo, escuro', globals: dark }

export const Creating: Story = {
  name: 'Ir para, novo cadastro',
  play: async ({ canvas }) => {
    await userEvent.type(await openPalette(canvas), 'nova p')
    await expect(await screen.findByRole('option', { selected: true })).toHaveTextContent('Nova pessoa')
  },
}

export const Commands: Story = {
  name: 'Ir para, comandos, escuro',
  globals: dark,
  play: async ({ canvas }) => {
    // The toolbar of the stories decides on light and dark, so the palette offers neither.
    await userEvent.type(await openPalette(canvas), 'idioma')
    await expect(await screen.findByRole('option', { name: /Português.*atual/ })).toBeVisible()
  },
}

export const Nothing: Story = {
  name: 'Ir para, nada encontrado',
  play: async ({ canvas }) => {
    await userEvent.type(await openPalette(canvas), 'zebra')
    await expect(await screen.findByText('Nada encontrado para “zebra”')).toBeVisible()
  },
}

export const Failed: Story = {
  name: 'Ir para, sem resposta do servidor',
  parameters: withSearch(noAnswer),
  play: async ({ canvas }) => {
    await userEvent.type(await openPalette(canvas), 'pessoas')
    await expect(await screen.findByText('Não foi possível buscar registros.')).toBeVisible()
    await expect(screen.getByRole('option', { name: /^Pessoas/ })).toBeVisible()
  },
}

export const Searching: Story = {
  name: 'Ir para, buscando',
  parameters: withSearch(noEnd),
  play: async ({ canvas }) => {
    await userEvent.type(await openPalette(canvas), 'zebra')
    await expect(await screen.findByText('Buscando registros…')).toBeVisible()
  },
}

export const Keys: Story = {
  name: 'Atalhos do teclado',
  play: async ({ canvas }) => {
    await openFromMenu(canvas, 'Atalhos do teclado')
    await expect(await screen.findByRole('region', { name: 'Nos formulários' })).toBeVisible()
  },
}
export const KeysOnPhone: Story = { ...Keys, name: 'Atalhos do teclado, celular escuro', globals: { ...phone, ...dark } }

export const NoEvents: Story = {
  name: 'O que aconteceu, nada ainda',
  play: async ({ canvas }) => {
    await openFromMenu(canvas, 'O que aconteceu')
    await expect(await screen.findByText('Nada aconteceu ainda')).toBeVisible()
  },
}

const long = 'Maria Aparecida dos Santos Albuquerque e Vasconcellos de Oliveira'
const past = [
  { title: 'Rascunho guardado neste computador', isClosable: true },
  { severity: 'success', title: 'Registro atualizado com sucesso', detail: long, to: '/pessoas/3' },
  { severity: 'warn', title: 'Atenção', detail: 'O cadastro contém informações inválidas' },
  { severity: 'error', title: 'Ocorreu um erro', detail: 'Não foi possível completar sua solicitação' },
] as const

/** Routes whose `/administrativo` shows the notices of the story. */
const eventful = productRoutes.map((route) =>
  route.name === 'administrative' ? { ...route, screen: () => Promise.resolve({ Screen: () => <FeedbackBoard toasts={past} /> }) } : route,
)

export const Events: Story = {
  name: 'O que aconteceu',
  args: { routes: eventful },
  play: async ({ canvas }) => {
    await screen.findByText('Rascunho guardado neste computador')
    await openFromMenu(canvas, 'O que aconteceu')
    const panel = within(await screen.findByRole('dialog', { name: 'O que aconteceu' }))
    await expect(panel.getAllByRole('listitem')).toHaveLength(4)
    // The history replaces the notices.
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Notificações' })).toBeNull())
  },
}
export const EventsOnPhone: Story = { ...Events, name: 'O que aconteceu, celular escuro', globals: { ...phone, ...dark } }

async function openPalette(canvas: Canvas): Promise<HTMLElement> {
  await canvas.findByRole('heading', { level: 1 })
  await userEvent.keyboard('{Control>}k{/Control}')
  return screen.findByRole('combobox', { name: 'Buscar páginas e registros' })
}

async function openFromMenu(canvas: Canvas, item: string): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: /^Conta de Ana/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
}
