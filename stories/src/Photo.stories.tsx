import { noAnswer, noEnd } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { chooseFiles, drawing, paper } from './chooseFiles.js'
import { edgeOf } from './edge.js'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const meta = { title: 'Em uso/Pessoas/Foto', component: Page, parameters: { backoffice: { address: '/pessoas/5' } } } satisfies Meta<
  typeof Page
>

export default meta
type Story = StoryObj<typeof meta>

const photo = (canvas: ReturnType<typeof within>) => canvas.findByRole('group', { name: 'Foto' })

export const Empty: Story = {
  name: 'Nenhuma',
  play: async ({ canvas }) => {
    await expect(within(await photo(canvas)).getByRole('button', { name: 'Escolher foto' })).toBeVisible()
  },
}

const chosen: Story['play'] = async ({ canvas }) => {
  const group = await photo(canvas)
  chooseFiles(group, await drawing('rosto.png'))
  await expect(await within(group).findByRole('img', { name: 'Foto atual' })).toBeVisible()
  await expect(await within(group).findByRole('button', { name: 'Remover foto' })).toBeVisible()
}
export const Chosen: Story = { name: 'Escolhida', play: chosen }
export const ChosenDarkOnPhone: Story = { name: 'Escolhida, celular escuro', globals: { ...dark, ...phone }, play: chosen }

export const Sending: Story = {
  name: 'A caminho',
  play: async ({ canvas, loaded }) => {
    const group = await photo(canvas)
    edgeOf({ loaded }).interfere('POST /anexos', noEnd)
    chooseFiles(group, await drawing('rosto.png'))
    await expect(await within(group).findByRole('progressbar', { name: 'Enviando rosto.png' })).toBeVisible()
  },
}

const fail: Story['play'] = async ({ canvas, loaded }) => {
  const group = await photo(canvas)
  edgeOf({ loaded }).interfere('POST /anexos', noAnswer)
  chooseFiles(group, await drawing('rosto.png'))
  await expect(await within(group).findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await expect(within(group).getByRole('alert')).toHaveTextContent('O envio foi interrompido')
}
export const Failed: Story = { name: 'Interrompida', play: fail }
export const FailedOnPhone: Story = { name: 'Interrompida, celular', globals: phone, play: fail }

const refuse: Story['play'] = async ({ canvas }) => {
  const group = await photo(canvas)
  chooseFiles(group, paper('rosto.png'))
  await expect(await within(group).findByText(/não é uma imagem JPG ou PNG/)).toBeVisible()
}
export const Refused: Story = { name: 'Recusada', play: refuse }
export const RefusedDark: Story = { name: 'Recusada, escuro', globals: dark, play: refuse }
