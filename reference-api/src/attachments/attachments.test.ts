import { createHash } from 'node:crypto'
import { defineContract, type Stored } from '@esporte-parana/sdk/contracts'
import { attachment, attachmentDraft, requiredText, rowsOf, storedShape } from '@esporte-parana/sdk/schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { runScript } from '../database/migrate.js'
import { storedColumns } from '../database/storedColumns.js'
import { defineEntity } from '../records/plan/defineEntity.js'
import { planEntities } from '../entities/entities.js'
import { runNightly } from '../nightly/runNightly.js'
import { type Call, startTestServer, type TestServer } from '../testing/testServer.js'
import { attachmentLink } from './attachmentLink.js'
import { attachmentTable } from './attachmentTable.js'

const categories = ['estatuto', 'alvara'] as const
const draft = z.object({ name: requiredText(3, 80), documents: rowsOf(attachmentDraft(categories), 3) })
const entity = draft.extend({ ...storedShape, status: z.string(), documents: z.array(attachment(categories)) })
interface Club extends Stored {
  readonly name: string
}
const contract = defineContract<Club, { readonly name: string }>({
  name: 'club',
  path: '/clubes',
  search: ['name'],
  filters: [],
  sortable: ['name'],
  schema: () => Promise.resolve({ draft, entity } as never),
})
/** A test entity with files in its draft, which no real entity has. */
const club = defineEntity(contract, {
  table: 'club',
  label: ({ name }) => name,
  children: { documents: { table: 'club_attachment', links: { file: attachmentLink } } },
  unlisted: ['documents'],
})

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({
    entities: {
      list: [club],
      prepare: (database) =>
        database.transaction().execute((transaction) =>
          runScript(
            transaction,
            `create table club (${storedColumns}, status text not null default 'ativo', name text collate "und-x-icu" not null);
            ${attachmentTable('club', categories)}`,
          ),
        ),
    },
  })
  call = await api.signIn()
})
afterAll(() => api.close())

const send = async (name: string, key?: string) => {
  const form = new FormData()
  form.append('file', new File(['%PDF-1.7 ', name], name))
  const { token } = (await api.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })).body.data
  const headers = { Authorization: `Bearer ${token}`, ...(key && { 'Idempotency-Key': key }) }
  return fetch(`${api.baseUrl}/anexos`, { method: 'POST', body: form, headers })
}
const stored = async (answer: Response) => ((await answer.json()) as { data: { id: number; sha256: string } }).data
const upload = async (name: string) => (await stored(await send(name))).id
const row = (fileId: number, more: object = {}) => ({ fileId, category: 'estatuto', description: '', validUntil: null, ...more })
const create = async (documents: readonly object[]) => (await call('POST', '/clubes', { name: 'Clube de Teste', documents })).body.data
const save = (record: { id: number; version: number }, documents: readonly object[]) =>
  call('PUT', `/clubes/${record.id}`, { name: 'Clube de Teste', documents }, { 'If-Match': `"${record.version}"` })
const history = async (id: number) => (await call('GET', `/clubes/${id}/historico`)).rows as unknown as { changes: object[] }[]

