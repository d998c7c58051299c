import { resources } from '@esporte-parana/sdk/resources'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyColumn, AnyResource } from '../../../sdk/src/core/resource.js'
import { readSheet } from '../../../sdk/src/sheet/readSheet.js'
import { busiestPath } from '../testing/busiestPath.js'
import { type Call, startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
let call: Call
let token: string
beforeAll(async () => {
  api = await startTestServer({ demoScale: 0.1 })
  token = String((await api.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })).body.data.token)
  call = await api.signIn()
})
afterAll(() => api.close())

/** The columns whose cell is a text that the resource itself writes: list, print and preview show it. */
const written = (resources as readonly AnyResource[]).flatMap((resource) =>
  resource.columns.flatMap((column) => (column.render ? [[`${resource.contract.name}.${column.key}`, resource, column] as const] : [])),
)

test('some columns write their cells themselves', () => {
  expect(written.map(([name]) => name)).toContain('serviceRequest.lot')
})

test.each(written)('an export of the list says what the list says: %s', async (_, resource, column: AnyColumn) => {
  const path = await busiestPath(api.database, resource.contract)
  const records = (await call('GET', `${path}?por_pagina=50`)).rows
  const answer = await fetch(`${api.baseUrl}${path}/exportar.csv?colunas=${column.key},id`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const sheet = await readSheet(new File([await answer.arrayBuffer()], 'x.csv'), { signal: new AbortController().signal })
  const exported = new Map(sheet.rows.map(({ cells: [text, id] }) => [id, text]))
  expect(records.length).toBeGreaterThan(0)
  for (const record of records) expect(exported.get(String(record.id))).toBe(column.render?.(record[column.key], record as never))
})
