import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '../lib/checks.mjs'
import { launchOptions } from '../lib/chromium.mjs'
import { root } from '../lib/paths.mjs'
import { measureClerk } from './clerkDay.mjs'
import { measureColdStart } from './coldStart.mjs'
import { serveFloor, startFloor } from './floorPages.mjs'
import { installPageClock } from './pageClock.mjs'
import { printTable } from './statistics.mjs'

/**
 * Measures the waiting times of a clerk in Chromium, with 10,000 people. `against` is the folder of another built checkout: both are
 * measured alternately in one browser. `data` is a data folder of the product: copies of it are measured instead of new demo data.
 */
export async function measureBrowser({ rounds, against, data }) {
  const folder = mkdtempSync(join(tmpdir(), 'esporte-parana-bench-'))
  const { chromium } = await import('playwright')
  const args = [...launchOptions.args, '--js-flags=--expose-gc']
  const floor = await startFloor()
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args })
  const products = []
  try {
    // The older checkout writes the demo data, and the newer one migrates a copy of it.
    const names = against === undefined ? [''] : ['before', 'now']
    for (const name of names) {
      const dataFolder = join(folder, name || 'data')
      const made = data ?? (name === 'now' ? join(folder, 'before') : undefined)
      if (name === 'now') await products[0].stop()
      if (made) cpSync(made, dataFolder, { recursive: true })
      products.push(await startIn(name === 'before' ? against : root, { dataFolder }))
    }
    if (against !== undefined) products[0] = await startIn(against, { dataFolder: join(folder, 'before') })
    const builds = await Promise.all(
      products.map(async ({ origin }, index) => {
        const session = await signIn(origin)
        return { name: names[index], origin, open: (options) => openPage(browser, { session, ...options }) }
      }),
    )
    for (const { title, rows } of await measureClerk({ builds, rounds })) printTable(title, rows)
    printTable(
      'Cold start at 4× CPU, 1.6 Mbps, 150 ms: seconds until usable; layout shift',
      await measureColdStart({ builds, floorOrigin: floor.origin, rounds: Math.min(rounds, 5) }),
    )
  } finally {
    await browser.close()
    await floor.stop()
    for (const product of products) await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Starts the product of a checkout with the checkout's own script. */
async function startIn(checkout, { dataFolder }) {
  const { startProduct } = await import(pathToFileURL(join(checkout, 'scripts', 'lib', 'product.mjs')).href)
  const port = await freePort()
  const product = await startProduct({ port, portalPort: await freePort(), dataFolder, env: { DEMO_SCALE: '5' } })
  return { stop: product.stop, origin: `http://127.0.0.1:${port}` }
}

/** The session that the web host stores in local storage after a sign-in. */
export async function signIn(origin) {
  const answer = await fetch(`${origin}/api/admin/v1/sessao/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'esporte-parana' }),
  })
  const { data } = await answer.json()
  return JSON.stringify({ token: data.token, exp: Date.parse(data.expiresAt), usuario: { avatar: '', ...data.session.usuario } })
}

/** A page in a new browser context, signed in or not, with the page clock. */
export async function openPage(browser, { session, isSignedIn = true, hasFloor = false }) {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1280, height: 800 } })
  if (isSignedIn) await context.addInitScript((text) => localStorage.setItem('session_0', text), session)
  await context.addInitScript(installPageClock)
  if (hasFloor) await serveFloor(context)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  // Measures the main thread's processor time, so that waiting for the processor does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const metrics = async () =>
    Object.fromEntries((await devtools.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]))
  return { page, devtools, metrics, close: () => context.close() }
}
