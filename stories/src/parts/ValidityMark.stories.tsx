import { ValidityMark } from '@esporte-parana/sdk/controls'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = {
  title: 'Componentes/Marca de validade (ValidityMark)',
  component: ValidityMark,
  tags: ['autodocs'],
  parameters: { docs: { story: { height: '4rem' } } },
  args: { validUntil: '2027-06-30' },
} satisfies Meta<typeof ValidityMark>

export default meta
type Story = StoryObj<typeof meta>

/** The mark of a date with this text. */
const says = (text: string): Story['play'] =>
  async function play({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible()
  }

export const Valid: Story = { name: 'Válida', play: says('válida') }
export const Expiring: Story = { name: 'Vence logo', args: { validUntil: '2026-12-10' }, play: says('vence em 12 dias') }
export const Today: Story = { name: 'Vence hoje', args: { validUntil: '2026-11-28' }, play: says('vence hoje') }
export const Expired: Story = { name: 'Vencida', args: { validUntil: '2026-11-27' }, play: says('vencida') }
export const Sooner: Story = { name: 'Avisa só 10 dias antes', args: { validUntil: '2026-12-10', within: 10 }, play: says('válida') }
