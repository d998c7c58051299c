import { type Toast, useToasts } from '@esporte-parana/sdk'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, fn, screen } from 'storybook/test'

/**
 * Shows a short notice at the edge of the page: `const { show } = useToasts()`, then `show({ title, detail })`, which returns a function that closes it.
 * The props are those of a notice. Where notices appear is `toastPosition` of `BackofficeProvider`.
 */
function Notice(toast: Toast) {
  const { show } = useToasts()
  useEffect(() => show(toast), [show, toast])
  return null
}

const meta = {
  title: 'Componentes/Avisos (useToasts)',
  component: Notice,
  tags: ['autodocs'],
  parameters: { docs: { story: { height: '8rem' } } },
  args: { severity: 'success', title: 'Sucesso', detail: 'Registro cadastrado com sucesso' },
  play: async ({ args }) => {
    await expect(await screen.findByText(args.title)).toBeVisible()
  },
} satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Success: Story = { name: 'Sucesso' }
export const Failure: Story = {
  name: 'Erro',
  args: { severity: 'error', title: 'Ocorreu um erro', detail: 'Não foi possível concluir sua solicitação' },
}
export const WithAction: Story = {
  name: 'Com ação',
  args: { severity: 'info', title: 'Registro excluído', detail: undefined, action: { label: 'Desfazer', onPress: fn() } },
}
export const Fixed: Story = {
  name: 'Sem botão de fechar',
  args: { severity: 'warn', title: 'Sem conexão', detail: undefined, isClosable: false },
}
