import { get, type IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildProcesses, memoryOf, type Processes, signIn, type Started } from '../testing/processes.js'

const megabyte = 1024 * 1024
let processes: Processes
let server: Started
let token: string
const answers: IncomingMessage[] = []
beforeAll(async () => {
  processes = await buildProcesses()
  server = await processes.start({})
  token = (await signIn(server.baseUrl)).token
}, 240_000)
afterAll(async () => {
  for (const answer of answers) answer.destroy()
  await processes.close()
})

async function upload(): Promise<number> {
  const form = new FormData()
  form.append('file', new File([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20 * megabyte - 9, 'a file that many want')], 'a.pdf'))
  const sent = await fetch(`${server.baseUrl}/anexos`, { method: 'POST', body: form, headers: { Authorization: `Bearer ${token}` } })
  return ((await sent.json()) as { data: { id: number } }).data.id
}

/** Begins a download and takes no byte of it. */
const begin = (id: number) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(`${server.baseUrl}/anexos/${id}`, { agent: false, headers: { Authorization: `Bearer ${token}` } }, (answer) => {
      answers.push(answer)
      resolve(answer)
    }).once('error', reject)
  })

test.runIf(process.platform === 'linux')(
  'a hundred slow downloads of 20 MB hold little, and others are served',
  { timeout: 300_000 },
  async () => {
    const id = await upload()
    const before = memoryOf(server)
    const begun = await Promise.all(Array.from({ length: 100 }, () => begin(id)))
    await wait(3000)
    expect(new Set(begun.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await fetch(`${server.baseUrl}/saude`)).status).toBe(200)
    expect(memoryOf(server) - before).toBeLessThan(150)
    const [first] = begun
    let length = 0
    for await (const part of first ?? []) length += (part as Buffer).length
    expect(length).toBe(20 * megabyte)
  },
)
