import { failure, success } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const department = '/administrativo/departamentos/4'
const soon = { address: '/dashboard', endsIn: 290_000 }
const last = { address: '/dashboard', endsIn: 55_000 }

const meta = { title: 'Em uso/Conta/Sessão', component: Page, parameters: { backoffice: last } } satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Soon: Story = {
  name: 'Termina em 5 minutos',
  parameters: { backoffice: soon },
  play: async () => {
    await expect(await screen.findByText('Sua sessão termina em menos de 5 minutos')).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Continuar conectado' })).toBeVisible()
    await expect(screen.queryByRole('alertdialog', { name: 'Sua sessão está terminando' })).toBeNull()
  },
}
export const SoonOnPhone: Story = { ...Soon, name: 'Termina em 5 minutos, celular', globals: phone }

const lastPlay: Story['play'] = async () => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Sua sessão está terminando' })
  await expect(dialog).toHaveTextContent(/Ela termina em \d+ segundos/)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continuar conectado' })).toHaveFocus())
}
export const Last: Story = { name: 'Último minuto', play: lastPlay }
export const LastDark: Story = { ...Last, name: 'Último minuto, escuro', globals: dark }
export const LastOnPhone: Story = { ...Last, name: 'Último minuto, celular', globals: phone }
export const LastInSpanish: Story = {
  name: 'Último minuto, em espanhol',
  globals: { locale: 'es-ES' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Seguir conectado' })).toBeVisible()
  },
}

export const Renewed: Story = {
  name: 'Continua conectado',
  parameters: { backoffice: { ...last, network: { 'POST /sessao/renovar': renewed } } },
  play: async (context) => {
    await lastPlay(context)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const Unanswered: Story = {
  name: 'Continuar conectado, sem resposta',
  parameters: { backoffice: { ...last, network: { 'POST /sessao/renovar': () => failure(503, 'unavailable') } } },
  play: async (context) => {
    await lastPlay(context)
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('alert')).toHaveTextContent('Sem resposta do servidor')
    await expect(screen.getByRole('button', { name: 'Continuar conectado' })).toBeVisible()
  },
}

export const PasswordDue: Story = {
  name: 'Doze horas depois, a senha',
  parameters: { backoffice: { ...last, network: { 'POST /sessao/renovar': () => failure(401, 'password-required') } } },
  play: async (context) => {
    await lastPlay(context)
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Entre de novo para continuar' })).toHaveTextContent('Passaram 12 horas')
    await waitFor(() => expect(screen.getByLabelText(/^Senha/)).toHaveFocus())
  },
}

const endedPlay: Story['play'] = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText(/^Nome/), ', sem salvar')
  await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
  await expect(await screen.findByRole('dialog', { name: 'Entre de novo para continuar' })).toHaveTextContent('Sua sessão terminou')
  await waitFor(() => expect(screen.getByLabelText(/^Senha/)).toHaveFocus())
  await expect(canvas.getByLabelText<HTMLInputElement>(/^Nome/).value).toMatch(/, sem salvar$/)
}
const ended = { address: department, endsIn: 8 * 3_600_000, network: { [`PUT ${department}`]: () => failure(401, 'unauthorized') } }
export const Reauthentication: Story = { name: 'Terminou com alterações', parameters: { backoffice: ended }, play: endedPlay }
export const ReauthenticationDark: Story = { ...Reauthentication, name: 'Terminou com alterações, escuro', globals: dark }
export const ReauthenticationOnPhone: Story = { ...Reauthentication, name: 'Terminou com alterações, celular', globals: phone }

function renewed(): Response {
  const usuario = { id: 1, nome: 'Ana Beatriz Nogueira Prestes', email: 'ana.prestes@esporte.pr.gov.br' }
  const expiresAt = new Date(Date.now() + 8 * 3_600_000).toISOString()
  return success({ data: { token: 'renewed', expiresAt, session: { usuario } } })
}
