import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../lib/checks.mjs'
import { launchOptions } from '../lib/chromium.mjs'
import { startProduct } from '../lib/product.mjs'
import { measureClerk } from './clerkDay.mjs'
import { measureColdStart } from './coldStart.mjs'
import { serveFloor, startFloor } from './floorPages.mjs'
import { installPageClock } from './pageClock.mjs'
import { printTable } from './statistics.mjs'

/** What a clerk waits for in Chromium, over 10,000 people. */
export async function measureBrowser({ rounds }) {
  const dataFolder = mkdtempSync(join(tmpdir(), 'esporte-parana-bench-'))
  const port = await freePort()
  const product = await startProduct({ port, portalPort: await freePort(), dataFolder, env: { DEMO_SCALE: '5' } })
  const { chromium } = await import('playwright')
  const args = [...launchOptions.args, '--js-flags=--expose-gc']
  const floor = await startFloor()
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args })
  try {
    const origin = `http://127.0.0.1:${port}`
    const session = await signIn(origin)
    const open = (options) => openPage(browser, { origin, session, ...options })
    for (const { title, rows } of await measureClerk({ open, origin, rounds })) printTable(title, rows)
    printTable(
      'Cold start at 4× CPU, 1.6 Mbps, 150 ms: seconds until usable; layout shift',
      await measureColdStart({ open, origin, floorOrigin: floor.origin, rounds: Math.min(rounds, 5) }),
    )
  } finally {
    await browser.close()
    await floor.stop()
    await product.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
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
