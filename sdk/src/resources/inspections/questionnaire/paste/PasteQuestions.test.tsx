import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Rendered, renderForm } from '../../../../form/frame/renderForm.testkit.js'
import { QuestionnaireForm } from '../QuestionnaireForm.js'
import { questionnaire } from '../resource.js'
import { questionnaireSamples } from '../samples.js'

let form: Rendered
afterEach(() => form.unmount())

async function open(more: object = {}) {
  await page.viewport(1500, 900)
  form = renderForm(<QuestionnaireForm params={{ id: '3' }} />, {
    address: '/administrativo/fiscalizacoes/questionarios/3',
    world: { resources: [questionnaire], records: { questionnaire: questionnaireSamples.map((each) => ({ ...each, ...more })) as never } },
  })
  await page.getByRole('button', { name: 'Colar perguntas' }).click()
  return page.getByRole('dialog', { name: 'Colar perguntas' })
}

it('says which edition the questionnaire is', async () => {
  await open()
  await expect.element(page.getByText('Código: QST-002 · Versão: 1')).toBeVisible()
})

it('promises only what is inserted: no weight without points, and no condition without a yes or no above', async () => {
  const dialog = await open()
  await dialog
    .getByRole('textbox', { name: 'Texto com as perguntas' })
    .fill('1. Altura livre (em metros, peso 2)\n2. Há pragas? S/N\n2.1. Se sim, quais?\n3. Cobertura: ( ) Boa ( ) Ruim (peso 2)')
  await expect.element(dialog.getByText('Número · metros', { exact: true })).toBeVisible()
  await expect.element(dialog).toMatchTextContent('Texto curto · só depois de “sim” na anterior')
  await expect.element(dialog).toMatchTextContent('Escolha única · Boa / Ruim · Peso: 2')
  await expect.element(dialog).toMatchTextContent('opções sem pontos: não conta na nota')
  await dialog.getByRole('checkbox', { name: /^Há pragas/ }).click({ force: true })
  await dialog.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Texto curto' }).click()
  await expect.poll(() => dialog.element().textContent).not.toContain('só depois de')
})

it('inserts a condition on an option of a choice, says a weight that was rounded, and what no points count for', async () => {
  const dialog = await open({ scored: true, minScore: '70' })
  await dialog
    .getByRole('textbox', { name: 'Texto com as perguntas' })
    .fill('1. Alvará: ( ) Sim ( ) Em renovação ( ) Não (peso 2,5)\n2. Se não, por quê?')
  await expect.element(dialog).toMatchTextContent('Peso: 3 · no texto: 2,5 · opções sem pontos: não conta na nota')
  await expect.element(dialog).toMatchTextContent('Texto curto · só depois de “Não” na anterior')
  await dialog.getByRole('button', { name: 'Inserir 2 perguntas' }).click()
  await expect.element(page.getByRole('button', { name: /Alvará/ })).toMatchTextContent('opções sem pontos: não conta na nota')
  await expect.element(page.getByRole('button', { name: /Por quê\?/ })).toMatchTextContent(/Mostrar se .*é “?Não/)
})
