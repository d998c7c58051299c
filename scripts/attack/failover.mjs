import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { postgresFolder, withPrograms } from '../lib/ownPostgres.mjs'
import { department, departments, hold, milliseconds, quantile, send, signIn, startTarget, wait } from './target.mjs'
import { lost, writers } from './trouble.mjs'

/** Kills the primary under writes and promotes its synchronous standby, `rounds` times; the product names both in `DATABASE_URL`. */
export const failover = (rounds) =>
  withPrograms(postgresFolder(), async ({ run, server }) => {
    let [primary, standby] = [await server('a'), await server('b')]
    run('initdb', ['-D', primary.data, '-A', 'trust', '-U', 'product', '--locale=C.UTF-8'])
    primary.start()
    await follow({ run, primary, standby })
    const alone = await startTarget({ DATABASE_URL: standby.url }).then(
      () => 'it started',
      (error) => error.message,
    )
    hold('a standby alone', alone.includes('is a standby') ? 'refused with a sentence' : alone, alone.includes('is a standby'))
    const url = `postgres://product@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres`
    const target = await startTarget({ DATABASE_URL: url })
    const token = await signIn(target)
    const kept = []
    const healed = []
    for (let round = 0; round < rounds; round++) {
      const stop = writers(target, token, { count: 8, kept })
      await wait(1500)
      primary.kill()
      run('pg_ctl', ['-D', standby.data, '-w', 'promote'])
      const since = performance.now()
      while ((await send(target.base, 'POST', departments, { token, body: department() })).status !== 201) await wait(20)
      healed.push(performance.now() - since)
      await stop()
      ;[primary, standby] = [standby, primary]
      await follow({ run, primary, standby })
    }
    const missing = await lost(target, token, kept)
    target.child.kill('SIGKILL')
    hold('acknowledged and lost', `${missing} of ${kept.length}`, missing === 0 && kept.length > rounds)
    hold('writing again after the promotion, longest', milliseconds(quantile(healed, 1)), quantile(healed, 1) <= 3000)
  })

/** Makes `standby` a copy of `primary` that follows it; from then on a commit waits for both. */
async function follow({ run, primary, standby }) {
  rmSync(standby.data, { recursive: true, force: true })
  run('pg_basebackup', ['-D', standby.data, '-h', '127.0.0.1', '-p', String(primary.port), '-U', 'product', '-R', '-c', 'fast'])
  // Promoted, it waits for nobody until it has a standby of its own.
  appendFileSync(join(standby.data, 'postgresql.auto.conf'), "synchronous_standby_names = ''\n")
  standby.start()
  const client = new pg.Client(primary.url)
  await client.connect()
  await client.query("alter system set synchronous_standby_names = '*'")
  await client.query('select pg_reload_conf()')
  while ((await client.query("select 1 from pg_stat_replication where sync_state = 'sync'")).rowCount === 0) await wait(50)
  await client.end()
}
