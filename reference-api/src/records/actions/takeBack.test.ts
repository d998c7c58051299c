import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lotDraft, lotsOf, organizationDraft, organizations, supplierDraft, suppliers, tenderDraft, tenders } from '../../testing/drafts.js'
import { move, registeredLot } from '../../testing/registeredLot.js'
import { type Call, startTestServer, type TestServer } from '../../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  call = await api.signIn()
})
afterAll(() => api.close())

const created = async (path: string, draft: object) => {
  const { status, body } = await call('POST', path, draft)
  expect([status, body.issues ?? []]).toEqual([201, []])
  return `${path}/${body.data.id}`
}
const read = async (path: string) => (await call('GET', path)).body.data
const lacks = async (path: string, transition: string) => (await call('GET', `${path}/situacao/${transition}`)).body
const undo = async (path: string, as = call) => as('POST', `${path}/situacao/desfazer`, { version: (await read(path)).version })

describe('what a change of status lacks', () => {
  test('is told before anybody tries it, and nothing is written', async () => {
    const path = await created(tenders, tenderDraft({ publicationDate: null, sessionAt: null }))
    expect((await lacks(path, 'publish')).data).toEqual({
      issues: [
        { path: 'publicationDate', code: 'required' },
        { path: 'sessionAt', code: 'required' },
      ],
    })
    expect(await read(path)).toMatchObject({ status: 'em-elaboracao', version: 1 })
  })

  test('is nothing where nothing lacks, and not asked of a status that it does not lead out of', async () => {
    const path = await created(tenders, tenderDraft())
    expect((await lacks(path, 'publish')).data).toEqual({ issues: [] })
    expect(await lacks(path, 'judge')).toMatchObject({ status_code: 409, code: 'no-transition' })
    expect(await lacks(`${tenders}/999999`, 'publish')).toMatchObject({ status_code: 404 })
  })
})

describe('a reversible change of status', () => {
  test('is taken back by who made it, and the history keeps both steps', async () => {
    const path = await created(suppliers, supplierDraft())
    await move(call, path, 'complete')
    const { status, body } = await undo(path)
    expect([status, body.data.status]).toEqual([200, 'em-cadastro'])
    const [last, first] = (await call('GET', `${path}/historico`)).body.data as never as { reason: string | null; changes: object[] }[]
    expect(last).toMatchObject({ reason: 'takenBack', changes: [{ field: 'status', before: 'ativo', after: 'em-cadastro' }] })
    expect(first).toMatchObject({ changes: [{ field: 'status', before: 'em-cadastro', after: 'ativo' }] })
    const colleague = await api.signIn('gestora')
    const told = (await colleague('GET', '/painel/mudancas?por_pagina=100&idioma=es-ES')).rows as never as readonly {
      reason: string | null
    }[]
    expect(told[0]).toMatchObject({ path: suppliers, reason: 'Cambio de situación deshecho' })
  })

  test('is named by the record, for who made it and as long as it can be taken back', async () => {
    const path = await created(suppliers, supplierDraft())
    expect((await read(path)).takeBack).toBeUndefined()
    const { version } = await read(path)
    const { body } = await call('POST', `${path}/situacao`, { transition: 'complete', reason: '', version })
    const until = new Date(Date.parse(String(body.data.updatedAt)) + 15 * 60_000).toISOString()
    expect(body.data.takeBack).toEqual({ transition: 'complete', until })
    expect((await read(path)).takeBack).toEqual({ transition: 'complete', until })
    expect((await (await api.signIn('gestora'))('GET', path)).body.data.takeBack).toBeUndefined()
    await undo(path)
    expect((await read(path)).takeBack).toBeUndefined()
  })

  test('is taken back once, not by another person, not after another change, and not too late', async () => {
    const path = await created(organizations, organizationDraft())
    await move(call, path, 'submit')
    const other = await undo(path, await api.signIn('gestora'))
    expect([other.status, other.body.code]).toEqual([409, 'not-reversible'])
    expect((await undo(path)).status).toBe(200)
    expect((await undo(path)).body.code).toBe('not-reversible')
    await move(call, path, 'submit')
    const stored = await read(path)
    const changed = await call('PUT', path, { ...stored, acronym: 'AT' }, { 'If-Match': `"${stored.version}"` })
    expect(changed.status).toBe(200)
    expect((await undo(path)).body.code).toBe('not-reversible')
    const late = await created(organizations, organizationDraft())
    await move(call, late, 'submit')
    api.advance(16 * 60)
    call = await api.signIn()
    expect((await undo(late)).body.code).toBe('not-reversible')
  })

  test('takes its effects along: a lot that is not homologated has no prices, and can be homologated again', async () => {
    const { tender, lot } = await registeredLot(call)
    const path = `${lotsOf(tender.id)}/${lot.id}`
    expect((await undo(path)).body.code).toBe('lot.tenderStage')
    const open = await created(tenders, tenderDraft())
    for (const step of ['publish', 'openDispute', 'judge']) await move(call, open, step)
    const { supplierId, items } = lot as never as { supplierId: number; items: { materialId: number }[] }
    const item = { materialId: items[0]?.materialId, quantity: '10', maxUnitPrice: '26', awardedUnitPrice: '21.9' }
    const other = await created(`${open}/lotes`, lotDraft({ supplierId, awardDate: '2026-03-20', items: [item] }))
    await move(call, other, 'homologate')
    expect((await undo(other)).body.data).toMatchObject({ status: 'em-andamento', items: [{ prices: [] }] })
    await move(call, other, 'homologate')
    expect(await read(other)).toMatchObject({ items: [{ prices: [{ unitPrice: '21.9000' }] }] })
  })
})
