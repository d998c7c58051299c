// `npm run attack`: attacks a server of its own as a tester from outside would, and holds what comes of it against the bars of docs/figures.md.
import { ensureBuilt } from './build.mjs'
import { runChecks } from './lib/checklist.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { withOwnPostgres } from './lib/ownPostgres.mjs'
import { checkNode, Problem, runMain } from './lib/problem.mjs'

const usage = `Usage: npm run attack -- [--only hostile|load|kill|stop|disk|database|processes] [--rounds <n>]
  --only     hostile  bodies that would hold everybody up, and requests that make no sense
             load     200 connections for 30 s
             kill     kill -9 in the middle of writing
             stop     SIGTERM under load
             disk     the disk full and freed (root on Linux)
             database a PostgreSQL server gone and frozen
             processes two processes on a PostgreSQL server: rows, tickets, imports, guesses
  PostgreSQL is the one of ATTACK_DATABASE_URL, else one of its own where Debian's package is installed.
  --rounds   of kill, stop, disk and database (default 5)
`
const parts = ['hostile', 'load', 'kill', 'stop', 'disk', 'database', 'processes']

/** No attack takes longer than this; what it started ends with this process. */
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
    return runChecks(limited(Object.assign({}, ...chosen.map((part) => checks[part]({ rounds })))))
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