describe('files beside a record', () => {
  test('come back in their order, each with its name, type, size and who sent it', async () => {
    const [first, second] = [await upload('estatuto.pdf'), await upload('alvará "2026".pdf')]
    const { id } = await create([row(second, { category: 'alvara', validUntil: '2026-12-31' }), row(first, { description: 'De 2020' })])
    const { documents } = (await call('GET', `/clubes/${id}`)).body.data
    expect(documents).toMatchObject([
      {
        fileId: second,
        category: 'alvara',
        validUntil: '2026-12-31',
        file: { id: second, label: 'alvará "2026".pdf', mime: 'application/pdf', uploadedBy: { label: 'Ana Paula Ribeiro' } },
      },
      { fileId: first, description: 'De 2020', file: { label: 'estatuto.pdf' } },
    ])
    expect(entity.shape.documents.safeParse(documents).error).toBeUndefined()
    expect((await call('GET', '/clubes')).rows[0]).not.toHaveProperty('documents')
  })

  test('are refused where they are wrong: unknown, of no category, too many', async () => {
    const file = await upload('um.pdf')
    const issues = async (documents: readonly object[]) => {
      const { status, body } = await call('POST', '/clubes', { name: 'Clube de Teste', documents })
      return [status, body.issues]
    }
    expect(await issues([row(file), row(999_999)])).toEqual([422, [{ path: 'documents[1].fileId', code: 'reference' }]])
    expect(await issues([row(file, { category: null })])).toEqual([422, [{ path: 'documents[0].category', code: 'required' }]])
    expect(await issues([row(file, { description: 'x'.repeat(121) })])).toMatchObject([422, [{ path: 'documents[0].description' }]])
    expect(await issues(Array.from({ length: 4 }, () => row(file)))).toMatchObject([422, [{ path: 'documents' }]])
  })

  test('are told by name in the history: what came, what went, and what was changed about the others', async () => {
    const [a, b, c] = [await upload('a.pdf'), await upload('b.pdf'), await upload('c.pdf')]
    const record = await create([row(a), row(b)])
    expect((await save(record, [row(b, { category: 'alvara' }), row(c)])).status).toBe(200)
    const [update, creation] = await history(record.id)
    expect(update?.changes).toEqual([
      { field: 'documents[0].fileId', before: a, after: null, beforeLabel: 'a.pdf' },
      { field: 'documents[0].category', before: 'estatuto', after: 'alvara' },
      { field: 'documents[1].fileId', before: null, after: c, afterLabel: 'c.pdf' },
      { field: 'documents[1].category', before: null, after: 'estatuto' },
    ])
    expect(creation?.changes).toContainEqual({ field: 'documents[1].fileId', before: null, after: b, afterLabel: 'b.pdf' })
  })

  test('that a record gave up are gone after the night, and the history still names them', async () => {
    const [kept, dropped] = [await upload('fica.pdf'), await upload('sai.pdf')]
    const record = await create([row(kept), row(dropped)])
    await save(record, [row(kept)])
    const now = new Date(Date.now() + (8 * 24 + 1) * 3_600_000)
    const set = await planEntities(api.database, [club])
    await runNightly(api.database, { set, now })
    const status = async (id: number) => (await call('GET', `/anexos/${id}`)).status
    expect([await status(kept), await status(dropped)]).toEqual([200, 404])
    expect((await history(record.id))[0]?.changes).toEqual([
      { field: 'documents[1].fileId', before: dropped, after: null, beforeLabel: 'sai.pdf' },
    ])
  })

  test('sent again under the same key are stored once and acknowledged by their hash; another file under it is refused', async () => {
    const first = await stored(await send('foto.pdf', 'file-1'))
    expect(first.sha256).toBe(createHash('sha256').update('%PDF-1.7 foto.pdf').digest('hex'))
    expect(await stored(await send('foto.pdf', 'file-1'))).toEqual(first)
    expect((await send('outra.pdf', 'file-1')).status).toBe(409)
    expect((await stored(await send('foto.pdf'))).id).not.toBe(first.id)
  })

  test('cannot be lost while a record holds them: the database refuses it', async () => {
    const file = await upload('preso.pdf')
    await create([row(file)])
    await expect(sql`delete from attachment where id = ${file}`.execute(api.database)).rejects.toThrow(/club_attachment/)
  })

  test('are downloaded by a ticket that is good once', async () => {
    const path = `/anexos/${await upload('uma-vez.pdf')}`
    const { ticket } = (await call('POST', '/sessao/bilhete', { path })).body.data as unknown as { ticket: string }
    const status = async () => (await fetch(`${api.baseUrl}${path}?token=${ticket}`)).status
    expect([await status(), await status()]).toEqual([200, 401])
  })
})
