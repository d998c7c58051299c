import { failure, sampleRecords } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { doWithRecord } from './doWithRecord.js'
import { edgeOf } from './edge.js'
import { dark, phone } from './globals.js'
import { Page } from './Page.js'

const address = '/administrativo/solicitacoes-servico/solicitacoes'
const meta = {
  title: 'Em uso/Memorando de serviço/Solicitações, passo a passo',
  component: Page,
  parameters: { backoffice: { address } },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

export const Filled: Story = {
  name: 'Lista',
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Jantar para a abertura dos Jogos da Juventude')).toHaveTextContent('41/2026')
  },
}

export const Board: Story = {
  name: 'Quadro',
  parameters: { backoffice: { address: `${address}?exibir=quadro` } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: /^Rascunho \d+$/ })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^Jantar para a abertura/ })).toBeVisible()
  },
}
export const BoardDark: Story = { ...Board, name: 'Quadro, escuro', globals: dark }

const at = (id: number) => ({ backoffice: { address: `${address}/${id}` } })
const command = async (canvas: Canvas, name: RegExp) => {
  await doWithRecord(canvas, name)
  return within(await screen.findByRole('dialog'))
}

export const Draft: Story = {
  name: 'Rascunho',
  parameters: at(1),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dado ao enviar')).toBeVisible()
    // The total appears twice: as stored by the server, and as the sum of the items.
    await waitFor(() => expect(canvas.getAllByText(/2\.628,00/).length).toBeGreaterThan(1))
  },
}
export const DraftDark: Story = { name: 'Rascunho, escuro', parameters: at(1), globals: dark }
export const DraftOnPhone: Story = { name: 'Rascunho, celular', parameters: at(1), globals: phone }

