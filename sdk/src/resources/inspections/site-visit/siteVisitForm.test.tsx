import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { formScreen } from '../../../form/frame/formScreen.js'
import { type Rendered, renderForm } from '../../../form/frame/renderForm.testkit.js'
import { siteVisit } from './resource.js'
import { siteVisitSamples } from './samples.js'

// The notice alone: the slots would ask for records that are not here.
const SiteVisitForm = formScreen({ ...siteVisit, sections: siteVisit.sections.map(({ slot: _slot, tool: _tool, ...section }) => section) })

let form: Rendered
afterEach(() => form.unmount())

it.each([
  ['under way counts what may be changed', 'em-andamento', 'Nesta situação só é possível alterar: 17 campos.'],
  [
    'approved names what may change in the findings alone',
    'homologada',
    'Nesta situação só é possível alterar: Não conformidades (Prazo, Ação corretiva, Andamento, Acompanhamento).',
  ],
])('a visit %s', async (_, status, notice) => {
  const id = siteVisitSamples.find((visit) => visit.status === status)?.id
  const world = { resources: [siteVisit], records: { siteVisit: siteVisitSamples as never } }
  form = renderForm(<SiteVisitForm params={{ id: String(id) }} />, {
    address: `/administrativo/fiscalizacoes/vistorias/${id}`,
    world,
  })
  await expect.element(page.getByText(notice)).toBeVisible()
})

it('a visit under way names what may be changed on demand, the answers among it', async () => {
  form = renderForm(<SiteVisitForm params={{ id: '2' }} />, {
    address: '/administrativo/fiscalizacoes/vistorias/2',
    world: { resources: [siteVisit], records: { siteVisit: siteVisitSamples as never } },
  })
  const names = page.getByText(/^Local, .+, Observação, Respostas$/)
  await expect.element(names).not.toBeVisible()
  await page.getByText('Ver quais campos').click()
  await expect.element(names).toBeVisible()
})

it('an approved visit shows what is fixed in a finding as such, and none can be added, copied or removed', async () => {
  const { nonConformities } = siteVisitSamples[2]
  const records = siteVisitSamples.map((visit) => (visit.status === 'homologada' ? { ...visit, nonConformities } : visit))
  form = renderForm(<SiteVisitForm params={{ id: '4' }} />, {
    address: '/administrativo/fiscalizacoes/vistorias/4',
    world: { resources: [siteVisit], records: { siteVisit: records as never } },
  })
  const finding = page.getByRole('group', { name: 'Não conformidade 1' })
  await expect.element(finding.getByRole('textbox', { name: /^Descrição/ })).toHaveAttribute('readonly')
  await expect.element(finding.getByRole('textbox', { name: /^Pergunta/ })).toHaveAttribute('readonly')
  await expect.element(finding.getByRole('textbox', { name: /^Gravidade/ })).toHaveAttribute('readonly')
  await expect.element(finding.getByRole('textbox', { name: /^Acompanhamento/ })).not.toHaveAttribute('readonly')
  await expect.element(finding.getByRole('textbox', { name: /^Prazo/ })).not.toHaveAttribute('readonly')
  expect(finding.getByRole('button', { name: /Remover|Duplicar/ }).elements()).toEqual([])
  expect(page.getByRole('button', { name: 'Adicionar: Não conformidades' }).elements()).toEqual([])
})

it.each([
  [
    'advises to change the status where this person can',
    null,
    'Nesta situação o registro só pode ser lido. Mude a situação para poder alterá-lo.',
  ],
  ['gives no such advice to a person whose own hand made it', 'own', 'Nesta situação o registro só pode ser lido.'],
])('a concluded visit %s', async (_, barred, notice) => {
  const records = siteVisitSamples.map((visit) => ({ ...visit, barred }))
  form = renderForm(<SiteVisitForm params={{ id: '3' }} />, {
    address: '/administrativo/fiscalizacoes/vistorias/3',
    world: { resources: [siteVisit], records: { siteVisit: records as never } },
  })
  await expect.element(page.getByText(notice, { exact: true }).first()).toBeVisible()
})
