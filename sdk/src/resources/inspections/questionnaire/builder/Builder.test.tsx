import axe from 'axe-core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Rendered, renderForm } from '../../../../form/frame/renderForm.testkit.js'
import { QuestionnaireForm } from '../QuestionnaireForm.js'
import { questionnaire } from '../resource.js'
import { questionnaireSamples } from '../samples.js'

let form: Rendered
afterEach(() => form.unmount())

const [, published, draft] = questionnaireSamples
const address = (id: number | string) => `/administrativo/fiscalizacoes/questionarios/${id}`
async function open(id: number, records: readonly object[] = questionnaireSamples, width = 1500) {
  await page.viewport(width, 900)
  form = renderForm(<QuestionnaireForm params={{ id: String(id) }} />, {
    address: address(id),
    world: { resources: [questionnaire], records: { questionnaire: records as never } },
  })
  await expect.element(line('P1')).toBeVisible()
}
const line = (code: string) => page.getByRole('button', { name: new RegExp(`^${code} `) })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const codes = () => [...document.querySelectorAll<HTMLElement>('[data-line]')].map((each) => each.dataset.line)
const builder = () => page.getByRole('group', { name: 'Construtor do questionário' })
const told = () => builder().element().querySelector(':scope > output')?.textContent
const undoKey = () => userEvent.keyboard('{Control>}z{/Control}')
const choose = async (label: string | RegExp, option: string | RegExp) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}
const scored = { ...draft, scored: true, minScore: '70' }

