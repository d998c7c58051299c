import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Rendered, renderForm } from '../../../../form/frame/renderForm.testkit.js'
import { QuestionnaireForm } from '../QuestionnaireForm.js'
import { questionnaire } from '../resource.js'
import { questionnaireSamples } from '../samples.js'

let form: Rendered
afterEach(() => form.unmount())

async function open() {
  await page.viewport(1500, 900)
  form = renderForm(<QuestionnaireForm params={{ id: '3' }} />, {
    address: '/administrativo/fiscalizacoes/questionarios/3',
    world: { resources: [questionnaire], records: { questionnaire: questionnaireSamples as never } },
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
  await dialog.getByRole('checkbox', { name: /^Há pragas/ }).click({ force: true })
  await dialog.getByRole('combobox').click()
  await page.getByRole('option', { name: 'Texto curto' }).click()
  await expect.poll(() => dialog.element().textContent).not.toContain('só depois de')
})
