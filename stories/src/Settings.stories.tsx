import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const meta = {
  title: 'Moldura/Configurações',
  component: Page,
  parameters: { backoffice: { address: '/administrativo/departamentos' } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const open: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Settings' }))
  await expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeVisible()
}

export const Open: Story = { name: 'Aberto', play: open }
export const OpenDark: Story = { name: 'Aberto, escuro', globals: dark, play: open }
export const OpenAura: Story = { name: 'Aberto, Aura', globals: { preset: 'Aura' }, play: open }
export const OnPhone: Story = { name: 'Celular', globals: phone, play: open }
export const OnPhoneDark: Story = { name: 'Celular escuro', globals: { ...phone, ...dark }, play: open }
export const English: Story = { name: 'Em inglês', globals: { locale: 'en-US' }, play: open }
export const Spanish: Story = { name: 'Em espanhol', globals: { locale: 'es-ES' }, play: open }

export const Noir: Story = { name: 'Noir, ardósia', play: choose('Noir', 'Ardósia') }
export const NoirDark: Story = { name: 'Noir, oceano, escuro', globals: dark, play: choose('Noir', 'Oceano') }
export const Lime: Story = { name: 'Lima, pedra', play: choose('Lima', 'Pedra') }
export const LimeDark: Story = { name: 'Lima, zinco, escuro', globals: { ...dark, preset: 'Aura' }, play: choose('Lima', 'Zinco') }

/** Chooses colours and closes the panel, like a person. */
function choose(primary: string, surface: string): Play {
  return async (context) => {
    await open(context)
    const panel = within(screen.getByRole('dialog', { name: 'Settings' }))
    for (const name of [primary, surface]) {
      await userEvent.click(panel.getByRole('radio', { name }))
      await expect(panel.getByRole('radio', { name })).toBeChecked()
    }
    await userEvent.click(panel.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Settings' })).toBeNull())
  }
}
