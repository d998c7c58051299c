import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { doWithRecord } from './doWithRecord.js'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const hindered = { backoffice: { address: '/pessoas/5' } }
const free = { backoffice: { address: '/pessoas/6' } }
const meta = { title: 'Em uso/Pessoas/Dados pessoais, passo a passo', component: Page, parameters: hindered } satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function openPanel(canvas: Canvas) {
  await doWithRecord(canvas as unknown as ReturnType<typeof within>, /^(Dados pessoais|Datos personales)$/)
  return within(await screen.findByRole('dialog', { name: /^(Dados pessoais|Datos personales)$/ }))
}

const seeHindrance: Story['play'] = async ({ canvas }) => {
  const panel = await openPanel(canvas)
  await expect(await panel.findByText(/Exerce a função|Ejerce la función/)).toBeVisible()
  await expect(panel.getByText(/Campos preenchidos|Campos rellenados/)).toBeVisible()
}
export const Hindered: Story = { name: 'Ainda não pode ser anonimizada', play: seeHindrance }
export const HinderedDark: Story = { ...Hindered, name: 'Ainda não pode ser anonimizada, escuro', globals: dark }
export const HinderedOnPhone: Story = { ...Hindered, name: 'Ainda não pode ser anonimizada, celular', globals: phone }

const anonymize: Story['play'] = async ({ canvas }) => {
  const panel = await openPanel(canvas)
  await userEvent.click(await panel.findByRole('button', { name: 'Anonimizar' }))
  await expect(panel.getByText('Confirme que entende que isto não pode ser desfeito')).toBeVisible()
  await userEvent.type(panel.getByRole('textbox', { name: /^Motivo/ }), 'Pedido da titular de 12/03')
  await userEvent.click(panel.getByRole('checkbox', { name: 'Entendo que isto não pode ser desfeito' }))
  await userEvent.click(panel.getByRole('button', { name: 'Anonimizar' }))
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Pessoa anonimizada 6' })).toBeVisible()
  await expect(await canvas.findByText(/Os dados pessoais foram removidos em/)).toBeVisible()
}
export const Anonymized: Story = { name: 'Anonimizada', parameters: free, play: anonymize }
