import { join } from 'node:path'
import { binFolder } from '../lib/paths.mjs'
import { postgresFolder } from '../lib/ownPostgres.mjs'
import { run } from '../lib/run.mjs'
import { breakDatabase } from './breakDatabase.mjs'
import { failover } from './failover.mjs'
import { fillDisk } from './fillDisk.mjs'
import { hostileBodies, senseless } from './hostile.mjs'
import { installedBalancers, rollingRestart } from './rolling.mjs'
import { killRounds, load, stopRounds } from './trouble.mjs'

/** The attacks by name; each name contains the limit. */
export const checks = {
  hostile: () => ({
    'bodies that would hold everybody up: no block above 200 ms, health within 250 ms': hostileBodies,
    '5,000 requests that make no sense: none is a failure of the server': senseless,
  }),
  load: () => ({ '200 connections for 30 s: no errors': load }),
  kill: ({ rounds }) => ({
    [`${rounds} × kill -9 while writing: nothing acknowledged lost, serving again within 5 s`]: () => killRounds(rounds),
  }),
  stop: ({ rounds }) => ({ [`${rounds} × SIGTERM under load: nobody cut off, ended within 10 s`]: () => stopRounds(rounds) }),
  disk: ({ rounds }) =>
    process.platform === 'linux' && process.getuid() === 0
      ? { [`${rounds} × disk full and freed: told, healed within 5 s, nothing acknowledged lost`]: () => fillDisk(rounds) }
      : {},
  database: ({ rounds }) =>
    process.env.ATTACK_DATABASE_URL
      ? {
          [`${rounds} × PostgreSQL gone and frozen: told, serving again within 5 s, nothing acknowledged lost`]: () =>
            breakDatabase(rounds),
        }
      : {},
  failover: ({ rounds }) =>
    postgresFolder()
      ? {
          [`${rounds} × primary killed and its standby promoted: writing again within 3 s, nothing acknowledged lost`]: () =>
            failover(rounds),
        }
      : {},
  rolling: () =>
    Object.fromEntries(
      (process.env.ATTACK_DATABASE_URL ? installedBalancers : []).map((name) => [
        `three processes behind ${name}, started again one after the other under load: no request fails, nothing acknowledged lost`,
        () => rollingRestart(name),
      ]),
    ),
  processes: () =>
    process.env.ATTACK_DATABASE_URL
      ? {
          'two processes: 20 × 50 writers of one record’s rows, no deadlock, no row lost': () => onServer('twoProcesses'),
          'indexes are built in turns beside a backup and open transactions': () => onServer('indexTurns'),
          'limits, counts, balances and imports hold on a server': () =>
            onServer('serverLimits', 'statusCounts', 'twoServers', 'lot/ledger', 'slices'),
        }
      : {},
}

/** Runs tests of the API against the real server; in the gate, which has none, they leave out what only a server can show. */
async function onServer(...tests) {
  const args = ['run', '--project', 'api', ...tests]
  const { code, output } = await run(join(binFolder, 'vitest'), args, {
    env: { TEST_DATABASE_URL: process.env.ATTACK_DATABASE_URL },
    timeout: 11 * 60_000,
  })
  if (code !== 0) throw new Error(output.slice(-3000))
}
