// Runs a command of the reference API with the bundled Node on the database of DATABASE_URL or DATA_DIR: `npm run command` alone names all of
// them. `npm run create-user -- …` and `npm run register-portal -- …` are short for two of them.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { childEnvironment, productNode, root } from './lib/paths.mjs'
import { checkNode, runMain } from './lib/problem.mjs'
import { settingsIn } from './lib/productSettings.mjs'

await runMain(async () => {
  checkNode()
  await ensureInstalled()
  await ensureBuilt()
  const program = join(root, 'reference-api', 'dist', 'main.js')
  const { status } = spawnSync(productNode(), [program, ...process.argv.slice(2)], {
    cwd: root,
    env: childEnvironment(settingsIn(process.env)),
    stdio: 'inherit',
  })
  return status ?? 1
})
