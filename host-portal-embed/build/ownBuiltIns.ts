import { fileURLToPath } from 'node:url'
import MagicString from 'magic-string'
import { type Plugin, parseAst, Visitor } from 'vite'

const own = fileURLToPath(new URL('../src/builtIns.ts', import.meta.url)).replaceAll('\\', '/')
/** Functions that old libraries replace, or lead astray. */
const functions = new Set(['Array.from', 'JSON.stringify'])
/** Methods that old libraries replace by others of the same name. */
const methods = new Set(['bind', 'entries', 'reduce'])
const mentions = /\.(?:bind|entries|from|reduce|stringify)\b/

/**
 * Lets the bundle call functions of its own in place of built-ins that a portal's page may have replaced. Prototype and MooTools have other
 * methods named `bind`, `entries` and `reduce`, another `Array.from`, and a `toJSON` for arrays.
 */
export function ownBuiltIns(): Plugin {
  return {
    name: 'own-built-ins',
    enforce: 'post',
    apply: 'build',
    transform(code, id) {
      if (!mentions.test(code) || id === own || id.startsWith('\0')) return null
      const program = parseAst(code, { preserveParens: true })
      const text = new MagicString(code)
      new Visitor({
        MemberExpression(node) {
          const { start, end } = node
          if (functions.has(code.slice(start, end))) text.update(start, end, `ownBuiltIns.${code.slice(node.property.start, end)}`)
        },
        CallExpression({ callee, arguments: [first], end }) {
          if (callee.type !== 'MemberExpression' || callee.computed) return
          const name = code.slice(callee.property.start, callee.property.end)
          // `Object.entries(…)` is another function.
          if (!methods.has(name) || (name === 'entries') !== (first === undefined)) return
          text.appendRight(callee.object.start, `ownBuiltIns.${name}(`)
          // `list.reduce(add, 0)` becomes `ownBuiltIns.reduce(list, add, 0)`.
          text.update(callee.object.end, first ? first.start : end - 1, first ? ', ' : '')
        },
      }).visit(program)
      if (!text.hasChanged()) return null
      const isModule = program.body.some(({ type }) => /^(?:Import|Export)/.test(type))
      text.prepend(isModule ? `import * as ownBuiltIns from '${own}';` : `const ownBuiltIns = require('${own}');`)
      return { code: text.toString(), map: text.generateMap({ source: id, hires: 'boundary' }) }
    },
  }
}
