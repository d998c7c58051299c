import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const at = (rest = '') => ({ backoffice: { address: `/administrativo/fiscalizacoes/questionarios${rest}` } })
const meta = { title: 'Fiscalizações/Questionários', component: Page, parameters: at() } satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  name: 'Lista',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Ginásio: segurança do público')).toHaveTextContent('QST-002')
  },
}
export const ListOnPhone: Story = { name: 'Lista, celular', globals: phone }

export const Draft: Story = {
  name: 'Rascunho com condição',
  parameters: at('/3'),
  play: async ({ canvas }) => {
    const [condition] = await canvas.findAllByDisplayValue('P1')
    await expect(condition).toBeVisible()
    const named = canvas.getAllByLabelText(/^Mostrar se a pergunta/)[1]
    if (!named) throw new Error('the second question has a condition')
    await userEvent.clear(named)
    await userEvent.type(named, 'P3')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(named).toHaveAccessibleDescription(/Não há pergunta anterior com este código/))
  },
}
export const Published: Story = {
  name: 'Publicado, com suas versões',
  parameters: at('/2'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Um questionário publicado não muda/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Versão 1' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Nova versão' })).toBeEnabled()
  },
}
export const NewDarkOnPhone: Story = { name: 'Novo, celular escuro', parameters: at('/novo'), globals: { ...dark, ...phone } }
