import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formScreen } from '../../../form/frame/formScreen.js'
import { type Rendered, renderForm } from '../../../form/frame/renderForm.testkit.js'
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
