import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const address = '/competicoes/eventos'
const meta = {
  title: 'Em uso/Competições/Eventos, passo a passo',
  component: Page,
  parameters: { backoffice: { address } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'Lista',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('72º Jogos Escolares do Paraná – Fase Regional – Pato Branco')).toHaveTextContent(
      'Em andamento',
    )
  },
}

const calendar = { backoffice: { address: `${address}?exibir=calendario` } }
export const Calendar: Story = {
  name: 'Calendário',
  parameters: calendar,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mês' }))
    await expect((await canvas.findAllByRole('link', { name: /Pato Branco Em andamento$/ })).length).toBeGreaterThan(0)
  },
}
export const CalendarDark: Story = { name: 'Calendário, escuro', parameters: calendar, globals: dark }
export const CalendarOnPhone: Story = { name: 'Calendário, celular', parameters: calendar, globals: phone }

const form = { backoffice: { address: `${address}/1` } }
export const Form: Story = {
  name: 'Formulário',
  parameters: form,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Antes de “Encerrar evento”:')).toBeVisible()
    await expect((await canvas.findAllByText(/^Nascidos de \d{4} a \d{4}$/)).length).toBe(2)
  },
}
export const FormOnPhone: Story = { name: 'Formulário, celular', parameters: form, globals: phone }

const home = { backoffice: { address: '/competicoes/evento/1' } }
export const Home: Story = {
  name: 'Página do evento',
  parameters: home,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dia 3 de 6')).toBeVisible()
  },
}
export const HomeDark: Story = { name: 'Página do evento, escura', parameters: home, globals: dark }
