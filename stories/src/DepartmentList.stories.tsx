import { failure, noAnswer, noEnd, sampleRecords, success } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { edgeOf } from './edge.js'
import { dark, phone } from './globals.js'
import { hurry } from './hurry.js'
import { Page } from './Page.js'

const address = '/administrativo/departamentos'
const list = `GET ${address}`

const meta = {
  title: 'Em uso/Administrativo/Departamentos, passo a passo',
  component: Page,
  parameters: { backoffice: { address } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'Lista',
  play: async ({ canvas }) => {
    const row = await canvas.findByLabelText('Diretoria de Esporte')
    await expect(row).toHaveTextContent('João da Conceição Gonçalves')
    await expect(canvas.getByRole('link', { name: 'Diretoria de Esporte' })).toHaveAttribute(
      'href',
      expect.stringMatching(`^${address}/2\\?de=`),
    )
  },
}
export const English: Story = {
  name: 'Lista, em inglês',
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: /Acronym/ })).toBeVisible()
  },
}

const [office, direction] = sampleRecords.department
const longNames = {
  ...sampleRecords,
  department: [
    { ...office, name: 'Superintendência'.repeat(7), acronym: 'WWWWWWWWWWWWWWW' },
    {
      ...direction,
      name: 'Coordenação de Infraestrutura, Equipamentos, Materiais Esportivos e Apoio aos Municípios do Interior e do Litoral do Paraná',
    },
  ],
}
export const LongNames: Story = {
  name: 'Nomes longos',
  parameters: { backoffice: { address, records: longNames } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText(/^Coordenação de Infraestrutura/)
    const main = canvasElement.querySelector('main')
    await expect(main?.scrollWidth).toBeLessThanOrEqual(main?.clientWidth ?? 0)
  },
}
export const LongNamesOnPhone: Story = { ...LongNames, name: 'Nomes longos, celular', globals: phone }

export const Filters: Story = {
  name: 'Filtros abertos',
  parameters: { backoffice: { address: `${address}?status=ativo&kind=diretoria` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Diretoria de Esporte')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros 2 ativos' }))
    await expect(await canvas.findByLabelText(/Departamento superior/)).toBeVisible()
    await userEvent.click(canvas.getByLabelText('Remover o filtro Tipo'))
    await expect(await canvas.findByLabelText('Secretaria de Estado do Esporte')).toBeVisible()
  },
}

export const HiddenOrder: Story = {
  name: 'Ordem de uma coluna que não se vê',
  parameters: { backoffice: { address: `${address}?colunas=name,status&ordem=-acronym` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sigla, decrescente')).toBeVisible()
    await expect(canvas.getByLabelText('Remover a ordem por Sigla')).toBeVisible()
  },
}

export const Slow: Story = {
  name: 'Demorando',
  parameters: { backoffice: { address, network: { [list]: noEnd } } },
  beforeEach: hurry,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A consulta está demorando.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    await expect(await canvas.findByRole('heading', { name: 'Consulta cancelada' })).toBeVisible()
  },
}

