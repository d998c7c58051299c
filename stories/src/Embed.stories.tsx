import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const portal = { place: 'portal' } as const
const hostile = { place: 'hostile' } as const
const departments = { backoffice: { address: '/administrativo/departamentos' } }
const person = { backoffice: { address: '/pessoas/5' } }

const meta = { title: 'Em um portal/Tela', component: Page, globals: portal, parameters: departments } satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const inside = async (canvasElement: HTMLElement) => {
  const root = await waitFor(() => {
    const found = [...canvasElement.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot
    if (!found) throw new Error('The screen has no shadow root yet.')
    return found
  })
  return within(root.firstElementChild as HTMLElement)
}
const lists: Play = async ({ canvasElement }) => {
  const screen = await inside(canvasElement)
  await expect(await screen.findByLabelText('Diretoria de Esporte')).toBeVisible()
}
const edits: Play = async ({ canvasElement }) => {
  const screen = await inside(canvasElement)
  await expect(await screen.findByRole('button', { name: 'Salvar' })).toBeVisible()
}

export const List: Story = { name: 'Lista', play: lists }
export const ListInHostilePage: Story = { name: 'Lista, em uma página hostil', globals: hostile, play: lists }
export const Form: Story = { name: 'Formulário', parameters: person, play: edits }
export const FormInHostilePage: Story = { name: 'Formulário, em uma página hostil', parameters: person, globals: hostile, play: edits }
export const FormInHostilePageDark: Story = {
  ...FormInHostilePage,
  name: 'Formulário, em uma página hostil, escuro, celular',
  globals: { ...hostile, ...dark, ...phone },
}
export const ReadOnly: Story = {
  name: 'Lista, somente leitura',
  parameters: { backoffice: { ...departments.backoffice, isReadOnly: true } },
  play: lists,
}