describe('the builder', () => {
  it('moves a question by Alt and an arrow, over the edge of its section, says where it is, and takes it back', async () => {
    await open(3)
    await line('P2').click()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await vi.waitFor(() => expect(told()).toBe('P2: 1ª de 2 em Armazenamento'))
    expect(codes()).toEqual(['P1', 'P2', 'P3'])
    await expect.element(line('P2')).toHaveFocus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await vi.waitFor(() => expect(codes()).toEqual(['P1', 'P3', 'P2']))
    await undoKey()
    await undoKey()
    await vi.waitFor(() => expect(told()).toBe('Desfeito: P2 movida. Restam 0 passos.'))
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    await vi.waitFor(() => expect(told()).toBe('Refeito: P2 movida. Resta 1 passo.'))
  })

  it('saves a question in another section as the row that it was', async () => {
    await open(3)
    await line('P2').click()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    const sent = vi.fn<(body: unknown) => void>()
    form.intercept('PUT ', async (pass, request) => {
      sent(JSON.parse(request?.body as string))
      return pass()
    })
    await button('Salvar').click()
    await vi.waitFor(() => expect(sent).toHaveBeenCalled())
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ sections: [{ questions: [{ id: 300 }] }, { questions: [{ id: 301 }, { id: 302 }] }] })
  })

  it('makes a condition as a sentence of earlier questions in their order, and follows what is chosen', async () => {
    await open(3)
    await line('P3').click()
    await page.getByRole('combobox', { name: 'Mostrar' }).click()
    expect(
      page
        .getByRole('option')
        .elements()
        .map((each) => each.textContent),
    ).toEqual(['Sempre', 'P1 · As superfícies estão limpas?', 'P2 · O que precisa ser limpo?'])
    await page.getByRole('option', { name: /^P1/ }).click()
    await expect.element(line('P3')).toHaveAccessibleName(/Mostrar se P1 é não/)
    await choose('Comparação', 'não é')
    await choose('Resposta', 'não se aplica')
    await expect.element(line('P3')).toHaveAccessibleName(/Mostrar se P1 não é não se aplica/)
  })

  it('says at once when a move makes a condition impossible', async () => {
    await open(3)
    await line('P2').click()
    await line('P2').click()
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect.element(line('P2')).toHaveAccessibleName(/Não há pergunta anterior com este código/)
  })

  it('asks before a question goes that others depend on, and shows those always', async () => {
    await open(3)
    await line('P1').click()
    await button('Remover P1').click()
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog).toMatchTextContent(/Outras perguntas dependem dela: P2/)
    await dialog.getByRole('button', { name: 'Remover' }).click()
    await vi.waitFor(() => expect(codes()).toEqual(['P2', 'P3']))
    await expect.element(line('P2')).not.toHaveAccessibleName(/Mostrar se/)
    await expect.element(line('P2')).toHaveFocus()
    await undoKey()
    await expect.element(line('P2')).toHaveAccessibleName(/Mostrar se P1 é não/)
  })

  it('writes options by Enter and by pasted lines, and asks before one goes that a condition names', async () => {
    await open(3)
    await line('P3').click()
    await button('Pergunta abaixo').click()
    await userEvent.keyboard('Depende')
    await expect.element(page.getByRole('textbox', { name: /^Enunciado/ })).toHaveValue('Depende')
    await choose('Mostrar', /^P3/)
    await choose('Resposta', '“Misturados”')
    await expect.element(line('P4')).toHaveAccessibleName(/Mostrar se P3 é “Misturados”/)
    await line('P3').click()
    await button('Remover Opção 3').click()
    await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/só aparecem com esta opção: P4/)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Manter' }).click()
    await button('Adicionar opção').click()
    const transfer = new DataTransfer()
    transfer.setData('text', 'Um\nDois')
    const field = document.activeElement
    field?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }))
    await expect.element(page.getByRole('group', { name: 'Opção 5' }).getByRole('textbox', { name: /^Texto/ })).toHaveValue('Dois')
  })

  it('duplicates a section with other codes, and distributes the weights', async () => {
    await open(3, [scored])
    await button('Duplicar Higiene').click()
    await vi.waitFor(() => expect(codes()).toEqual(['P1', 'P2', 'P4', 'P5', 'P3']))
    await expect.element(line('P5')).toHaveAccessibleName(/Mostrar se P4 é não/)
    await expect.element(page.getByText('Os pesos das seções somam 160 de 100.')).toBeVisible()
    await button('Distribuir igualmente').click()
    await vi.waitFor(() => expect(told()).toBe('Pesos distribuídos: 34 + 33 + 33.'))
    await expect.element(page.getByText('Os pesos das seções somam 100.')).toBeVisible()
  })

  it('tries the questionnaire beside it: conditions hold and the score is seen', async () => {
    await open(3, [scored])
    const preview = page.getByRole('complementary', { name: 'Pré-visualização' })
    await expect.element(preview.getByText('Sem nota ainda')).toBeVisible()
    await preview.getByRole('radio', { name: 'Não', exact: true }).click()
    await expect.element(preview.getByRole('group', { name: /^O que precisa ser limpo/ })).toBeVisible()
    await expect.element(preview.getByText('Nota 0')).toBeVisible()
    await preview.getByRole('radio', { name: 'Sim', exact: true }).click()
    await expect.element(preview.getByText('Nota 100')).toBeVisible()
    await expect.element(preview.getByText('1 pergunta oculta por condição')).toBeVisible()
  })

  it('brings questions of other questionnaires as copies', async () => {
    await open(3)
    await button('Do banco de perguntas').first().click()
    await page.getByRole('textbox', { name: 'Buscar em outros questionários' }).fill('cozinha')
    await page.getByRole('checkbox', { name: /^As superfícies estão limpas/ }).click()
    await button('Trazer 1 pergunta').click()
    await vi.waitFor(() => expect(codes()).toEqual(['P1', 'P2', 'P4', 'P3']))
    await vi.waitFor(() => expect(told()).toBe('1 pergunta adicionada em Higiene'))
  })

  it('leads from an error to its field, however folded', async () => {
    await open(3)
    await line('P3').click()
    await button('Pergunta abaixo').click()
    await line('P4').click()
    await button('Salvar').click()
    const summary = page.getByRole('alert')
    await summary.getByRole('button', { name: /Enunciado/ }).click()
    await expect.element(page.getByRole('textbox', { name: /^Enunciado/ })).toHaveFocus()
    await expect.element(line('P4')).toHaveAccessibleName(/1 problema/)
  })

  it('carries a question by keyboard, as a screen reader does', async () => {
    await open(3)
    const grip = page.getByRole('button', { name: 'Arrastar P1' }).element() as HTMLElement
    grip.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Tab}{Enter}')
    await vi.waitFor(() => expect(codes()).not.toEqual(['P1', 'P2', 'P3']))
  })

  it('only shows a published one, which can be tried', async () => {
    await open(2, [published])
    expect(page.getByRole('button', { name: 'Adicionar seção' }).elements()).toEqual([])
    await line('P2').click()
    await expect.element(page.getByRole('textbox', { name: /^Enunciado/ })).toHaveAttribute('readonly')
    await expect.element(page.getByRole('complementary', { name: 'Pré-visualização' })).toBeVisible()
  })

  it.each([1500, 390])('is readable for everybody, %i pixels wide', async (width) => {
    await open(3, [scored], width)
    await line('P3').click()
    await expect.element(page.getByRole('group', { name: 'Opção 3' })).toBeVisible()
    const { violations } = await axe.run(document.body, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
})
