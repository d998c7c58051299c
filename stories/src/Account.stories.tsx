import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const meta = { title: 'Em uso/Conta/Minha conta', component: Page, parameters: { backoffice: { address: '/dashboard' } } } satisfies Meta<
  typeof Page
>

export default meta
type Story = StoryObj<typeof meta>

const open = async (menu: RegExp, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: menu }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  return screen.findByRole('dialog', { name: item })
}

const openPlay: Story['play'] = async () => {
  const dialog = await open(/^Conta de/, 'Minha conta')
  await waitFor(() => expect(dialog).toHaveTextContent(/Esta sessão, desde/))
  await expect(screen.getByLabelText('Senha atual')).toHaveFocus()
}
export const Own: Story = { name: 'Senha e sessões', play: openPlay }
export const OwnDark: Story = { ...Own, name: 'Senha e sessões, escuro', globals: dark }
export const OwnOnPhone: Story = { ...Own, name: 'Senha e sessões, celular', globals: phone }
export const OwnInEnglish: Story = {
  name: 'Senha e sessões, em inglês',
  globals: { locale: 'en-US' },
  play: async () => {
    const dialog = await open(/^Account of/, 'My account')
    await waitFor(() => expect(dialog).toHaveTextContent(/This session, since/))
  },
}
export const OwnInSpanish: Story = {
  name: 'Senha e sessões, em espanhol',
  globals: { locale: 'es-ES' },
  play: async () => {
    const dialog = await open(/^Cuenta de/, 'Mi cuenta')
    await waitFor(() => expect(dialog).toHaveTextContent(/Esta sesión, desde/))
  },
}

export const Wrong: Story = {
  name: 'A senha atual não é esta',
  play: async (context) => {
    await openPlay?.(context)
    await userEvent.type(screen.getByLabelText('Senha atual'), 'errada')
    await userEvent.type(screen.getByLabelText('Nova senha'), 'uma senha bem longa')
    await userEvent.click(screen.getByRole('button', { name: 'Trocar a senha' }))
    await expect(await screen.findByText('A senha atual não é esta.')).toBeVisible()
  },
}

const turnOn: Story['play'] = async (context) => {
  await openPlay?.(context)
  const section = within(await screen.findByRole('region', { name: 'Verificação em duas etapas' }))
  await userEvent.click(await section.findByRole('button', { name: 'Ligar' }))
  await userEvent.type(await section.findByLabelText('Sua senha'), 'esporte-parana')
  await userEvent.click(section.getByRole('button', { name: 'Continuar' }))
  await expect(await section.findByRole('img', { name: /^Código QR/ })).toBeVisible()
}
export const Factor: Story = { name: 'Ligando a verificação em duas etapas', play: turnOn }
export const FactorDark: Story = { ...Factor, name: 'Ligando a verificação em duas etapas, escuro', globals: dark }
export const FactorOnPhone: Story = { ...Factor, name: 'Ligando a verificação em duas etapas, celular', globals: phone }
export const RecoveryCodes: Story = {
  name: 'Códigos de reserva',
  play: async (context) => {
    await turnOn?.(context)
    await userEvent.type(screen.getByLabelText('Código'), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Conferir o código e ligar' }))
    await expect(await screen.findByRole('list', { name: 'Códigos de reserva' })).toBeVisible()
  },
}
