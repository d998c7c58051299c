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
 * What a clerk waits for in Chromium, over 10,000 people. `against` is the folder of another checkout that is built: both are measured in turn in
 * one browser. `data` is a data folder of the product to measure copies of, in place of new demo data.
 */
export async function measureBrowser({ rounds, against, data }) {
  const folder = mkdtempSync(join(tmpdir(), 'esporte-parana-bench-'))
  const { chromium } = await import('playwright')
  const args = [...launchOptions.args, '--js-flags=--expose-gc']
  const floor = await startFloor()
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args })
  const products = []
  try {
    // The older one writes the demo data; the newer brings a copy of them up to date.
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

/** Starts the product of a checkout by its own script. */
async function startIn(checkout, { dataFolder }) {
  const { startProduct } = await import(pathToFileURL(join(checkout, 'scripts', 'lib', 'product.mjs')).href)
  return startProduct({ port: await freePort(), portalPort: await freePort(), dataFolder, env: { DEMO_SCALE: '5' } })
}

/** What the web host keeps in local storage after a sign-in. */
export async function signIn(origin) {
  const answer = await fetch(`${origin}/api/admin/v1/sessao/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'esporte-parana' }),
  })
  const { data } = await answer.json()
  return JSON.stringify({ token: data.token, exp: Date.parse(data.expiresAt), usuario: { avatar: '', ...data.session.usuario } })
}

/** A page of a browser that has never been here, signed in or not, with the clock installed. */
export async function openPage(browser, { session, isSignedIn = true, hasFloor = false }) {
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1280, height: 800 } })
  if (isSignedIn) await context.addInitScript((text) => localStorage.setItem('session_0', text), session)
  await context.addInitScript(installPageClock)
  if (hasFloor) await serveFloor(context)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  // The main thread's processor time, without what it waited while others had the processor.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const metrics = async () =>
    Object.fromEntries((await devtools.send('Performance.getMetrics')).metrics.map(({ name, value }) => [name, value]))
  return { page, devtools, metrics, close: () => context.close() }
}
