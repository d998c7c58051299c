import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Rendered, renderForm } from '../../../../form/frame/renderForm.testkit.js'
import { QuestionnaireForm } from '../QuestionnaireForm.js'
import { questionnaire } from '../resource.js'
import { questionnaireSamples } from '../samples.js'

let form: Rendered
afterEach(() => form.unmount())

const [, , draft] = questionnaireSamples
const [first] = draft?.sections ?? []
const [asked] = first?.questions ?? []
const long = {
  ...draft,
  sections: [{ ...first, questions: Array.from({ length: 20 }, (_, place) => ({ ...asked, id: 400 + place, code: `P${place + 1}` })) }],
}
async function open(record: object | undefined, width = 1500, height = 900) {
  await page.viewport(width, height)
  form = renderForm(<QuestionnaireForm params={{ id: record ? '3' : 'novo' }} />, {
    address: `/administrativo/fiscalizacoes/questionarios/${record ? 3 : 'novo'}`,
    world: { resources: [questionnaire], records: { questionnaire: [...questionnaireSamples.slice(0, 2), record ?? draft] as never } },
  })
  await expect.element(button('Adicionar seção')).toBeVisible()
}
const button = (name: string) => page.getByRole('button', { name, exact: true })
const line = (code: string) => page.getByRole('button', { name: new RegExp(`^${code} `) })
const focused = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()
const undoKey = () => userEvent.keyboard('{Control>}z{/Control}')

describe('the builder of a long questionnaire', () => {
  it('leaves the keys where a step has taken a question or a section away', async () => {
    await open(draft)
    await line('P3').click()
    await button('Pergunta abaixo').click()
    await expect.element(line('P4')).toBeVisible()
    await page.getByRole('combobox', { name: 'Tipo' }).click()
    await userEvent.keyboard('{Escape}')
    await undoKey()
    await expect.element(line('P4')).not.toBeInTheDocument()
    await expect.element(line('P3')).toHaveFocus()
    await button('Adicionar seção').click()
    await vi.waitFor(() => expect(document.querySelectorAll('[data-section-line]')).toHaveLength(3))
    focused('[data-section-line="2"]')
    await undoKey()
    await vi.waitFor(() => expect(document.querySelectorAll('[data-section-line]')).toHaveLength(2))
    await expect.element(button('Desfazer')).toHaveFocus()
  })

  it('shows in its preview the question that is written, and its steps and weights above it', async () => {
    await open(long, 1500, 700)
    await line('P20').click()
    const preview = page.getByRole('complementary', { name: 'Pré-visualização' })
    await vi.waitFor(() => {
      const tried = preview.element().querySelector('[data-question="P20"]')?.getBoundingClientRect()
      const frame = preview.element().getBoundingClientRect()
      expect(tried?.top).toBeGreaterThanOrEqual(frame.top)
      expect(tried?.bottom).toBeLessThanOrEqual(frame.bottom)
    })
    const bar = button('Desfazer').element().getBoundingClientRect()
    expect(bar.top).toBeGreaterThanOrEqual(0)
    expect(bar.bottom).toBeLessThan(preview.element().getBoundingClientRect().top)
  })

  it('is written by the keys alone: Enter goes from a section to its questions and never saves', async () => {
    await open(undefined)
    await button('Adicionar seção').click()
    await userEvent.keyboard('Segurança{Enter}')
    const statement = page.getByRole('textbox', { name: /^Enunciado/ })
    await expect.element(statement).toHaveFocus()
    await userEvent.keyboard('{Enter}As saídas estão livres?{Enter}')
    await expect.element(line('P2')).toBeVisible()
    await expect.element(statement).toHaveFocus()
    await userEvent.keyboard('Há extintores?')
    await expect.element(statement).toHaveValue('Há extintores?')
    focused('[data-path="sections[0].title"] input')
    await userEvent.keyboard('{Enter}')
    expect(document.querySelectorAll('[data-line]')).toHaveLength(2)
    expect(page.getByText('O cadastro contém informações inválidas').elements()).toEqual([])
  })

  it('is tried from the section that is written, where the preview takes its place', async () => {
    await open(draft, 800)
    await line('P3').click()
    await button('Experimentar').click()
    await expect.element(page.getByText('Seção 2 de 2')).toBeVisible()
  })

  it('begins with its first section at any width, and tries nothing before', async () => {
    await open(undefined)
    expect(page.getByRole('complementary', { name: 'Pré-visualização' }).elements()).toEqual([])
    await page.viewport(390, 844)
    await expect.element(button('Adicionar seção')).toBeVisible()
    expect(page.getByRole('button', { name: 'Experimentar' }).elements()).toEqual([])
  })

  it('has no cross in a condition, of which every part is needed', async () => {
    await open(draft)
    await line('P2').click()
    await expect.element(page.getByRole('combobox', { name: 'Resposta' })).toBeVisible()
    expect(document.querySelectorAll('.ep-builder-condition button')).toHaveLength(0)
  })

  it('searches the bank from the first key', async () => {
    await open(draft)
    await button('Do banco de perguntas').first().click()
    await expect.element(page.getByRole('textbox', { name: 'Buscar em outros questionários' })).toHaveFocus()
  })
})
