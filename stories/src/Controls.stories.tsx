import {
  cep,
  choice,
  choices,
  cnpj,
  color,
  cpf,
  date,
  dateTime,
  decimal,
  email,
  integer,
  location,
  masked,
  money,
  multiline,
  ordinal,
  percentage,
  phone,
  protocol,
  quantity,
  reference,
  references,
  tags,
  text,
  time,
  toggle,
  unitPrice,
  url,
  yearNumber,
} from '@esporte-parana/sdk/controls'
import { departmentContract } from '@esporte-parana/sdk/contracts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ControlBoard } from './ControlBoard.js'
import { dark, phone as onPhone } from './globals.js'

const meta = { title: 'Componentes/Quadros/Controles', component: ControlBoard } satisfies Meta<typeof ControlBoard>

export default meta
type Story = StoryObj<typeof meta>

const kinds = [
  { value: 'diretoria', label: 'Diretoria' },
  { value: 'nucleo', label: 'Núcleo' },
  { value: 'setor', label: 'Setor' },
]

const titled = (label: string, ...values: string[]) => ({ label: { 'pt-BR': label, 'en-US': label, 'es-ES': label }, values })
const groups = [titled('Direção', 'diretoria'), titled('Unidades', 'nucleo', 'setor')]

export const Texts: Story = {
  name: 'Textos',
  args: {
    samples: [
      { name: 'Texto', control: text({ maxLength: 40 }), value: 'Jogos Escolares do Paraná' },
      { name: 'Com atalho', control: text({ shortcut: 'S/N' }), value: '100' },
      { name: 'Texto longo', control: multiline({ maxLength: 200 }), value: 'Ginásio coberto.\nVestiários em reforma.' },
      { name: 'E-mail', control: email(), value: 'contato@esporte.pr.gov.br' },
      { name: 'Site', control: url(), value: 'https://www.esporte.pr.gov.br' },
      { name: 'Palavras', control: tags(), value: ['bola', 'rede oficial'] },
      { name: 'Cor', control: color(), value: '#0f766e' },
    ],
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(/^Com atalho, vazio/)
    await userEvent.click(field)
    await userEvent.click(canvas.getAllByRole('button', { name: 'Preencher com S/N' })[0] as HTMLElement)
    await expect(field).toHaveValue('S/N')
    const words = await canvas.findByLabelText(/^Palavras, vazio/)
    await userEvent.type(words, 'apito{Enter}cone,')
    await expect(canvas.getByRole('button', { name: 'Tirar cone' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Tirar apito' }))
    await expect(words).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Tirar apito' })).toBeNull()
    const shade = canvas.getByLabelText(/^Cor, vazio/)
    await userEvent.type(shade, '0B7')
    await userEvent.tab()
    await expect(shade).toHaveValue('#00bb77')
  },
}

export const Documents: Story = {
  name: 'Documentos e máscaras',
  args: {
    samples: [
      { name: 'CPF', control: cpf(), value: '08123456905' },
      { name: 'CNPJ', control: cnpj(), value: '76416965000121' },
      { name: 'CEP', control: cep(), value: '80530000' },
      { name: 'Telefone', control: phone(), value: '41999994444' },
      { name: 'e-Protocolo', control: protocol(), value: '176914998' },
      { name: 'Número', control: yearNumber(), value: '118/2026' },
      { name: 'CREF', control: masked({ pattern: '######-@/@@', upperCase: true }), value: '012345-G/PR' },
    ],
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(/^CPF, vazio/)
    await userEvent.click(field)
    await userEvent.paste(' 081.234.569-05 ')
    await expect(field).toHaveValue('081.234.569-05')
    const another = canvas.getByLabelText(/^Telefone, vazio/)
    await userEvent.type(another, '4133334444')
    await expect(another).toHaveValue('(41) 3333-4444')
  },
}
export const DocumentsDark: Story = { ...Documents, name: 'Documentos e máscaras, escuro', globals: dark }

export const Numbers: Story = {
  name: 'Números e datas',
  args: {
    samples: [
      { name: 'Inteiro', control: integer({ min: 0, max: 60, unit: 'h' }), value: 40 },
      { name: 'Ordinal', control: ordinal(), value: 72 },
      { name: 'Decimal', control: decimal({ fraction: 4 }), value: '12.5000' },
      { name: 'Valor', control: money(), value: '1234.50' },
      { name: 'Quantidade', control: quantity({ unit: 'kg' }), value: '1000' },
      { name: 'Preço unitário', control: unitPrice(), value: '12.5' },
      { name: 'Percentual', control: percentage(), value: '12.5' },
      { name: 'Data', control: date(), value: '2026-03-14' },
      { name: 'Hora', control: time(), value: '07:30' },
      { name: 'Data e hora', control: dateTime(), value: '2026-03-14T10:30:00.000Z' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Valor, preenchido/)).toHaveValue('1.234,50')
    await expect(canvas.getByLabelText(/^Data e hora, preenchido/)).toHaveValue('14/03/2026 07:30')
    const moment = canvas.getByLabelText(/^Data e hora, vazio/)
    await userEvent.type(moment, '140320260730')
    await userEvent.tab()
    await expect(moment).toHaveValue('14/03/2026 07:30')
    const hour = canvas.getByLabelText(/^Hora, vazio/)
    await userEvent.type(hour, '1930')
    await userEvent.tab()
    await expect(hour).toHaveValue('19:30')
    const field = canvas.getByLabelText(/^Data, vazio/)
    await userEvent.type(field, '14032026')
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveValue('14/03/2026'))
  },
}
export const NumbersOnPhone: Story = { ...Numbers, name: 'Números e datas, celular escuro', globals: { ...dark, ...onPhone } }

export const Calendar: Story = {
  name: 'Calendário aberto',
  args: { samples: [{ name: 'Data', control: date(), value: '2026-03-14' }] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Abrir calendário: Data, preenchido' }))
    await userEvent.click(await screen.findByRole('button', { name: /20 de março de 2026/ }))
    await waitFor(() => expect(canvas.getByLabelText(/^Data, preenchido/)).toHaveValue('20/03/2026'))
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário: Data, preenchido' }))
    await expect(await screen.findByRole('grid')).toBeVisible()
  },
}

export const Choices: Story = {
  name: 'Escolhas',
  args: {
    samples: [
      { name: 'Lista', control: choice(), value: 'nucleo', options: kinds },
      { name: 'Várias', control: choices(), value: ['nucleo', 'setor'], options: kinds },
      { name: 'Várias, em grupos', control: choices({ groups }), value: ['nucleo'], options: kinds },
      { name: 'Sim ou não', control: toggle(), value: true },
    ],
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(/^Lista, vazio/)
    await userEvent.click(field)
    await userEvent.type(field, 'nuc')
    await userEvent.click(await screen.findByRole('option', { name: 'Núcleo' }))
    await expect(field).toHaveValue('Núcleo')
  },
}
export const ChoicesDark: Story = { ...Choices, name: 'Escolhas, escuro', globals: dark }

export const References: Story = {
  name: 'Referências e lugares',
  args: {
    samples: [
      {
        name: 'Departamento',
        control: reference(departmentContract),
        value: 2,
        link: { id: 2, label: 'Diretoria de Esporte' },
      },
      {
        name: 'Departamentos',
        control: references(departmentContract, { links: 'departments' }),
        value: [2],
        links: [{ id: 2, label: 'Diretoria de Esporte' }],
      },
      { name: 'Estado', control: location({ level: 'estados' }), value: 41 },
      {
        name: 'Município',
        control: location({ level: 'cidades', dependsOn: 'stateId' }),
        value: null,
        parent: { value: null, label: 'Estado' },
      },
    ],
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText(/^Departamento, vazio/)
    await userEvent.type(field, 'arbitragem')
    await userEvent.click(await screen.findByRole('option', { name: /Núcleo de Arbitragem/ }))
    await expect(field).toHaveValue('Núcleo de Arbitragem e Regulamentação Técnica dos Jogos Escolares, Abertos e da Juventude')
    await waitFor(() => expect(canvas.getByLabelText(/^Estado, preenchido/)).toHaveValue('Paraná'))
    await expect(canvas.getByLabelText(/^Município, vazio/)).toHaveAttribute('placeholder', 'Preencha primeiro: Estado')
  },
}

export const OpenList: Story = {
  name: 'Lista aberta',
  args: { samples: [{ name: 'Lista', control: choice(), value: 'nucleo', options: kinds }] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText(/^Lista, preenchido/))
    await expect(await screen.findByRole('option', { name: 'Diretoria' })).toBeVisible()
  },
}
export const OpenListDark: Story = { ...OpenList, name: 'Lista aberta, escuro', globals: dark }
