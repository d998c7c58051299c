import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { departmentDraft, departments, newCpf, people, personDraft } from '../testing/drafts.js'
import { entities } from '../entities/entities.js'
import { entityDrafts } from '../testing/entityDrafts.js'
import { buildProcesses, type Processes, signIn, type Started } from '../testing/processes.js'

/** The longest time in milliseconds for which the event loop may be blocked. */
const longestBlock = 200
/** A busy machine takes longer for the same work, so the shortest of three counts. */
const retry = 2

let processes: Processes
let folder: string
let server: Started
let token: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'event-loop-'))
  processes = await buildProcesses()
  const monitor = fileURLToPath(new URL('../testing/loopMonitor.mjs', import.meta.url))
  server = await processes.start({ NODE_OPTIONS: `--import=${monitor}`, LOOP_FILE: join(folder, 'longest') })
  token = (await signIn(server.baseUrl)).token
}, 240_000)
afterAll(async () => {
  await processes.close()
  await rm(folder, { recursive: true, force: true })
})

const get = async (path: string) => {
  const answer = await fetch(server.baseUrl + path, { headers: { Authorization: `Bearer ${token}` } })
  return { status: answer.status, text: await answer.text() }
}
const post = async (path: string, body: Uint8Array<ArrayBuffer> | string, headers: Record<string, string> = {}) => {
  const answer = await fetch(server.baseUrl + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
    body,
  })
  const text = await answer.text()
  return { status: answer.status, text }
}

/** The longest block of the event loop during `work`. */
async function blockOf(work: () => Promise<unknown>): Promise<number> {
  server.child.kill('SIGUSR2')
  await new Promise((resolve) => setTimeout(resolve, 50))
  await work()
  await new Promise((resolve) => setTimeout(resolve, 50))
  return Number(await readFile(join(folder, 'longest'), 'utf8'))
}

const importOf = (path: string) => `${path}/importar?simular=1`
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, place) => [`chave${place}`, 1]))
const times = (count: number, text: string) => Array.from({ length: count }, () => text).join(',')
const rowsOf = (count: number, row: (place: number) => object) =>
  JSON.stringify({ rows: Array.from({ length: count }, (_, place) => row(place)) })

const manyKeys = JSON.stringify({ rows: [keys(200_000)] })
const emptyRows = `{"rows":[${times(10_000_000, '{}')}]}`
const longText = `{"rows":[{"name":"${'x'.repeat(30 * 1024 * 1024)}"}]}`
const noRows = `{"linhas":[${times(5_000_000, '0')}]}`
const wrongRows = rowsOf(10_000, (place) => ({ ...keys(40), name: place, email: 'x', kind: [], parentId: 'nenhum' }))

test.each([
  ['a row of 200,000 keys', importOf(departments), manyKeys, 413],
  ['ten million empty rows', importOf(departments), emptyRows, 422],
  ['a text of 30 MB', importOf(departments), longText, 413],
  ['another list of five million numbers', importOf(departments), noRows, 413],
  ['10,000 rows with everything wrong', importOf(people), wrongRows, 200],
  ['half a million numbers in a record', departments, `{"name":[${times(500_000, '0')}]}`, 413],
  ['a hundred thousand texts that cannot be stored', departments, `{"name":[${times(9_000, '"\\u0000"')}]}`, 422],
  ['keys without end in a record', departments, JSON.stringify(keys(60_000)), 413],
])('nobody waits for %s', { timeout: 120_000, retry }, async (_, path, body, status) => {
  const block = await blockOf(async () => {
    const answer = await post(path, body)
    expect(answer.status, answer.text.slice(0, 300)).toBe(status)
  })
  expect(block).toBeLessThan(longestBlock)
})

test('nobody waits for what was packed small, ten at once', { timeout: 120_000, retry }, async () => {
  const headers = { 'Content-Encoding': 'gzip' }
  const packed = [manyKeys, emptyRows].map((text) => gzipSync(text) as Uint8Array<ArrayBuffer>)
  const block = await blockOf(async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) => post(importOf(departments), packed[place % 2] ?? '', headers)),
    )
    for (const { status } of answers) expect([413, 422]).toContain(status)
  })
  expect(block).toBeLessThan(longestBlock)
})

