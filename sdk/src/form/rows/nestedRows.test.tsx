import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failure } from '../../testing/answers.js'
import { survey } from '../../testing/samples/survey/resource.js'
import { formScreen } from '../frame/formScreen.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'

const SurveyForm = formScreen(survey)
const options = (...texts: readonly string[]) => texts.map((text) => ({ text, isConform: false }))
const sections = [
  {
    title: 'Acesso',
    questions: [
      { text: 'Há rampa?', isRequired: true, options: options('Sim', 'Não') },
      { text: 'Há elevador?', isRequired: false, options: options('Sim', 'Não') },
    ],
  },
  { title: 'Vestiários', questions: [{ text: 'Há chuveiros?', isRequired: true, options: options('Bons', 'Ruins') }] },
]

interface StoredRow {
  readonly id: number
  readonly text: string
}
interface StoredSurvey {
  readonly sections: readonly {
    readonly id: number
    readonly questions: readonly (StoredRow & { readonly options: readonly StoredRow[] })[]
  }[]
}
let form: Rendered
const open = async () => {
  form = renderForm(<SurveyForm params={{ id: '1' }} />, {
    address: '/vistorias/roteiros/1',
    world: { resources: [survey], records: { survey: [{ id: 1, title: 'Roteiro de ginásios', sections }] } },
  })
  await expect.element(row('Opção 2.1.2')).toBeVisible()
}
const stored = () => form.api.records('survey')[0] as unknown as StoredSurvey
const row = (name: string) => page.getByRole('group', { name, exact: true })
const field = (name: string, label: string) => row(name).getByRole('textbox', { name: label, exact: false }).first()
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const save = () => press('Salvar')
afterEach(() => form.unmount())

