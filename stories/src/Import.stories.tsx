import { failure, noAnswer, noEnd } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { edgeOf } from './edge.js'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const address = '/administrativo/departamentos'
const call = `POST ${address}/importar`

const meta = { title: 'Em uso/Administrativo/Importação', component: Page, parameters: { backoffice: { address } } } satisfies Meta<
  typeof Page
>

export default meta
type Story = StoryObj<typeof meta>

const headings = 'Sigla;Nome;Tipo;E-mail;Departamento superior;Observações do setor'
const good = [
  'SEES/PAR;Divisão de Paradesporto;Divisão;paradesporto@esporte.pr.gov.br;Diretoria de Esporte;criada em 2024',
  'SEES/JEP;Núcleo dos Jogos Escolares do Paraná;Núcleo;jogos@esporte.pr.gov.br;SEES/DE-CJO;',
]
const bad = [
  'SEES/DE;Diretoria repetida;Diretoria;diretoria@esporte.pr.gov.br;;',
  'SEES/TRN;Setor de Transportes;Setro;transportes(a)esporte;Diretoria Administrativa e Financeira;',
  'SEES/FRT;Setor de Frota;Setro;frota@esporte.pr.gov.br;Diretoria Administrativa e Financeira;',
  'SEES/APO;Coordenação de Infraestrutura, Equipamentos, Materiais Esportivos e Apoio aos Municípios do Interior e do Litoral do Paraná e mais;Coordenação;apoio@esporte.pr.gov.br;Ninguém;',
]
const fileOf = (lines: readonly string[], name = 'departamentos 2026.csv') => new File([lines.join('\r\n')], name, { type: 'text/csv' })

async function openImport({ canvas }: { readonly canvas: ReturnType<typeof within> }): Promise<ReturnType<typeof within>> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Mais ações' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Importar…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Importar departamentos' })
  await waitFor(() => expect(within(dialog).getByRole('heading', { name: 'Escolha o arquivo' })).toHaveFocus())
  return within(dialog)
}

async function give(dialog: ReturnType<typeof within>, file: File): Promise<void> {
  const input = dialog.getByRole('heading', { level: 3 }).closest('section')?.querySelector('input[type=file]')
  await userEvent.upload(input as HTMLInputElement, file)
}

async function check(dialog: ReturnType<typeof within>, lines: readonly string[]): Promise<void> {
  await give(dialog, fileOf([headings, ...lines]))
  await userEvent.click(await dialog.findByRole('button', { name: 'Conferir as linhas' }))
}

export const ChooseFile: Story = {
  name: '1. Arquivo',
  play: async ({ canvas }) => {
    const dialog = await openImport({ canvas })
    await expect(dialog.getByRole('button', { name: 'Baixar modelo' })).toBeVisible()
  },
}
export const ChooseFileOnPhone: Story = { ...ChooseFile, name: '1. Arquivo, celular escuro', globals: { ...dark, ...phone } }

export const EmptyFile: Story = {
  name: '1. Arquivo vazio',
  play: async ({ canvas }) => {
    const dialog = await openImport({ canvas })
    await give(dialog, fileOf([], 'vazio.csv'))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('vazio.csv: o arquivo está vazio.')
  },
}

export const Columns: Story = {
  name: '2. Colunas',
  play: async ({ canvas }) => {
    const dialog = await openImport({ canvas })
    await give(dialog, fileOf([headings, ...good, ...bad]))
    await expect(await dialog.findByText(/5 de 6 colunas serão importadas/)).toBeVisible()
  },
}
export const ColumnsOnPhone: Story = { ...Columns, name: '2. Colunas, celular escuro', globals: { ...dark, ...phone } }

