import { formScreen } from '@esporte-parana/sdk/engine'
import { survey } from '@esporte-parana/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { dark, phone } from './globals.js'

const SurveyForm = formScreen(survey)
const SurveyPage = () => <SurveyForm params={{ id: '1' }} />

const answers = (...texts: readonly string[]) => texts.map((text, place) => ({ text, isConform: place === 0 }))
const sections = [
  {
    title: 'Acesso e circulação',
    questions: [
      { text: 'Há rampa ou plataforma em todas as entradas?', isRequired: true, options: answers('Em todas', 'Em parte', 'Em nenhuma') },
      { text: 'As rotas de fuga estão sinalizadas?', isRequired: true, options: answers('Sim', 'Não') },
    ],
  },
  {
    title: 'Vestiários',
    questions: [{ text: 'Os chuveiros funcionam com água quente?', isRequired: false, options: answers('Todos', 'Alguns') }],
  },
]
const meta = {
  title: 'Em uso/Formulário/Linhas em linhas',
  component: SurveyPage,
  parameters: {
    backoffice: {
      address: '/vistorias/roteiros/1',
      resources: [survey],
      records: { survey: [{ id: 1, title: 'Roteiro de ginásios municipais', sections }] },
    },
  },
} satisfies Meta<typeof SurveyPage>

export default meta
type Story = StoryObj<typeof meta>

const seen: Story['play'] = async ({ canvas }) => {
  await expect(await canvas.findByRole('group', { name: /^(Opção|Option) 2\.1\.2$/ })).toBeVisible()
}
export const ThreeLevels: Story = { name: 'Três níveis', play: seen }
export const ThreeLevelsDark: Story = { name: 'Três níveis, escuro', globals: dark, play: seen }
export const ThreeLevelsOnPhone: Story = { name: 'Três níveis, celular', globals: phone, play: seen }
export const ThreeLevelsInEnglish: Story = { name: 'Três níveis, em inglês', globals: { locale: 'en-US' }, play: seen }

export const Wrong: Story = {
  name: 'Erro no terceiro nível',
  play: async ({ canvas }) => {
    const option = within(await canvas.findByRole('group', { name: 'Opção 1.1.2' }))
    await userEvent.clear(option.getByRole('textbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(canvas.getByText(/Opção 1\.1\.2 › Resposta/)).toBeVisible())
  },
}
