import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Rendered, renderForm } from '../../../form/frame/renderForm.testkit.js'
import { usePathname } from '../../../navigation/NavigationProvider.js'
import { QuestionnaireForm } from './QuestionnaireForm.js'
import { success } from '../../../testing/answers.js'
import { questionnaire } from './resource.js'
import { questionnaireSamples } from './samples.js'

const list = '/administrativo/fiscalizacoes/questionarios'
const published = questionnaireSamples.slice(1, 2)
const [record] = published
let form: Rendered
afterEach(() => form.unmount())

function Here() {
  const id = usePathname().split('/').at(-1) ?? ''
  return <QuestionnaireForm key={id} params={{ id }} />
}

it('says what "Nova versão" made, and takes it back', async () => {
  await page.viewport(1500, 900)
  const world = { resources: [questionnaire], records: { questionnaire: published as never } }
  form = renderForm(<Here />, { address: `${list}/${record?.id}`, world })
  // The server counts the editions.
  form.intercept(`POST ${list}`, async (pass) => {
    const { data } = (await (await pass()).json()) as { data: object }
    return success({ data: { ...data, edition: 7 } })
  })
  await page.getByRole('button', { name: 'Nova versão' }).click()
  await expect.element(page.getByText('Rascunho da versão 7 criado')).toBeVisible()
  await expect.element(page.getByText(`A versão ${record?.edition} vale até que ele seja publicado.`)).toBeVisible()
  expect(form.api.records('questionnaire')).toHaveLength(2)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer' }).click()
  await expect.element(page.getByRole('button', { name: 'Nova versão' })).toBeVisible()
  expect(form.api.records('questionnaire').map(({ id }) => id)).toEqual([record?.id])
  expect(form.navigation.getLocation().pathname).toBe(`${list}/${record?.id}`)
})
