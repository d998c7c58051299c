import type { Plugin } from 'vite'

const packages = /\/node_modules\/(?:zod\/v4\/core|@adobe\/react-spectrum\/dist\/private\/utils)\/[\w-]+\.m?js$/
const loops = /\bfor\s*\(\s*(let|const) (\w+) in ([\w.$]+)\s*\)/g
// React passes inherited properties on as a component's own, so lookups in this table must check for own keys too.
const lookUp = /= handlers\[key\];/g

/**
 * Makes `for … in` loops skip inherited keys: a portal's page may have extended `Object.prototype`, which zod and Spectrum would take for a
 * rule or a style. It replaces text only within a line, so that source maps stay correct.
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
