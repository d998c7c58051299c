import { failure, success } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { doWithRecord } from './doWithRecord.js'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const meta = { title: 'Em uso/Pessoas/Acesso ao sistema de uma pessoa', component: Page } satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const path = '/pessoas/5/acesso'
const account = {
  username: 'carlos.bressan',
  email: 'carlos.bressan@esporte.pr.gov.br',
  isActive: true,
  isPersonGone: false,
  isOwn: false,
  managesUsers: false,
  hasFactor: false,
  powers: null,
  enteredAt: '2026-10-02T11:00:00Z',
  sessions: 2,
  linkUntil: null,
  askedAt: null,
  signIns: [
    { at: '2026-10-02T11:00:00Z', device: 'Mozilla/5.0 (Windows NT 10.0) Firefox/150.0' },
    { at: '2026-10-01T11:20:00Z', device: null },
  ],
  deeds: [
    { at: '2026-09-14T10:00:00Z', event: 'password', by: 'Carlos Eduardo Bressan' },
    { at: '2026-09-14T09:00:00Z', event: 'made', by: 'Ana Paula Ribeiro' },
  ],
}
const link = { code: 'kq3Zr0uYw8VbN1tXo5LcE7aHs2PdJf9GmTiQvR4yUhK', expiresAt: '2026-10-03T11:00:00Z' }

/** The page of a person for whoever manages accounts; `answer` tells the account. */
const managed = (answer: () => Response, more: Readonly<Record<string, () => Response>> = {}) => ({
  backoffice: {
    address: '/pessoas/5',
    network: {
      'GET /sessao': () => success({ data: { access: { isReadOnly: false, screens: null, managesUsers: true } } }),
      [`GET ${path}`]: answer,
      ...more,
    },
  },
})

const open: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 1, name: 'Carlos Eduardo Bressan' })
  await doWithRecord(canvas, 'Acesso ao sistema')
  await expect(await screen.findByRole('dialog', { name: /^Acesso ao sistema/ })).toBeVisible()
}
const dialog = () => within(screen.getByRole('dialog', { name: /^Acesso ao sistema/ }))

export const None: Story = {
  name: 'Ainda sem acesso',
  parameters: managed(() => success({ data: null })),
  play: async (context) => {
    await open?.(context)
    await expect(await dialog().findByLabelText('Usuário')).toHaveValue('carlos.bressan')
  },
}

export const Taken: Story = {
  name: 'Usuário de outra pessoa',
  parameters: managed(() => success({ data: null }), {
    [`POST ${path}`]: () => failure(409, 'duplicate', { issues: [{ path: 'username', code: 'duplicate' }] }),
  }),
  play: async (context) => {
    await open?.(context)
    await userEvent.type(await dialog().findByLabelText('E-mail'), 'carlos.bressan@esporte.pr.gov.br')
    await userEvent.click(dialog().getByRole('button', { name: 'Dar acesso' }))
    await expect(await dialog().findByText('Outra pessoa já tem este usuário')).toBeVisible()
  },
}

export const WithAccess: Story = {
  name: 'Com acesso',
  parameters: managed(() => success({ data: account })),
  play: async (context) => {
    await open?.(context)
    await expect(await dialog().findByText('Pode entrar')).toBeVisible()
    await expect(dialog().getByText('Acesso criado, por Ana Paula Ribeiro')).toBeVisible()
  },
}
export const WithAccessDark: Story = { ...WithAccess, name: 'Com acesso, escuro', globals: dark }
export const WithAccessOnPhone: Story = { ...WithAccess, name: 'Com acesso, celular', globals: phone }

export const TwoSteps: Story = {
  name: 'Com verificação em duas etapas',
  parameters: managed(() => success({ data: { ...account, hasFactor: true } })),
  play: async (context) => {
    await open?.(context)
    await userEvent.click(await dialog().findByRole('button', { name: 'Desligar a verificação em duas etapas' }))
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/Para quem perdeu o celular/)
  },
}

export const Renamed: Story = {
  name: 'Mudando usuário e e-mail',
  parameters: managed(() => success({ data: account }), {
    [`PATCH ${path}`]: () => failure(409, 'duplicate', { issues: [{ path: 'email', code: 'duplicate' }] }),
  }),
  play: async (context) => {
    await open?.(context)
    await userEvent.click(await dialog().findByRole('button', { name: 'Alterar usuário e e-mail' }))
    await userEvent.click(dialog().getByRole('button', { name: 'Salvar usuário e e-mail' }))
    await expect(await dialog().findByText('Outra pessoa já tem este e-mail')).toBeVisible()
  },
}

const powers = { reads: ['pessoas'], writes: ['solicitacoes-servico'], acts: ['decidir', 'receber'], decidesUpTo: '5000' }

export const Limited: Story = {
  name: 'Com limites',
  parameters: managed(() => success({ data: { ...account, powers } })),
  play: async (context) => {
    await open?.(context)
    const people = within(await dialog().findByRole('radiogroup', { name: 'Pessoas' }))
    await expect(people.getByLabelText('Vê')).toBeChecked()
    await expect(dialog().getByLabelText('Aprova até (R$)')).toHaveValue('5.000,00')
    await userEvent.clear(dialog().getByLabelText('Aprova até (R$)'))
    await userEvent.type(dialog().getByLabelText('Aprova até (R$)'), 'mil')
    await userEvent.click(dialog().getByRole('button', { name: 'Salvar o que pode fazer' }))
    await expect(await dialog().findByText('Informe um valor em reais, como 5.000,00')).toBeVisible()
  },
}
export const LimitedDark: Story = { ...Limited, name: 'Com limites, escuro', globals: dark }
export const LimitedOnPhone: Story = { ...Limited, name: 'Com limites, celular', globals: phone }

export const Linked: Story = {
  name: 'Link para a senha',
  parameters: managed(() => success({ data: { ...account, askedAt: '2026-10-02T09:30:00Z' } }), {
    [`POST ${path}/link`]: () => success({ data: link }),
  }),
  play: async (context) => {
    await open?.(context)
    await expect(await dialog().findByText(/^Pediu uma nova senha/)).toBeVisible()
    await userEvent.click(dialog().getByRole('button', { name: 'Gerar link para a senha' }))
    const field: HTMLInputElement = await dialog().findByLabelText('Link para escolher a senha')
    await expect(field.value).toContain(link.code)
  },
}

export const Closed: Story = {
  name: 'Encerrado',
  parameters: managed(() => success({ data: { ...account, isActive: false, sessions: 0 } })),
  play: async (context) => {
    await open?.(context)
    await expect(await dialog().findByRole('button', { name: 'Liberar acesso' })).toBeVisible()
  },
}

export const Own: Story = {
  name: 'O próprio acesso',
  parameters: managed(() => success({ data: { ...account, isOwn: true, managesUsers: true } })),
  play: async (context) => {
    await open?.(context)
    await expect(await dialog().findByText(/^Este é o seu acesso/)).toBeVisible()
  },
}

export const Unreadable: Story = {
  name: 'Servidor indisponível',
  parameters: managed(() => failure(503, 'unavailable')),
  play: async (context) => {
    await open?.(context)
    await expect(await dialog().findByText('Não foi possível ler o acesso.')).toBeVisible()
  },
}
