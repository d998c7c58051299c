import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { dark, phone } from './globals.js'
import { keepDraft } from './keepDraft.js'
import { Page } from './Page.js'

const route = '/administrativo/departamentos/7'
const extension = { route, version: 1, values: { extension: '4711' }, originals: { extension: '' } }
const note = { version: 1, values: { notes: 'Ligar antes.' }, originals: { notes: '' } }
const leftOut = ['bankAccounts']
const person = { backoffice: { address: '/pessoas/5' } }

const meta = {
  title: 'Em uso/Formulário/Rascunho',
  component: Page,
  parameters: { backoffice: { address: route } },
  beforeEach: () => keepDraft(extension),
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const freshPlay: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Diretoria Administrativa e Financeira' })
  await expect(await canvas.findByText(/Você tem alterações não salvas de hoje às \d\d:\d\d\./)).toBeVisible()
  await expect(canvas.getByLabelText(/^Ramal/)).toHaveValue('')
}
export const Fresh: Story = { name: 'Oferecido', play: freshPlay }
export const FreshDark: Story = { ...Fresh, name: 'Oferecido, escuro', globals: dark }
export const FreshOnPhone: Story = { ...Fresh, name: 'Oferecido, celular', globals: phone }

export const Resumed: Story = {
  name: 'Retomado',
  play: async (context) => {
    await freshPlay(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Continuar' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Ramal/)).toHaveValue('4711'))
    await expect(canvas.getByText('Suas alterações voltaram ao formulário. Confira e salve.')).toBeVisible()
  },
}

export const Discarded: Story = {
  name: 'Descartado',
  play: async (context) => {
    await freshPlay(context)
    const { canvas } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Descartar' }))
    await waitFor(() => expect(canvas.queryByText(/Você tem alterações não salvas/)).toBeNull())
    await waitFor(() => expect(canvas.getByLabelText(/^Nome/)).toHaveFocus())
  },
}

export const Two: Story = {
  name: 'Dois rascunhos',
  beforeEach: () => keepDraft(extension, { ...note, route }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Campos preenchidos: Ramal')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ver outro rascunho' }))
    await expect(await canvas.findByText('Campos preenchidos: Observação')).toBeVisible()
  },
}
export const TwoOnPhone: Story = { ...Two, name: 'Dois rascunhos, celular', globals: phone }

export const Outdated: Story = {
  name: 'Sobre um registro alterado',
  beforeEach: () => keepDraft({ ...extension, version: 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/salvou este registro em .* as duas versões são comparadas/)).toBeVisible()
  },
}
export const OutdatedOnPhone: Story = { ...Outdated, name: 'Sobre um registro alterado, celular escuro', globals: { ...dark, ...phone } }

export const Sensitive: Story = {
  name: 'Sem os dados sensíveis',
  parameters: person,
  beforeEach: () => keepDraft({ ...note, route: '/pessoas/5', leftOut }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dados sensíveis não ficam em rascunho: Dados bancários.')).toBeVisible()
  },
}
export const SensitiveOnPhone: Story = { ...Sensitive, name: 'Sem os dados sensíveis, celular', globals: phone }
