// Walks the product in three browsers at once: npm run browsers (after a build). What is missing is installed where that is possible; where
// it is not, it ends with an error, or with --where-possible leaves that browser out. --only Firefox walks in one, and may be given again;
// --walk "job 13" walks one walk.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installPackages } from '../../scripts/lib/browser.mjs'
import { runChecks } from '../../scripts/lib/checklist.mjs'
import { freePort } from '../../scripts/lib/checks.mjs'
import { root } from '../../scripts/lib/paths.mjs'
import { Problem, runMain } from '../../scripts/lib/problem.mjs'
import { startProduct } from '../../scripts/lib/product.mjs'
import { skippedMark } from '../../scripts/lib/tally.mjs'
import { browsers } from './clients.mjs'
import { personAt } from './person.mjs'
import { jobWalks } from './jobWalks.mjs'
import { startNet } from './net.mjs'
import { walks } from './walks.mjs'
import { worldOf } from './world.mjs'

const { values } = parseArgs({
  options: { only: { type: 'string', multiple: true }, walk: { type: 'string' }, 'where-possible': { type: 'boolean' } },
})
const chosen = browsers.filter(({ name }) => values.only === undefined || values.only.includes(name))

await runMain(async () => {
  if (chosen.length === 0)
    throw new Problem(`There is no browser ${values.only.join(', ')}: name ${browsers.map(({ name }) => name).join(', ')}.`)
  const wanted = chosen.filter((browser) => !browser.isThere()).flatMap(({ packages }) => packages)
  if (wanted.length > 0) await installPackages(wanted)
  const missing = chosen.filter((browser) => !browser.isThere())
  const advice = ({ name, packages }) => `${name} is missing: apt-get install --no-install-recommends ${packages.join(' ')}`
  if (missing.length > 0 && !values['where-possible']) throw new Problem(missing.map(advice).join('\n'))
  for (const browser of missing) process.stdout.write(`${skippedMark}${advice(browser)}\n`)
  const dataFolder = mkdtempSync(join(tmpdir(), 'esporte-parana-browsers-'))
  const [port, portalPort] = [await freePort(), await freePort()]
  const product = await startProduct({ port, portalPort, dataFolder, env: { DEMO_SCALE: '0.1' } })
  try {
    const around = { origin: product.origin, portal: `http://127.0.0.1:${portalPort}` }
    const codes = await Promise.all(chosen.filter((browser) => !missing.includes(browser)).map((browser) => walkIn(browser, around)))
    return Math.max(0, ...codes)
  } finally {
    await product.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  }
})

async function walkIn({ name, open }, { origin, portal }) {
  const client = await open()
  const net = await startNet(origin, await freePort())
  const person = personAt(client, { at: { product: net.origin, portal }, world: worldOf(origin), net })
  let walked = 0
  const pictured = (walk, title) => async () => {
    try {
      await walk(person, `${name.toLowerCase()}${process.pid % 1000}${String.fromCharCode(97 + walked++)}`)
    } catch (error) {
      const folder = join(root, 'node_modules', '.cache', 'esporte-parana')
      mkdirSync(folder, { recursive: true })
      const file = join(folder, `${name}-${title.replace(/\W+/g, '-').slice(0, 40)}.png`)
      await client.picture(file).catch(() => undefined)
      net.mend()
      await person.signIn().catch(() => undefined)
      throw new Error(`${error.message}\nA picture: ${file}`)
    }
  }
  try {
    await person.signIn()
    const named = Object.entries({ ...walks, ...jobWalks })
      .filter(([title]) => values.walk === undefined || title.includes(values.walk))
      .map(([title, walk]) => [`${name}: ${title}`, pictured(walk, title)])
    return await runChecks(Object.fromEntries(named), 2)
  } finally {
    await client.close()
    await net.close()
  }
}
