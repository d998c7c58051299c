import { organizationContract, type Transition } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planEntities } from '../entities.js'
import { runNightly } from '../../nightly/runNightly.js'
import { match, newCnpj, organizationDraft, organizations, people, personDraft, regions } from '../../testing/drafts.js'
import { type Answer, type Call, type Fields, startTestServer, type TestServer } from '../../testing/testServer.js'
import { today } from '../../core/today.js'

let api: TestServer
let call: Call
let leader: Fields
let paper: number
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
  leader = (await call('POST', people, personDraft())).body.data
  paper = await upload('estatuto.pdf')
})
afterAll(() => api.close())

const issuesOf = ({ status, body }: Answer) => [status, ...(body.issues ?? []).map(({ path, code }) => `${path}: ${code}`)]
const shifted = (days: number) => new Date(Date.parse(today(new Date())) + days * 86_400_000).toISOString().slice(0, 10)
const president = (more: object = {}) => ({
  personId: leader.id,
  role: 'presidente',
  mandateStart: '2020-01-01',
  isLegalRep: true,
  ...more,
})
const draft = (more: object = {}) => organizationDraft({ dirigentes: [president()], ...more })
const mandatory = ['estatuto', 'ata-eleicao', 'cnd-federal', 'cnd-estadual', 'cnd-municipal']
const papers = (more: Readonly<Record<string, string | null>> = {}, categories = mandatory) =>
  categories.map((category) => ({ fileId: paper, category, validUntil: category in more ? more[category] : shifted(90) }))

async function created(more: object = {}): Promise<Fields> {
  const answer = await call('POST', organizations, draft(more))
  expect(issuesOf(answer)).toEqual([201])
  return answer.body.data
}

async function upload(name: string): Promise<number> {
  const form = new FormData()
  form.set('file', new Blob([Buffer.from('%PDF-1.7\n%%EOF', 'latin1')]), name)
  const { token } = (await api.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })).body.data
  const answer = await fetch(`${api.baseUrl}/anexos`, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: form })
  return ((await answer.json()) as { data: { id: number } }).data.id
}

const read = async (id: number) => (await call('GET', `${organizations}/${id}`)).body.data
const put = async (id: number, more: object) => {
  const record = await read(id)
  return call('PUT', `${organizations}/${id}`, { ...record, ...more }, match(record.version))
}
const command = async (id: number, transition: string, reason = 'Um motivo que se entende') =>
  call('POST', `${organizations}/${id}/situacao`, { transition, reason, version: (await read(id)).version })
const reached = async (id: number, ...transitions: readonly string[]) => {
  for (const transition of transitions) expect(issuesOf(await command(id, transition))).toEqual([200])
  return (await read(id)).status
}
const night = async () => {
  const set = await planEntities(api.database)
  return runNightly(api.database, { set, now: new Date() })
}
const found = async (query: string) => (await call('GET', `${organizations}?${query}&por_pagina=100`)).rows.map(({ id }) => id)

