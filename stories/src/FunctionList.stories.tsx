import { failure } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const address = '/administrativo/funcoes'
const meta = {
  title: 'Em uso/Administrativo/Funções, passo a passo',
  component: Page,
  parameters: { backoffice: { address } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'Lista',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Professor de Educação Física')).toHaveTextContent('Cargo efetivo')
  },
}

const opened = { backoffice: { address: `${address}?editar=1` } }
export const Editing: Story = {
  name: 'Edição sobre a lista',
  parameters: opened,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Função #1' }))
    await expect(await dialog.findByLabelText(/Nome/)).toHaveValue('Professor de Educação Física')
    // The section's heading is visually hidden, because the dialog has a title.
    const section = await dialog.findByRole('heading', { name: 'Identificação' })
    await expect(section.getBoundingClientRect().height).toBeLessThanOrEqual(1)
  },
}
export const EditingDark: Story = { name: 'Edição sobre a lista, escuro', parameters: opened, globals: dark }
export const EditingOnPhone: Story = { name: 'Edição sobre a lista, celular', parameters: opened, globals: phone }

export const Inline: Story = {
  name: 'Edição na própria lista',
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: 'Professor de Educação Física' })
    row.focus()
    await userEvent.keyboard('{F2}')
    const field = await canvas.findByRole('textbox', { name: 'Nome de Professor de Educação Física' })
    await userEvent.clear(field)
    await userEvent.type(field, 'ab{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Use pelo menos 3 caracteres')
  },
}

export const New: Story = {
  name: 'Nova função',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /Novo|Nova função/ }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Nova função' }))
    await userEvent.type(await dialog.findByLabelText(/Nome/), 'Massagista')
    await userEvent.type(dialog.getByLabelText(/Código/), 'mas')
    await userEvent.click(dialog.getByLabelText(/Categoria/))
    await userEvent.click(await screen.findByRole('option', { name: 'Voluntário' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await expect(await canvas.findByLabelText('Massagista')).toHaveTextContent('MAS')
    await expect(await screen.findByText('Registro cadastrado com sucesso')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const Refused: Story = {
  name: 'Código repetido',
  parameters: { backoffice: { address: `${address}?editar=1`, network: { [`PUT ${address}/1`]: duplicateCode } } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Função #1' }))
    const code = await dialog.findByLabelText(/Código/)
    await userEvent.clear(code)
    await userEvent.type(code, 'ARB')
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(code).toHaveAccessibleDescription(/^Registro já existe/))
    await expect(code).toHaveValue('ARB')
  },
}

function duplicateCode(): Response {
  return failure(409, 'duplicate', { issues: [{ path: 'code', code: 'duplicate' }] })
}
