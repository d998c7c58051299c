import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const at = (address: string) => ({ backoffice: { address } })
const list = '/administrativo/departamentos'
const fromList = at(`${list}/4?de=${encodeURIComponent('ordem=name')}`)

const meta = { title: 'Em uso/Formulário/Anterior e próximo', component: Page, parameters: fromList } satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const play: Story['play'] = async ({ canvas }) => {
  const nav = within(await canvas.findByRole('navigation', { name: 'Registros da lista' }))
  await expect(await nav.findByText(/^\d+ de \d+$/)).toBeVisible()
  await expect(nav.getByRole('button', { name: 'Próximo registro' })).toBeVisible()
}
export const Between: Story = { name: 'No meio da lista', play }
export const BetweenDark: Story = { name: 'No meio da lista, escuro', globals: dark, play }
export const BetweenOnPhone: Story = { name: 'No meio da lista, celular', globals: phone, play }

export const Moved: Story = {
  name: 'Passa ao próximo',
  play: async (context) => {
    await play(context)
    const { canvas } = context
    const before = (await canvas.findByRole('heading', { level: 1 })).textContent
    await userEvent.click(canvas.getByRole('button', { name: 'Próximo registro' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).not.toHaveTextContent(before ?? ''))
    await expect(await canvas.findByRole('navigation', { name: 'Registros da lista' })).toBeVisible()
  },
}

export const Bare: Story = {
  name: 'Endereço sem lista',
  parameters: at(`${list}/4`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Coordenação dos Jogos Oficiais do Paraná' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Registros da lista' })).toBeNull()
  },
}