describe('who leads an organization', () => {
  test('is represented by one person today, who is active and adult and has a CPF', async () => {
    const { id, representative } = await created()
    expect(representative).toEqual({ id: leader.id, label: leader.label })
    const over = { dirigentes: [president({ mandateEnd: shifted(-1) })] }
    expect(issuesOf(await call('POST', organizations, draft(over)))).toEqual([409, 'dirigentes: organization.noCurrentLegalRep'])
    const document = { kind: 'outro', number: `XYZ${id}`, issuingCountryId: 32 }
    const stranger = { documentType: 'estrangeiro', cpf: null, nationality: 'estrangeiro', countryId: 32, foreignDocument: document }
    const young = {
      birthDate: `${Number(today(new Date()).slice(0, 4)) - 17}-01-01`,
      legalCapacity: 'emancipado',
      emancipationDocument: 'Escritura',
    }
    for (const unfit of [stranger, young]) {
      const answered = await call('POST', people, personDraft(unfit))
      expect(issuesOf(answered)).toEqual([201])
      const person = answered.body.data
      const answer = await put(id, { dirigentes: [president({ personId: person.id })] })
      expect(issuesOf(answer)).toEqual([409, 'dirigentes[0].personId: organization.legalRepUnfit'])
      // Any registered person may hold an office without legal representation.
      const beside = [president(), president({ personId: person.id, role: 'diretor', isLegalRep: false })]
      expect(issuesOf(await call('POST', organizations, draft({ dirigentes: beside })))).toEqual([201])
    }
  })

  test('holds an office alone at a time', async () => {
    const dirigentes = [president({ mandateEnd: '2023-12-31', isLegalRep: false }), president({ mandateStart: '2023-12-31' })]
    expect(issuesOf(await call('POST', organizations, draft({ dirigentes })))).toEqual([
      422,
      'dirigentes[1].mandateStart: organization.mandateOverlap',
    ])
    await created({ dirigentes: [dirigentes[0], president({ mandateStart: '2024-01-01' })] })
  })

  test('may have led it until yesterday without keeping a phone number from being corrected', async () => {
    const { id } = await created()
    await sql`update organization_dirigente set mandate_end = ${shifted(-1)} where owner_id = ${id}`.execute(api.database)
    expect(await read(id)).toMatchObject({ representative: null })
    expect((await put(id, { phone: '4133335555' })).body.data).toMatchObject({ phone: '4133335555' })
    const moved = [{ ...president({ mandateEnd: shifted(-2) }) }]
    expect(issuesOf(await put(id, { dirigentes: moved }))).toEqual([409, 'dirigentes: organization.noCurrentLegalRep'])
  })

  test('is not deleted while organizations name them', async () => {
    const person = (await call('POST', people, personDraft())).body.data
    const { label } = await created({ dirigentes: [president({ personId: person.id })] })
    expect((await call('POST', `${people}/acoes/excluir`, { ids: [person.id] })).body.data).toMatchObject({
      done: 0,
      refused: [{ dependants: [{ entity: 'organization', field: 'dirigentes.personId', example: { label } }] }],
    })
  })

  test('leaves the minutes of the election with the mandate', async () => {
    const { dirigentes } = await created({ dirigentes: [president({ ata: [{ fileId: paper }] })] })
    expect(dirigentes).toMatchObject([{ ata: [{ fileId: paper, file: { label: 'estatuto.pdf' } }] }])
  })
})

describe('the region', () => {
  test('is that of the city, and stays when regions change', async () => {
    const guarapuava = 4109401
    const address = { ...(organizationDraft().address as object), cityId: guarapuava, zipCode: '85000-000' }
    const { id, region } = await created({ address })
    const regional = (await call('GET', `${regions}?cityId=${guarapuava}&type=regional-esporte`)).rows[0]
    expect(region).toEqual({ id: regional?.id, label: regional?.label })
    await sql`delete from region_city where city_id = ${guarapuava}`.execute(api.database)
    expect((await put(id, { phone: '4133336666' })).body.data).toMatchObject({ region })
    expect(await created({ address })).toMatchObject({ region: null })
    expect((await put(id, { address: { ...address, cityId: 4106902 } })).body.data).toMatchObject({ city: { label: 'Curitiba' } })
    const moved = (await read(id)).region as unknown as Fields
    expect(moved.id).not.toBe(regional?.id)
    const [entry] = (await call('GET', `${organizations}/${id}/historico`)).rows
    expect(entry?.changes).toContainEqual({
      field: 'region',
      before: regional?.id,
      after: moved.id,
      beforeLabel: regional?.label,
      afterLabel: moved.label,
    })
    expect((await call('POST', `${regions}/acoes/excluir`, { ids: [1] })).body.data).toMatchObject({ refused: [{ id: 1 }] })
  })
})

