import type { Plugin } from 'vite'

const packages = /\/node_modules\/(?:zod\/v4\/core|@adobe\/react-spectrum\/dist\/private\/utils)\/[\w-]+\.m?js$/
const loops = /\bfor\s*\(\s*(let|const) (\w+) in ([\w.$]+)\s*\)/g
// React hands inherited properties on as a component's own, so that this table has to be asked for its own as well.
const lookUp = /= handlers\[key\];/g

/**
 * A portal's page may have extended `Object.prototype`: zod and Spectrum would take that for a rule and a style, and break.
 * Replaces within a line, so that source maps stay right.
 */
export function ownKeys(): Plugin {
  return {
    name: 'own-keys',
    enforce: 'pre',
    transform(code, id) {
      if (!packages.test(id.replaceAll('\\', '/'))) return null
      const own = code
        .replace(loops, 'for ($1 $2 of Object.keys($3))')
        .replace(lookUp, '= Object.hasOwn(handlers, key) ? handlers[key] : undefined;')
      return { code: own, map: null }
    },
  }
}
