import { type ClientRequest, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildProcesses, memoryOf, type Processes, signIn, type Started } from '../testing/processes.js'

let processes: Processes
let server: Started
let token: string
const open: ClientRequest[] = []
beforeAll(async () => {
  processes = await buildProcesses()
  server = await processes.start({})
  token = (await signIn(server.baseUrl)).token
}, 240_000)
afterAll(async () => {
  for (const upload of open) upload.destroy()
  await processes.close()
})

/** Sends 18 MB of a file of 20 MB and keeps the rest. */
function halfUpload(): Promise<void> {
  const start = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n'
  const upload = request(`${server.baseUrl}/anexos`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 20 * 1024 * 1024 },
  })
  upload.on('error', () => undefined)
  open.push(upload)
  upload.write(start)
  // What the server does not take stays here.
  return new Promise((resolve) => {
    upload.write(Buffer.alloc(18 * 1024 * 1024, 32), () => resolve())
    setTimeout(resolve, 8_000)
  })
}

test.runIf(process.platform === 'linux')('half-open uploads hold no memory, and others are served', { timeout: 120_000 }, async () => {
  const before = memoryOf(server)
  await Promise.all(Array.from({ length: 100 }, halfUpload))
  expect((await fetch(`${server.baseUrl}/saude`)).status).toBe(200)
  expect(memoryOf(server) - before).toBeLessThan(200)
})
