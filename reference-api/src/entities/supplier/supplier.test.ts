import { today } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runNightly } from '../../nightly/runNightly.js'
import {
  lotDraft,
  lotsOf,
  match,
  materialClasses,
  materialGroups,
  newCnpj,
  newCpf,
  people,
  personDraft,
  supplierDraft as draft,
  suppliers,
  tenderDraft,
  tenders,
} from '../../testing/drafts.js'
import { registeredLot } from '../../testing/registeredLot.js'
import { type Answer, type Call, type Fields, startTestServer, type TestServer } from '../../testing/testServer.js'
import { planEntities } from '../entities.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
})
afterAll(() => api.close())

const issuesOf = ({ body }: Answer) => (body.issues ?? []).map(({ path, code }) => `${path}: ${code}`)
const dayFrom = (days: number) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10)
async function created(more: object = {}, path = suppliers, body = draft(more)): Promise<Fields> {
  const answer = await call('POST', path, body)
  expect(issuesOf(answer)).toEqual([])
  return answer.body.data
}
const read = async (id: number) => (await call('GET', `${suppliers}/${id}`)).body.data
const put = async (record: Fields, more: object) => call('PUT', `${suppliers}/${record.id}`, { ...record, ...more }, match(record.version))
const complete = async ({ id, version }: Fields) =>
  (await call('POST', `${suppliers}/${id}/situacao`, { transition: 'complete', version })).body.data
const ids = async (query: string) => (await call('GET', `${suppliers}?${query}`)).rows.map(({ id }) => id)
const individual = (more: object = {}) =>
  draft({ personType: 'pessoa-fisica', cnpj: null, size: null, legalNature: null, cpf: newCpf(), ...more })

describe('the document of a supplier', () => {
  test.each([
    ['a company without a CNPJ', { cnpj: null }, ['cnpj: required']],
    ['a company with a CPF besides', { cpf: newCpf() }, ['cpf: supplier.documentOfOther']],
    ['a company of no size', { size: null, legalNature: null }, ['size: required', 'legalNature: required']],
    ['a CNPJ whose digits are wrong', { cnpj: '12.ABC.345/01DE-36' }, ['cnpj: cnpj']],
    ['a person without a CPF', { personType: 'pessoa-fisica', cnpj: null, size: null, legalNature: null }, ['cpf: required']],
    [
      'a person of a size',
      { personType: 'pessoa-fisica', cnpj: null, cpf: newCpf() },
      ['size: supplier.onlyCompanies', 'legalNature: supplier.onlyCompanies'],
    ],
    [
      'a foreign one of no country',
      { personType: 'estrangeiro', cnpj: null, size: null, legalNature: null, foreignId: 'X-123' },
      ['countryId: required'],
    ],
  ])('is refused: %s', async (_, more, expected) => {
    const answer = await call('POST', suppliers, draft(more))
    expect([answer.status, issuesOf(answer)]).toEqual([422, expected])
  })

  test('is one supplier’s alone, letters or not, capital or not', async () => {
    const cnpj = newCnpj('K4D81M0T0001')
    const first = await created({ cnpj: cnpj.toLowerCase() })
    expect(first).toMatchObject({ cnpj, document: expect.stringMatching(/^K4\.D81\.M0T\/0001-\d\d$/), status: 'em-cadastro' })
    const twin = await call('POST', suppliers, draft({ cnpj }))
    expect([twin.status, issuesOf(twin)]).toEqual([409, ['cnpj: duplicate']])
    const abroad = { personType: 'estrangeiro', cnpj: null, size: null, legalNature: null, foreignId: '80012345-6', countryId: 600 }
    await created(abroad)
    expect(issuesOf(await call('POST', suppliers, draft(abroad)))).toEqual(['foreignId: duplicate'])
    await created({ ...abroad, countryId: 32 })
  })

  test('tells of the other establishments of the company, which is no obstacle', async () => {
    const first = await created({ cnpj: newCnpj('7F3K9X2P0001'), companyName: 'Matriz' })
    const cnpj = newCnpj('7F3K9X2P0A3C')
    const ask = async (values: object, more: object = {}) => (await call('POST', `${suppliers}/duplicados`, { values, ...more })).rows
    expect(await ask({ cnpj }, { root: 8 })).toEqual([{ id: first.id, label: 'Matriz' }])
    expect(await ask({ cnpj })).toEqual([])
    expect(await ask({ cnpj: first.cnpj }, { root: 8 })).toEqual([])
    await created({ cnpj })
  })

  test('is masked when it is a CPF, found in any writing, and shown to who asks', async () => {
    const cpf = newCpf()
    const signs = `${cpf.slice(0, 3)}.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-${cpf.slice(9)}`
    const masked = `***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`
    const record = await created({}, suppliers, individual({ cpf }))
    expect(record).toMatchObject({ cpf: masked, document: masked })
    for (const search of [cpf, signs]) expect(await ids(`busca=${search}`)).toEqual([record.id])
    const listed = (await call('GET', `${suppliers}?busca=${cpf}`)).rows[0]
    expect(listed).toMatchObject({ cpf: masked, document: masked })
    expect((await call('POST', `${suppliers}/${record.id}/revelar`, { field: 'cpf' })).body.data.value).toBe(cpf)
    // A masked value that is sent back keeps the stored value.
    expect((await put(record, { tradeName: 'Ateliê' })).body.data).toMatchObject({ cpf: masked, tradeName: 'Ateliê' })
  })
})

