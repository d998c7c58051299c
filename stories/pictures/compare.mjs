// `npm run pictures`: compares pictures of the stories with the accepted ones. It must run in plain Node 20 without any package.
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort, isRunning } from '../../scripts/lib/checks.mjs'
import { ensureInstalled } from '../../scripts/lib/install.mjs'
import { binFolder, root } from '../../scripts/lib/paths.mjs'
import { checkNode, Problem, runMain } from '../../scripts/lib/problem.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { hashOf, readStamp, writeStamp } from '../../scripts/lib/stamp.mjs'

const usage = `Usage: npm run pictures -- [--accept] [--only <name>]… [--as-it-is] [--show]
  --accept   stores what differs as the new accepted pictures
  --only     only this picture, or those whose name, or words in the sidebar, contain the word
  --as-it-is writes no source file, as in the gate: otherwise a changed colour is written into the default look first
  --show     compares nothing: serves the last report, with the stories that it links to
`
const stories = join(root, 'stories')
const built = join(stories, 'storybook-static')
const report = join(stories, 'pictures', 'report')
/** What the built stories are made of. */
const sources = [
  ...['package-lock.json', 'tsconfig.json', 'sdk', 'host-portal-embed/portal', 'scripts/lib'],
  ...['stories/.storybook', 'stories/src', 'stories/package.json', 'stories/tsconfig.json'],
]

await runMain(async () => {
  const { accept, only = [], show, 'as-it-is': isAsItIs } = readOptions()
  checkNode()
  await ensureInstalled()
  if (show) return showReport()
  takeTurn()
  if (!isAsItIs) await renewLook()
  await ensureStoriesBuilt()
  const options = ['--pass-with-no-tests', ...(accept ? ['--update-snapshots=changed'] : [])]
  const env = { PICTURES_PORT: String(await freePort()), PICTURES_ONLY: JSON.stringify(only) }
  const { code } = await run(join(binFolder, 'playwright'), ['test', ...options], { cwd: stories, env, live: true })
  return code
})

/** Two runs would write the same built stories and the same report. */
function takeTurn() {
  const other = Number(readStamp('pictures'))
  if (isRunning(other)) throw new Problem(`Process ${other} compares the pictures already: wait until it has ended.`)
  writeStamp('pictures', String(process.pid))
  process.on('exit', () => writeStamp('pictures', ''))
}

/** A colour that was changed at its source is seen in every place, also where the default look has it. */
async function renewLook() {
  const { code, output } = await run('node', ['sdk/scripts/build-look.mjs'])
  if (code !== 0) throw new Problem(`The default look could not be written:\n${output}`)
  if (output.trim()) say(`Written anew, because the theme has changed: ${output.trim()}. Commit it with the change.`)
}

/** Builds the stories, unless nothing has changed since they were built. The stamp is among them, because Storybook empties the folder first. */
async function ensureStoriesBuilt() {
  const hash = hashOf(sources)
  const stamp = join(built, 'sources.txt')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  await build()
  writeFileSync(stamp, hash)
}

async function build() {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  say('Building the stories, about a minute…')
  const patience = setInterval(() => say(`  still building, ${seconds()} s`), 20_000)
  const { code, output } = await run(join(binFolder, 'storybook'), ['build', '--quiet'], { cwd: stories })
  clearInterval(patience)
  if (code !== 0) throw new Problem(`Storybook could not be built:\n${output}`)
  say(`  built in ${seconds()} s`)
}

async function showReport() {
  if (!existsSync(report) || !existsSync(built)) throw new Problem('There is no report yet: run npm run pictures first.')
  cpSync(report, join(built, 'pictures'), { recursive: true })
  const port = String(await freePort())
  say(`The report: http://127.0.0.1:${port}/pictures/ (Ctrl+C ends it)`)
  const options = ['preview', '--outDir', built, '--host', '127.0.0.1', '--port', port, '--strictPort', '--logLevel', 'warn']
  const { code } = await run(join(binFolder, 'vite'), options, { cwd: stories, live: true })
  return code
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        accept: { type: 'boolean' },
        only: { type: 'string', multiple: true },
        'as-it-is': { type: 'boolean' },
        show: { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new Problem(`${error.message}\n${usage}`)
  }
}

function say(text) {
  process.stdout.write(`${text}\n`)
}
