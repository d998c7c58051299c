// No page fetches screens of another area: every list, and every form of a new record, opened in the started product.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageFiles } from '../sdk/dist/src/pageFiles.js'
import { routes } from '../sdk/dist/exports/routes.js'
import { root } from './lib/paths.mjs'
import { inParallel } from './lib/run.mjs'

const areaOf = (id) => /resources\/([^/]+)\//.exec(id)?.[1]
// What an entity may know of another one, see `foreignEntity` in `floors.mjs`, and the closed lists that contracts are made of.
const isShared = (id) => /\/(contract|schema|codes|status)\.js$|Slot\.js$/.test(id)
const pages = routes.filter(({ name }) => areaOf(pageFiles[name] ?? ''))

/** One check for all pages; it names the modules that a page should not have fetched. */
export function areaChecks({ browser, origin, session }) {
  return {
    [`none of ${pages.length} pages loads the screens of another area`]: async () => {
      const modules = JSON.parse(readFileSync(join(root, 'host-web', 'dist', '.vite', 'modules.json'), 'utf8'))
      const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1280, height: 800 } })
      await context.addInitScript((text) => localStorage.setItem('session_0', text), session)
      // A page is waited for until its network is quiet, so another one loads meanwhile.
      const found = await inParallel(pages, 3, async (route) => {
        const own = areaOf(pageFiles[route.name])
        const loaded = (await filesOf(context, origin + addressOf(route))).flatMap((file) => modules[file] ?? [])
        if (!loaded.some((id) => areaOf(id) === own)) return [`${route.name}: nothing of its own area was loaded`]
        return loaded.filter((id) => areaOf(id) && areaOf(id) !== own && !isShared(id)).map((id) => `${route.name}: ${id}`)
      })
      await context.close()
      if (found.flat().length > 0) throw new Error(found.flat().join('\n'))
    },
  }
}

const addressOf = ({ path }) => path.replace('{id}', 'novo').replaceAll(/\{\w+\}/g, '1')

async function filesOf(context, address) {
  const page = await context.newPage()
  try {
    await page.goto(address)
    await page.locator('main h1').waitFor()
    await page.waitForLoadState('networkidle')
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)))
    return names.filter((name) => name.endsWith('.js'))
  } finally {
    await page.close()
  }
}