describe('a supplier', () => {
  test('needs an address, a contact, and a state registration that its state gives', async () => {
    const bare = await call('POST', suppliers, draft({ address: null, contacts: [] }))
    expect(issuesOf(bare)).toEqual(expect.arrayContaining(['address.zipCode: required', 'address.cityId: required', 'contacts: required']))
    expect(issuesOf(await call('POST', suppliers, draft({ stateRegistration: '123.456.789' })))).toEqual([
      'stateRegistration: supplier.stateRegistration',
    ])
    for (const stateRegistration of ['isento', '12345678-90']) await created({ stateRegistration })
    const contacts = [
      { name: 'Ana Um', isMain: true },
      { name: 'Ana Dois', isMain: true },
    ] // prettier-ignore
    expect(issuesOf(await call('POST', suppliers, draft({ contacts })))).toEqual(['contacts: oneMain'])
    expect(issuesOf(await call('POST', suppliers, draft({ website: 'javascript:alert(1)' })))).toEqual(['website: url'])
  })

  test('is paid to its own document, or says why not', async () => {
    const cnpj = newCnpj()
    const account = { bankCode: '001', agency: '1234', account: '98765', accountDigit: 'X', accountType: 'corrente', isMain: true }
    const keyOf = (pixKey: string) => ({ cnpj, bankAccounts: [{ ...account, pixKeyType: 'cnpj', pixKey }] })
    expect(issuesOf(await call('POST', suppliers, draft(keyOf(newCnpj()))))).toEqual(['bankAccounts[0].pixKey: pixKeyOfAnother'])
    const holder = { cnpj, bankAccounts: [{ ...account, holderDocument: newCpf() }] }
    expect(issuesOf(await call('POST', suppliers, draft(holder)))).toEqual(['bankAccounts[0].holderJustification: required'])
    const typed = `${cnpj.slice(0, 2)}.${cnpj.slice(2).toLowerCase()}`
    expect((await created(keyOf(typed))).bankAccounts).toMatchObject([{ pixKey: cnpj }])
  })

  test('is found by city, state, size, kind and line, and keeps what it refers to', async () => {
    const person = await created({}, people, personDraft())
    const group = await created({}, materialGroups, { code: '78', name: 'Recreação e esporte', type: 'material' })
    const line = await created({}, materialClasses, { groupId: group.id, code: '10', name: 'Material esportivo' })
    const contacts = [{ name: 'Ana de Testes', isMain: true, personId: person.id }]
    const record = await created({ lineIds: [line.id], contacts, size: 'epp' })
    expect(record).toMatchObject({ lines: [{ id: line.id, label: line.label }], place: 'Curitiba/PR', city: { id: 4106902 } })
    for (const query of [`lineId=${line.id}`, 'cityId=4106902', 'stateId=41', 'size=epp', 'personType=pessoa-juridica'])
      expect(await ids(`${query}&por_pagina=100`), query).toContain(record.id)
    expect(await ids('stateId=42')).toEqual([])
    const removed = [
      await call('DELETE', `${materialClasses}/${line.id}`, undefined, match(1)),
      await call('DELETE', `${people}/${person.id}`, undefined, match(1)),
    ]
    expect(removed.map(({ status }) => status)).toEqual([409, 409])
    expect(removed[0]?.body.code).toBe('materialClass.lines')
    expect((await call('POST', `${materialClasses}/acoes/inativar`, { ids: [line.id] })).body.data).toMatchObject({ done: 1 })
    expect(JSON.stringify(removed.map(({ body }) => body))).toContain(String(record.label))
  })
})

