import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Writes `manifest.json` beside the files: the version, and what `integrity` of each script and style sheet must be. */
export function listFiles(version: string): Plugin {
  return {
    name: 'list-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(?:js|css)$/.test(name))
      const hashed = names.toSorted().map(async (name) => {
        const bytes = await readFile(join(dir, name))
        return [name, `sha384-${createHash('sha384').update(bytes).digest('base64')}`]
      })
      const files = Object.fromEntries(await Promise.all(hashed)) as Readonly<Record<string, string>>
      await writeFile(join(dir, 'manifest.json'), `${JSON.stringify({ version, files }, undefined, 1)}\n`)
    },
  }
}
