import { failure, noAnswer, noEnd, readOnlyForm, sampleRecords } from '@esporte-parana/sdk/testing'
import { routes } from '@esporte-parana/sdk/routes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { dark, phone } from './globals.js'
import { hurry } from './hurry.js'
import { Page } from './Page.js'

const path = '/administrativo/departamentos'
const existing = { address: `${path}/4` }

const meta = {
  title: 'Em uso/Administrativo/Departamento, passo a passo',
  component: Page,
  parameters: { backoffice: existing },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

export const New: Story = {
  name: 'Novo',
  parameters: { backoffice: { address: `${path}/novo` } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Nome/), 'Divisão de Eventos')
    await userEvent.type(canvas.getByLabelText(/^Sigla/), 'sees/dev')
    await expect(canvas.getByLabelText(/^Sigla/)).toHaveValue('SEES/DEV')
    await userEvent.click(canvas.getByLabelText(/^Tipo/))
    await userEvent.click(await screen.findByRole('option', { name: 'Divisão' }))
    await userEvent.type(canvas.getByLabelText(/^E-mail/), 'eventos@esporte.pr.gov.br')
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await expect(await screen.findByText('Registro cadastrado com sucesso')).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Divisão de Eventos' })).toBeVisible()
  },
}

export const Existing: Story = {
  name: 'Existente',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Coordenação dos Jogos Oficiais do Paraná' })).toBeVisible()
    await expect(canvas.getByLabelText(/^Departamento superior/)).toHaveValue('Diretoria de Esporte')
    await expect(await canvas.findByLabelText(/^Telefone/)).toHaveValue('(41) 3333-4444')
  },
}
export const ExistingDark: Story = { name: 'Existente, escuro', globals: dark }
export const ExistingOnPhone: Story = { name: 'Existente, celular', globals: phone }
export const InEnglish: Story = {
  name: 'Existente, em inglês',
  globals: { locale: 'en-US' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save' })).toBeVisible()
  },
}

export const CreatedInField: Story = {
  name: 'Novo registro a partir de um campo',
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: /^Departamento superior/ })
    await userEvent.clear(field)
    await userEvent.type(field, 'Diretoria de Inovação')
    await expect(await canvas.findByText('Nenhuma opção encontrada')).toBeVisible()
    await userEvent.click(await canvas.findByRole('option', { name: 'Criar “Diretoria de Inovação”…' }))
    const dialog = await screen.findByRole('dialog', { name: 'Novo departamento' })
    await expect(await within(dialog).findByLabelText(/^Nome/)).toHaveValue('Diretoria de Inovação')
  },
}
export const OpenedFromField: Story = {
  name: 'Registro de um campo aberto',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Abrir Diretoria de Esporte' }))
    const dialog = await screen.findByRole('dialog', { name: 'Departamento #2' })
    await expect(await within(dialog).findByLabelText(/^Nome/)).toHaveValue('Diretoria de Esporte')
  },
}

export const Loading: Story = { name: 'Carregando', parameters: { backoffice: { ...existing, network: { [`GET ${path}/4`]: noEnd } } } }

