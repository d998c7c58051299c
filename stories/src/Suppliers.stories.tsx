import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const suppliers = '/administrativo/solicitacoes-servico/fornecedores'
const at = (address: string) => ({ backoffice: { address } })
const meta = {
  title: 'Em uso/Memorando de serviço/Fornecedores, passo a passo',
  component: Page,
  parameters: at(suppliers),
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  name: 'Lista',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Araucária Artigos Esportivos Ltda')).toHaveTextContent('válida')
    await expect(canvas.getByLabelText('Cozinha Industrial Campos Gerais Ltda')).toHaveTextContent('vence em 12 dias')
    await expect(canvas.getByLabelText('Transportes Vale do Iguaçu S.A.')).toHaveTextContent('vencida')
    await expect(canvas.getByLabelText('Troféus e Medalhas Pinhão Ltda')).toHaveTextContent('Suspenso')
    await expect(canvas.getByLabelText('Marcos Antônio Sobczak')).toHaveTextContent('***.234.569-**')
  },
}
export const ListDark: Story = { name: 'Lista, escuro', globals: dark }
export const ListOnPhone: Story = { name: 'Lista, celular', globals: phone }
export const ListInEnglish: Story = { name: 'Lista, em inglês', globals: { locale: 'en-US' } }

export const Form: Story = {
  name: 'Formulário',
  parameters: at(`${suppliers}/3`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Transportes Vale do Iguaçu S.A.' })).toBeVisible()
    const certificate = within(await canvas.findByRole('group', { name: 'Certidão 1' }))
    await expect(certificate.getByText('vencida')).toBeVisible()
    await expect(await certificate.findByRole('button', { name: 'Anexar arquivo' })).toBeVisible()
  },
}
export const FormDarkOnPhone: Story = {
  name: 'Formulário, celular escuro',
  parameters: at(`${suppliers}/3`),
  globals: { ...dark, ...phone },
}
export const Suspended: Story = {
  name: 'Suspenso por sanção',
  parameters: at(`${suppliers}/4`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/volta a ativo por si quando o último terminar/)).toBeVisible()
  },
}
export const SuspendedOnPhone: Story = { ...Suspended, name: 'Suspenso por sanção, celular escuro', globals: { ...dark, ...phone } }
export const CitiesOfTheState: Story = {
  name: 'Filtro: municípios da UF',
  parameters: at(`${suppliers}?stateId=42`),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Filtros/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Mais filtros' }))
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Município' }))
    await expect(await within(document.body).findByRole('option', { name: 'Florianópolis' })).toBeVisible()
    await expect(within(document.body).queryByRole('option', { name: 'Curitiba' })).toBeNull()
  },
}

export const KindOfPerson: Story = {
  name: 'Documento pelo tipo de pessoa',
  parameters: at(`${suppliers}/novo`),
  play: async ({ canvas }) => {
    const kind = await canvas.findByLabelText(/^Tipo de pessoa/)
    await expect(canvas.getByLabelText(/^CNPJ/)).toBeVisible()
    await userEvent.clear(kind)
    await userEvent.type(kind, 'Pessoa física{Enter}')
    await waitFor(() => expect(canvas.getByLabelText(/^CPF/)).toBeVisible())
    await expect(canvas.queryByLabelText(/^Porte/)).toBeNull()
  },
}
export const OtherEstablishment: Story = {
  name: 'Outro estabelecimento da mesma empresa',
  parameters: at(`${suppliers}/novo`),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^CNPJ/), '41180725000277')
    await userEvent.tab()
    await expect(await canvas.findByText('Outro estabelecimento de:', { exact: false })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Araucária Artigos Esportivos/ })).toBeVisible()
  },
}
