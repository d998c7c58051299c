import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './paths.mjs'

const isSource = (name) => !/(^|[\\/])(node_modules|dist|e2e|\.data|\.cache)([\\/]|$)|\.(test|test-d|testkit)\.tsx?$|\.md$/.test(name)

/** One hash of these files and folders, without tests, documents, and what running them leaves behind. */
export function hashOf(paths, salt = '') {
  const hash = createHash('sha256').update(salt)
  for (const file of paths.flatMap((path) => filesOf(path)).sort()) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function filesOf(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => isSource(entry.isDirectory() ? `${entry.name}/` : entry.name))
    .flatMap((entry) => filesOf(`${path}/${entry.name}`))
}

const stampFile = (name) => join(root, 'node_modules', '.cache', 'esporte-parana', name)

/**
 * The value that `writeStamp` stored under this name; undefined when there is none. It is in node_modules, so a new installation removes
 * it.
 */
export function readStamp(name) {
  try {
    return readFileSync(stampFile(name), 'utf8')
  } catch {
    return undefined
  }
}

export function writeStamp(name, text) {
  mkdirSync(dirname(stampFile(name)), { recursive: true })
  writeFileSync(stampFile(name), text)
}
