import { noEnd } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const address = '/administrativo/departamentos'

const meta = {
  title: 'Em uso/Administrativo/Departamentos, exportação',
  component: Page,
  parameters: { backoffice: { address } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Export: Story = {
  name: 'Exportar',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Selecionar Diretoria de Esporte'))
    await userEvent.click(canvas.getByRole('button', { name: 'Mais ações' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Exportar…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Exportar departamentos' })
    await expect(dialog).toHaveTextContent('Só os selecionados')
  },
}
export const ExportOnPhone: Story = { ...Export, name: 'Exportar, celular escuro', globals: { ...dark, ...phone } }

export const Exporting: Story = {
  name: 'Exportando',
  parameters: { backoffice: { address, network: { [`GET ${address}/exportar.csv`]: noEnd } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mais ações' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Exportar…' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Exportar' }))
    await expect(await screen.findByRole('progressbar')).toHaveAccessibleName('Exportando…')
  },
}
