import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/testServer.js'

/** Longer than two slices, and no multiple of one. */
const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(600_001, createHash('sha256').update('a file').digest())])
const tag = `"${createHash('sha256').update(content).digest('hex')}"`

let api: TestServer
let address: string
let authorization: string
beforeAll(async () => {
  api = await startTestServer()
  const { body } = await api.call('POST', '/sessao/login', { username: 'admin', password: 'esporte-parana' })
  authorization = `Bearer ${body.data.token}`
  const form = new FormData()
  form.append('file', new File([content], 'a.pdf'))
  const sent = await fetch(`${api.baseUrl}/anexos`, { method: 'POST', body: form, headers: { Authorization: authorization } })
  const { data } = (await sent.json()) as { data: { id: number } }
  address = `${api.baseUrl}/anexos/${data.id}`
})
afterAll(() => api.close())

const get = (headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
  fetch(address, { method, headers: { Authorization: authorization, 'Accept-Encoding': 'br, gzip', ...headers } })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('a file', () => {
  test('comes whole, as it went, with its length and its tag', async () => {
    const answer = await get()
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-length': String(content.length),
      'accept-ranges': 'bytes',
      etag: tag,
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''a.pdf",
    })
    expect(answer.headers.has('content-encoding')).toBe(false)
    expect((await bytesOf(answer)).equals(content)).toBe(true)
  })

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=262143-262144', 262_143, 262_144],
    ['bytes=600000-', 600_000, content.length - 1],
    ['bytes=-9', content.length - 9, content.length - 1],
    ['bytes=-99999999', 0, content.length - 1],
    ['bytes=5-99999999', 5, content.length - 1],
  ])('comes in part for %s', async (Range, start, end) => {
    const answer = await get({ Range })
    expect(answer.status).toBe(206)
    expect(answer.headers.get('Content-Range')).toBe(`bytes ${start}-${end}/${content.length}`)
    expect(answer.headers.get('Content-Length')).toBe(String(end - start + 1))
    expect((await bytesOf(answer)).equals(content.subarray(start, end + 1))).toBe(true)
  })

  test.each(['bytes=0-1,5-6', 'bytes=9-3', 'bytes=-', 'lines=1-2', 'bytes=a-b'])('comes whole for %s', async (Range) => {
    expect((await get({ Range })).status).toBe(200)
  })

  test.each([`bytes=${content.length}-`, 'bytes=-0'])('has nothing for %s, and says how long it is', async (Range) => {
    const answer = await get({ Range })
    expect([answer.status, answer.headers.get('Content-Range')]).toEqual([416, `bytes */${content.length}`])
    expect(await answer.json()).toMatchObject({ status_code: 416, code: 'unreadable' })
  })

  test('is not sent to who has it, and goes on only where it is still the same', async () => {
    const known = await get({ 'If-None-Match': `W/"other", ${tag}` })
    expect([known.status, (await bytesOf(known)).length]).toEqual([304, 0])
    expect((await get({ 'If-None-Match': '"other"' })).status).toBe(200)
    expect((await get({ Range: 'bytes=0-0', 'If-Range': tag })).status).toBe(206)
    expect((await get({ Range: 'bytes=0-0', 'If-Range': '"other"' })).status).toBe(200)
  })

  test('is asked about without being read', async () => {
    const answer = await get({}, 'HEAD')
    expect([answer.status, answer.headers.get('Content-Length'), (await bytesOf(answer)).length]).toEqual([200, String(content.length), 0])
  })
})
