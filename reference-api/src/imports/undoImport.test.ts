import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runNightly } from '../nightly/runNightly.js'
import { planEntities } from '../entities/entities.js'
import { type Call, startTestServer, type TestServer } from '../testing/testServer.js'
import { draft } from '../entities/person/draft.testkit.js'

const people = '/pessoas'
const regions = '/administrativo/solicitacoes-servico/regioes'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
})
afterAll(() => api.close())

interface Result {
  readonly created: number
  readonly updated: number
  readonly firstId: number
  readonly importId: number
}

async function bring(rows: readonly object[], path = people): Promise<Result> {
  const { status, body } = await call('POST', `${path}/importar`, { rows, fileName: 'pessoas.xlsx' })
  expect(status, JSON.stringify(body).slice(0, 500)).toBe(201)
  return body.data as unknown as Result
}
interface Line {
  readonly entity: string
  readonly id: number
  readonly action: string
}
const undo = (id: number, path = people) => call('POST', `${path}/importacoes/${id}/desfazer`)
const listed = async (id: number) => (await call('GET', `${people}?importacao=${id}`)).rows.length

describe('an import', () => {
  test('is opened as a list, counted, and told with who brought which file', async () => {
    const { importId, created } = await bring([draft(), draft(), draft()])
    expect(await listed(importId)).toBe(3)
    expect((await call('GET', `${people}/contagem?importacao=${importId}`)).body.data.total).toBe(created)
    const [latest] = (await call('GET', `${people}/importacoes`)).body.data as unknown as readonly object[]
    expect(latest).toMatchObject({ id: importId, fileName: 'pessoas.xlsx', created: 3, left: 3, updated: 0, undoneAt: null })
    expect((await call('GET', `${people}?importacao=x`)).status).toBe(400)
    expect(await listed(999_999)).toBe(0)
  })

  test('that only changed records is opened as the list of exactly these', async () => {
    const { firstId } = await bring([draft(), draft()])
    const { importId, created } = await bring([{ id: firstId, notes: 'Alterada pela planilha' }])
    expect(created).toBe(0)
    expect((await call('GET', `${people}?importacao=${importId}`)).rows.map(({ id }) => id)).toEqual([firstId])
    expect((await call('GET', `${people}/contagem?importacao=${importId}`)).body.data.total).toBe(1)
  })

  test('is taken back as a whole, once; its records can be restored', async () => {
    const { importId, firstId } = await bring([draft(), draft()])
    expect((await undo(importId)).body.data).toMatchObject({ done: 2, refused: [] })
    expect(await listed(importId)).toBe(0)
    expect((await call('GET', `${people}/${firstId}`)).status).toBe(404)
    expect((await undo(importId)).body).toMatchObject({ status_code: 409, code: 'import-undone' })
    expect((await call('POST', `${people}/acoes/restaurar`, { ids: [firstId] })).body.data.done).toBe(1)
  })

  test('is one line of what changed for others, and when it is taken back too', async () => {
    const other = await api.signIn('gestora')
    const lines = async () => (await other('GET', '/painel/mudancas?por_pagina=100')).rows as unknown as readonly Line[]
    const { importId, firstId } = await bring([draft(), draft(), draft()])
    const isOfImport = (action: string) => action === 'import' || action === 'undoImport'
    const own = async () =>
      (await lines()).filter(
        ({ entity, action, id }) => entity === 'person' && (isOfImport(action) ? id === importId : id >= firstId && id < firstId + 3),
      )
    expect(await own()).toMatchObject([{ id: importId, action: 'import', count: 3, label: 'pessoas.xlsx', kind: 'Pessoas', path: people }])
    await undo(importId)
    expect(await own()).toMatchObject([{ id: importId, action: 'undoImport', count: 3 }])
  })

  test('stays whole when one of its records was changed or is referred to, and says which', async () => {
    const { importId, firstId } = await bring([draft(), draft(), draft()])
    const changed = (await call('GET', `${people}/${firstId}`)).body.data
    const { id: _, version, ...values } = changed
    const body = draft({ ...pickDraft(values), notes: 'Ligou pedindo correção' })
    expect((await call('PUT', `${people}/${firstId}`, body, { 'If-Match': `"${version}"` })).status).toBe(200)
    const guardian = { relation: 'mae', phone: '41999990000', isMain: true, personId: firstId + 1 }
    const year = new Date().getFullYear() - 10
    const ward = draft({ birthDate: `${year}-01-15`, legalCapacity: 'menor', phone: null, guardians: [guardian] })
    expect((await call('POST', people, ward)).status).toBe(201)
    const { data } = (await undo(importId)).body
    expect(data).toMatchObject({
      done: 0,
      refused: [
        { id: firstId, code: 'changed-since-import' },
        { id: firstId + 1, code: 'person.inUse' },
      ],
    })
    expect(await listed(importId)).toBe(3)
  })

  test('that only changed records leaves them as they are', async () => {
    const { firstId } = await bring([draft()])
    const { importId, updated } = await bring([{ id: firstId, notes: 'Da planilha' }, draft()])
    expect(updated).toBe(1)
    expect((await undo(importId)).body.data).toMatchObject({ done: 1, refused: [] })
    expect((await call('GET', `${people}/${firstId}`)).body.data.notes).toBe('Da planilha')
  })

  test('of another entity, and one of a month ago, is not found', async () => {
    const { importId } = await bring([draft()])
    expect((await undo(importId, regions)).status).toBe(404)
    const later = new Date(Date.now() + 31 * 86_400_000)
    const set = await planEntities(api.database)
    await runNightly(api.database, { set, now: later })
    expect((await call('GET', `${people}/importacoes`)).body.data).toEqual([])
    expect((await undo(importId)).status).toBe(404)
  })
})

/** The fields of a draft among those of a record. */
function pickDraft(values: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(['cpf', 'name', 'birthDate'].map((key) => [key, values[key]]))
}
