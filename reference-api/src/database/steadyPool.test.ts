import { createServer } from 'node:net'
import { once } from 'node:events'
import pg from 'pg'
import { expect, test } from 'vitest'
import { SteadyPool } from './steadyPool.js'

test('an unreachable server is tried now and then, not by every request', async () => {
  let attempts = 0
  const away = createServer((socket) => {
    attempts++
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(away, 'listening')
  const { port } = away.address() as { readonly port: number }
  const pool = new SteadyPool(new pg.Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 1000 }))
  const since = performance.now()
  while (performance.now() - since < 1200) {
    await expect(pool.connect()).rejects.toThrow()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  // Attempts come after 0, 0.1, 0.3 and 0.7 s, and at the latest after 1.5 s on a slow machine.
  expect(attempts).toBeGreaterThanOrEqual(3)
  expect(attempts).toBeLessThanOrEqual(5)
  await pool.end()
  away.close()
})

test('a full pool causes no pause', async () => {
  const full = new Error('timeout exceeded when trying to connect')
  let isFull = true
  const client = {} as pg.PoolClient
  const pool = new SteadyPool({
    options: new pg.Pool().options,
    connect: (async () => {
      if (isFull) throw full
      return client
    }) as unknown as pg.Pool['connect'],
    end: async () => undefined,
  })
  await expect(pool.connect()).rejects.toBe(full)
  isFull = false
  expect(await pool.connect()).toBe(client)
})
