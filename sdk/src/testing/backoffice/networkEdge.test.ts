import { expect, test } from 'vitest'
import { failure } from '../answers.js'
import { createMemoryApi } from '../memory/memoryApi.js'
import { createNetworkEdge, noAnswer, noEnd } from './networkEdge.js'
import { sampleRecords } from '../samples/samples.js'

const people = '/api/admin/v1/pessoas'
const open = () => createNetworkEdge(createMemoryApi({ records: sampleRecords, requiresSession: false }).fetch)

test('lets everything through until somebody interferes, and again after', async () => {
  const edge = open()
  const stop = edge.interfere('GET /pessoas', () => failure(503, 'unavailable'))
  expect((await edge.fetch(people)).status).toBe(503)
  expect((await edge.fetch('/api/admin/v1/administrativo/funcoes')).status).toBe(200)
  stop()
  expect((await edge.fetch(people)).status).toBe(200)
})

test('fails as a network does when no answer comes', async () => {
  const edge = open()
  edge.interfere('GET /pessoas', noAnswer)
  await expect(edge.fetch(people)).rejects.toThrow(TypeError)
})

test('lets a person give up a call that never ends', async () => {
  const edge = open()
  edge.interfere('GET /pessoas', noEnd)
  const abort = new AbortController()
  const answer = edge.fetch(people, { signal: abort.signal })
  abort.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})

test('names what a record refers to, also in its rows', async () => {
  const api = createMemoryApi({ records: sampleRecords })
  expect(api.records('department')[3]).toMatchObject({ parent: { id: 2, label: 'Diretoria de Esporte' } })
  expect(api.records('person')[6]).toMatchObject({ guardians: [{ person: { id: 1 } }, { person: null }] })
})