test('a renewal takes the region that the city has passed to', async () => {
  const londrina = 4113700
  const address = { ...(organizationDraft().address as object), cityId: londrina, zipCode: '86000-000' }
  const { id, region } = await created({ address, documents: papers() })
  const [other] = (await call('GET', `${regions}?type=regional-esporte&busca=Curitiba`)).rows
  await sql`update region_city set owner_id = ${other?.id} where city_id = ${londrina} and owner_id = ${(region as unknown as Fields).id}`.execute(
    api.database,
  )
  await reached(id, 'submit', 'approve')
  expect((await read(id)).region).toEqual(region)
  await reached(id, 'renew')
  const renewed = await read(id)
  expect(renewed.region).toEqual({ id: other?.id, label: other?.label })
  const [entry] = (await call('GET', `${organizations}/${id}/historico`)).rows
  expect(entry?.changes).toContainEqual(
    expect.objectContaining({ field: 'region', before: (region as unknown as Fields).id, after: other?.id }),
  )
  // A save afterwards keeps it.
  expect((await put(id, { phone: '4133337777' })).body.data).toMatchObject({ region: renewed.region })
})

describe('the way of an organization', () => {
  test('leads from the register to the approval, with everything that its type needs', async () => {
    const { id } = await created({ documents: papers({ 'cnd-federal': shifted(-1) }, mandatory.slice(1)) })
    expect(await reached(id, 'submit')).toBe('em-analise')
    const refused = await command(id, 'approve')
    expect(issuesOf(refused)).toEqual([409, 'documents: organization.expired-cnd-federal', 'documents: organization.missing-estatuto'])
    expect(JSON.stringify(refused.body)).toContain('Falta: Estatuto')
    expect(issuesOf(await command(id, 'approveWithRemark'))).toEqual([409, 'documents: organization.expired-cnd-federal'])
    await put(id, { documents: papers({}, mandatory.slice(1)) })
    expect(issuesOf(await command(id, 'approveWithRemark', ''))).toEqual([422, 'reason: required'])
    expect(await reached(id, 'approveWithRemark', 'renew')).toBe('em-analise')
    await put(id, { documents: papers() })
    expect(await reached(id, 'approve')).toBe('habilitada')
  })

  test('takes the minutes of the election that stand beside the mandate', async () => {
    const dirigentes = [president({ ata: [{ fileId: paper }] })]
    const { id } = await created({ documents: papers({}, ['estatuto', ...mandatory.slice(2)]), dirigentes })
    expect(await reached(id, 'submit', 'approve')).toBe('habilitada')
    expect(await read(id)).toMatchObject({ documentCategories: mandatory.toSorted() })
    await night()
    expect((await read(id)).status).toBe('habilitada')
  })

  test.each([
    ['empresa', '206-2', ['cnd-federal', 'cnd-estadual', 'cnd-municipal', 'fgts']],
    ['municipio', '124-4', []],
    ['instituicao-ensino', '103-1', []],
    ['instituicao-ensino', '399-9', mandatory],
    ['instituicao-ensino', '206-2', ['cnd-federal', 'cnd-estadual', 'cnd-municipal', 'fgts']],
  ])('of a %s of the nature %s asks for its own documents', async (type, legalNature, categories) => {
    const { id } = await created({ type, legalNature })
    await reached(id, 'submit')
    if (categories.length > 0) {
      const missing = categories.map((category) => `documents: organization.missing-${category}`)
      expect(issuesOf(await command(id, 'approve'))).toEqual([409, ...missing])
      await put(id, { documents: papers({}, categories) })
    }
    expect(await reached(id, 'approve')).toBe('habilitada')
  })

  test('is refused where it does not lead', async () => {
    const { id, status } = await created()
    expect(status).toBe('em-cadastro')
    for (const transition of ['approve', 'approveWithRemark', 'giveBack', 'reject', 'renew', 'suspend'])
      expect((await command(id, transition)).body).toMatchObject({ code: 'no-transition' })
    expect(await reached(id, 'submit', 'giveBack', 'submit', 'reject', 'renew', 'reject')).toBe('inabilitada')
    for (const transition of ['submit', 'approve', 'suspend'])
      expect((await command(id, transition)).body).toMatchObject({ code: 'no-transition' })
    expect(issuesOf(await command(id, 'deactivate', 'curto'))).toEqual([422, 'reason: minLength'])
    expect(await reached(id, 'deactivate')).toBe('inativa')
    expect((await put(id, { phone: '4133337777' })).body).toMatchObject({ code: 'final' })
    expect(await reached(id, 'renew')).toBe('em-analise')
    expect((await call('POST', `${organizations}/acoes/excluir`, { ids: [id] })).body.data).toMatchObject({
      refused: [{ code: 'not-deletable' }],
    })
    const { rows } = await call('GET', `${organizations}/${id}/historico`)
    expect(rows.filter(({ action }) => action === 'transition')).toHaveLength(8)
  })

  const open = ['em-cadastro', 'em-analise', 'habilitada', 'habilitada-com-ressalva', 'inabilitada', 'suspensa', 'inativa']
  const ways: Readonly<Record<string, readonly string[]>> = {
    'em-cadastro': [],
    'em-analise': ['submit'],
    habilitada: ['submit', 'approve'],
    'habilitada-com-ressalva': ['submit', 'approveWithRemark'],
    inabilitada: ['submit', 'reject'],
    suspensa: ['submit', 'approve', 'suspend'],
    inativa: ['deactivate'],
  }
  test.each(open)('goes on from %s as its contract says, and in no other way', async (status) => {
    const transitions: readonly Transition[] = organizationContract.transitions
    const { id } = await created({ documents: papers() })
    expect(await reached(id, ...(ways[status] ?? []))).toBe(status)
    for (const { name, from } of transitions)
      if (!from.includes(status)) expect((await command(id, name)).body, name).toMatchObject({ code: 'no-transition' })
    for (const { name, from, to } of transitions.filter((each) => each.from.includes(status))) {
      const other = await created({ documents: papers() })
      await reached(other.id, ...(ways[status] ?? []))
      expect([from, await reached(other.id, name)], name).toEqual([from, to])
    }
  })

  test('asks for a reason that says something, whatever takes an approval away', async () => {
    const { id } = await created({ documents: papers() })
    await reached(id, 'submit')
    for (const name of ['giveBack', 'reject']) expect(issuesOf(await command(id, name, 'curto')), name).toEqual([422, 'reason: minLength'])
    await reached(id, 'approve')
    for (const name of ['suspend', 'deactivate']) expect(issuesOf(await command(id, name, '')), name).toEqual([422, 'reason: required'])
    expect(await reached(id, 'suspend', 'renew', 'approve', 'renew')).toBe('em-analise')
  })

  test('is not left to an unfit representative', async () => {
    const person = (await call('POST', people, personDraft())).body.data
    const { id } = await created({
      type: 'municipio',
      legalNature: '124-4',
      dirigentes: [president({ personId: person.id, role: 'prefeito' })],
    })
    await reached(id, 'submit')
    await sql`update person set status = 'falecido' where id = ${person.id}`.execute(api.database)
    expect(issuesOf(await command(id, 'approve'))).toEqual([409, ': organization.legalRepUnfit'])
  })

  test('ends in a suspension by the first night after a mandate or a mandatory document, and in no other', async () => {
    const approved = async (more: object) => {
      const { id } = await created({ documents: papers(), ...more })
      await reached(id, 'submit', 'approve')
      return id
    }
    const [mandate, document, renewed, other, sound] = [
      await approved({}),
      await approved({}),
      await approved({ documents: [...papers(), ...papers({}, ['cnd-federal'])] }),
      await approved({ documents: [...papers(), ...papers({}, ['alvara'])] }),
      await approved({}),
    ]
    await sql`update organization_dirigente set mandate_end = ${shifted(-1)} where owner_id = ${mandate}`.execute(api.database)
    const expire = (id: number, category: string) =>
      sql`update organization_attachment set valid_until = ${shifted(-1)} where id = (select min(id) from organization_attachment
        where owner_id = ${id} and category = ${category})`.execute(api.database)
    await expire(document, 'cnd-federal')
    await expire(renewed, 'cnd-federal')
    await expire(other, 'alvara')
    expect((await night()).changed).toMatchObject({ 'organization.suspended': 2 })
    const statuses = await Promise.all([mandate, document, renewed, other, sound].map(async (id) => (await read(id)).status))
    expect(statuses).toEqual(['suspensa', 'suspensa', 'habilitada', 'habilitada', 'habilitada'])
    expect((await call('GET', `${organizations}/${mandate}/historico`)).rows[0]).toMatchObject({
      action: 'transition',
      reason: 'organization.suspensa',
      changes: [{ field: 'status', before: 'habilitada', after: 'suspensa' }],
    })
    expect((await night()).changed).toMatchObject({ 'organization.suspended': 0 })
    await put(document, { documents: papers() })
    expect(await reached(document, 'renew', 'approve')).toBe('habilitada')
    const expired = await found('hasExpiredDocument=true')
    expect([other, renewed, document, sound].map((id) => expired.includes(id))).toEqual([true, false, false, false])
    expect(await found('hasExpiredDocument=false')).toEqual(expect.arrayContaining([renewed, document, sound, mandate]))
    const { rows } = await call('GET', '/painel/vencimentos?por_pagina=100')
    expect(rows.filter(({ id }) => id === mandate || id === other)).toMatchObject([
      { what: 'mandate', title: 'Mandato do representante legal', due: shifted(-1) },
      { what: 'document.alvara', title: 'Alvará', due: shifted(-1) },
    ])
  })
})

