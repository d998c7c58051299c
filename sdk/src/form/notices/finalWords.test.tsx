import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { person } from '../../resources/people/person/resource.js'
import { formScreen } from '../frame/formScreen.js'
import { type Rendered, renderForm } from '../frame/renderForm.testkit.js'

// A final status may leave a field open that is not shown yet.
const resource = { ...person, contract: { ...person.contract, editable: { falecido: ['nothingShown'] } } }
const shut = { ...resource, fields: { ...person.fields, nothingShown: { ...person.fields.name, options: { visible: false } } } }
const PersonForm = formScreen(shut as unknown as typeof person)
let form: Rendered
afterEach(() => form.unmount())

it('says the sentence of a final status, and never to change a status that nothing changes', async () => {
  form = renderForm(<PersonForm params={{ id: '5' }} />, {
    address: '/pessoas/5',
    world: { resources: [], records: { person: [{ ...person.empty, id: 5, name: 'Ana Souza', status: 'falecido' }] as never } },
  })
  await expect.element(page.getByText(/O falecimento desta pessoa foi registrado/)).toBeVisible()
  await expect.element(page.getByText(/Mude a situação para poder/)).not.toBeInTheDocument()
})
