import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hostAddresses } from './hostPools.js'
import { openServer } from './openDatabase.js'

test('an address that is none is told without what it holds', async () => {
  await expect(openServer('nonsense')).rejects.toThrow(/^The database of DATABASE_URL \(not a valid address\) cannot be reached: .+$/)
})

test('a database server that disappears during a transaction ends the transaction, not the process', async () => {
  const db = await PGlite.create()
  const start = async (port: number) => {
    const server = new PGLiteSocketServer({ db, port, host: '127.0.0.1' })
    await server.start()
    return server
  }
  const first = await start(0)
  const address = first.getServerConn()
  const opened = await openServer(`postgres://postgres@${address}/postgres`)
  const broken = opened.database.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction)
    await first.stop()
    // An idle connection gets the failure as an event, not as an answer.
    await new Promise((resolve) => setTimeout(resolve, 50))
    await sql`select 2`.execute(transaction)
  })
  await expect(broken).rejects.toThrow()
  const second = await start(Number(address.split(':').at(-1)))
  const { rows } = await sql<{ three: number }>`select 3 as three`.execute(opened.database)
  expect(rows).toEqual([{ three: 3 }])
  await opened.close()
  await second.stop()
  await db.close()
})

test.each([
  ['postgres://u:p@a:5432/d', ['postgres://u:p@a:5432/d']],
  ['postgres://u:p%2C@a:5432,b/d?sslmode=require', ['postgres://u:p%2C@a:5432/d?sslmode=require', 'postgres://u:p%2C@b/d?sslmode=require']],
  ['postgresql://a,[::1]:5433/d', ['postgresql://a/d', 'postgresql://[::1]:5433/d']],
  ['nonsense,too', ['nonsense,too']],
])('%s names %j', (url, addresses) => expect(hostAddresses(url)).toEqual(addresses))

test('of several servers the next one is used when the first is away', async () => {
  const db = await PGlite.create()
  const server = new PGLiteSocketServer({ db, port: 0, host: '127.0.0.1' })
  await server.start()
  // Nothing listens on port 1.
  const opened = await openServer(`postgres://postgres@127.0.0.1:1,${server.getServerConn()}/postgres`, { most: 1 })
  const { rows } = await sql<{ three: number }>`select 3 as three`.execute(opened.database)
  expect(rows).toEqual([{ three: 3 }])
  expect(opened.connections?.()).toEqual({ used: 0, idle: 1, waiting: 0 })
  await opened.close()
  await server.stop()
  await db.close()
  await expect(openServer('postgres://x:secret@127.0.0.1:1,127.0.0.1:2/office')).rejects.toThrow(
    /^The database of DATABASE_URL \(postgres:\/\/127\.0\.0\.1:1,127\.0\.0\.1:2\/office\) cannot be reached: /,
  )
})
