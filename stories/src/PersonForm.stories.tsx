import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const path = '/pessoas'
const adult = { backoffice: { address: `${path}/5` } }
const minor = { backoffice: { address: `${path}/7` } }
const fresh = { backoffice: { address: `${path}/novo` } }

const meta = { title: 'Em uso/Pessoas/Pessoa, passo a passo', component: Page, parameters: adult } satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const New: Story = {
  name: 'Nova',
  parameters: fresh,
  play: async ({ canvas }) => {
    const cpf = await canvas.findByLabelText(/^CPF/)
    await userEvent.click(cpf)
    await userEvent.paste('274.556.013-10')
    await expect(cpf).toHaveValue('274.556.013-10')
    await userEvent.type(canvas.getByLabelText(/^Data de nascimento/), '03042015')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByLabelText(/^Capacidade civil(?! e)/)).toHaveValue('Menor de idade'))
    await expect(await canvas.findByRole('group', { name: /^Responsáveis legais/ })).toBeVisible()
  },
}

export const Existing: Story = {
  name: 'Existente',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Carlos Eduardo Bressan' })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^Função/)).toHaveValue('Coordenador de Jogos Oficiais'))
    await waitFor(() => expect(canvas.getByLabelText(/^Cidade de nascimento/)).toHaveValue('Curitiba'))
  },
}
export const ExistingDark: Story = { name: 'Existente, escuro', globals: dark }
export const ExistingOnPhone: Story = { name: 'Existente, celular', globals: phone }
export const ExistingInSpanish: Story = { name: 'Existente, em espanhol', globals: { locale: 'es-ES' } }

export const Minor: Story = {
  name: 'Menor com responsáveis',
  parameters: minor,
  play: async ({ canvas }) => {
    const guardians = within(await canvas.findByRole('group', { name: /^Responsáveis legais/ }))
    await expect(guardians.getAllByLabelText(/^Pessoa cadastrada/)[0]).toHaveValue('Ana Beatriz Nogueira Prestes')
    await expect(guardians.getByLabelText(/^Nome/)).toHaveValue('Marcos Prestes Filho')
  },
}

const guardianErrors: Story['play'] = async ({ canvas }) => {
  const guardians = within(await canvas.findByRole('group', { name: /^Responsáveis legais/ }))
  const name = guardians.getByLabelText(/^Nome/)
  await userEvent.clear(name)
  await userEvent.click(guardians.getByRole('button', { name: 'Mostrar CPF' }))
  const cpf = await guardians.findByLabelText(/^CPF \(obrigatório\)/)
  await userEvent.clear(cpf)
  await userEvent.type(cpf, '11122233344')
  await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(name).toHaveAccessibleDescription('Obrigatório'))
  await expect(cpf).toHaveAccessibleDescription('CPF inválido')
  const summary = within(canvas.getByText('O cadastro contém informações inválidas').closest('section, [role], div') as HTMLElement)
  await expect(summary.getAllByText(/Responsável legal 2/).length).toBeGreaterThan(0)
}
export const GuardianErrors: Story = { name: 'Responsável com erros', parameters: minor, play: guardianErrors }
export const GuardianErrorsOnPhone: Story = {
  name: 'Responsável com erros, celular escuro',
  parameters: minor,
  globals: { ...dark, ...phone },
  play: guardianErrors,
}

const pasteFunctions: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Adicionar: Vínculos' }))
  const groups = canvas.getAllByRole('group', { name: /^Vínculo \d/ })
  const added = within(groups.at(-1) as HTMLElement)
  await userEvent.click(added.getByLabelText(/^Função/))
  await userEvent.keyboard('{Escape}')
  await userEvent.paste('Árbitro\tSEES/DAF\t01/02/2024\t\t20\tA-1\nCargo que não há\tDiretoria de Esporte\t15/03/2024\t\t40\tA-2\n')
  await expect(await canvas.findByText(/^Colados 2 registros/)).toBeVisible()
}
export const Pasted: Story = { name: 'Vínculos colados', parameters: fresh, play: pasteFunctions }
export const PastedDarkOnPhone: Story = {
  name: 'Vínculos colados, celular escuro',
  parameters: fresh,
  globals: { ...dark, ...phone },
  play: pasteFunctions,
}

export const DependentCity: Story = {
  name: 'Cidade depende do estado',
  play: async ({ canvas }) => {
    const state = await canvas.findByLabelText(/^Estado de nascimento/)
    await waitFor(() => expect(state).toHaveValue('Paraná'))
    await userEvent.clear(state)
    await userEvent.type(state, 'Santa')
    await userEvent.click(await screen.findByRole('option', { name: 'Santa Catarina' }))
    const city = canvas.getByLabelText(/^Cidade de nascimento/)
    await waitFor(() => expect(city).toHaveValue(''))
    await userEvent.click(city)
    await expect(await screen.findByRole('option', { name: 'Florianópolis' })).toBeVisible()
  },
}

const openHistory: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Histórico' }))
  await expect(await screen.findByRole('dialog', { name: 'Histórico' })).toBeVisible()
  await expect(await screen.findByRole('heading', { name: 'Cadastrado' })).toBeVisible()
}
export const History: Story = { name: 'Histórico', play: openHistory }
export const HistoryDark: Story = { name: 'Histórico, escuro', globals: dark, play: openHistory }
export const HistoryOnPhone: Story = { name: 'Histórico, celular', globals: phone, play: openHistory }

export const Deceased: Story = {
  name: 'Falecimento registrado',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mais ações' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Registrar falecimento…' }))
    await userEvent.type(await screen.findByLabelText(/^Motivo/), 'Certidão de óbito apresentada')
    await userEvent.click(screen.getByRole('button', { name: 'Registrar falecimento' }))
    await expect(await canvas.findByText(/Certidão de óbito apresentada/)).toBeVisible()
  },
}
