import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const at = (rest = '') => ({ backoffice: { address: `/administrativo/fiscalizacoes/vistorias${rest}` } })
const meta = { title: 'Em uso/Fiscalizações/Vistorias, passo a passo', component: Page, parameters: at() } satisfies Meta<typeof Page>

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
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
  },
}
export const Dark: Story = { name: 'Lista, escuro', globals: dark }

const onPhone = { parameters: at('/2?responder=1'), globals: phone }
export const Answering: Story = {
  name: 'Responder no celular',
  ...onPhone,
  play: async ({ canvas }) => {
    const first = within(await canvas.findByRole('article', { name: /^As superfícies estão limpas/ }))
    await userEvent.click(first.getByRole('radio', { name: 'Não' }))
    await expect(first.getByRole('group', { name: 'Não conformidade' })).toBeVisible()
    await expect(await canvas.findByText('Tudo enviado')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima' }))
    await expect(await canvas.findByRole('article', { name: /^O que precisa ser limpo/ })).toBeVisible()
  },
}
export const AnsweringDark: Story = { ...Answering, name: 'Responder no celular, escuro', globals: { ...dark, ...phone } }
export const AnsweringOverview: Story = {
  name: 'Responder no celular: todas as perguntas',
  ...onPhone,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Perguntas' }))
    const list = within(canvasElement.ownerDocument.body)
    await expect(await list.findByRole('region', { name: 'Armazenamento' })).toBeVisible()
  },
}
export const Running: Story = {
  name: 'Em andamento: respostas na mesa',
  parameters: at('/2'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/de 2 respondidas/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Assinar na tela' })).toBeVisible()
  },
}
