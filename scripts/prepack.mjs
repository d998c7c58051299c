// Runs before the SDK is packed: builds it, so that a fresh clone does not pack an empty folder, and refuses a package with missing
// entries.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureSdkBuilt } from './build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { checkNode, Problem, runMain } from './lib/problem.mjs'

await runMain(async () => {
  checkNode()
  await ensureInstalled()
  await ensureSdkBuilt()
  const missing = entries().filter((file) => !existsSync(join(root, 'sdk', file)))
  if (missing.length > 0)
    throw new Problem(`The package names files that are not there: ${missing.join(', ')}. Run npm run build -- --force.`)
})

/** Every file of `exports`; for a pattern its folder. */
function entries() {
  const { exports } = JSON.parse(readFileSync(join(root, 'sdk', 'package.json'), 'utf8'))
  const files = Object.values(exports).flatMap((target) => (typeof target === 'string' ? [target] : Object.values(target)))
  return files.map((file) => file.replace(/\*.*$/, ''))
}
