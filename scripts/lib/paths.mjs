import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withoutSettings } from './productSettings.mjs'

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Programs of the installed packages. */
export const binFolder = join(root, 'node_modules', '.bin')

/**
 * The environment of every child: the repository's own Node and tools come first, even where the machine has Node 20. Settings of the
 * product are passed only by `extra`.
 */
export function childEnvironment(extra = {}) {
  return { ...withoutSettings(process.env), PATH: `${binFolder}${delimiter}${process.env.PATH}`, ...extra }
}

/** The Node that runs the product: that of the installed package, or otherwise the one that runs this script. */
export function productNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const installed = join(root, 'node_modules', 'node', 'bin', name)
  return existsSync(installed) ? installed : process.execPath
}
