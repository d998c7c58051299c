import { type Route, routes } from '@esporte-parana/sdk/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const meta = { title: 'Moldura/Páginas de estado', component: Page } satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const notFound = { backoffice: { address: '/nao/existe' } }

export const NotFound: Story = {
  name: 'Página não encontrada',
  parameters: notFound,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
  },
}
export const NotFoundSignedOut: Story = {
  name: 'Página não encontrada, fora da sessão',
  parameters: { backoffice: { address: '/nao/existe', isSignedIn: false } },
}
export const NotFoundOnPhone: Story = {
  name: 'Página não encontrada, celular escuro',
  parameters: notFound,
  globals: { ...dark, ...phone },
}

export const Unavailable: Story = {
  name: 'Módulo indisponível',
  args: { routes: withoutScreen('departments') },
  parameters: { backoffice: { address: '/administrativo/departamentos' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Este módulo está indisponível')).toBeVisible()
  },
}

export const Crash: Story = {
  name: 'Falha da página',
  args: { routes: withScreen('departments', () => Promise.resolve({ Screen: FailingScreen })) },
  parameters: { backoffice: { address: '/administrativo/departamentos' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ocorreu um erro' })).toBeVisible()
    await expect(canvas.getByLabelText('Código do erro')).not.toBeEmptyDOMElement()
    await expect(canvas.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
  },
}

export const CodeAway: Story = {
  name: 'Código da página não chegou',
  args: { routes: withScreen('departments', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))) },
  parameters: { backoffice: { address: '/administrativo/departamentos' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Não foi possível carregar a página' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'Código da página a caminho',
  args: { routes: withScreen('departments', () => new Promise(() => undefined)) },
  parameters: { backoffice: { address: '/administrativo/departamentos' } },
}

function FailingScreen(): never {
  throw new Error('Falha de propósito, para ver a página de falha.')
}

/** The routes of a host that has an address without a screen. */
function withoutScreen(name: string): readonly Route[] {
  return routes.map(({ screen, ...route }) => (route.name === name || !screen ? route : { ...route, screen }))
}

function withScreen(name: string, screen: NonNullable<Route['screen']>): readonly Route[] {
  return routes.map((route) => (route.name === name ? { ...route, screen } : route))
}
