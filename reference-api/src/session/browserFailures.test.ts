import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
beforeAll(async () => {
  api = await startTestServer()
})
afterAll(() => api.close())

const failure = {
  code: 'EP-1A2B3C4D-20261130T1405',
  name: 'TypeError',
  message: 'Cannot read "Maria da Silva" of 529.982.247-25',
  stack:
    'TypeError: Cannot read\n    at save (https://esporte.pr.gov.br/assets/form-a1b2.js:12:345)\nread@https://esporte.pr.gov.br/assets/list-c3.js:6:7',
  page: '/pessoas/4711?busca=Maria',
}
const tell = (body: object) => api.call('POST', '/falhas', body)

describe('a page that failed', () => {
  test('is told to the operators by its code, without a name, a number or a search', async () => {
    expect((await tell(failure)).status).toBe(204)
    expect(api.lines).toEqual([
      'browser, EP-1A2B3C4D-20261130T1405, /pessoas/:id: TypeError: Cannot read … of … (form-a1b2.js:12:345 < list-c3.js:6:7)',
    ])
  })

  test('may have no code and no stack', async () => {
    expect((await tell({ ...failure, code: undefined, stack: '', name: 'A\nB' })).status).toBe(204)
    expect(api.lines.at(-1)).toBe('browser, without a code, /pessoas/:id: AB: Cannot read … of … ()')
  })

  test.each([
    { ...failure, code: 'EP-\nforged line' },
    { ...failure, message: 'x'.repeat(501) },
    { ...failure, cpf: '52998224725' },
    { message: 'no name' },
  ])('is refused with a body like %j', async (body) => {
    const before = api.lines.length
    expect((await tell(body)).status).toBe(422)
    expect(api.lines.length).toBe(before)
  })

  test('that fails in a circle is told twenty times in a quarter of an hour, and again after it', async () => {
    for (let times = 2; times < 20; times++) expect((await tell(failure)).status).toBe(204)
    expect((await tell(failure)).status).toBe(429)
    api.advance(16 * 60)
    expect((await tell(failure)).status).toBe(204)
  })
})
