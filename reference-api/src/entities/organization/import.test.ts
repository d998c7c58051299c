import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCnpj, organizationDraft, organizations, people, personDraft } from '../../testing/drafts.js'
import { type Call, type Fields, startTestServer, type TestServer } from '../../testing/testServer.js'

let api: TestServer
let call: Call
let leader: Fields
let treasurer: Fields
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
  leader = (await call('POST', people, personDraft({ name: 'Lídia Importada Prates' }))).body.data
  treasurer = (await call('POST', people, personDraft({ name: 'Tomás Importado Reis' }))).body.data
})
afterAll(() => api.close())

const asText = (cnpj: string) =>
  `${cnpj.slice(0, 2)}.${cnpj.slice(2, 5)}.${cnpj.slice(5, 8)}/${cnpj.slice(8, 12)}-${cnpj.slice(12)}`.toLowerCase()
const officer = (personId: unknown, more: object = {}) => ({
  personId,
  role: 'Presidente',
  mandateStart: '01/01/2024',
  isLegalRep: 'sim',
  ...more,
})
const address = {
  ...(organizationDraft().address as object),
  countryId: 'Brasil',
  stateId: 'Paraná',
  cityId: 'Guarapuava',
  zipCode: '85010-000',
}
const row = (more: object = {}) =>
  organizationDraft({
    type: 'Associação',
    legalNature: '399-9',
    address,
    dirigentes: [officer(leader.label), officer(treasurer.label, { role: 'Tesoureiro', isLegalRep: 'não' })],
    ...more,
  })
const imported = async (given: object, isTrial = false) =>
  (await call('POST', `${organizations}/importar${isTrial ? '?simular=1' : ''}`, { rows: [given] })).body.data
const issues = async (given: object) => {
  const { errors } = (await imported(given, true)) as unknown as { errors: { issues: { path: string; code: string }[] }[] }
  return errors.flatMap((error) => error.issues.map(({ path, code }) => `${path}: ${code}`))
}

test('new organizations come with officers by name, a CNPJ with letters, and the region of their city', async () => {
  const cnpj = newCnpj('D9S4Z8W20C5E')
  expect(await imported(row({ cnpj: asText(cnpj) }))).toMatchObject({ created: 1 })
  const [listed] = (await call('GET', `${organizations}?busca=${encodeURIComponent(asText(cnpj))}`)).rows
  expect((await call('GET', `${organizations}/${listed?.id}`)).body.data).toMatchObject({
    cnpj,
    type: 'associacao',
    status: 'em-cadastro',
    city: { label: 'Guarapuava' },
    region: { label: expect.stringContaining('Guarapuava') },
    representative: { id: leader.id },
    dirigentes: [
      { personId: leader.id, role: 'presidente', isLegalRep: true, mandateStart: '2024-01-01' },
      { personId: treasurer.id, role: 'tesoureiro', isLegalRep: false },
    ],
  })
  expect((await call('POST', '/busca', { q: asText(cnpj) })).rows).toMatchObject([{ entity: 'organization', id: listed?.id }])
  expect(await issues(row({ cnpj }))).toEqual(['cnpj: duplicate'])
})

test('rows are refused with two representatives on one day, none at all, or somebody unknown', async () => {
  const two = [officer(leader.label), officer(treasurer.label, { role: 'Tesoureiro' })]
  expect(await issues(row({ dirigentes: two }))).toEqual(['dirigentes[1].isLegalRep: organization.secondLegalRep'])
  expect(await issues(row({ dirigentes: [officer(leader.label, { isLegalRep: 'não' })] }))).toEqual(['dirigentes: organization.noLegalRep'])
  expect(await issues(row({ dirigentes: [officer('Ninguém de Tal')] }))).toEqual(['dirigentes[0].personId: reference'])
  const over = [officer(leader.label, { mandateEnd: '31/12/2024' })]
  expect(await issues(row({ dirigentes: over }))).toEqual(['dirigentes: organization.noCurrentLegalRep'])
})
