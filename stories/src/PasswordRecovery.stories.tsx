import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Page } from './Page.js'

const meta = {
  title: 'Em uso/Acesso/Recuperar a senha, passo a passo',
  component: Page,
  parameters: { backoffice: { address: '/recuperar-senha', isSignedIn: false } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Request: Story = { name: 'Pedido' }

export const Done: Story = {
  name: 'Pedido registrado',
  play: async ({ canvas }) => {
    const recovery = within(await canvas.findByRole('region', { name: 'Recuperar a senha' }))
    await userEvent.type(recovery.getByLabelText('Usuário'), 'gestora')
    await userEvent.click(canvas.getByRole('button', { name: 'Pedir nova senha' }))
    await expect(await canvas.findByText('Pedido registrado')).toBeVisible()
    await expect(canvas.getByText(/O sistema não envia e-mail/)).toBeVisible()
  },
}
