import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { drawing } from './chooseFiles.js'
import { doWithRecord } from './doWithRecord.js'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const gms = '/administrativo/solicitacoes-servico/gms'
const at = (address: string) => ({ backoffice: { address: gms + address } })
const meta = { title: 'Em uso/GMS/Catálogo', component: Page, parameters: at('/material-servico') } satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Groups: Story = {
  name: 'Grupos',
  parameters: at('/grupos'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Recreação e desporto')).toHaveTextContent('78')
  },
}
export const Group: Story = {
  name: 'Grupo sobre a lista',
  parameters: at('/grupos?editar=2'),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Grupo #2' }))
    await expect(await dialog.findByLabelText(/^Código/)).toHaveValue('78')
  },
}
export const Classes: Story = {
  name: 'Classes',
  parameters: at('/classes'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Bolas')).toHaveTextContent('7810')
  },
}
export const ClassOnPhone: Story = { name: 'Classe, celular', parameters: at('/classes?editar=3'), globals: phone }

export const Items: Story = {
  name: 'Materiais e serviços',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Bola de futsal, modelo profissional')).toHaveTextContent('7810.00001')
    await expect(canvas.getByLabelText('Rede de voleibol, 9,50 m')).toHaveTextContent('Bloqueado')
  },
}
export const ItemsDark: Story = { name: 'Materiais e serviços, escuro', globals: dark }
export const ItemsOnPhone: Story = { name: 'Materiais e serviços, celular', globals: phone }

export const Item: Story = {
  name: 'Item',
  parameters: at('/material-servico/2'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Bola de futsal, modelo profissional' })).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText(/^Classe/)).toHaveValue('Bolas'))
  },
}
export const ItemWithPictures: Story = {
  name: 'Item com imagens',
  parameters: {
    backoffice: { address: `${gms}/material-servico/2`, files: [await drawing('bola-frente.jpg'), await drawing('bola-costuras.jpg')] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('bola-costuras.jpg')).toBeVisible()
  },
}
export const ItemWithPrice: Story = {
  name: 'Item com preço registrado',
  parameters: at('/material-servico/1'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('01/01/2027')).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Refeições na macrorregião de Curitiba/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/1/lotes/11'),
    )
  },
}
export const NearItem: Story = {
  name: 'Item parecido com outro',
  parameters: at('/material-servico/novo'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Descrição resumida/), 'bola futsal profissional')
    await expect(await canvas.findByText(/^Parecidos:/, undefined, { timeout: 5000 })).toBeVisible()
  },
}
export const ItemDarkOnPhone: Story = {
  name: 'Item, celular escuro',
  parameters: at('/material-servico/2'),
  globals: { ...dark, ...phone },
}
export const ItemInSpanish: Story = { name: 'Item, em espanhol', parameters: at('/material-servico/2'), globals: { locale: 'es-ES' } }

export const ClassOfGroup: Story = {
  name: 'Classe depende do grupo',
  parameters: at('/material-servico/2'),
  play: async ({ canvas }) => {
    const group = await canvas.findByLabelText(/^Grupo/)
    await waitFor(() => expect(group).toHaveValue('Recreação e desporto'))
    await userEvent.clear(group)
    await userEvent.type(group, 'alimenta')
    await userEvent.click(await screen.findByRole('option', { name: /Serviços de alimentação/ }))
    const ofGroup = canvas.getByLabelText(/^Classe/)
    await waitFor(() => expect(ofGroup).toHaveValue(''))
    await userEvent.click(ofGroup)
    await expect(await screen.findByRole('option', { name: /Kits e lanches/ })).toBeVisible()
    await expect(screen.queryByRole('option', { name: /Bolas/ })).toBeNull()
  },
}

export const Price: Story = {
  name: 'Preço sem data e fonte',
  parameters: at('/material-servico/5'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Preço de referência/), '62,9')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Data do preço/)).toHaveAccessibleDescription(/Obrigatório/))
    await expect(canvas.getByLabelText(/^Fonte do preço/)).toHaveAccessibleDescription(/Obrigatório/)
  },
}

export const Release: Story = {
  name: 'Liberar para uso',
  parameters: at('/material-servico/3'),
  play: async ({ canvas }) => {
    await doWithRecord(canvas, 'Liberar para uso…')
    await userEvent.click(await screen.findByRole('button', { name: 'Liberar para uso' }))
    await expect(await canvas.findByText('Ativo')).toBeVisible()
  },
}
