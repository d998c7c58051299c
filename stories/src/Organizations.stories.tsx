import { organization } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { paper } from './chooseFiles.js'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const address = '/esporte-queremos/organizacoes'
const meta = {
  title: 'Em uso/Esporte que Queremos/Organizações, passo a passo',
  component: Page,
  parameters: { backoffice: { address } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'Lista',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Clube Náutico do Iguaçu')).toHaveTextContent('vencida')
  },
}
export const FilledDark: Story = { name: 'Lista, escuro', globals: dark }
export const FilledOnPhone: Story = { name: 'Lista, celular', globals: phone }

export const WorkList: Story = {
  name: 'Em análise, para decidir',
  parameters: { backoffice: { address: `${address}?status=em-analise` } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decidir' }))
    const panel = within(await screen.findByRole('dialog', { name: /^Federação/ }))
    await expect(await panel.findByText('Falta: Estatuto')).toBeVisible()
    await expect(panel.getByRole('button', { name: /^Habilitar/ })).toBeVisible()
  },
}

const form = { backoffice: { address: `${address}/2` } }
export const Form: Story = {
  name: 'Formulário',
  parameters: form,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Escritório Regional de Curitiba' })).toBeVisible()
    await expect(await canvas.findByLabelText(/^Natureza jurídica/)).toHaveValue('399-9 · Associação privada')
  },
}
export const FormDark: Story = { name: 'Formulário, escuro', parameters: form, globals: dark }
export const FormOnPhone: Story = { name: 'Formulário, celular', parameters: form, globals: phone }

export const Invalid: Story = {
  name: 'Nova, com erros',
  parameters: { backoffice: { address: `${address}/novo` } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar' }))
    await expect(await canvas.findByText('O cadastro contém informações inválidas')).toBeVisible()
  },
}

export const Inactive: Story = {
  name: 'Inativa',
  parameters: { backoffice: { address: `${address}/5` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/reabra a análise/)).toBeVisible()
  },
}

/** The page of one organization that nobody represents, with one file. */
const only = (file: string, values: object) => ({
  backoffice: {
    address: `${address}/1`,
    resources: [organization],
    files: [paper(file)],
    records: { organization: [{ id: 1, dirigentes: [], ...values }] },
  },
})

const ended = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10)
export const Ended: Story = {
  name: 'Habilitada, com um documento vencido',
  parameters: only('estatuto.pdf', {
    companyName: 'Clube Náutico do Iguaçu',
    type: 'clube',
    legalNature: '399-9',
    status: 'habilitada',
    documents: [{ fileId: 1, category: 'estatuto', description: null, validUntil: ended }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sem isto em dia, a organização é suspensa na próxima noite')).toBeVisible()
    await expect(canvas.getByText('Venceu: Estatuto')).toBeVisible()
  },
}

const soon = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
export const Odd: Story = {
  name: 'O que conferir antes de decidir, ao lado dos documentos',
  parameters: only('alvara.pdf', {
    companyName: 'Associação Esportiva dos Campos Gerais',
    documents: [{ fileId: 1, category: 'alvara', description: null, validUntil: soon }],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Confira antes de decidir')).toBeVisible()
    await expect(canvas.getByText(/^alvara\.pdf vence em/)).toBeVisible()
  },
}