export const NothingMatches: Story = {
  name: 'Nada encontrado',
  parameters: { backoffice: { address: `${address}?busca=piscina` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cadastrar “piscina”' })).toHaveAttribute('href', `${address}/novo?busca=piscina`)
    await userEvent.click(canvas.getAllByRole('button', { name: 'Limpar a busca' })[1] as HTMLElement)
    await expect(await canvas.findByLabelText('Diretoria de Esporte')).toBeVisible()
  },
}
export const NothingMatchesOnPhone: Story = {
  name: 'Nada encontrado, celular',
  globals: phone,
  parameters: { backoffice: { address: `${address}?busca=piscina` } },
}

export const Failed: Story = {
  name: 'Erro',
  parameters: { backoffice: { address, network: { [list]: () => failure(503, 'unavailable') } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Não foi possível carregar a lista' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
    await expect(canvas.getByText(/Código para o suporte/)).toBeVisible()
  },
}

export const OutOfDate: Story = {
  name: 'Desatualizada',
  play: async ({ canvas, loaded }) => {
    await canvas.findByLabelText('Diretoria de Esporte')
    edgeOf({ loaded }).interfere(`POST ${address}/acoes/inativar`, () => success({ data: { done: 1, refused: [] } }))
    edgeOf({ loaded }).interfere(list, noAnswer)
    await userEvent.click(canvas.getByLabelText('Ações de Diretoria de Esporte'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Inativar' }))
    await expect(await canvas.findByText(/Não foi possível atualizar/)).toBeVisible()
    await expect(canvas.getByLabelText('Diretoria de Esporte')).toBeVisible()
  },
}

export const Offline: Story = {
  name: 'Sem conexão',
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Diretoria de Esporte')
    window.dispatchEvent(new Event('offline'))
    await userEvent.click(canvas.getByRole('button', { name: /^Nome/ }))
    await expect(await canvas.findByText(/Sem conexão\. (Estes são os dados de|A lista ainda mostra)/)).toBeVisible()
    await expect(canvas.getByLabelText('Diretoria de Esporte')).toBeVisible()
  },
}

export const Selected: Story = {
  name: 'Seleção',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Selecionar Diretoria de Esporte'))
    await userEvent.click(canvas.getByLabelText('Selecionar Divisão de Recursos Humanos'))
    await expect(await canvas.findByRole('toolbar', { name: 'Ações para os selecionados' })).toHaveTextContent('2 selecionados')
  },
}
export const SelectedOnPhone: Story = { ...Selected, name: 'Seleção, celular escuro', globals: { ...dark, ...phone } }

export const CellMenu: Story = {
  name: 'Menu de um valor',
  play: async ({ canvas }) => {
    // The button loads the menu; the right mouse button opens the same menu with actions for the cell.
    await userEvent.click(await canvas.findByLabelText('Ações de Diretoria de Esporte'))
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    const row = canvas.getByLabelText('Diretoria de Esporte')
    await userEvent.pointer({ keys: '[MouseRight]', target: within(row).getByText('Diretoria') })
    await expect(await screen.findByRole('menuitem', { name: 'Filtrar por “Diretoria”' })).toBeVisible()
  },
}
export const CellMenuDark: Story = { ...CellMenu, name: 'Menu de um valor, escuro', globals: dark }

export const Refused: Story = {
  name: 'Ação recusada',
  parameters: { backoffice: { address, network: { [`POST ${address}/acoes/inativar`]: refuseOne } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Selecionar Diretoria de Esporte'))
    await userEvent.click(canvas.getByLabelText('Selecionar Divisão de Recursos Humanos'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Inativar' }))
    const dialog = await screen.findByRole('dialog', { name: /^Não foi possível alterar/ })
    await expect(dialog).toHaveTextContent('Há departamentos subordinados ativos.')
    await expect(within(dialog).getByRole('link', { name: 'Coordenação dos Jogos Oficiais do Paraná' })).toHaveAttribute(
      'href',
      `${address}/4`,
    )
    await expect(dialog).toHaveTextContent('e mais 2')
  },
}

const looksOnly = {
  [`POST ${address}/acoes/inativar`]: () => failure(403, 'forbidden'),
  'GET /sessao': () => success({ data: { access: { isReadOnly: true, screens: null } } }),
}
export const ReadOnly: Story = {
  name: 'Somente leitura, depois de uma recusa',
  parameters: { backoffice: { address, network: looksOnly } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Ações de Diretoria de Esporte'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Inativar' }))
    await expect(await screen.findByText('Você não tem permissão para fazer isto.')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Novo departamento' })).toBeNull())
    await userEvent.click(canvas.getByLabelText('Selecionar Diretoria de Esporte'))
    await expect(await canvas.findByRole('toolbar', { name: 'Ações para os selecionados' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Excluir' })).toBeNull()
  },
}

export const Tree: Story = {
  name: 'Árvore',
  parameters: { backoffice: { address: `${address}?exibir=arvore` } },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: 'Diretoria de Esporte' })
    await expect(row).toHaveAttribute('aria-level', '2')
  },
}
export const TreeOnPhone: Story = { ...Tree, name: 'Árvore, celular escuro', globals: { ...dark, ...phone } }

const looked = { backoffice: { address: `${address}?ver=2` } }
export const Preview: Story = {
  name: 'Visualização ao lado',
  parameters: looked,
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('region', { name: 'Diretoria de Esporte' })
    await waitFor(() => expect(panel).toHaveTextContent('Identificação'))
    const next = await canvas.findByLabelText('Secretaria de Estado do Esporte')
    next.focus()
    await expect(await canvas.findByRole('region', { name: 'Secretaria de Estado do Esporte' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Secretaria de Estado do Esporte' })).toBeNull())
    await expect(next).toHaveFocus()
  },
}
export const PreviewOnPhone: Story = {
  name: 'Visualização, celular escuro',
  globals: { ...dark, ...phone },
  parameters: looked,
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Diretoria de Esporte' })
    await waitFor(() => expect(panel).toHaveTextContent('Identificação'))
  },
}

/** One record: of a longer list, only the rows in the window are drawn. */
const inactiveOne = { backoffice: { address: `${address}?busca=almoxarifado` } }

export const Deleted: Story = {
  name: 'Registros excluídos',
  parameters: inactiveOne,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Ações de Setor de Almoxarifado'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sim, excluir' }))
    await expect(await screen.findByRole('button', { name: 'Desfazer' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Mais ações' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Registros excluídos' }))
    await expect(await canvas.findByLabelText('Setor de Almoxarifado')).toHaveTextContent('dias')
  },
}

export const Deletion: Story = {
  name: 'Confirmação de exclusão',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Ações de Coordenação da Escola do Esporte'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir' }))
    const accept = await screen.findByRole('button', { name: 'Sim, excluir' })
    await waitFor(() => expect(accept).toHaveFocus())
    await expect(screen.getByRole('alertdialog')).toHaveTextContent('Tem certeza de que deseja excluir “Coordenação da Escola do Esporte”?')
  },
}

const inactivate: Story['play'] = async ({ canvas }) => {
  await userEvent.click(await canvas.findByLabelText('Selecionar Diretoria de Esporte'))
  await userEvent.click(await canvas.findByRole('button', { name: 'Inativar' }))
  const notice = await screen.findByRole('alertdialog', { name: 'Situação alterada para Inativo' })
  await expect(within(notice).getByRole('button', { name: 'Desfazer' })).toBeVisible()
}
export const Undo: Story = { name: 'Inativar sem pergunta, com volta', play: inactivate }
export const UndoOnPhone: Story = { ...Undo, name: 'Inativar com volta, celular escuro', globals: { ...dark, ...phone } }

export const RowMenu: Story = {
  name: 'Menu de uma linha',
  parameters: inactiveOne,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Ações de Setor de Almoxarifado'))
    const edit = await screen.findByRole('menuitem', { name: 'Editar' })
    await waitFor(() => expect(edit).toHaveFocus())
    await expect(screen.getByRole('menuitem', { name: 'Ativar' })).toBeVisible()
  },
}

function refuseOne(): Response {
  const dependants = [
    { entity: 'department', field: 'parentId', count: 3, example: { id: 4, label: 'Coordenação dos Jogos Oficiais do Paraná' } },
  ]
  return success({ data: { done: 1, refused: [{ id: 2, label: 'Diretoria de Esporte', code: 'department.activeChildren', dependants }] } })
}