describe('the status of a supplier', () => {
  const act = async (action: string, { id }: Fields) => (await call('POST', `${suppliers}/acoes/${action}`, { ids: [id] })).body.data
  const refusal = async (id: number) => {
    const { version } = await read(id)
    return (await call('POST', `${suppliers}/${id}/situacao`, { transition: 'complete', version })).body.code
  }

  test('is inactive and active again by actions, and complete only once', async () => {
    const record = await complete(await created())
    expect([record.status, await refusal(record.id)]).toEqual(['ativo', 'no-transition'])
    expect(await act('inativar', record)).toMatchObject({ done: 1 })
    expect([(await read(record.id)).status, await refusal(record.id)]).toEqual(['inativo', 'no-transition'])
    expect(await act('ativar', record)).toMatchObject({ done: 1 })
    const active = await read(record.id)
    expect(active.status).toBe('ativo')
    await put(active, { sanctions: [{ type: 'inidoneidade', from: dayFrom(-1) }] })
    expect([(await read(record.id)).status, await refusal(record.id)]).toEqual(['suspenso', 'no-transition'])
  })

  test('does not matter for its deletion: a lot does, and is named', async () => {
    const { lot } = await registeredLot(call)
    const supplierId = Number(lot.supplierId)
    const refused = await call('DELETE', `${suppliers}/${supplierId}`, undefined, match((await read(supplierId)).version))
    expect([refused.status, refused.body.code]).toEqual([409, 'supplier.inUse'])
    expect(await act('excluir', { id: supplierId } as Fields)).toMatchObject({
      done: 0,
      refused: [{ code: 'supplier.inUse', dependants: [{ entity: 'lot', field: 'supplierId', example: { label: lot.label } }] }],
    })
  })
})

describe('suppliers from a spreadsheet', () => {
  const imported = async (row: object, isTrial = false) =>
    (await call('POST', `${suppliers}/importar${isTrial ? '?simular=1' : ''}`, { rows: [row] })).body.data
  const asText = (cnpj: string) =>
    `${cnpj.slice(0, 2)}.${cnpj.slice(2, 5)}.${cnpj.slice(5, 8)}/${cnpj.slice(8, 12)}-${cnpj.slice(12)}`.toLowerCase()

  test('come with letters in their CNPJ, by labels and codes, and only once', async () => {
    const group = await created({}, materialGroups, { code: '89', name: 'Gêneros alimentícios', type: 'material' })
    const line = await created({}, materialClasses, { groupId: group.id, code: '05', name: 'Carnes' })
    const cnpj = newCnpj('B7Q2Z6W90A3C')
    const row = {
      ...draft({ cnpj: asText(cnpj), personType: 'Pessoa jurídica', size: 'EPP (pequeno porte)', legalNature: '206-2', lineIds: '8905' }),
      certificates: [{ type: 'fgts-crf', validUntil: dayFrom(20).split('-').reverse().join('/') }],
    }
    expect(await imported(row)).toMatchObject({ created: 1 })
    const [found] = await ids(`busca=${encodeURIComponent(asText(cnpj))}`)
    expect(await read(Number(found))).toMatchObject({
      cnpj,
      personType: 'pessoa-juridica',
      size: 'epp',
      lineIds: [line.id],
      certificatesValidUntil: dayFrom(20),
      status: 'em-cadastro',
    })
    expect(await imported(row, true)).toMatchObject({ valid: 0, errors: [{ row: 0, issues: [{ path: 'cnpj', code: 'duplicate' }] }] })
  })

  test('are named by that CNPJ in the rows of others, and found by it from everywhere', async () => {
    const cnpj = newCnpj('C8R3Z7W10B4D')
    const winner = await complete(await created({ cnpj }))
    const tender = await created({}, tenders, tenderDraft())
    const row = lotDraft({ supplierId: asText(cnpj) })
    expect((await call('POST', `${lotsOf(tender.id)}/importar`, { rows: [row] })).body.data).toMatchObject({ created: 1 })
    expect((await call('GET', lotsOf(tender.id))).rows).toMatchObject([{ supplier: { id: winner.id } }])
    for (const q of [cnpj, asText(cnpj), cnpj.slice(0, 8).toLowerCase()])
      expect((await call('POST', '/busca', { q })).rows, q).toMatchObject([{ entity: 'supplier', id: winner.id }])
  })
})

