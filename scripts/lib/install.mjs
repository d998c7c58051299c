import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { Problem } from './problem.mjs'
import { run } from './run.mjs'
import { hashOf, readStamp, writeStamp } from './stamp.mjs'

/** Installs the packages if one is missing or they differ from the lock file. @throws Problem when npm fails */
export async function ensureInstalled() {
  const wanted = hashOf(['package-lock.json'], `${process.platform}-${process.arch}`)
  const missing = missingPackage(root)
  if (!missing && isInstalled(wanted)) return writeStamp('install', wanted)
  process.stdout.write(`${missing ? `${missing} is missing. ` : ''}Installing the packages (npm ci), about a minute…\n`)
  const { code } = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { live: true })
  if (code !== 0)
    throw new Problem(`The packages could not be installed (npm ci ended with ${code}): check the network and run the command again.`)
  writeStamp('install', wanted)
}

/** The first folder that npm has installed in `folder`, also in a workspace, and that is no longer there. */
export function missingPackage(folder) {
  const list = join('node_modules', '.package-lock.json')
  if (!existsSync(join(folder, list))) return 'node_modules'
  const { packages } = JSON.parse(readFileSync(join(folder, list), 'utf8'))
  return Object.keys(packages).find((name) => !existsSync(join(folder, name)))
}

function isInstalled(wanted) {
  const hidden = statSync(join(root, 'node_modules', '.package-lock.json'))
  if (!existsSync(join(root, 'node_modules', 'node', 'bin'))) return false
  // npm writes its hidden lock file last: a newer one means that a user ran the installation by hand.
  return readStamp('install') === wanted || hidden.mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
}
