import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const address = '/pessoas'
const meta = { title: 'Em uso/Pessoas/Pessoas, passo a passo', component: Page, parameters: { backoffice: { address } } } satisfies Meta<
  typeof Page
>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'Lista',
  play: async ({ canvas }) => {
    const row = await canvas.findByLabelText('Rafael Kowalski')
    await expect(row).toHaveTextContent('***.908.337-**')
    await expect(row).not.toHaveTextContent('412.908.337-61')
    await expect(canvas.getByLabelText('Renata Alves de Souza')).toBeVisible()
  },
}
export const Dark: Story = { name: 'Lista, escuro', globals: dark }
export const OnPhone: Story = {
  name: 'Lista, celular',
  globals: phone,
  play: async ({ canvas, step }) => {
    const [reveal] = await canvas.findAllByRole('button', { name: /^Revelar o CPF/ })
    await step('o CPF inteiro está ao alcance do dedo', async () => {
      const edge = reveal?.closest('td')?.getBoundingClientRect().right
      await expect(reveal?.getBoundingClientRect().right).toBeLessThanOrEqual(edge ?? 0)
    })
  },
}
export const Spanish: Story = {
  name: 'Lista, em espanhol',
  globals: { locale: 'es-ES' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Personas' })).toBeVisible()
  },
}

export const Search: Story = {
  name: 'Busca',
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Rafael Kowalski')
    await userEvent.type(canvas.getByLabelText('Buscar em pessoas'), 'vasconcellos')
    await expect(await canvas.findByText('1 registro')).toBeVisible()
    await expect(canvas.getByLabelText(/^Maria Aparecida/)).toBeVisible()
  },
}

export const MoreFilters: Story = {
  name: 'Mais filtros',
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Rafael Kowalski')
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Mais filtros' }))
    await expect(await canvas.findByLabelText('Idade, de')).toBeVisible()
  },
}

export const ColumnsInTwoLines: Story = {
  name: 'Colunas em duas linhas, tablet',
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Rafael Kowalski')
    await expect(await canvas.findByRole('columnheader', { name: /Telefone/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Colunas' }))
    await expect(await canvas.findByRole('checkbox', { name: 'Telefone' })).toBeChecked()
  },
}
export const ColumnsInTwoLinesDark: Story = {
  ...ColumnsInTwoLines,
  name: 'Colunas em duas linhas, tablet escuro',
  globals: { ...ColumnsInTwoLines.globals, ...dark },
}
