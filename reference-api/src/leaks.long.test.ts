import type { OpenAPIV3_1 } from 'openapi-types'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rows } from './database/database.js'
import { entities } from './entities/entities.js'
import { registerPortal } from './session/portalRegistry.js'
import { accessTable } from './testing/accessTable.js'
import { isLong } from './testing/longRun.js'
import { type Call, caller, startTestServer, type TestServer } from './testing/testServer.js'

const secret = 'segredo-do-portal-de-testes'
const contracts = entities.map(({ contract }) => contract)

/** The entities whose names a token for one list may read, because its form refers to them. A new entity adds its line. */
const choosable: Readonly<Record<string, readonly string[]>> = {
  department: ['department', 'person', 'region'],
  function: ['function', 'department'],
  person: ['person', 'function', 'department'],
  region: ['region', 'person'],
  materialGroup: ['materialGroup'],
  materialClass: ['materialClass', 'materialGroup'],
  material: ['material', 'materialGroup', 'materialClass'],
  supplier: ['supplier', 'materialClass', 'person'],
  event: ['event', 'region', 'person'],
  classLevel: ['classLevel'],
  organization: ['organization', 'person'],
  questionnaire: ['questionnaire'],
  tender: ['tender', 'person'],
  lot: ['lot', 'tender', 'supplier', 'material', 'region'],
  serviceRequest: ['serviceRequest', 'department', 'person', 'region', 'event', 'tender', 'lot'],
  canteen: ['canteen', 'event', 'person', 'supplier', 'serviceRequest', 'tender', 'lot'],
  siteVisit: ['siteVisit', 'questionnaire', 'organization', 'event', 'canteen', 'supplier', 'person', 'region'],
}

let api: TestServer
/** All reading operations by the entity of their path; those without an entity are under ''. */
let readings: ReadonlyMap<string, readonly string[]>
/** A real id for each parameter of an address. */
const ids: Record<string, number> = {}

beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  const { paths = {} } = (await api.call('GET', '/openapi.json')).body as unknown as OpenAPIV3_1.Document
  const reading = Object.entries(paths).flatMap(([path, methods]) => (methods && 'get' in methods ? [path] : []))
  readings = Map.groupBy(reading, (path) => ownerOf(path)?.name ?? '')
  const [lot] = await rows<{ id: number; tenderId: number }>(
    api.database,
    sql`select id, tender_id as "tenderId" from lot order by id limit 1`,
  )
  const [canteen] = await rows<{ id: number; eventId: number }>(
    api.database,
    sql`select id, event_id as "eventId" from canteen order by id limit 1`,
  )
  Object.assign(ids, { licitacaoId: lot?.tenderId, eventoId: canteen?.eventId, lot: lot?.id, canteen: canteen?.id })
}, 240_000)
afterAll(() => api.close())

/** The entity of an address. The longest path wins, because lots are below tenders. */
function ownerOf(path: string) {
  return contracts
    .filter((contract) => path === contract.path || path.startsWith(`${contract.path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0]
}

async function tokenOf(name: string, path: string): Promise<Call> {
  await registerPortal(api.database, { name, origins: [], secret, screens: [path], isReadOnly: true })
  return caller(api.baseUrl, (await api.call('POST', '/sessao/portal', { portal: name, secret })).body.data.token)
}

const addressOf = (path: string, entity: string) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => String(name === 'id' ? (ids[entity] ?? 1) : (ids[name] ?? 1)))

test('every list has a line in the table, and every line has its list', () => {
  expect(Object.keys(choosable).toSorted()).toEqual(contracts.map(({ name }) => name).toSorted())
})

describe.each(contracts.map(({ name, path }, index) => ({ name, path, index })))(
  'a token that is good for $name alone',
  ({ name, path, index }) => {
    test('reads its own records, of others the names that its form needs, and gets 403 for everything else', {
      timeout: 120_000,
    }, async () => {
      const call = await tokenOf(name, path)
      const answered: string[] = []
      const refused: string[] = []
      for (const [entity, paths] of readings) {
        if (entity === '') continue
        for (const [place, each] of paths.entries()) {
          // A short run tries each call on other screens with every third token.
          if (!isLong && entity !== name && !each.endsWith('/opcoes') && (place + index) % 3 > 0) continue
          const { status } = await call('GET', addressOf(each, entity))
          ;(status === 403 ? refused : answered).push(each)
          // A question about a step that the record cannot take is answered with the rule.
          if (status !== 403) expect(each.includes('/situacao/') ? [200, 400, 404, 409] : [200, 400], each).toContain(status)
        }
      }
      const named = contracts.filter((contract) => choosable[name]?.includes(contract.name) && contract.name !== name)
      const own = readings.get(name) ?? []
      expect(answered.toSorted()).toEqual([...own, ...named.map((contract) => `${contract.path}/opcoes`)].toSorted())
      expect(refused.length).toBeGreaterThan(contracts.length)
    })

    test('never sees a whole CPF, nor more of another’s record than its name and what tells it apart', { timeout: 120_000 }, async () => {
      const call = await tokenOf(name, path)
      const cpfs = (
        await rows<{ cpf: string }>(
          api.database,
          sql`select cpf from person where cpf is not null union select cpf from supplier where cpf is not null`,
        )
      ).map(({ cpf }) => cpf)
      expect(cpfs.length).toBeGreaterThan(50)
      for (const each of [...(readings.get(name) ?? []), ...sharedReadings()]) {
        const { status, body } = await call('GET', addressOf(each, name))
        const told = JSON.stringify(body)
        if (status !== 200) continue
        expect(
          cpfs.filter((cpf) => told.includes(cpf) || told.includes(dotted(cpf))),
          each,
        ).toEqual([])
      }
      for (const [place, other] of contracts.entries()) {
        // A short run looks at every third list of others.
        if (!isLong && (place + index) % 3 > 0) continue
        const { status, rows: found } = await call('GET', addressOf(`${other.path}/opcoes`, other.name))
        if (status !== 200) continue
        for (const record of found) expect(Object.keys(record), other.name).toEqual(['id', 'label', ...other.tellsApart])
      }
    })
  },
)

/** Operations of no list that every token may call. */
const sharedReadings = () =>
  (readings.get('') ?? []).filter((path) => accessTable[`GET ${path}`]?.split(' ')[2] === 'ok' && !path.includes('{'))

const dotted = (cpf: string) => cpf.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')
