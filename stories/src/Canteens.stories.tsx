import { sampleRecords, success } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { doWithRecord } from './doWithRecord.js'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const address = '/competicoes/evento/1/refeitorios'
const meta = {
  title: 'Em uso/Competições/Refeitórios, passo a passo',
  component: Page,
  parameters: { backoffice: { address } },
} satisfies Meta<typeof Page>

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

export const Opening: Story = {
  name: 'Ativar: o que conferir antes',
  parameters: planned,
  play: async ({ canvas }) => {
    await doWithRecord(canvas, /^Ativar/)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(await dialog.findByText('Antes de abrir, confira')).toBeVisible()
    await expect(dialog.getByText('Sem licença sanitária')).toBeVisible()
  },
}

const place = (name: string) => ({ name, address: { countryId: 76, stateId: 41, cityId: 4118501 } })
const [sample] = sampleRecords.canteen
const beginning = {
  operatingFrom: sample?.operatingFrom,
  operatingTo: sample?.operatingTo,
  manager: { id: 1, label: 'Ana Beatriz Souza' },
  places: [place('Ginásio de Esportes Dolivar Lavarda'), place('Colégio Estadual Professor Agostinho Pereira')],
  meals: [{ type: 'almoco', startTime: '11:00', endTime: '14:00', service: 'buffet', expectedPerDay: 800, maxPerPerson: 1 }],
  supply: null,
}
export const EventPlaces: Story = {
  name: 'Novo: os locais do evento',
  parameters: { backoffice: { address: `${address}/novo`, network: { [`GET ${address}/inicio`]: () => success({ data: beginning }) } } },
  play: async ({ canvas }) => {
    const places = within(await canvas.findByRole('group', { name: 'Locais do evento sem refeitório' }))
    await userEvent.click(places.getByRole('button', { name: 'Colégio Estadual Professor Agostinho Pereira' }))
    await expect(canvas.getByRole('textbox', { name: 'Local' })).toHaveValue('Colégio Estadual Professor Agostinho Pereira')
  },
}
export const EventPlacesDark: Story = { ...EventPlaces, name: 'Novo: os locais do evento, escuro', globals: dark }
export const EventPlacesOnPhone: Story = { ...EventPlaces, name: 'Novo: os locais do evento, celular', globals: phone }

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