describe('rows in rows', () => {
  it('stand under titles of their own at every level, each with one number', async () => {
    await open()
    const headings = [...document.querySelectorAll('.ep-rows :is(h3, h4, h5, h6)')].map((each) => each.textContent)
    expect(headings.slice(-6)).toEqual([
      'Seção 2',
      'Perguntas (opcional)',
      'Pergunta 2.1',
      'Opções (opcional)',
      'Opção 2.1.1',
      'Opção 2.1.2',
    ])
    await expect.element(field('Opção 2.1.2', 'Resposta')).toHaveValue('Ruins')
    await expect.element(page.getByRole('button', { name: 'Remover Opção 1.2.1', exact: true })).toBeInTheDocument()
  })

  it('are moved by a press and by Alt and arrows, with their own rows, and keep their ids', async () => {
    await open()
    const [first, second] = stored().sections[0]?.questions ?? []
    await press('Mover Pergunta 1.1 para baixo')
    await expect.element(field('Pergunta 1.2', 'Enunciado')).toHaveValue('Há rampa?')
    await expect.element(page.getByRole('button', { name: 'Mover Pergunta 1.2 para baixo', exact: true })).toHaveFocus()
    await expect.element(page.getByText('Pergunta 1.1: agora 2º de 2')).toBeInTheDocument()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(page.getByText('Já está na ponta da lista')).toBeInTheDocument()
    await userEvent.fill(field('Opção 1.2.1', 'Resposta'), 'Sim, larga')
    await save()
    await expect.poll(() => stored().sections[0]?.questions.map(({ id }) => id)).toEqual([second?.id, first?.id])
    expect(stored().sections[0]?.questions[1]?.options.map(({ id, text }) => [id, text])).toEqual([
      [first?.options[0]?.id, 'Sim, larga'],
      [first?.options[1]?.id, 'Não'],
    ])
    page.getByRole('button', { name: 'Mover Pergunta 1.2 para cima', exact: true }).element().focus()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect.element(field('Pergunta 1.1', 'Enunciado')).toHaveValue('Há rampa?')
  })

  it('are written, added and taken out at any level, and only those: the others keep their ids', async () => {
    await open()
    const before = stored()
    await userEvent.fill(field('Opção 1.2.2', 'Resposta'), 'Não, em obras')
    await press('Remover Pergunta 1.1')
    await row('Pergunta 1.1').getByRole('button', { name: 'Adicionar: Opções' }).click()
    await userEvent.fill(field('Opção 1.1.3', 'Resposta'), 'Não se aplica')
    await save()
    await expect.poll(() => stored().sections[0]?.questions.length).toBe(1)
    const [section, other] = stored().sections
    const [question] = section?.questions ?? []
    expect(question?.id).toBe(before.sections[0]?.questions[1]?.id)
    expect(question?.options.map(({ text }) => text)).toEqual(['Sim', 'Não, em obras', 'Não se aplica'])
    expect(question?.options.slice(0, 2).map(({ id }) => id)).toEqual(before.sections[0]?.questions[1]?.options.map(({ id }) => id))
    expect(other).toEqual(before.sections[1])
  })

  it('are new ones in a copy of a row', async () => {
    await open()
    await press('Duplicar Seção 2')
    await save()
    await expect.poll(() => stored().sections.length).toBe(3)
    const ids = JSON.stringify(stored()).match(/"id":\d+/g) ?? []
    expect(new Set(ids).size).toBe(ids.length)
    expect(stored().sections[2]?.questions[0]?.options.map(({ text }) => text)).toEqual(['Bons', 'Ruins'])
  })

  it('say what is wrong where it stands, and the error goes along when a row before goes', async () => {
    await open()
    await userEvent.fill(field('Opção 2.1.2', 'Resposta'), '')
    await save()
    await expect.element(page.getByText('Opção 2.1.2 › Resposta', { exact: false })).toBeVisible()
    await press('Remover Seção 1')
    await expect.element(field('Opção 1.1.2', 'Resposta')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.fill(field('Opção 1.1.2', 'Resposta'), 'Péssimos')
    await expect.element(field('Opção 1.1.2', 'Resposta')).not.toHaveAttribute('aria-invalid')
  })

  it('come back where they were when they were taken out by mistake', async () => {
    await open()
    const before = stored()
    await press('Remover Opção 2.1.1')
    await row('Pergunta 2.1').getByRole('button', { name: 'Desfazer' }).click()
    await expect.element(field('Opção 2.1.1', 'Resposta')).toHaveFocus()
    await userEvent.fill(page.getByRole('textbox', { name: /^Título/ }).first(), 'Roteiro de piscinas')
    await save()
    await expect.poll(() => (stored() as unknown as { title: string }).title).toBe('Roteiro de piscinas')
    expect(stored().sections).toEqual(before.sections)
  })

  it('do not come back after a save, which takes them out of the record', async () => {
    await open()
    await press('Remover Opção 2.1.1')
    await expect.element(page.getByRole('button', { name: 'Desfazer' })).toBeVisible()
    await save()
    await expect.poll(() => stored().sections[1]?.questions[0]?.options.length).toBe(1)
    await expect.element(page.getByRole('button', { name: 'Desfazer' })).not.toBeInTheDocument()
  })

  it('that others refer to stay: the refusal names who, and what was typed is kept', async () => {
    await open()
    const code = 'row-in-use'
    const dependants = [{ entity: 'department', field: 'name', count: 1, example: { id: 2, label: 'Pedido 12/2026' } }]
    form.intercept('PUT /vistorias/roteiros/1', () => failure(409, code, { data: { code, path: 'sections.questions', dependants } }))
    await press('Remover Pergunta 1.2')
    await save()
    await expect.element(page.getByText('Um item retirado não pode sair: outros registros se referem a ele.')).toBeVisible()
    await expect.element(page.getByText('Pedido 12/2026', { exact: false }).first()).toBeVisible()
    await row('Seção 1').getByRole('button', { name: 'Desfazer' }).click()
    await expect.element(field('Pergunta 1.2', 'Enunciado')).toHaveValue('Há elevador?')
  })
})