describe('the register', () => {
  test('holds a CNPJ once, with letters too, and finds it however it is written', async () => {
    const { id } = await created({ cnpj: '12.ABC.345/01DE-35' })
    expect(issuesOf(await call('POST', organizations, draft({ cnpj: '12abc34501de35' })))).toEqual([409, 'cnpj: duplicate'])
    for (const busca of ['12.ABC.345/01DE-35', '12abc345', '12ABC34501DE35'])
      expect(await found(`busca=${encodeURIComponent(busca)}`), busca).toEqual([id])
  })

  test('names the other establishments of a company, which is no obstacle', async () => {
    const { id, label } = await created({ cnpj: newCnpj('7F3K9X2P0001') })
    const cnpj = newCnpj('7F3K9X2P0A3C')
    const { rows } = await call('POST', `${organizations}/duplicados`, { values: { cnpj }, root: 8 })
    expect(rows).toEqual([{ id, label }])
    await created({ cnpj })
  })

  test('holds a town that is older than the country', async () => {
    const { id } = await created({ type: 'municipio', legalNature: '124-4', foundedAt: '1648-07-29' })
    expect(await read(id)).toMatchObject({ foundedAt: '1648-07-29' })
  })

  test('is narrowed by each of its filters', async () => {
    const { id } = await created({
      type: 'liga',
      modalities: ['remo', 'canoagem'],
      dirigentes: [president({ mandateEnd: shifted(40) })],
      address: { ...(organizationDraft().address as object), cityId: 4106902 },
    })
    const { region } = await read(id)
    const regionId = (region as unknown as Fields).id
    for (const query of [
      'type=liga',
      `regionId=${regionId}`,
      'cityId=4106902',
      'modalities=remo',
      `mandateEnd=${shifted(0)}..${shifted(60)}`,
      'status=em-cadastro',
    ])
      expect(await found(query), query).toContain(id)
    for (const query of [
      'type=clube',
      'regionId=9999',
      'cityId=4113700',
      'modalities=xadrez',
      `mandateEnd=${shifted(0)}..${shifted(39)}`,
      'status=suspensa',
    ])
      expect(await found(query), query).not.toContain(id)
    const [listed] = (await call('GET', `${organizations}?modalities=remo`)).rows
    expect(listed).toMatchObject({ representative: { id: leader.id }, documentsValidUntil: null })
    expect(listed).not.toHaveProperty('bankAccounts')
  })
})
