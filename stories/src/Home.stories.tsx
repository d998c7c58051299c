import { failure } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const meta = { title: 'Início/Painel e áreas', component: Page, parameters: { backoffice: { address: '/dashboard' } } } satisfies Meta<
  typeof Page
>

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

export const Administrative: Story = {
  name: 'Administrativo',
  parameters: { backoffice: { address: '/administrativo' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Administrativo' })).toBeVisible()
    await expect(canvas.getByText('A estrutura do órgão, do gabinete aos escritórios regionais.')).toBeVisible()
  },
}
