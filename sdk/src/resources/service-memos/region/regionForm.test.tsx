import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formScreen } from '../../../form/frame/formScreen.js'
import { type Rendered, renderForm } from '../../../form/frame/renderForm.testkit.js'
import { failure, success } from '../../../testing/answers.js'
import { region } from './resource.js'
import { regionSamples } from './samples.js'

const RegionForm = formScreen(region)
const [known] = regionSamples
let form: Rendered
afterEach(() => form.unmount())

it.each([
  ['Código', known.code],
  ['Nome', known.name],
])('names the region that has the %s already, as soon as the field is left', async (label, value) => {
  form = renderForm(<RegionForm params={{ id: '2' }} />, {
    address: '/administrativo/solicitacoes-servico/regioes/2',
    world: { resources: [region], records: { region: regionSamples } },
  })
  await page.getByRole('textbox', { name: label }).fill(value)
  await userEvent.tab()
  await expect.element(page.getByText(/^Já existe:/)).toMatchTextContent(new RegExp(`${known.name} #1$`))
})

it('says whose a city is now, after another person gave it away while this form was open', async () => {
  const path = '/administrativo/solicitacoes-servico/regioes'
  const pato = 4118501
  const [mine, other] = regionSamples
  const before = [{ ...mine, cityIds: [mine.seatCityId, pato] }, other]
  form = renderForm(<RegionForm params={{ id: '1' }} />, {
    address: `${path}/1`,
    world: { resources: [region], records: { region: before as never } },
  })
  const available = page.getByRole('group', { name: /^Disponíveis/ })
  await expect.element(available.getByRole('button', { name: /^Londrina/ })).toBeInTheDocument()
  const stored = form.api.records('region')
  const current = { ...stored.find(({ id }) => id === 1), version: 2, cityIds: [mine.seatCityId] }
  const taker = { ...stored.find(({ id }) => id === 2), version: 2, cityIds: [other.seatCityId, pato] }
  form.intercept(`PUT ${path}/1`, () => failure(412, 'stale', { data: current }))
  form.intercept(`GET ${path}?`, () => success({ data: [current, taker], meta: { page: 1, perPage: 100, total: 2 } }))
  await page.getByRole('textbox', { name: /^Observaç/ }).fill('Sede em obras até março')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect.element(page.getByText(/Essas alterações já estão no formulário/)).toBeVisible()
  await expect.element(available.getByRole('button', { name: /Pato Branco.*hoje em Escritório Regional de Londrina/ })).toBeInTheDocument()
})
