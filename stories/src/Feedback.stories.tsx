import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { FeedbackBoard } from './FeedbackBoard.js'
import { dark, phone } from './globals.js'
import { ToastPlaces } from './ToastPlaces.js'

const meta = { title: 'Componentes/Quadros/Avisos e confirmações', component: FeedbackBoard } satisfies Meta<typeof FeedbackBoard>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

export const Toasts: Story = {
  name: 'Avisos',
  args: {
    toasts: [
      { severity: 'info', title: 'Informação', detail: 'Nenhuma alteração foi feita no formulário' },
      { severity: 'success', title: 'Sucesso', detail: 'Registro cadastrado com sucesso' },
      { severity: 'warn', title: 'Atenção', detail: 'O cadastro contém informações inválidas' },
      { severity: 'error', title: 'Ocorreu um erro', detail: 'Não foi possível concluir sua solicitação' },
    ],
  },
  play: async () => {
    await expect(await screen.findByText('Registro cadastrado com sucesso')).toBeVisible()
    const closers = screen.getAllByRole('button', { name: /^Fechar/ })
    await expect(closers).toHaveLength(4)
  },
}
export const ToastsDark: Story = { ...Toasts, name: 'Avisos, escuro', globals: dark }
export const ToastsOnPhone: Story = { ...Toasts, name: 'Avisos, celular', globals: phone }

export const OtherToasts: Story = {
  name: 'Avisos secundários, com ação',
  args: {
    toasts: [
      { severity: 'secondary', title: 'Rascunho guardado neste computador' },
      { severity: 'contrast', title: 'Uma versão nova foi publicada', action: { label: 'Recarregar', onPress: () => undefined } },
      {
        severity: 'error',
        title: 'Aviso com um título muito longo, que não cabe em uma linha e precisa quebrar sem empurrar o botão',
        detail: 'x'.repeat(80),
      },
    ],
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Recarregar' })).toBeVisible()
  },
}

export const Queue: Story = {
  name: 'Avisos em fila',
  args: { toasts: Array.from({ length: 8 }, (_, place) => ({ severity: 'error' as const, title: `Falha ${place + 1} de 8` })) },
  play: async () => {
    await expect(await screen.findByText('mais 3')).toBeVisible()
    await expect(screen.queryByText('Falha 1 de 8')).toBeNull()
  },
}

export const Positions: StoryObj<typeof ToastPlaces> = {
  name: 'Avisos: sete posições, seis severidades',
  // Seven providers on one page have equal landmark names, which no real host has.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (_, { globals }) => <ToastPlaces isDark={globals.scheme === 'dark'} />,
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(7))
    for (const region of screen.getAllByRole('region', { name: 'Notificações' }))
      await expect(region).toHaveTextContent(region.dataset.position ?? '')
  },
}
export const PositionsDark: typeof Positions = { ...Positions, name: 'Avisos: sete posições, seis severidades, escuro', globals: dark }

const accepted: Play = async ({ canvas }) => {
  await ask(canvas)
  const dialog = await screen.findByRole('alertdialog')
  const accept = screen.getByRole('button', { name: 'Sim, sair' })
  await waitFor(() => expect(accept).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await expect(await canvas.findByText('Resposta: sim')).toBeVisible()
}
const signOut = { title: 'Sair', message: 'Tem certeza de que deseja prosseguir?', acceptLabel: 'Sim, sair', rejectLabel: 'Não, cancelar' }
export const Accepted: Story = { name: 'Confirmação aceita', args: { confirmation: signOut }, play: accepted }

export const Confirmation: Story = {
  name: 'Confirmação',
  args: { confirmation: signOut },
  play: async ({ canvas }) => {
    await ask(canvas)
    await expect(await screen.findByRole('button', { name: 'Não, cancelar' })).toBeVisible()
  },
}
export const ConfirmationDark: Story = { ...Confirmation, name: 'Confirmação, escuro', globals: dark }
const loss = 'Há alterações que ainda não foram salvas. Se sair agora, elas se perdem e nenhum rascunho fica guardado.'
export const ConfirmationOfLoss: Story = {
  ...Confirmation,
  name: 'Confirmação que diz o que se perde, celular',
  globals: phone,
  args: { confirmation: { ...signOut, detail: loss, isDestructive: true } },
}

export const NamedDeletion: Story = {
  name: 'Exclusão de um registro de nome longo, celular',
  globals: phone,
  args: {
    confirmation: {
      title: 'Excluir',
      message: `Tem certeza de que deseja excluir “Maria Aparecida dos Santos Albuquerque e Vasconcellos de Oliveira”?`,
      acceptLabel: 'Sim, excluir',
      rejectLabel: 'Não, cancelar',
      isDestructive: true,
    },
  },
  play: async ({ canvas }) => {
    await ask(canvas)
    const accept = await screen.findByRole('button', { name: 'Sim, excluir' })
    await waitFor(() => expect(accept).toHaveFocus())
  },
}

export const TypedDeletion: Story = {
  name: 'Exclusão de muitos registros',
  args: {
    confirmation: {
      title: 'Excluir',
      message: 'Tem certeza de que deseja excluir os 34 registros selecionados?',
      acceptLabel: 'Sim, excluir',
      rejectLabel: 'Não, cancelar',
      isDestructive: true,
      typedCheck: '34',
    },
  },
  play: async ({ canvas }) => {
    await ask(canvas)
    const accept = await screen.findByRole('button', { name: 'Sim, excluir' })
    await expect(accept).toBeDisabled()
    await userEvent.type(screen.getByRole('textbox'), '34')
    await waitFor(() => expect(accept).toBeEnabled())
  },
}
export const TypedDeletionOnPhone: Story = {
  ...TypedDeletion,
  name: 'Exclusão de muitos registros, celular escuro',
  globals: { ...dark, ...phone },
}

export const Loading: Story = {
  name: 'Carregando a página toda',
  args: { isLoading: true },
  play: async () => {
    await expect(await screen.findByTestId('loading')).toBeVisible()
  },
}

async function ask(canvas: Parameters<Play>[0]['canvas']): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Perguntar' }))
}
