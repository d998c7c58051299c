import { SiteVisitPhone } from '@esporte-parana/sdk/screens/site-visit-phone'
import { failure, noAnswer, noEnd } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { edgeOf } from '../edge.js'
import { phone } from '../globals.js'
import { renderPage } from '../Page.js'
import { longRecords } from './longRecords.js'

export default {
  title: 'Telas/Fiscalizações/Vistoria no celular (SiteVisitPhone)',
  component: SiteVisitPhone,
  render: renderPage,
  tags: ['state'],
  globals: phone,
} satisfies Meta
type Story = StoryObj
type Play = NonNullable<Story['play']>

const path = '/administrativo/fiscalizacoes/vistorias/2'
const other = '/administrativo/fiscalizacoes/vistorias/1'
const at = (more = {}) => ({ backoffice: { address: `${path}?responder=1`, ...more } })

const offersAgain: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
}
const asks: Play = async ({ canvas }) => {
  await expect(await canvas.findByRole('article', { name: /^As superfícies estão limpas/ })).toBeVisible()
}
const answers: Play = async (context) => {
  await asks(context)
  const first = within(context.canvas.getByRole('article', { name: /^As superfícies estão limpas/ }))
  await userEvent.click(first.getByRole('radio', { name: 'Não' }))
  await expect(await first.findByRole('group', { name: 'Não conformidade' })).toBeVisible()
}

// First, because it opens by itself.
export const Phone: Story = { name: 'Celular', parameters: at(), play: asks }
export const Loading: Story = { name: 'Carregando', parameters: at({ network: { [`GET ${path}`]: noEnd } }) }
export const Failed: Story = {
  name: 'Erro',
  // A visit that no other story has opened: this device would show its copy.
  parameters: {
    backoffice: { address: `${other}?responder=1`, network: { [`GET ${other}`]: () => failure(503, 'unavailable') } },
  },
  play: offersAgain,
}
export const Offline: Story = {
  name: 'Sem rede: a resposta espera no aparelho',
  parameters: at(),
  play: async (context) => {
    await asks(context)
    for (const method of ['PUT', 'POST', 'PATCH']) edgeOf(context).interfere(`${method} ${path}`, noAnswer)
    await answers(context)
  },
}
export const Long: Story = {
  name: 'Textos longos',
  parameters: at({ records: longRecords }),
  play: async ({ canvas, canvasElement }) => {
    const [first] = await canvas.findAllByRole('article')
    await expect(first).toBeVisible()
    const main = canvasElement.ownerDocument.querySelector('main')
    await waitFor(() => expect(main?.scrollWidth).toBeLessThanOrEqual(main?.clientWidth ?? 0))
  },
}
export const Invalid: Story = {
  name: 'Inválido: não conformidade sem descrição',
  parameters: at(),
  play: async (context) => {
    await answers(context)
    const finding = within(context.canvas.getByRole('group', { name: 'Não conformidade' }))
    await userEvent.clear(finding.getByRole('textbox', { name: 'O que está errado' }))
    await expect(await finding.findByText('Só é registrada com uma descrição.')).toBeVisible()
  },
}
export const Expired: Story = {
  name: 'Sessão expirada',
  parameters: at({ network: { [`GET ${path}`]: () => failure(401, 'unauthorized') } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Usuário')).toBeVisible()
  },
}
