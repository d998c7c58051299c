// Measures the cost of a key in a form with a table of 60 rows, compared with plain React inputs: `node scripts/measure-table.mjs`.
import { fileURLToPath } from 'node:url'
import { openPage } from './bench/browserFigures.mjs'
import { printTable } from './bench/statistics.mjs'
import { ensureChromium } from './lib/browser.mjs'
import { launchOptions } from './lib/chromium.mjs'

const keys = '123456'
const rounds = 10
const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const { chromium } = await import('playwright')
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: launchOptions.args })
try {
  const table = await openPage(browser, { isSignedIn: false })
  const files = await buildPage()
  await table.page.route('http://bench.test/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const file = files.get(pathname)
    return file ? route.fulfill(file) : route.fulfill({ status: 404 })
  })
  await table.page.goto('http://bench.test/')
  const rows = [
    { what: 'a quantity: its total and the sum follow', cpu: await cellCost(table, 'items[30].quantity') },
    { what: 'a description', cpu: await cellCost(table, 'items[30].description') },
  ]
  await table.page.goto('http://bench.test/request')
  rows.push({ what: 'a quantity of a request of 60 items', cpu: await cellCost(table, 'items[30].quantity') })
  const floor = await openPage(browser, { isSignedIn: false, hasFloor: true })
  await floor.page.goto('http://bench.test/floor/inputs')
  await floor.page.getByLabel('Campo 3', { exact: true }).focus()
  printTable('A key in a table of 60 rows: ms of main-thread work', [...rows, { what: 'plain inputs', cpu: await typingCost(floor) }])
} finally {
  await browser.close()
}

async function cellCost(opened, path) {
  await opened.page.locator(`td[data-path="${path}"]`).dblclick()
  return typingCost(opened)
}

/**
 * Measures typing after the page has loaded. Each round replaces the typed text, so that numbers do not exceed their field.
 * @returns ms for each key
 */
async function typingCost({ page, metrics }) {
  let cost = 0
  for (let round = 0; round <= rounds; round++) {
    await page.keyboard.press('Control+A')
    await page.waitForTimeout(round === 0 ? 2000 : 400)
    const before = await metrics()
    await page.keyboard.type(keys, { delay: 30 })
    const after = await metrics()
    // The first round warms up.
    if (round > 0) cost += after.TaskDuration - before.TaskDuration
  }
  return (cost * 1000) / (rounds * keys.length)
}

/** The form with all files that it loads, by address. */
async function buildPage() {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: { page: here('./bench/floor/rowTable.jsx'), request: here('./bench/floor/requestForm.jsx') },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    alias: {
      '@esporte-parana/sdk/engine': here('../sdk/exports/engine.ts'),
      '@esporte-parana/sdk/testing': here('../sdk/exports/testing.ts'),
      '@esporte-parana/sdk/screens/service-request': here('../sdk/exports/screens/service-memos/service-request.ts'),
    },
    loader: { '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.VIRT_ON': 'undefined' },
    outdir: '/',
    write: false,
    logLevel: 'error',
  })
  const type = (path) => (path.endsWith('.css') ? 'text/css' : 'text/javascript')
  const htmlOf = (name) =>
    `<!doctype html><html lang="pt-BR"><title>table</title><link rel="stylesheet" href="/${name}.css"><div id="app"></div><script type="module" src="/${name}.js"></script></html>`
  return new Map([
    ...outputFiles.map(({ path, text }) => [path.replaceAll('\\', '/'), { contentType: type(path), body: text }]),
    ['/', { contentType: 'text/html', body: htmlOf('page') }],
    ['/request', { contentType: 'text/html', body: htmlOf('request') }],
  ])
}
