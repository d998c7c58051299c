// `npm start`: from a fresh clone to the running product. It must run in plain Node 20 without any package.
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { checkDataFolder, checkPort, checkUnused, freePort, readPort } from './lib/checks.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { checkNode, Problem, runMain } from './lib/problem.mjs'
import { startProduct } from './lib/product.mjs'
import { isDemo, settingsIn } from './lib/productSettings.mjs'

const usage = `Usage: npm start -- [--fresh]
  --fresh   delete the embedded data and create the demo data again
Environment: PORT PORTAL_PORT FRAME_PORT FRAME_ORIGIN HOST DATABASE_URL DATA_DIR DEMO DEMO_SCALE GMS_CODE_MASK TRUST_PROXY NODE_ENV LOG_FORMAT METRICS_PORT
`

await runMain(async () => {
  const args = process.argv.slice(2)
  const unknown = args.find((arg) => !['--fresh', '--help', '-h'].includes(arg))
  if (unknown) throw new Problem(`Unknown option ${unknown}.\n${usage}`)
  if (args.includes('--help') || args.includes('-h')) return void process.stdout.write(usage)

  checkNode()
  const settings = await readSettings()
  await checkPort('PORT', settings.port)
  await checkPort('PORTAL_PORT', settings.portalPort)
  if (process.env.FRAME_PORT) await checkPort('FRAME_PORT', settings.framePort)
  if (!process.env.DATABASE_URL) checkDataFolder(settings.dataFolder)
  if (args.includes('--fresh')) dropData(settings.dataFolder)
  await ensureInstalled()
  await ensureBuilt()
  return serve(settings)
})

async function readSettings() {
  const port = readPort('PORT', 4173)
  const portalPort = readPort('PORTAL_PORT', 4174)
  // Few people need it, so a taken port stops nobody who has not asked for it.
  const next = Math.max(port, portalPort) + 1
  const framePort = process.env.FRAME_PORT ? readPort('FRAME_PORT') : await freePort(next)
  if (new Set([port, portalPort, framePort]).size < 3)
    throw new Problem(`PORT, PORTAL_PORT and FRAME_PORT are ${port}, ${portalPort} and ${framePort}: give each a port of its own.`)
  return { port, portalPort, framePort, dataFolder: resolve(root, process.env.DATA_DIR || '.data') }
}

function dropData(folder) {
  if (process.env.DATABASE_URL) {
    throw new Problem(
      '--fresh deletes only the embedded data, but DATABASE_URL names a server: unset DATABASE_URL, or empty that database yourself.',
    )
  }
  checkUnused(folder)
  // Removes only what the API created, because DATA_DIR may contain other files.
  for (const name of ['postgresql', 'attachments']) rmSync(join(folder, name), { recursive: true, force: true })
}

async function serve({ port, portalPort, framePort, dataFolder }) {
  // Listens before anything starts, so that an early Ctrl+C leaves nothing behind.
  const asked = askedToStop()
  const product = await startProduct({ port, portalPort, framePort, dataFolder, env: settingsIn(process.env), isAsked: asked })
  if (!product) return 0
  process.stdout.write(`
  Product       ${product.origin}
  API           ${product.origin}/api/admin/v1   (contract: /openapi.json)
  Frames        http://127.0.0.1:${framePort}   (screens that portals show with isolation="frame")
${isDemo(process.env) ? demoLines(portalPort) : plainLines(process.env)}
  Ctrl+C stops everything.
`)
  const lost = await Promise.race([asked, product.ended])
  await product.stop()
  if (lost) throw new Problem(`${lost[0].toUpperCase()}${lost.slice(1)} ended by itself, so everything was stopped.`)
  return 0
}

function demoLines(portalPort) {
  return `  Demo portal   http://127.0.0.1:${portalPort}   (everything that may go wrong: /bancada.html)
  Sign in as    admin   password esporte-parana

  Demo mode: these users and their password are public. For real work see docs/start.md: a PostgreSQL server, and users made with npm run create-user.
`
}

/** Says why there is no demo, where one would be expected. */
function plainLines({ DEMO, DATABASE_URL }) {
  if (DEMO || DATABASE_URL) return ''
  return `
  No demo: a proxy, NODE_ENV=production or an open address means real work. DEMO=1 asks for the demo, whose password is public.
`
}

/** Resolves on Ctrl+C, on a signal, and when npm has ended: npm starts this through a shell and may not pass its signal on. */
function askedToStop() {
  return new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(undefined))
    if (!process.env.npm_lifecycle_event) return
    const parent = process.ppid
    setInterval(() => process.ppid !== parent && stop(undefined), 500).unref()
  })
}
