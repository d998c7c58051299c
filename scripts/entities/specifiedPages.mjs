// Reads the pages of the hand-written route table, as far as the entities need them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @returns {{ name: string, path: string, kind: string, menu?: string }[]} */
export function specifiedPages(base) {
  const text = readFileSync(join(base, 'sdk/src/routes.ts'), 'utf8')
  const constants = new Map([...text.matchAll(/^const (\w+) = '([^']+)'/gm)].map(([, name, value]) => [name, value]))
  return text
    .split(/\bpage\(/)
    .slice(1)
    .flatMap((piece) => {
      const [, name, text, constant, kind] = /^'(\w+)',\s*\{[\s\S]*?path: (?:['`](.+?)['`]|(\w+))[\s\S]*?kind: '(\w+)'/.exec(piece) ?? []
      if (!name) return []
      const menu = /menu: '([\w-]+)'/.exec(piece)?.[1]
      const path = constants.get(constant) ?? text.replace(/\$\{(\w+)\}/g, (_, inside) => constants.get(inside))
      return [{ name, path, kind, menu }]
    })
}

/** The home page above a page at `path`. */
export function homeOf(pages, path) {
  const homes = pages.filter((page) => page.kind === 'home' && path.startsWith(`${page.path}/`))
  return homes.sort((one, other) => other.path.length - one.path.length)[0]
}
