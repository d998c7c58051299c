// Walks the product in the browsers of this machine: npm run browsers (after a build). It ends with an error when one is missing, and says how
// to install it; --only Firefox walks in one.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runChecks } from '../../scripts/lib/checklist.mjs'
import { freePort } from '../../scripts/lib/checks.mjs'
import { root } from '../../scripts/lib/paths.mjs'
import { Problem, runMain } from '../../scripts/lib/problem.mjs'
import { startProduct } from '../../scripts/lib/product.mjs'
import { browsers } from './clients.mjs'
import { personAt } from './person.mjs'
import { walks } from './walks.mjs'

const only = process.argv.indexOf('--only') > 0 ? process.argv[process.argv.indexOf('--only') + 1] : undefined
const chosen = browsers.filter(({ name }) => only === undefined || name === only)

await runMain(async () => {
  if (chosen.length === 0) throw new Problem(`There is no browser ${only}: name ${browsers.map(({ name }) => name).join(', ')}.`)
  const missing = chosen.filter((browser) => !browser.isThere())
  if (missing.length > 0) {
    const packages = missing.flatMap((browser) => browser.packages).join(' ')
    throw new Problem(`${missing.map(({ name }) => name).join(' and ')} is missing: apt-get install --no-install-recommends ${packages}`)
  }
  const dataFolder = mkdtempSync(join(tmpdir(), 'esporte-parana-browsers-'))
  const [port, portalPort] = [await freePort(), await freePort()]
  const product = await startProduct({ port, portalPort, dataFolder, env: { DEMO_SCALE: '0.1' } })
  try {
    const at = { product: product.origin, portal: `http://127.0.0.1:${portalPort}` }
    let code = 0
    for (const browser of chosen) code = Math.max(code, await walkIn(browser, at))
    return code
  } finally {
    await product.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
})

async function walkIn({ name, open }, at) {
  const client = await open()
  const person = personAt(client, at)
  const pictured = (walk, title) => async () => {
    try {
      await walk(person, `${name.toLowerCase()}${process.pid % 1000}`)
    } catch (error) {
      const folder = join(root, 'node_modules', '.cache', 'esporte-parana')
      mkdirSync(folder, { recursive: true })
      const file = join(folder, `${name}-${title.replace(/\W+/g, '-').slice(0, 40)}.png`)
      await client.picture(file).catch(() => undefined)
      throw new Error(`${error.message}\nA picture: ${file}`)
    }
  }
  try {
    await person.signIn()
    const named = Object.entries(walks).map(([title, walk]) => [`${name}: ${title}`, pictured(walk, title)])
    return await runChecks(Object.fromEntries(named))
  } finally {
    await client.close()
  }
}
