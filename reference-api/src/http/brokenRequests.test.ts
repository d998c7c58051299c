import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiPath } from '../core/apiPath.js'
import { departments } from '../testing/drafts.js'
import { startTestServer, type TestServer } from '../testing/testServer.js'

let api: TestServer
let token: string
beforeAll(async () => {
  api = await startTestServer()
  token = (await api.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })).body.data.token
})
afterAll(() => api.close())

/** The server's answer to these bytes, until either side closes or the client `leaves`. */
async function speak(bytes: string, { leaves = false } = {}): Promise<string> {
  const socket = connect(Number(new URL(api.origin).port), '127.0.0.1')
  let answer = ''
  await new Promise<void>((resolve) => {
    socket.on('data', (part: Buffer) => {
      answer += part.toString()
      if (answer.includes('}')) socket.destroy()
    })
    socket.on('close', () => resolve())
    socket.on('error', () => resolve())
    socket.write(bytes, () => leaves && socket.destroy())
  })
  return answer
}

const post = (path: string, headers: readonly string[]) =>
  [`POST ${apiPath}${path} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${token}`, ...headers, '', ''].join('\r\n')
const json = 'Content-Type: application/json'
const form = 'Content-Type: multipart/form-data; boundary=b'
const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7'

describe('an invalid request', () => {
  test.each([
    ['chunks of no size', () => `${post(departments, [json, 'Transfer-Encoding: chunked'])}zz\r\n{}\r\n0\r\n\r\n`, 400],
    ['two lengths', () => `${post(departments, [json, 'Content-Length: 3', 'Content-Length: 4'])}{}`, 400],
    ['a length and chunks', () => `${post(departments, [json, 'Content-Length: 3', 'Transfer-Encoding: chunked'])}0\r\n\r\n`, 400],
    ['an unknown method', () => `FOO ${apiPath}/saude HTTP/1.1\r\nHost: x\r\n\r\n`, 400],
    ['another protocol', () => '\x16\x03\x01\x02\0\x01\0\x01', 400],
    ['headers of 40 kB', () => post(departments, [`X-Long: ${'a'.repeat(40_000)}`]), 431],
  ])('is refused in the form of the contract: %s', async (_, bytes, status) => {
    const [head = '', body = ''] = (await speak(bytes())).split('\r\n\r\n')
    expect(head.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(body)).toMatchObject({ status_code: status, message: expect.stringMatching(/\p{L}{2}/u), errors: {}, issues: [] })
  })

  test('is given ten minutes to arrive, the headers one', () => {
    expect(api.server.server).toMatchObject({ requestTimeout: 600_000, headersTimeout: 60_000 })
  })
})

describe('a client that disconnects', () => {
  test.each([
    ['in a chunk', () => `${post(departments, [json, 'Transfer-Encoding: chunked'])}100\r\n{"name":`],
    ['in a body', () => `${post(departments, [json, 'Content-Length: 500'])}{"name":`],
    ['in a file', () => `${post('/anexos', [form, 'Content-Length: 5000'])}${part}`],
  ])('%s leaves no trace and is no failure of the server', async (_, bytes) => {
    await speak(bytes(), { leaves: true })
    expect((await api.call('GET', '/saude')).status).toBe(200)
    expect((await api.call('GET', '/anexos/1', undefined, { Authorization: `Bearer ${token}` })).status).toBe(404)
    expect(api.lines).toEqual([])
  })

  test('a form that does not say where its parts begin is unreadable, and no failure of the server', async () => {
    const answer = await speak(`${post('/anexos', ['Content-Type: multipart/form-data', 'Content-Length: 7'])}a=1&b=2`)
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(api.lines).toEqual([])
  })

  test('an incomplete form is answered as unreadable', async () => {
    const answer = await speak(`${post('/anexos', [form, `Content-Length: ${part.length}`])}${part}`)
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(answer).toContain('"code":"unreadable"')
    expect(api.lines).toEqual([])
  })
})
