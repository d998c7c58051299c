import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const at = (rest = '') => ({ backoffice: { address: `/administrativo/fiscalizacoes/questionarios${rest}` } })
const meta = { title: 'Em uso/Fiscalizações/Questionários, passo a passo', component: Page, parameters: at() } satisfies Meta<typeof Page>

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
  name: 'Construtor, com uma condição que fica impossível',
  parameters: at('/3'),
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('button', { name: /^P2 / })
    await expect(line).toHaveAccessibleName(/Mostrar se P1 é não/)
    line.focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^P2 / })).toHaveAccessibleName(/Não há pergunta anterior/))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /^P2 / })).toHaveAccessibleName(/Mostrar se P1 é não/))
  },
}
export const OpenQuestion: Story = {
  name: 'Construtor, pergunta aberta',
  parameters: at('/3'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^P3 / }))
    await expect(await canvas.findByRole('group', { name: 'Opção 3' })).toBeVisible()
  },
}
export const OpenQuestionDark: Story = { ...OpenQuestion, name: 'Construtor, pergunta aberta, escuro', globals: dark }
export const OpenQuestionOnPhone: Story = { ...OpenQuestion, name: 'Construtor, pergunta aberta, celular', globals: phone }
export const Published: Story = {
  name: 'Publicado, com suas versões',
  parameters: at('/2'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Um questionário publicado não muda/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Versão 1' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Nova versão' })).toBeEnabled()
  },
}
export const NewDarkOnPhone: Story = { name: 'Novo, celular escuro', parameters: at('/novo'), globals: { ...dark, ...phone } }

const written =
  'SEGURANÇA (peso 60)\n1. As saídas estão livres? (peso 2)\n2. Se não, o que as obstrui?\nPISO (peso 40)\n3. Como está?\n- Bom (10)\n- Ruim (NC)'
export const Pasted: Story = {
  name: 'Colar perguntas',
  parameters: at('/novo'),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Colar perguntas' }))
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Colar perguntas' }))
    await userEvent.click(await dialog.findByRole('textbox', { name: 'Texto com as perguntas' }))
    await userEvent.paste(written)
    await expect(await dialog.findByText(/Bom \/ Ruim/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Inserir 3 perguntas' })).toBeEnabled()
  },
}
export const PastedDarkOnPhone: Story = { ...Pasted, name: 'Colar perguntas, celular escuro', globals: { ...dark, ...phone } }