test('nobody waits for 10,000 honest rows that are checked and stored; the health call answers throughout', {
  timeout: 240_000,
  retry,
}, async () => {
  const body = rowsOf(10_000, () => personDraft({ cpf: newCpf() }))
  const waits: number[] = []
  let isDone = false
  const block = await blockOf(async () => {
    const watch = (async () => {
      while (!isDone) {
        const since = performance.now()
        expect((await fetch(`${server.baseUrl}/saude`)).status).toBe(200)
        waits.push(performance.now() - since)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    })()
    try {
      const checked = await post(importOf(people), body)
      expect(checked.text.slice(0, 100)).toContain('"valid":10000')
      const stored = await post(`${people}/importar`, body)
      expect(stored.status, stored.text.slice(0, 300)).toBe(201)
    } finally {
      isDone = true
      await watch
    }
  })
  expect(block).toBeLessThan(longestBlock)
  expect(waits.length).toBeGreaterThan(20)
})

test('a part of a file is still checked in one request', async () => {
  const { status, text } = await post(
    importOf(departments),
    rowsOf(500, () => departmentDraft()),
  )
  expect([status, text.slice(0, 60)]).toEqual([200, expect.stringContaining('"total":500,"valid":500')])
})

/** Texts that make careless patterns slow, `length` characters long. */
const shapes: Readonly<Record<string, (length: number) => string>> = {
  'blanks between letters': (length) => `x${' '.repeat(length)}x`,
  'line ends': (length) => `x${'\n\t '.repeat(length / 3)}x`,
  'odd spaces': (length) => `x${'\u00a0\u2003'.repeat(length / 2)}x`,
  dots: (length) => `${'.'.repeat(length)},`,
  'digits and dots': (length) => `${'1.'.repeat(length / 2)}x`,
  digits: (length) => `${'1'.repeat(length)}x`,
  zeros: (length) => `0.${'0'.repeat(length)}x`,
  signs: (length) => `${'@.'.repeat(length / 2)}!`,
  hyphens: (length) => `${'-'.repeat(length)}/`,
  brackets: (length) => '(['.repeat(length / 2),
  'marks on one letter': (length) => `x${'\u0301\u0327'.repeat(length / 2)}`,
  words: (length) => 'aa '.repeat(length / 3),
}
/** A value whose texts all have a shape. */
const shaped = (value: unknown, text: string): unknown => {
  if (typeof value === 'string') return text
  if (Array.isArray(value)) return value.map((item) => shaped(item, text))
  return value && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shaped(item, text)]))
    : value
}
const textsOf = (value: unknown): number => JSON.stringify(shaped(value, '\u0007')).split('\\u0007').length - 1
const tried = entities.map(({ contract }) => ({ ...contract, path: contract.path.replace(/\{\w+\}/g, '1') }))

test.each(Object.entries(shapes))(
  'nobody waits for long %s in the texts of any record, import, search or filter',
  { timeout: 120_000, retry },
  async (_, shape) => {
    const half = 500_000
    const block = await blockOf(async () => {
      for (const [place, { path, filters }] of tried.entries()) {
        const draft = Object.values(entityDrafts)[place]?.() ?? {}
        // Some drafts have no text that is not an id of another record.
        const record = shaped({ ...draft, name: 'x', notes: 'x' }, shape(Math.floor(half / (textsOf(draft) + 2))))
        const answers = await Promise.all([
          post(path, JSON.stringify(record)),
          post(importOf(path), JSON.stringify({ rows: [record] })),
          post(`${path}/acoes/inativar`, JSON.stringify({ filter: { status: shape(half) }, expected: 1 })),
          ...filters.map((name) => get(`${path}?${name}=${encodeURIComponent(shape(4_000)).slice(0, 12_000)}`)),
          get(`${path}?busca=${encodeURIComponent(shape(190))}`),
        ])
        for (const { status, text } of answers) expect(status, text.slice(0, 200)).toBeLessThan(500)
      }
    })
    expect(block).toBeLessThan(longestBlock)
  },
)
