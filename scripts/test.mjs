// `npm test`: installs missing packages and runs the gate. It must run in plain Node 20 without any package.
import { ensureChromium } from './lib/browser.mjs'
import { freePort } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { checkNode, Problem, runMain } from './lib/problem.mjs'
import { inParallel, run } from './lib/run.mjs'
import { gateWaves } from './lib/steps.mjs'

const usage = `Usage: npm test -- [--all] [--bail] [--only <word>]
  --all    also run the long matrices
  --bail   start no further step after one has failed
  --only   only run the steps whose name contains the word
`

await runMain(async () => {
  const options = readOptions(process.argv.slice(2))
  if (options.isHelp) return void process.stdout.write(usage)
  checkNode()
  await ensureInstalled()
  process.env.CHROMIUM_PATH = await ensureChromium()
  const ports = { E2E_PORT: String(await freePort()), E2E_PORTAL_PORT: String(await freePort()), E2E_FRAME_PORT: String(await freePort()) }
  const results = await runWaves(gateWaves({ isFull: options.isFull, freePort: ports }), options)
  return report(results)
})

function readOptions(args) {
  const only = args.indexOf('--only')
  const rest = args.filter((_, index) => only < 0 || (index !== only && index !== only + 1))
  const unknown = rest.find((arg) => !['--all', '--bail', '--help', '-h'].includes(arg))
  if (unknown) throw new Problem(`Unknown option ${unknown}.\n${usage}`)
  return {
    isFull: rest.includes('--all'),
    isBailing: rest.includes('--bail'),
    isHelp: rest.includes('--help') || rest.includes('-h'),
    only: only < 0 ? undefined : (args[only + 1] ?? ''),
  }
}

async function runWaves(waves, { isBailing, only }) {
  const results = []
  let isStopped = false
  for (const { width, steps } of waves) {
    const chosen = steps.filter(({ name }) => only === undefined || name.includes(only))
    const tried = await inParallel(chosen, width, async (step) => {
      if (isStopped) return { name: step.name, seconds: 0, passed: 0, failed: 1, note: 'not run' }
      const result = await runStep(step, step.isLive ?? width === 1)
      if (result.failed > 0 && (isBailing || step.isNeeded)) isStopped = true
      return result
    })
    results.push(...tried)
  }
  return results
}

/** Runs one step. Parallel steps show their output at their end, unless a step is long and the last one. */
async function runStep(step, isLive) {
  const start = Date.now()
  if (isLive) process.stdout.write(`\n── ${step.name}\n`)
  const { code, output } = await run(step.program, step.args, { cwd: step.cwd, env: step.env, live: isLive })
  if (!isLive) process.stdout.write(`\n── ${step.name}\n${output}`)
  return { name: step.name, seconds: (Date.now() - start) / 1000, ...step.tally(code, output) }
}

function report(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const failed = results.reduce((sum, result) => sum + result.failed, 0)
  process.stdout.write('\n')
  for (const result of results) {
    const mark = result.note ?? (result.failed ? `${result.failed} failed` : 'ok')
    process.stdout.write(
      `${result.name.padEnd(28)}${result.seconds.toFixed(1).padStart(7)} s${String(result.passed).padStart(6)} passed  ${mark}\n`,
    )
  }
  for (const { name, repeated = [] } of results) for (const test of repeated) process.stdout.write(`\n↻ ${name} › ${test}\n`)
  for (const { name, skipped = [] } of results) for (const text of skipped) process.stdout.write(`\n⚠ ${name} › NOT RUN: ${text}\n`)
  // Repeats the failures at the end, where people look first.
  for (const { name, failures = [] } of results) for (const failure of failures) process.stdout.write(`\n✗ ${name} › ${failure}\n`)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  return failed === 0 ? 0 : 1
}
