import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const at = (search = '') => ({ backoffice: { address: `/escola/niveis-turma${search}` } })
const meta = { title: 'Em uso/Escola/Níveis de turma, passo a passo', component: Page, parameters: at() } satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  name: 'Lista com as faixas etárias',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Fundamentação')).toHaveTextContent('7–10')
    await expect(await canvas.findByText('Fundamentação e Aperfeiçoamento: idades em comum (10)')).toBeVisible()
    await expect(canvas.getByText('Nenhum nível desta dimensão atende a idade de 13 anos')).toBeVisible()
  },
}
export const ListDark: Story = { name: 'Lista, escuro', globals: dark }
export const ListOnPhone: Story = { name: 'Lista, celular', globals: phone }

export const Order: Story = {
  name: 'Ordem por teclado',
  play: async ({ canvas }) => {
    const row = await canvas.findByLabelText('Iniciação')
    await canvas.findByTitle('Arrastar Iniciação')
    row.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(await canvas.findByText('Iniciação: 2º de 6')).toBeInTheDocument()
    await waitFor(() => expect(row).toHaveFocus())
  },
}
export const Narrowed: Story = {
  name: 'Ordem impedida por um filtro',
  parameters: at('?stage=formacao'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Para mudar a ordem dos registros, retire a busca e os filtros.')).toBeVisible()
  },
}

export const Warned: Story = {
  name: 'Nível com aviso de idades',
  parameters: at('?editar=4'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Nível de turma #4' }))
    const minimum = await dialog.findByLabelText(/^Idade mínima/)
    await expect(minimum).toHaveAccessibleDescription(/atende a idade de 13 anos/)
    await userEvent.clear(minimum)
    await userEvent.type(minimum, '12')
    await waitFor(() => expect(minimum).toHaveAccessibleDescription(/Idades em comum com “Aperfeiçoamento” \(12\)/))
  },
}
export const NewOnPhone: Story = { name: 'Novo nível, celular escuro', parameters: at('?editar=novo'), globals: { ...dark, ...phone } }
