// Measures the started product in Chromium against `budgetTable.mjs`: node scripts/budgets.mjs (after a build).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { areaChecks } from './areaChecks.mjs'
import { routeBudgets } from './budgetTable.mjs'
import { entryChecks } from './entryBytes.mjs'
import { ensureChromium } from './lib/browser.mjs'
import { launchOptions } from './lib/chromium.mjs'
import { runChecks } from './lib/checklist.mjs'
import { freePort } from './lib/checks.mjs'
import { root } from './lib/paths.mjs'
import { runMain } from './lib/problem.mjs'
import { startProduct } from './lib/product.mjs'

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

await runMain(async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'esporte-parana-bytes-'))
  const port = await freePort()
  // The number of records does not affect the scripts.
  const product = await startProduct({ port, portalPort: await freePort(), dataFolder, env: { DEMO_SCALE: '0.1' } })
  const { chromium } = await import(join(root, 'node_modules', 'playwright', 'index.mjs'))
  const browser = await chromium.launch({ ...launchOptions, executablePath: await ensureChromium() })
  try {
    const origin = `http://127.0.0.1:${port}`
    const session = await signIn(origin)
    const routes = routeBudgets.map((budget) => [
      `${budget.name} stays within its bytes`,
      () => checkRoute({ browser, origin, session, budget }),
    ])
    return await runChecks({ ...Object.fromEntries(routes), ...areaChecks({ browser, origin, session }), ...entryChecks() })
  } finally {
    await browser.close()
    await product.stop()
    rmSync(dataFolder, { recursive: true })
  }
})

/** The session that host-web stores in local storage after a sign-in. */
async function signIn(origin) {
  const answer = await fetch(`${origin}/api/admin/v1/sessao/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: 'esporte-parana' }),
  })
  const { data } = await answer.json()
  const usuario = { avatar: '', ...data.session.usuario }
  return JSON.stringify({ token: data.token, exp: Date.parse(data.expiresAt), usuario })
}

async function checkRoute(route) {
  const { budget } = route
  const files = await lightestVisit(route)
  process.stdout.write(
    `        ${budget.name}: ${kB(totalOf(files, '.js'))} of ${budget.js} JS, ${kB(totalOf(files, '.css'))} of ${budget.css} CSS, ${files.length} of ${budget.files} files; by gzip ${kB(gzipBytes(files, '.js'))} + ${kB(gzipBytes(files, '.css'))}\n`,
  )
  if (process.env.BUDGET_DETAILS)
    process.stdout.write(files.map(({ name, bytes }) => `          ${kB(bytes).padStart(9)} ${name}\n`).join(''))
  const problems = problemsOf(files, budget)
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

/** The same files for a browser without Brotli, which means over plain HTTP from another machine. */
function gzipBytes(files, type) {
  const sizes = files
    .filter(({ name }) => name.endsWith(type))
    .map(({ name }) => gzipSync(readFileSync(join(root, 'host-web', 'dist', name)), { level: 9 }).length)
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** A slow machine shows a loading cover, which is more files, so the lightest of three visits counts. */
async function lightestVisit(route) {
  let lightest = await filesUntilUsable(route)
  for (let visits = 1; visits < 3 && problemsOf(lightest, route.budget).length > 0; visits += 1) {
    const files = await filesUntilUsable(route)
    if (totalOf(files, '.js') < totalOf(lightest, '.js')) lightest = files
  }
  return lightest
}

function totalOf(files, type) {
  return files.filter(({ name }) => name.endsWith(type)).reduce((sum, { bytes }) => sum + bytes, 0)
}

function problemsOf(files, budget) {
  const [js, css] = [totalOf(files, '.js'), totalOf(files, '.css')]
  const unwanted = unwantedModules(files, budget.never)
  return [
    js > budget.js * 1000 && `JavaScript is ${kB(js - budget.js * 1000)} over.`,
    css > budget.css * 1000 && `CSS is ${kB(css - budget.css * 1000)} over.`,
    files.length > budget.files &&
      `There are ${files.length - budget.files} files too many: sdk/src/vite/chunkStages.ts brings together what comes together.`,
    unwanted.length > 0 && `Must not be there: ${unwanted.slice(0, 8).join(', ')}`,
  ].filter(Boolean)
}

async function filesUntilUsable({ browser, origin, session, budget }) {
  const context = await browser.newContext({
    locale: 'pt-BR',
    viewport: { width: 1280, height: 800 },
  })
  try {
    const page = await context.newPage()
    if (budget.isSignedIn) await page.addInitScript((text) => localStorage.setItem('session_0', text), session)
    await page.addInitScript(noteUsable, budget.usable)
    const encodings = new Set()
    page.on('response', (response) => encodings.add(response.headers()['content-encoding']))
    await page.goto(origin + budget.path)
    const usableAt = await (await page.waitForFunction(() => globalThis.usableAt, undefined, { timeout: 30_000 })).jsonValue()
    // Files requested before that time count fully, even when they arrive later.
    await page.waitForLoadState('networkidle')
    if (!encodings.has('br')) throw new Error('The server sent no Brotli: the figures would not be those of a browser.')
    const entries = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name, startTime, encodedBodySize }) => ({ name, startTime, bytes: encodedBodySize })),
    )
    return entries
      .filter(({ startTime }) => startTime <= usableAt)
      .map(({ name, bytes }) => ({ name: new URL(name).pathname.slice(1), bytes }))
      .filter(({ name }) => /\.(js|css)$/.test(name))
  } finally {
    await context.close()
  }
}

/**
 * Runs in the page, because a check from outside would be later: notes when the usable element appears, before the page does anything else.
 * A change of styles alone is seen in the next frame. Until then the clock stands still, so that a slow machine does not fetch ahead: that
 * waits for a time without events.
 */
function noteUsable(selector) {
  const now = performance.now.bind(performance)
  performance.now = () => 0
  const look = () => {
    if (globalThis.usableAt || !document.querySelector(selector)?.checkVisibility()) return
    changes.disconnect()
    globalThis.usableAt = now()
    performance.now = now
  }
  const changes = new MutationObserver(look)
  changes.observe(document, { subtree: true, childList: true, attributes: true })
  const lookEachFrame = () => {
    look()
    if (!globalThis.usableAt) requestAnimationFrame(lookEachFrame)
  }
  lookEachFrame()
}

function unwantedModules(files, never) {
  const modules = JSON.parse(readFileSync(join(root, 'host-web', 'dist', '.vite', 'modules.json'), 'utf8'))
  return files.flatMap(({ name }) => modules[name] ?? []).filter((id) => never.some((pattern) => pattern.test(id)))
}
