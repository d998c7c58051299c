// `npm run stories`: every screen in every state, in Storybook. It must run in plain Node 20 without any package.
import { join } from 'node:path'
import { checkPort, readPort } from '../scripts/lib/checks.mjs'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { binFolder, root } from '../scripts/lib/paths.mjs'
import { checkNode, runMain } from '../scripts/lib/problem.mjs'
import { run } from '../scripts/lib/run.mjs'

await runMain(async () => {
  checkNode()
  const port = readPort('STORIES_PORT', 6006)
  await checkPort('STORIES_PORT', port, 'npm run stories')
  await ensureInstalled()
  process.stdout.write(`Storybook: http://127.0.0.1:${port}\n`)
  const args = ['dev', '--port', String(port), '--host', '127.0.0.1', '--no-open', '--exact-port']
  const { code } = await run(join(binFolder, 'storybook'), args, { cwd: join(root, 'stories'), live: true })
  return code
})