export const Missing: Story = {
  name: 'Não encontrado',
  parameters: { backoffice: { address: `${path}/999` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Registro não encontrado' })).toBeVisible()
  },
}

export const Unloaded: Story = {
  name: 'Não carregou',
  parameters: { backoffice: { ...existing, network: { [`GET ${path}/4`]: () => failure(503, 'unavailable') } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  },
}

const invalidPlay: Story['play'] = async ({ canvas }) => {
  await userEvent.type(await canvas.findByLabelText(/^E-mail/), 'contato@gmail.com')
  await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(canvas.getByLabelText(/^Nome/)).toHaveAccessibleDescription('Obrigatório'))
  await expect(canvas.getByText('Não é um endereço institucional (@…pr.gov.br)')).toBeVisible()
  await expect(canvas.getByText('O cadastro contém informações inválidas')).toBeVisible()
}
export const Invalid: Story = { name: 'Erros de preenchimento', parameters: { backoffice: { address: `${path}/novo` } }, play: invalidPlay }
export const InvalidDark: Story = { ...Invalid, name: 'Erros de preenchimento, escuro', globals: dark }
export const InvalidOnPhone: Story = { ...Invalid, name: 'Erros de preenchimento, celular', globals: phone }

export const Refused: Story = {
  name: 'Recusado pelo servidor',
  parameters: { backoffice: { ...existing, network: { [`PUT ${path}/4`]: refuseFields } } },
  play: async ({ canvas }) => {
    await changeName(canvas)
    await waitFor(() => expect(canvas.getByLabelText(/^Sigla/)).toHaveAccessibleDescription(/^Registro já existe/))
    await expect(canvas.getByLabelText(/^Departamento superior/)).toHaveAccessibleDescription(/não pode ser ele mesmo/)
    await expect(canvas.getByLabelText(/^Nome/)).toHaveValue('Outro nome')
  },
}

export const Conflict: Story = {
  name: 'Alterado por outra pessoa',
  parameters: { backoffice: { ...existing, network: { [`PUT ${path}/4`]: () => refuseStale() } } },
  play: async ({ canvas }) => {
    await changeName(canvas)
    await expect(await canvas.findByText(/Gestora salvou em .*: Ramal\. Essas alterações já estão no formulário/)).toBeVisible()
    await expect(canvas.getByLabelText(/^Nome/)).toHaveValue('Outro nome')
    await expect(canvas.getByLabelText(/^Ramal/)).toHaveValue('123')
  },
}

const conflictPlay: Story['play'] = async ({ canvas }) => {
  await changeName(canvas)
  const dialog = await screen.findByRole('dialog', { name: 'Compare e escolha' })
  await expect(await screen.findByRole('radio', { name: /Sua alteração\s*Outro nome/ })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar as escolhas' }))
  await expect(screen.getByText('Falta 1 escolha')).toBeVisible()
  await expect(dialog).toContainElement(document.activeElement as HTMLElement)
}
export const ConflictDialog: Story = {
  name: 'Alterado por outra pessoa, mesmo campo',
  parameters: { backoffice: { ...existing, network: { [`PUT ${path}/4`]: refuseSameField } } },
  play: conflictPlay,
}
export const ConflictDialogDark: Story = { ...ConflictDialog, name: 'Alterado por outra pessoa, mesmo campo, escuro', globals: dark }
export const ConflictDialogOnPhone: Story = { ...ConflictDialog, name: 'Alterado por outra pessoa, mesmo campo, celular', globals: phone }
export const ConflictSide: Story = {
  ...ConflictDialog,
  name: 'Alterado por outra pessoa, um lado escolhido',
  play: async (context) => {
    await conflictPlay(context)
    await userEvent.click(screen.getByRole('radio', { name: /Versão atual, de Gestora/ }))
    await expect(screen.queryByText('Falta 1 escolha')).toBeNull()
  },
}
export const ConflictChosen: Story = {
  name: 'Alterado por outra pessoa, escolhido',
  parameters: ConflictDialog.parameters,
  play: async (context) => {
    await conflictPlay(context)
    const { canvas } = context
    await userEvent.click(screen.getByRole('radio', { name: /Versão atual, de Gestora/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Aplicar as escolhas' }))
    await waitFor(() => expect(canvas.getByLabelText(/^Nome/)).toHaveValue('Coordenação renomeada pela gestora'))
    await expect(canvas.getByLabelText(/^Ramal/)).toHaveValue('123')
    await expect(canvas.getByText('O formulário mostra a versão atual. Não há nada a salvar.')).toBeVisible()
  },
}

export const NetworkAway: Story = {
  name: 'Sem resposta ao salvar',
  parameters: { backoffice: { ...existing, network: { [`PUT ${path}/4`]: noAnswer } } },
  play: async ({ canvas }) => {
    await changeName(canvas)
    await expect(await canvas.findByText(/Sem resposta do servidor/)).toBeVisible()
    await expect(canvas.getByText('O que você digitou continua aqui.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Nome/)).toHaveValue('Outro nome')
  },
}

export const SlowSave: Story = {
  name: 'Demorando para salvar',
  parameters: { backoffice: { ...existing, network: { [`PUT ${path}/4`]: noEnd } } },
  beforeEach: hurry,
  play: async ({ canvas }) => {
    await changeName(canvas)
    await expect(await canvas.findByText('Está demorando mais do que o normal.')).toBeVisible()
  },
}

const readOnlyRoutes = routes.map((route) =>
  route.name === 'department' ? { ...route, screen: readOnlyForm('Seu acesso permite consultar, mas não alterar.') } : route,
)
export const ReadOnly: Story = {
  name: 'Somente leitura',
  args: { routes: readOnlyRoutes },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Seu acesso permite consultar, mas não alterar.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Nome/)).toHaveAttribute('readonly')
    await expect(canvas.queryByRole('button', { name: 'Salvar' })).toBeNull()
  },
}

export const Leaving: Story = {
  name: 'Sair sem salvar',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Ramal/), '45')
    await userEvent.click(canvas.getByRole('link', { name: 'Função' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' })
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar editando' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await expect(canvas.getByLabelText(/^Ramal/)).toHaveValue('45')
  },
}

async function changeName(canvas: Canvas): Promise<void> {
  const name = await canvas.findByLabelText(/^Nome/)
  await userEvent.clear(name)
  await userEvent.type(name, 'Outro nome')
  await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
}

function refuseFields(): Response {
  return failure(422, 'invalid', {
    issues: [
      { path: 'acronym', code: 'duplicate' },
      { path: 'parentId', code: 'department.cycle' },
    ],
  })
}

function refuseSameField(): Response {
  return refuseStale({ name: 'Coordenação renomeada pela gestora' })
}

function refuseStale(changes: object = {}): Response {
  const stored = { version: 9, label: 'x', status: 'ativo', createdAt: '2026-03-02T12:00:00Z', createdBy: null, extension: '123' }
  const updated = { updatedAt: '2026-11-20T17:42:00Z', updatedBy: { id: 2, label: 'Gestora' } }
  return failure(412, 'stale', { data: { ...sampleRecords.department[3], ...stored, ...updated, ...changes } })
}
