// `npm run attack`: starts a server, attacks it like an external tester, and compares the results with the limits of docs/figures.md.
import { ensureBuilt } from './build.mjs'
import { runChecks } from './lib/checklist.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { withOwnPostgres } from './lib/ownPostgres.mjs'
import { checkNode, Problem, runMain } from './lib/problem.mjs'
import { skippedMark } from './lib/tally.mjs'

const usage = `Usage: npm run attack -- [--only hostile|load|kill|stop|disk|database|failover|rolling|processes] [--rounds <n>]
  --only     hostile  bodies that could block the server, and senseless requests
             load     200 connections for 30 s
             kill     kill -9 during writes
             stop     SIGTERM under load
             disk     a disk that fills up and is freed again (needs root on Linux)
             database a PostgreSQL server that disappears or freezes
             failover a PostgreSQL primary that is killed, and its standby that takes over
             rolling  three processes behind HAProxy and nginx (Debian's packages), started again one after the other
             processes two processes on one PostgreSQL server: rows, tickets, imports, password guesses
  PostgreSQL: the server of ATTACK_DATABASE_URL, or a temporary one if Debian's package is installed.
  --rounds   number of rounds of kill, stop, disk and database (default 5)
`
const parts = ['hostile', 'load', 'kill', 'stop', 'disk', 'database', 'failover', 'rolling', 'processes']

/** The longest time of all attacks; then this process ends, with everything that it started. */
const longestMinutes = 12

await runMain(async () => {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) return void process.stdout.write(usage)
  const value = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
  const only = value('--only')
  if (only !== undefined && !parts.includes(only)) throw new Problem(`There is no part "${only}".\n${usage}`)
  const rounds = Number(value('--rounds') ?? 5)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Problem(`--rounds takes a number from 1.\n${usage}`)
  checkNode()
  await ensureInstalled()
  await ensureBuilt()
  const { checks } = await import('./attack/checks.mjs')
  const chosen = parts.filter((part) => only === undefined || part === only)
  const attack = (url) => {
    if (url) process.env.ATTACK_DATABASE_URL = url
    const parted = chosen.map((part) => [part, checks[part]({ rounds })])
    const left = parted.flatMap(([part, each]) => (Object.keys(each).length === 0 ? [part] : []))
    if (left.length > 0)
      process.stdout.write(
        `${skippedMark}${left.join(', ')} (disk needs root on Linux; the others a PostgreSQL server: apt-get install postgresql)\n`,
      )
    return runChecks(limited(Object.assign({}, ...parted.map(([, each]) => each))))
  }
  return process.env.ATTACK_DATABASE_URL ? attack() : withOwnPostgres(attack)
})

function limited(all) {
  const inTime = (attack) => () => {
    let timer
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`not over after ${longestMinutes} minutes`)), longestMinutes * 60_000)
    })
    return Promise.race([attack(), late]).finally(() => clearTimeout(timer))
  }
  return Object.fromEntries(Object.entries(all).map(([name, attack]) => [name, inTime(attack)]))
}
