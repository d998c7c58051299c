import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** What the server's build holds already. */
const bundled = '@esporte-parana/sdk'

/** @returns {string[]} the folders of the packages that the built server loads, theirs included: `node_modules/fastify` */
export function serverPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const found = new Set()
  const add = (from, names) => {
    for (const name of names) {
      const folder = resolveFrom(packages, from, name)
      if (!folder || found.has(folder)) continue
      found.add(folder)
      const { dependencies = {}, optionalDependencies = {} } = packages[folder]
      add(folder, Object.keys({ ...dependencies, ...optionalDependencies }))
    }
  }
  const { dependencies } = packages['reference-api']
  add(
    'reference-api',
    Object.keys(dependencies).filter((name) => name !== bundled),
  )
  return [...found]
}

/** The nearest folder of a package above `from`, as Node looks for it; undefined for an optional one of another system. */
function resolveFrom(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (packages[path]) return path
    if (folder === '') return undefined
  }
}
