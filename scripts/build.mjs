// Builds stale parts: a part is built again when its sources, those of its dependencies, or the packages changed.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { checkNode, Problem, runMain } from './lib/problem.mjs'
import { run } from './lib/run.mjs'
import { hashOf, readStamp, writeStamp } from './lib/stamp.mjs'

const dependents = ['reference-api', 'host-web', 'host-portal-embed']

/** Builds the SDK, then the parts that depend on it, two at a time. @throws Problem naming the part that failed */
export async function ensureBuilt({ force = false } = {}) {
  const sdk = await ensureSdkBuilt({ force })
  await Promise.all(dependents.map((part) => buildPart(part, hashOf([part], sdk), force)))
}

/** Builds the SDK if necessary. @returns the hash of its sources */
export async function ensureSdkBuilt({ force = false } = {}) {
  const base = hashOf(['package-lock.json', 'tsconfig.json', 'scripts/build/strip-style-imports.mjs', 'scripts/build/compress.mjs'])
  const sdk = hashOf(['sdk'], base)
  await buildPart('sdk', sdk, force)
  return sdk
}

async function buildPart(part, hash, force) {
  const scripts = JSON.parse(readFileSync(join(root, part, 'package.json'), 'utf8')).scripts ?? {}
  const isFresh = readStamp(`build-${part}`) === hash && existsSync(join(root, part, 'dist'))
  if (!scripts.build || (isFresh && !force)) return
  const start = Date.now()
  const { code, output } = await run('npm', ['run', '--silent', 'build', '-w', part])
  if (code !== 0) {
    process.stderr.write(output)
    throw new Problem(`Building ${part} failed: the messages above say where.`)
  }
  writeStamp(`build-${part}`, hash)
  process.stdout.write(`Built ${part} in ${((Date.now() - start) / 1000).toFixed(1)} s\n`)
}

async function main() {
  checkNode()
  await ensureInstalled()
  await ensureBuilt({ force: process.argv.includes('--force') })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await runMain(main)
