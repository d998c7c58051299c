// Writes the files that follow from the entities' folders: node scripts/write-entities.mjs
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { entityFiles } from './entities/entityFiles.mjs'
import { root } from './lib/paths.mjs'

/** @returns {string[]} the files that differ from what the folders require */
export function outdatedFiles(base = root) {
  return [...entityFiles(base)].flatMap(([file, text]) => (textOf(base, file) === text ? [] : [file]))
}

/** @returns {string[]} the files that were changed */
export function writeEntities(base = root) {
  const files = entityFiles(base)
  const changed = outdatedFiles(base)
  for (const file of changed) {
    const text = files.get(file)
    if (text === undefined) rmSync(join(base, file))
    else {
      mkdirSync(dirname(join(base, file)), { recursive: true })
      writeFileSync(join(base, file), text)
    }
  }
  return changed
}

function textOf(base, file) {
  return existsSync(join(base, file)) ? readFileSync(join(base, file), 'utf8') : undefined
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const file of writeEntities()) process.stdout.write(`${file}\n`)
}