export const ForeignColumns: Story = {
  name: '2. Colunas desconhecidas',
  play: async ({ canvas }) => {
    const dialog = await openImport({ canvas })
    await give(dialog, fileOf(['Código interno;;Chamado', '1;x;Setor A', '2;;Setor B']))
    await expect(await dialog.findByText(/Faltam campos obrigatórios: Nome, Sigla, Tipo, E-mail/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Conferir as linhas' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const TitledColumns: Story = {
  name: '2. Títulos acima, um valor para todas',
  play: async ({ canvas }) => {
    const dialog = await openImport({ canvas })
    const lines = [
      'DIRETORIA DE ESPORTE;;',
      'Atualizado em 12/10/2026;;',
      'Sigla;Nome;Tipo',
      ...good.map((line) => line.split(';', 3).join(';')),
    ]
    await give(dialog, fileOf(lines))
    await expect(await dialog.findByLabelText('Títulos das colunas na')).toHaveValue('3')
    await userEvent.type(dialog.getByLabelText(/^E-mail \(obrigatório\)/), 'esporte@esporte.pr.gov.br')
    await userEvent.tab()
    await userEvent.click(dialog.getByRole('button', { name: 'Conferir as linhas' }))
    await expect(await dialog.findByText('2 prontas', { exact: true })).toBeVisible()
  },
}
export const TitledColumnsOnPhone: Story = { ...TitledColumns, name: '2. Títulos acima, celular escuro', globals: { ...dark, ...phone } }

export const Check: Story = {
  name: '3. Conferência',
  play: async ({ canvas }) => {
    const dialog = await openImport({ canvas })
    await check(dialog, [...good, ...bad])
    await expect(await dialog.findByText('4 com erro', { exact: true })).toBeVisible()
    await expect(dialog.getByLabelText('Sigla, linha 4', { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await userEvent.selectOptions(dialog.getByLabelText('Tipo, linha 5', { exact: true }), 'Setor')
    await expect(await dialog.findByText(/Há mais 1 linha com “Setro” em Tipo/)).toBeVisible()
  },
}
export const CheckDark: Story = { ...Check, name: '3. Conferência, escuro', globals: dark }
export const CheckOnPhone: Story = { ...Check, name: '3. Conferência, celular', globals: phone }

export const Checking: Story = {
  name: '3. Conferindo',
  parameters: { backoffice: { address, network: { [call]: noEnd } } },
  play: async ({ canvas }) => {
    const dialog = await openImport({ canvas })
    await check(dialog, good)
    await expect(await dialog.findByRole('progressbar', { name: 'Conferindo as linhas…' })).toBeVisible()
  },
}

export const CheckFailed: Story = {
  name: '3. Conferência interrompida',
  parameters: { backoffice: { address, network: { [call]: () => failure(503, 'unavailable') } } },
  play: async ({ canvas }) => {
    const dialog = await openImport({ canvas })
    await check(dialog, good)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('3f0c9b1e-7d52-4c86-9a41-5e2b8d6f0c17')
    await expect(dialog.getByRole('button', { name: 'Continuar a conferência' })).toBeVisible()
  },
}

export const NoAnswer: Story = {
  name: '3. Gravação sem resposta',
  play: async ({ canvas, loaded }) => {
    const dialog = await openImport({ canvas })
    await check(dialog, good)
    const accept = await dialog.findByRole('button', { name: 'Importar 2 linhas' })
    edgeOf({ loaded }).interfere(call, noAnswer)
    await userEvent.click(accept)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('nenhuma linha é gravada duas vezes')
  },
}

export const Result: Story = {
  name: '4. Resultado',
  play: async ({ canvas }) => {
    const dialog = await openImport({ canvas })
    await check(dialog, [...good, ...bad])
    await userEvent.click(await dialog.findByRole('button', { name: 'Importar só as 2 prontas' }))
    await waitFor(() => expect(dialog.getByRole('heading', { name: '2 registros importados' })).toHaveFocus())
    await expect(dialog.getByText('4 linhas com erro não foram importadas.')).toBeVisible()
  },
}
export const ResultOnPhone: Story = { ...Result, name: '4. Resultado, celular escuro', globals: { ...dark, ...phone } }

export const TakenBack: Story = {
  name: '5. Importação desfeita',
  play: async ({ canvas }) => {
    const dialog = await openImport({ canvas })
    await check(dialog, good)
    await userEvent.click(await dialog.findByRole('button', { name: 'Importar 2 linhas' }))
    await userEvent.click(await dialog.findByRole('link', { name: 'Ver os importados' }))
    const note = await canvas.findByText(/Existem 2 de 2/)
    await expect(note).toHaveTextContent('Registros de departamentos 2026.csv')
    await userEvent.click(canvas.getByRole('button', { name: 'Desfazer importação' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sim, desfazer' }))
    await expect(await canvas.findByText(/A importação foi desfeita em/)).toBeVisible()
  },
}
export const TakenBackOnPhone: Story = { ...TakenBack, name: '5. Importação desfeita, celular escuro', globals: { ...dark, ...phone } }

export const Leaving: Story = {
  name: 'Sair sem concluir',
  play: async ({ canvas }) => {
    const dialog = await openImport({ canvas })
    await give(dialog, fileOf([headings, ...good]))
    // The file is read now, so cancelling would lose something.
    await dialog.findByRole('button', { name: 'Conferir as linhas' })
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancelar' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Importação não concluída' })).toBeVisible()
  },
}
