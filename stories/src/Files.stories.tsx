import { formScreen } from '@esporte-parana/sdk/engine'
import { noAnswer, noEnd, organization } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { chooseFiles, drawing, paper } from './chooseFiles.js'
import { edgeOf } from './edge.js'
import { dark, phone } from './globals.js'

const OrganizationForm = formScreen(organization)
const OrganizationPage = () => <OrganizationForm params={{ id: '1' }} />
const ReadOnlyForm = formScreen(organization, { readOnlyReason: 'A organização está inativa.' })

const longName = 'ata-da-assembleia-geral-ordinaria-de-eleicao-da-diretoria-e-do-conselho-fiscal-2025-2028-versao-final.pdf'
const picture = await drawing('sede.jpg')
const stored = [paper('estatuto-consolidado.pdf', 1460), picture, paper(longName)]
const documents = [
  { fileId: 1, category: 'estatuto', description: 'Registrado em 2019', validUntil: null },
  { fileId: 2, category: 'alvara', description: null, validUntil: '2027-06-30' },
  { fileId: 3, category: 'ata-eleicao', description: 'Mandato da diretoria eleita em assembleia', validUntil: '2025-12-31' },
]
const world = (rows: readonly object[]) => ({
  backoffice: {
    address: '/esporte-queremos/organizacoes/1',
    resources: [organization],
    files: stored,
    records: { organization: [{ id: 1, companyName: 'Associação Esportiva dos Campos Gerais', documents: rows }] },
  },
})

const meta = { title: 'Em uso/Formulário/Anexos', component: OrganizationPage, parameters: world(documents) } satisfies Meta<
  typeof OrganizationPage
>

export default meta
type Story = StoryObj<typeof meta>

const files = async (canvas: ReturnType<typeof within>) => {
  await canvas.findByRole('button', { name: /^(Anexar arquivos|Attach files)/ })
  return canvas.getByRole('group', { name: /^Document/ })
}

const seen: Story['play'] = async ({ canvas }) => {
  const group = within(await files(canvas))
  await expect(group.getAllByRole('listitem')).toHaveLength(3)
  await waitFor(() => expect(group.getByRole('listitem', { name: 'sede.jpg' }).querySelector('img')).not.toBeNull())
}
export const Stored: Story = { name: 'Guardados', play: seen }
export const StoredDark: Story = { name: 'Guardados, escuro', globals: dark, play: seen }
export const StoredOnPhone: Story = { name: 'Guardados, celular', globals: phone, play: seen }
export const StoredInEnglish: Story = { name: 'Guardados, em inglês', globals: { locale: 'en-US' }, play: seen }

export const Empty: Story = {
  name: 'Nenhum',
  parameters: world([]),
  play: async ({ canvas }) => {
    await files(canvas)
  },
}

export const ReadOnly: Story = {
  name: 'Somente leitura',
  render: () => <ReadOnlyForm params={{ id: '1' }} />,
  play: async ({ canvas }) => {
    const group = within(await canvas.findByRole('group', { name: 'Documentos' }))
    await expect(await group.findByRole('button', { name: 'Baixar sede.jpg' })).toBeVisible()
    await expect(group.queryByRole('button', { name: /^Remover/ })).toBeNull()
  },
}

const send: Story['play'] = async ({ canvas, loaded }) => {
  const group = await files(canvas)
  edgeOf({ loaded }).interfere('POST /anexos', noEnd)
  chooseFiles(group, paper('cnd-federal.pdf'), paper('certidao-negativa.pdf', 90), paper('procuracao.pdf'), paper('na-fila.pdf'))
  await expect(await within(group).findByRole('progressbar', { name: 'Enviando cnd-federal.pdf' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
  await expect(await canvas.findByText('O registro será salvo quando os 4 arquivos chegarem ao servidor.')).toBeVisible()
}
export const Sending: Story = { name: 'A caminho, e salvando', parameters: world([]), play: send }
export const SendingDarkOnPhone: Story = {
  name: 'A caminho, celular escuro',
  parameters: world([]),
  globals: { ...dark, ...phone },
  play: send,
}

const refuse: Story['play'] = async ({ canvas, loaded }) => {
  const group = await files(canvas)
  const give = edgeOf({ loaded }).interfere('POST /anexos', noAnswer)
  chooseFiles(group, paper('interrompido.pdf'))
  await expect(await within(group).findByRole('button', { name: 'Tentar de novo: interrompido.pdf' })).toBeVisible()
  give()
  const lying = new File(['<html>'], 'nota-fiscal.pdf', { type: 'application/pdf' })
  chooseFiles(group, new File([], 'vazio.pdf'), lying, await drawing('fachada.png', ['#234e70', '#fbf8be']))
  await expect(await within(group).findByText(/O arquivo está vazio/)).toBeVisible()
  await expect(await within(group).findByRole('button', { name: 'Remover fachada.png' })).toBeVisible()
  await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
  await expect(await canvas.findByText('Nada foi salvo: o arquivo interrompido.pdf não chegou ao servidor.')).toBeVisible()
}
export const Refused: Story = { name: 'Recusados e interrompido', parameters: world([]), play: refuse }
export const RefusedDark: Story = { name: 'Recusados, escuro', parameters: world([]), globals: dark, play: refuse }
export const RefusedOnPhone: Story = { name: 'Recusados, celular', parameters: world([]), globals: phone, play: refuse }

export const Removed: Story = {
  name: 'Removido, com desfazer',
  play: async ({ canvas }) => {
    const group = within(await files(canvas))
    await userEvent.click(group.getByRole('button', { name: 'Remover estatuto-consolidado.pdf' }))
    await expect(group.getByRole('button', { name: 'Desfazer' })).toHaveFocus()
    await expect(group.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const Viewed: Story = {
  name: 'Imagem aberta',
  play: async ({ canvas }) => {
    const group = within(await files(canvas))
    await userEvent.click(group.getByRole('button', { name: 'Ver sede.jpg' }))
    await expect(await screen.findByRole('img', { name: 'sede.jpg' })).toBeVisible()
  },
}

export const PaperShown: Story = {
  name: 'PDF aberto ao lado do formulário',
  play: async ({ canvas }) => {
    const group = within(await files(canvas))
    await userEvent.click(await group.findByRole('button', { name: 'Ver estatuto-consolidado.pdf' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'estatuto-consolidado.pdf' }))
    await expect(await dialog.findByTitle('estatuto-consolidado.pdf')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Abrir em outra aba' })).toHaveAttribute('target', '_blank')
  },
}
