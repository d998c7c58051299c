import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const at = (rest = '') => ({ backoffice: { address: `/administrativo/fiscalizacoes/vistorias${rest}` } })
const meta = { title: 'Fiscalizações/Vistorias', component: Page, parameters: at() } satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  name: 'Lista, a atrasada primeiro',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Atrasada')).toBeVisible()
  },
}
export const ListOnPhone: Story = { name: 'Lista, celular', globals: phone }
export const Scheduled: Story = {
  name: 'Agendada',
  parameters: at('/1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 }, { timeout: 10_000 })).toBeVisible()
  },
}
export const Dark: Story = { name: 'Lista, escuro', globals: dark }
