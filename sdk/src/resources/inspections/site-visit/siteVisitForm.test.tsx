import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { formScreen } from '../../../form/frame/formScreen.js'
import { type Rendered, renderForm } from '../../../form/frame/renderForm.testkit.js'
import { siteVisit } from './resource.js'
import { siteVisitSamples } from './samples.js'

// The notice alone: the slots would ask for records that are not here.
const SiteVisitForm = formScreen({ ...siteVisit, sections: siteVisit.sections.map(({ slot: _slot, ...section }) => section) })

let form: Rendered
afterEach(() => form.unmount())

it.each([
  [
    'under way names the answers among what may be changed',
    'em-andamento',
    /^Nesta situação só é possível alterar: Local, .+, Observação, Respostas\.$/,
  ],
  ['approved names the findings alone', 'homologada', 'Nesta situação só é possível alterar: Não conformidades.'],
])('a visit %s', async (_, status, notice) => {
  const id = siteVisitSamples.find((visit) => visit.status === status)?.id
  const world = { resources: [siteVisit], records: { siteVisit: siteVisitSamples as never } }
  form = renderForm(<SiteVisitForm params={{ id: String(id) }} />, {
    address: `/administrativo/fiscalizacoes/vistorias/${id}`,
    world,
  })
  await expect.element(page.getByText(notice)).toBeVisible()
})