export const Sending: Story = {
  name: 'Enviar: o que se segue',
  parameters: at(1),
  play: async ({ canvas }) => {
    const dialog = await command(canvas, /^Enviar/)
    await expect(await dialog.findByText(/Recebe o número e reserva R\$\s2\.628,00/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Enviar solicitação' })).toBeEnabled()
  },
}
export const SendingDark: Story = { ...Sending, name: 'Enviar: o que se segue, escuro', globals: dark }

const [draft, ...others] = sampleRecords.serviceRequest
export const Hindered: Story = {
  name: 'Enviar: falta o e-Protocolo',
  parameters: {
    backoffice: { ...at(1).backoffice, records: { ...sampleRecords, serviceRequest: [{ ...draft, protocol: null }, ...others] } },
  },
  play: async ({ canvas }) => {
    const dialog = await command(canvas, /^Enviar/)
    await expect(await dialog.findByText(/^Falta o e-Protocolo/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Preencher e-Protocolo' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^e-Protocolo/ })).toHaveFocus())
  },
}
export const HinderedOnPhone: Story = { ...Hindered, name: 'Enviar: falta o e-Protocolo, celular', globals: phone }

export const NoBalance: Story = {
  name: 'Sem saldo ao enviar',
  parameters: at(1),
  play: async ({ canvas, loaded }) => {
    const dialog = await command(canvas, /^Enviar/)
    const issue = { path: 'items[0].quantity', code: 'serviceRequest.balance', params: { balance: '80', requested: '120' } }
    edgeOf({ loaded }).interfere(`POST ${address}/1/situacao`, () => failure(409, issue.code, { issues: [issue] }))
    await userEvent.click(dialog.getByRole('button', { name: /^Enviar/ }))
    await expect(await dialog.findByText(/Só há 80 de saldo para os 120 pedidos/)).toBeVisible()
    edgeOf({ loaded }).interfere(`POST ${address}/propostas`, () => Response.json({ status_code: 200, data: otherLots }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Outro lote com saldo' }))
    await expect(await dialog.findByText(/Lote 2/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Usar 80 disponíveis' }))
    await waitFor(() => expect(dialog.queryByText(/Só há 80/)).toBeNull())
    await waitFor(() => expect(canvas.getAllByText('R$ 1.752,00').length).toBeGreaterThan(0))
  },
}

export const NoBalanceOfTwo: Story = {
  name: 'Sem saldo de dois itens ao enviar',
  parameters: at(1),
  play: async ({ canvas, loaded }) => {
    const dialog = await command(canvas, /^Enviar/)
    const issues = [80, 0].map((balance, place) => ({
      ...{ path: `items[${place}].quantity`, code: 'serviceRequest.balance', params: { balance: String(balance), requested: '120' } },
    }))
    edgeOf({ loaded }).interfere(`POST ${address}/1/situacao`, () => failure(409, 'serviceRequest.balance', { issues }))
    await userEvent.click(dialog.getByRole('button', { name: /^Enviar/ }))
    await expect(
      await dialog.findByText(/Só há 0 de saldo para os 120 pedidos. Peça menos, tire o item ou escolha outro lote/),
    ).toBeVisible()
    await expect(dialog.getAllByRole('button', { name: /^Usar/ })).toHaveLength(1)
    await expect(dialog.getByRole('button', { name: /^Usar o que há: .+ 80$/ })).toBeVisible()
  },
}

const proposed = {
  line: 0,
  lotItemId: 2,
  material: { id: 1, label: 'Refeição, almoço, buffet', code: '8905.00001' },
  unit: 'REFEICAO',
  unitPrice: '20.5',
  quantity: '1000',
  moved: '0',
  amended: '0',
  consumed: '100',
  reserved: '50',
  balance: '850',
  isEnough: true,
  isGuess: false,
}
const otherLots = {
  lots: [
    {
      lot: { id: 12, label: 'Lote 2: Refeições na macrorregião de Londrina' },
      tender: { id: 1, label: 'Pregão eletrônico 118/2026' },
      supplier: { id: 1, label: 'Marcos Antônio Sobczak' },
      supplierTrouble: null,
      regions: [],
      validUntil: '2027-03-31',
      items: [proposed],
      covered: 1,
    },
  ],
  missing: [],
}

export const Arriving: Story = {
  name: 'Registrar recebimento: pedido, recebido antes, agora',
  parameters: at(3),
  play: async ({ canvas }) => {
    const dialog = await command(canvas, /^Registrar recebimento/)
    await expect(await dialog.findByText(/^Pedido 620 refeições · Já recebido 310 refeições/)).toBeVisible()
    await expect(dialog.getByDisplayValue('310')).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /Valor da nota/ }), '7000,00')
    await expect(await dialog.findByText(/Diga o motivo da diferença/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /Motivo da diferença/ })).toBeVisible()
  },
}
export const ArrivingDark: Story = { ...Arriving, name: 'Registrar recebimento, escuro', globals: dark }
export const ArrivingOnPhone: Story = { ...Arriving, name: 'Registrar recebimento, celular', globals: phone }

export const Paying: Story = {
  name: 'Registrar pagamento: o que falta pagar',
  parameters: at(3),
  play: async ({ canvas }) => {
    const dialog = await command(canvas, /^Registrar pagamento/)
    await expect(await dialog.findByText(/^Faltam pagar R\$\s6\.789,00/)).toBeVisible()
    await expect(await dialog.findByDisplayValue('6.789,00')).toBeVisible()
  },
}

export const Choosing: Story = {
  name: 'Escolher itens colados de uma planilha',
  parameters: at(1),
  play: async ({ canvas, loaded }) => {
    edgeOf({ loaded }).interfere(`POST ${address}/propostas`, () => Response.json({ status_code: 200, data: otherLots }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Escolher itens com saldo' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Escolher itens de lotes com saldo' }))
    await userEvent.click(dialog.getByRole('textbox', { name: /O que é preciso/ }))
    await userEvent.paste('8905.00001\t120')
    await userEvent.click(dialog.getByRole('button', { name: 'Procurar lotes' }))
    await expect(await dialog.findByText('atende 1 de 1 item')).toBeVisible()
    await expect(dialog.getByText('120 × R$ 20,50 = R$ 2.460,00')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Usar este lote' }))
    await waitFor(() => expect(canvas.getAllByText('R$ 2.460,00').length).toBeGreaterThan(0))
    await expect(await canvas.findByDisplayValue('Lote 2: Refeições na macrorregião de Londrina')).toBeVisible()
  },
}
const unclear = {
  ...otherLots,
  lots: otherLots.lots.map((lot) => ({
    ...lot,
    supplierTrouble: 'suspenso',
    regions: [{ id: 99, label: 'Regional de Londrina' }],
    validUntil: '2026-05-20',
    items: [proposed, { ...proposed, lotItemId: 3, material: { id: 2, label: 'Refeição, jantar, buffet', code: '8905.00002' } }],
  })),
  missing: [1],
}

export const ChoosingInDoubt: Story = {
  name: 'Escolher itens: uma pergunta, uma linha sem item e um lote de outra regional que acaba antes',
  parameters: at(1),
  play: async ({ canvas, loaded }) => {
    edgeOf({ loaded }).interfere(`POST ${address}/propostas`, () => Response.json({ status_code: 200, data: unclear }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Escolher itens com saldo' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Escolher itens de lotes com saldo' }))
    await userEvent.click(dialog.getByRole('textbox', { name: /O que é preciso/ }))
    await userEvent.paste('buffet\t120\nTaça de cristal\t1')
    await expect(await dialog.findByText('Este lote atende Regional de Londrina, não a regional da solicitação.')).toBeVisible()
    await expect(dialog.getByText(/A vigência acaba em 20\/05\/2026, antes do fim da solicitação/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Usar este lote' }))
    await expect(dialog.getByRole('alert')).toHaveTextContent('Responda as perguntas em aberto')
    await userEvent.click(dialog.getByRole('radio', { name: /jantar/ }))
    await userEvent.click(dialog.getByRole('button', { name: 'Usar este lote' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Trocar de lote' }))
    await expect(await canvas.findByText(/^\d linhas? ainda sem item$/)).toBeVisible()
  },
}
const inOtherUnits = {
  ...otherLots,
  lots: otherLots.lots.map((lot) => ({
    ...lot,
    items: [
      { ...proposed, unit: 'KG', material: { id: 3, label: 'Biscoito, 500 g', code: '8930.00003' } },
      {
        ...proposed,
        line: 1,
        lotItemId: 3,
        unit: 'KG',
        isEnough: false,
        balance: '163',
        material: { id: 4, label: 'Açúcar, 500 g', code: '8945.00002' },
      },
    ],
  })),
  missing: [2],
}

export const ChoosingInOtherUnits: Story = {
  name: 'Escolher itens: pedido em outra unidade e acima do saldo',
  parameters: at(1),
  play: async ({ canvas, loaded }) => {
    edgeOf({ loaded }).interfere(`POST ${address}/propostas`, () => Response.json({ status_code: 200, data: inOtherUnits }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Escolher itens com saldo' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Escolher itens de lotes com saldo' }))
    await userEvent.click(dialog.getByRole('textbox', { name: /O que é preciso/ }))
    await userEvent.paste('Biscoito\t100\tun\nAçúcar\t1.000\tkg\nTaça de cristal\t1\tun')
    await expect(await dialog.findByText('pedido em unidade; o lote vende em quilograma')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Usar 1 item deste lote' }))
    await waitFor(() => expect(dialog.getByRole('radio', { name: /^Biscoito/ })).toHaveFocus())
    await userEvent.click(dialog.getByRole('radio', { name: /^Biscoito/ }))
    const question = within(dialog.getByRole('group', { name: /^Qual item é “Biscoito/ }))
    await userEvent.type(await question.findByRole('textbox', { name: 'Quantidade em quilogramas' }), '50')
    await userEvent.click(dialog.getByRole('button', { name: 'Usar 163 disponíveis' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Usar 2 itens deste lote' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Trocar de lote' }))
    await expect(await canvas.findByText(/^\d linhas? ainda sem item$/)).toBeVisible()
  },
}
export const ChoosingInOtherUnitsOnPhone: Story = {
  ...ChoosingInOtherUnits,
  name: 'Escolher itens: pedido em outra unidade, celular',
  globals: phone,
}

export const ChoosingOnPhone: Story = { name: 'Escolher itens, celular', parameters: at(1), globals: phone }

export const InAnalysis: Story = {
  name: 'Em análise, com certidão vencida',
  parameters: at(2),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/O fornecedor tem certidão vencida/)).toBeVisible()
    await expect(canvas.getByText('Nesta situação só é possível alterar: Gestor, Fiscal, Dotação orçamentária.')).toBeVisible()
  },
}
