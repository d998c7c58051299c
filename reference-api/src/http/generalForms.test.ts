import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { departmentDraft, departments } from '../testing/drafts.js'
import { type Call, startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
let call: Call
beforeAll(async () => {
  api = await startTestServer()
  call = await api.signIn()
  for (let count = 0; count < 3; count++) await call('POST', departments, departmentDraft())
})
afterAll(() => api.close())

describe('another method', () => {
  test.each([
    ['DELETE', '/saude', 'GET'],
    ['PATCH', `${departments}/1`, 'GET, PUT, DELETE'],
    ['PUT', `${departments}/acoes/ativar`, 'POST'],
    ['GET', '/sessao/login', 'POST'],
  ])('%s %s is refused with those that the address has', async (method, path, allowed) => {
    const { status, headers, body } = await call(method, path)
    expect([status, headers.get('Allow'), body.code]).toEqual([405, allowed, 'method-not-allowed'])
    expect(body.message).toBe(`Este endereço aceita só ${allowed}.`)
  })

  test('of an unknown address is one of an unknown address', async () => {
    const { status, headers } = await call('DELETE', '/nada/1')
    expect([status, headers.get('Allow')]).toEqual([404, null])
  })
})

test('a client that reads the general form of a problem gets it beside ours', async () => {
  const { status, headers, body } = await call('GET', `${departments}/99999999`, undefined, {
    Accept: 'application/problem+json, application/json',
    'Accept-Language': 'en-US',
  })
  expect([status, headers.get('Content-Type')]).toEqual([404, expect.stringMatching(/^application\/problem\+json/)])
  expect(body).toMatchObject({
    type: 'urn:esporte-parana:problem:not-found',
    title: 'Not Found',
    status: 404,
    detail: body.message,
    status_code: 404,
    code: 'not-found',
  })
  const plain = await call('GET', `${departments}/99999999`)
  expect(plain.headers.get('Content-Type')).toMatch(/^application\/json/)
  expect(plain.body).not.toHaveProperty('type')
})

test('a page of a list leads to the pages beside it', async () => {
  const path = `${departments}?por_pagina=1&busca=a%26b`
  const link = async (address: string) => (await call('GET', address)).headers.get('Link')
  const first = `${departments}?por_pagina=1&status=ativo`
  const at = (page: number) => `</api/admin/v1${first}&pagina=${page}>`
  expect(await link(first)).toBe(`${at(2)}; rel="next"`)
  expect(await link(`${first}&pagina=2`)).toBe(`${at(1)}; rel="prev", ${at(3)}; rel="next"`)
  expect(await link(path)).toBeNull()
  expect(await link(`${first}&pagina=999`)).toBe(`${at(998)}; rel="prev"`)
})
