import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { departmentDraft, departments } from './testing/drafts.js'
import { buildProcesses, type Processes, signIn, type Started } from './testing/processes.js'

let processes: Processes
beforeAll(async () => {
  processes = await buildProcesses()
}, 120_000)
afterAll(() => processes.close())

/** Sends requests on one connection until the server closes it, like a browser or a load balancer. */
async function ask({ baseUrl }: Started, { token, agent }: { readonly token: string; readonly agent: Agent }) {
  const statuses: number[] = []
  for (;;) {
    const [status, connection] = await new Promise<readonly [number, string | undefined]>((resolve, reject) => {
      const body = JSON.stringify(departmentDraft())
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
      const sent = request(baseUrl + departments, { method: 'POST', agent, headers }, (answer) => {
        answer.resume()
        answer.once('end', () => resolve([answer.statusCode ?? 0, answer.headers.connection]))
      })
      sent.once('error', reject)
      sent.end(body)
    })
    statuses.push(status)
    if (connection === 'close') return statuses
  }
}

describe('a server that is told to stop', () => {
  test('answers everybody who asked, tells those who keep connections open to go, and ends', { timeout: 120_000 }, async () => {
    const server = await processes.start()
    const { token } = await signIn(server.baseUrl)
    const agent = new Agent({ keepAlive: true })
    const asking = Array.from({ length: 40 }, () => ask(server, { token, agent }))
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const since = performance.now()
    server.child.kill('SIGTERM')
    const ended = once(server.child, 'exit')
    // A broken connection would reject here.
    const statuses = (await Promise.all(asking)).flat()
    expect([...new Set(statuses)].sort((a, b) => a - b).filter((status) => status !== 503)).toEqual([201])
    expect(await ended).toEqual([0, null])
    expect(performance.now() - since).toBeLessThan(10_000)
  })

  test('does not wait for incomplete requests', { timeout: 120_000 }, async () => {
    const server = await processes.start()
    const { port } = new URL(server.baseUrl)
    const socket = connect(Number(port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      'POST /api/admin/v1/sessao/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"user',
    )
    const silent = connect(Number(port), '127.0.0.1')
    silent.on('error', () => undefined)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const since = performance.now()
    server.child.kill('SIGTERM')
    expect(await once(server.child, 'exit')).toEqual([0, null])
    expect(performance.now() - since).toBeLessThan(10_000)
    socket.destroy()
    silent.destroy()
  })
})
