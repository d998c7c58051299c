// `npm run stories`: every screen in every state, in Storybook. It must run in plain Node 20 without any package.
import { join } from 'node:path'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { binFolder, root } from '../scripts/lib/paths.mjs'
import { checkNode, runMain } from '../scripts/lib/problem.mjs'
import { run } from '../scripts/lib/run.mjs'

const port = process.env.STORIES_PORT ?? '6006'

await runMain(async () => {
  checkNode()
  await ensureInstalled()
  process.stdout.write(`Storybook: http://127.0.0.1:${port}\n`)
  const args = ['dev', '--port', port, '--host', '127.0.0.1', '--no-open', '--exact-port']
  const { code } = await run(join(binFolder, 'storybook'), args, { cwd: join(root, 'stories'), live: true })
  return code
})
