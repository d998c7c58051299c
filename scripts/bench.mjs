// `npm run bench`: measures the product; each figure has a floor from the same run beside it. No figure fails a test.
import { ensureChromium } from './lib/browser.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { checkNode, Problem, runMain } from './lib/problem.mjs'
import { run } from './lib/run.mjs'
import { join, resolve } from 'node:path'
import { cpus, totalmem } from 'node:os'

const usage = `Usage: npm run bench -- [--only validators|browser|api|server] [--rounds <n>] [--against <folder>] [--data <folder>]
  validators  CPF and CNPJ compared with another package, in one process (runs by default, with browser and api)
  browser     a clerk's day in Chromium: 10,000 people, lists and forms
  api         the API with 100,000 people in the embedded database
  server      the same with 1,000,000 people in BENCH_DATABASE_URL, an empty database or one that this command filled before
  --against   folder of another built checkout, measured alternately with this one (browser)
  --data      data folder of the product: measures a copy of it instead of new demo data (browser)
  --rounds    repetitions of each interaction; the median counts (default 7)
`

const parts = {
  validators: async () => {
    const { measureValidators } = await import('./bench/validatorFigures.mjs')
    measureValidators()
  },
  browser: async ({ rounds, against, data }) => {
    process.env.CHROMIUM_PATH = await ensureChromium()
    const { measureBrowser } = await import('./bench/browserFigures.mjs')
    await measureBrowser({ rounds, against, data })
  },
  api: async () => {
    const { measureApi } = await import('./bench/apiFigures.mjs')
    await measureApi({ scale: 50 })
  },
  server: async () => {
    const databaseUrl = process.env.BENCH_DATABASE_URL
    if (!databaseUrl)
      throw new Problem('Set BENCH_DATABASE_URL to a PostgreSQL database that the bench may fill with a million invented people.')
    const { measureApi } = await import('./bench/apiFigures.mjs')
    await measureApi({ scale: 500, databaseUrl })
  },
}

await runMain(async () => {
  const options = readOptions(process.argv.slice(2))
  if (options.isHelp) return void process.stdout.write(usage)
  checkNode()
  await ensureInstalled()
  const { code } = await run('node', [join(root, 'scripts', 'build.mjs')], { live: true })
  if (code !== 0) throw new Problem('')
  process.stdout.write(`\n${cpus().length} cores (${cpus()[0]?.model}), ${Math.round(totalmem() / 2 ** 30)} GiB\n`)
  for (const part of options.parts) await parts[part](options)
})

function readOptions(args) {
  const value = (name) => (args.includes(name) ? (args[args.indexOf(name) + 1] ?? '') : undefined)
  const only = value('--only')
  if (only !== undefined && !Object.hasOwn(parts, only)) throw new Problem(`There is no part "${only}".\n${usage}`)
  const folder = (name) => (args.includes(name) ? resolve(value(name)) : undefined)
  const rounds = Number(value('--rounds') ?? 7)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Problem(`--rounds takes a number from 1.\n${usage}`)
  return {
    isHelp: args.includes('--help') || args.includes('-h'),
    parts: only ? [only] : ['validators', 'browser', 'api'],
    rounds,
    against: folder('--against'),
    data: folder('--data'),
  }
}
