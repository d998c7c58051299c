import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

const { exports } = JSON.parse(readFileSync(join(root, 'sdk', 'package.json'), 'utf8'))

/** Vite aliases from each public name of the SDK to its source, so that changes work without a build of the package. */
export const sdkSources = Object.entries(exports).flatMap(([name, target]) => {
  const [, file] = /^\.\/dist\/(.+)\.js$/.exec(target.default ?? target) ?? []
  return file ? [{ find: new RegExp(`^@esporte-parana/sdk${name.slice(1)}$`), replacement: join(root, 'sdk', `${file}.ts`) }] : []
})
