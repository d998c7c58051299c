import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const address = '/competicoes/evento/1/refeitorios'
const meta = { title: 'Competições/Refeitórios', component: Page, parameters: { backoffice: { address } } } satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'Lista',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Refeitório central')).toBeVisible()
    await expect(await canvas.findByText('Refeições/dia, ao todo:')).toBeVisible()
  },
}

const form = { backoffice: { address: `${address}/1` } }
export const Form: Story = {
  name: 'Formulário',
  parameters: form,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tudo como previsto' })).toBeVisible()
    await expect((await canvas.findAllByText('89% · 800 de 900')).length).toBe(3)
  },
}
export const FormDark: Story = { name: 'Formulário, escuro', parameters: form, globals: dark }
export const CountingOnPhone: Story = { name: 'Registro do dia, celular', parameters: form, globals: phone }

export const WeekOfMenus: Story = {
  name: 'Cardápios da semana',
  parameters: form,
  play: async ({ canvas }) => {
    const week = within(await canvas.findByRole('region', { name: 'Cardápios' }))
    const dish = await week.findByText('Frango assado')
    await userEvent.click(dish)
    await userEvent.click(week.getByRole('button', { name: 'Copiar' }))
    await userEvent.click(dish)
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}')
    await userEvent.click(week.getByRole('button', { name: 'Colar' }))
    await expect((await week.findAllByText('Frango assado')).length).toBe(3)
  },
}

const planned = { backoffice: { address: `${address}/2` } }
export const Planned: Story = {
  name: 'Planejado: o que falta para ativar',
  parameters: planned,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('escolher o lote e o fornecedor')).toBeVisible()
  },
}

export const WeekSheet: Story = {
  name: 'A semana impressa',
  parameters: form,
  play: async ({ canvas }) => {
    const print = window.print
    let printed = ''
    window.print = () => {
      printed = document.querySelector('.ep-week-sheet')?.textContent ?? ''
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Imprimir a semana' }))
    await waitFor(() => expect(printed).toContain('Frango assado'))
    window.print = print
  },
}

export const ClosedEvent: Story = {
  name: 'Novo, em um evento encerrado',
  parameters: { backoffice: { address: '/competicoes/evento/4/refeitorios/novo' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/O evento já foi encerrado ou cancelado/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Salvar' })).toBeNull()
  },
}