describe('the certificates of a supplier', () => {
  const certificate = (type: string, days: number) => ({ type, validUntil: dayFrom(days) })

  test('count by the first of them to end; one that was renewed counts no more', async () => {
    const record = await created({ certificates: [certificate('fgts-crf', -5), certificate('municipal', 40)] })
    expect(record.certificatesValidUntil).toBe(dayFrom(-5))
    expect(await ids('hasExpiredCertificate=true')).toContain(record.id)
    const renewed = await put(record, { certificates: [...(record.certificates as object[]), certificate('fgts-crf', 25)] })
    expect(renewed.body.data.certificatesValidUntil).toBe(dayFrom(25))
    expect(await ids('hasExpiredCertificate=true')).not.toContain(record.id)
    expect(await ids('hasExpiredCertificate=false')).toContain(record.id)
    expect(
      issuesOf(await call('POST', suppliers, draft({ certificates: [{ ...certificate('municipal', -9), issuedAt: dayFrom(-3) }] }))),
    ).toEqual(['certificates[0].validUntil: endBeforeStart'])
  })

  test('are announced before they end, under their own names', async () => {
    const record = await complete(await created({ certificates: [certificate('fgts-crf', 3), certificate('municipal', 90)] }))
    const due = async () =>
      (await call('GET', '/painel/vencimentos?por_pagina=100')).rows.filter(({ id, entity }) => id === record.id && entity === 'supplier')
    expect(await due()).toMatchObject([{ what: 'certificate.fgts-crf', title: 'FGTS (CRF)', due: dayFrom(3), path: suppliers }])
    await put(record, { certificates: [certificate('fgts-crf', 120)] })
    expect(await due()).toEqual([])
  })
})

describe('a sanction', () => {
  const barred = { type: 'impedimento', process: '24.318.507-6', from: dayFrom(-10), to: dayFrom(10), legalBasis: null }
  const historyOf = async ({ id }: Fields) =>
    (await call('GET', `${suppliers}/${id}/historico`)).rows.flatMap(({ changes }) =>
      (changes as { field: string; before: unknown; after: unknown }[]).filter(({ field }) => field === 'status').map(({ after }) => after),
    )
  const night = async (days: number) => {
    const set = await planEntities(api.database)
    const now = new Date(Date.now() + days * 86_400_000)
    return (await runNightly(api.database, { set, now })).changed['supplier.status']
  }

  test('in force suspends with the save that enters it, and releases with the one that takes it out', async () => {
    const active = await complete(await created())
    const suspended = (await put(active, { sanctions: [barred] })).body.data
    expect(suspended).toMatchObject({ status: 'suspenso', isSanctioned: true })
    const released = (await put(suspended, { sanctions: [{ ...barred, type: 'multa' }] })).body.data
    expect(released).toMatchObject({ status: 'ativo', isSanctioned: true })
    expect(await historyOf(released)).toEqual(['ativo', 'suspenso', 'ativo', 'em-cadastro'])
    const { rows } = await call('GET', `${suppliers}/${released.id}/historico`)
    expect(rows.flatMap(({ reason }) => reason ?? [])).toEqual(['supplier.ativo', 'supplier.suspenso'])
    expect(await ids('isSanctioned=true')).toContain(released.id)
  })

  test('suspends who becomes active while it is in force, by whichever command', async () => {
    const record = await created({ sanctions: [barred] })
    expect(record.status).toBe('em-cadastro')
    expect(await complete(record)).toMatchObject({ status: 'suspenso' })
    const idle = await created({ sanctions: [barred], status: 'inativo' })
    expect(idle.status).toBe('inativo')
    await call('POST', `${suppliers}/acoes/ativar`, { ids: [idle.id] })
    expect(await read(idle.id)).toMatchObject({ status: 'suspenso' })
    expect((await call('POST', `${suppliers}/acoes/inativar`, { ids: [idle.id] })).body.data).toMatchObject({
      done: 0,
      refused: [{ code: 'no-transition' }],
    })
  })

  test('begins and ends by itself at night', async () => {
    const record = await complete(await created({ sanctions: [{ ...barred, type: 'inidoneidade', from: dayFrom(1), to: dayFrom(2) }] }))
    expect(record.status).toBe('ativo')
    await sql`delete from supplier_sanction where owner_id <> ${record.id}`.execute(api.database)
    const told = async () =>
      (await (await api.signIn('gestora'))('GET', '/painel/mudancas?idioma=es-ES&por_pagina=100')).rows
        .filter(({ id, entity }) => id === record.id && entity === 'supplier')
        .map(({ reason }) => reason)
    await night(0)
    expect([await night(1), (await read(record.id)).status]).toEqual([1, 'suspenso'])
    expect(await told()).toEqual([expect.stringMatching(/^Hay un impedimento o una declaración/)])
    expect([await night(2), (await read(record.id)).status]).toEqual([0, 'suspenso'])
    expect([await night(3), (await read(record.id)).status]).toEqual([1, 'ativo'])
    expect(await told()).toEqual([expect.stringMatching(/^Ningún impedimento ni declaración/)])
  })
})
