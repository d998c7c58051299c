// `npm run production -- <folder>`: all that a server needs in one folder, with its own Node, to be copied to a machine without npm.
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { productNode, root } from './lib/paths.mjs'
import { checkNode, Problem, runMain } from './lib/problem.mjs'
import { serverPackages } from './lib/serverPackages.mjs'

const parts = [
  'reference-api/package.json',
  'reference-api/dist',
  'reference-api/operating',
  'host-web/dist',
  'host-portal-embed/dist',
  'docs/operating.md',
  'LICENSE',
]

/** Starts the server, or one of its commands, from any folder. */
const launcher = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export ESPORTE_LAUNCHER="$0"
# An installation is never for trying out by accident: everybody knows the password of the invented data.
export DEMO="\${DEMO:-0}"
exec "$here/bin/node" --max-semi-space-size=16 "$here/reference-api/dist/main.js" "$@"
`

await runMain(async () => {
  const [wanted] = process.argv.slice(2)
  if (!wanted) throw new Problem('Name the folder: npm run production -- /opt/esporte')
  const folder = resolve(wanted)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Problem(`${folder} is not empty. Name a new folder for each version, so that the one before can be started again.`)
  checkNode()
  await ensureInstalled()
  await ensureBuilt()
  mkdirSync(join(folder, 'bin'), { recursive: true })
  for (const part of [...parts, ...serverPackages()]) {
    const source = join(root, part)
    // Optional packages of other systems are not installed; a package's own packages are in the list by themselves.
    const filter = (path) => !path.slice(source.length).split('/').includes('node_modules')
    if (existsSync(source)) cpSync(source, join(folder, part), { recursive: true, dereference: true, filter })
  }
  cpSync(productNode(), join(folder, 'bin', 'node'), { dereference: true })
  writeFileSync(join(folder, 'esporte'), launcher)
  chmodSync(join(folder, 'esporte'), 0o755)
  process.stdout.write(`${folder} is ready. How to run it: docs/operating.md in it.\n`)
})
