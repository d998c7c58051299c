import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstRow } from '../database/database.js'
import { entities, planEntities } from '../entities/entities.js'
import { allChildren } from '../records/plan/plan.js'
import { registerPortal } from '../session/portalRegistry.js'
import { entityDrafts } from '../testing/entityDrafts.js'
import { type Call, caller, startTestServer, type TestServer } from '../testing/testServer.js'

type Patch = (fileId: number) => Record<string, unknown>

/** Every list of rows with files, with a draft whose first row refers to one. */
const rowsWithFiles: Readonly<Record<string, { readonly path: string; readonly more: Patch }>> = {
  'material.images': { path: 'images[0].fileId', more: (fileId) => ({ images: [{ fileId }] }) },
  'supplier.certificates': {
    path: 'certificates[0].fileId',
    more: (fileId) => ({ certificates: [{ type: 'fgts-crf', validUntil: '2030-01-31', fileId }] }),
  },
  'organization.documents': {
    path: 'documents[0].fileId',
    more: (fileId) => ({ documents: [{ fileId, category: 'estatuto' }] }),
  },
  'organization.dirigentes.ata': {
    path: 'dirigentes[0].ata[0].fileId',
    more: (fileId) => ({
      dirigentes: [{ personId: 1, role: 'presidente', mandateStart: '2020-01-01', isLegalRep: true, ata: [{ fileId }] }],
    }),
  },
  'tender.attachments': { path: 'attachments[0].fileId', more: (fileId) => ({ attachments: [{ fileId, category: 'edital' }] }) },
  'serviceRequest.attachments': { path: 'attachments[0].fileId', more: (fileId) => ({ attachments: [{ fileId, category: 'orcamento' }] }) },
  'siteVisit.photos': { path: 'photos[0].fileId', more: (fileId) => ({ photos: [{ fileId, category: 'fachada' }] }) },
  'siteVisit.signatures': {
    path: 'signatures[0].fileId',
    more: (fileId) => ({ signatures: [{ role: 'responsavel', name: 'Maria de Testes', fileId }] }),
  },
}

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

let api: TestServer
let requested: Record<string, unknown>
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  const item = await firstRow<{ id: number; lotId: number; tenderId: number }>(
    api.database,
    sql`select i.id, l.id as "lotId", l.tender_id as "tenderId" from lot_item i join lot l on l.id = i.owner_id where l.status = 'homologado' order by i.id limit 1`,
  )
  requested = { lotId: item?.lotId, tenderId: item?.tenderId, items: [{ lotItemId: item?.id, quantity: '1', unitPrice: '1' }] }
}, 240_000)
afterAll(() => api.close())

const tokenOf = async (username: string) =>
  (await api.call('POST', '/sessao/login', { username, password: 'esporte-parana' })).body.data.token

async function upload(token: string): Promise<number> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(png)], 'documento.png'))
  const sent = await fetch(`${api.baseUrl}/anexos`, { method: 'POST', body: form, headers: { Authorization: `Bearer ${token}` } })
  return ((await sent.json()) as { data: { id: number } }).data.id
}

test('every list of rows that holds files is among those that are tried', async () => {
  const { plans } = await planEntities(api.database)
  const found = plans.flatMap(({ entity, children }) =>
    allChildren(children).flatMap(({ child, path }) =>
      child.fields.some(({ target }) => target === 'attachment') ? [`${entity.contract.name}.${path}`] : [],
    ),
  )
  expect(Object.keys(rowsWithFiles).toSorted()).toEqual(found.toSorted())
})

test.each(Object.keys(rowsWithFiles))('%s: a file that somebody else sent and no record holds is unknown there', async (name) => {
  const { path, more } = rowsWithFiles[name] ?? { path: '', more: () => ({}) }
  const [entity = ''] = name.split('.')
  const address = entities.find(({ contract }) => contract.name === entity)?.contract.path ?? ''
  const draftWith = (fileId: number) => ({ ...entityDrafts[address]?.(), ...(entity === 'serviceRequest' && requested), ...more(fileId) })
  const issuesOf = async (call: Call, fileId: number) => {
    const { body, status } = await call('POST', address, draftWith(fileId))
    return { status, issues: body.issues ?? [] }
  }
  const [mine, others] = [await tokenOf('admin'), await tokenOf('gestora')]
  const [own, foreign] = [await upload(mine), await upload(others)]
  const refused = await issuesOf(caller(api.baseUrl, mine), foreign)
  expect(refused.status).toBe(422)
  expect(refused.issues).toEqual([{ path, code: 'reference' }])
  const taken = await issuesOf(caller(api.baseUrl, mine), own)
  expect(taken.issues).not.toContainEqual(expect.objectContaining({ path }))

  // Visitors of a portal share one user, so a file belongs to the session that uploaded it.
  await registerPortal(api.database, { name: `visitantes ${name}`, origins: [], secret: 'segredo-do-portal', screens: [address] })
  const visit = async () =>
    (await api.call('POST', '/sessao/portal', { portal: `visitantes ${name}`, secret: 'segredo-do-portal' })).body.data.token
  const [first, second] = [await visit(), await visit()]
  const sent = await upload(first)
  expect((await issuesOf(caller(api.baseUrl, second), sent)).issues).toContainEqual({ path, code: 'reference' })
  expect((await issuesOf(caller(api.baseUrl, first), sent)).issues).not.toContainEqual(expect.objectContaining({ path }))
})
