// `npm run pictures`: compares pictures of the stories with the accepted ones. It must run in plain Node 20 without any package.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../../scripts/lib/checks.mjs'
import { ensureInstalled } from '../../scripts/lib/install.mjs'
import { binFolder, root } from '../../scripts/lib/paths.mjs'
import { checkNode, Problem, runMain } from '../../scripts/lib/problem.mjs'
import { run } from '../../scripts/lib/run.mjs'

const usage = `Usage: npm run pictures -- [--accept] [--only <word>]
  --accept   stores what differs as the new accepted pictures
  --only     only pictures whose name contains the word
`
const stories = join(root, 'stories')
const report = 'stories/pictures/report/index.html'

await runMain(async () => {
  const { accept, only } = readOptions()
  checkNode()
  await ensureInstalled()
  const built = await run(join(binFolder, 'storybook'), ['build', '--quiet'], { cwd: stories })
  if (built.code !== 0) throw new Problem(`Storybook could not be built:\n${built.output}`)
  const options = ['--pass-with-no-tests', ...(accept ? ['--update-snapshots=changed'] : []), ...(only ? ['--grep', only] : [])]
  const env = { PICTURES_PORT: String(await freePort()) }
  const { code } = await run(join(binFolder, 'playwright'), ['test', ...options], { cwd: stories, env, live: true })
  const again = only ? `--only ${only} --accept` : '--accept'
  if (code !== 0)
    process.stdout.write(
      `Before, after and difference: open ${report} in a browser. If the change is wanted: npm run pictures -- ${again}\n`,
    )
  return code
})

function readOptions() {
  try {
    return parseArgs({ options: { accept: { type: 'boolean' }, only: { type: 'string' } } }).values
  } catch (error) {
    throw new Problem(`${error.message}\n${usage}`)
  }
}
