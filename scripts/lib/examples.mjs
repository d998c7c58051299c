import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from './paths.mjs'

const pages = [
  'README.md',
  'sdk/README.md',
  ...readdirSync(join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
]

/**
 * Writes every TypeScript example of the documentation into `folder`: one that begins with its path (`// src/main.tsx`) below a folder of its
 * page, any other as a module with the name of its page and line.
 */
export function writeExamples(folder) {
  mkdirSync(folder, { recursive: true })
  for (const page of pages) {
    const text = readFileSync(join(root, page), 'utf8')
    for (const { 1: kind, 2: code, index } of text.matchAll(/^```(tsx?)\n(.*?)^```$/gms)) {
      const line = text.slice(0, index).split('\n').length
      const name = page.startsWith('docs/') ? basename(page, '.md') : page.replace(/\W+/g, '-')
      const path = /^\/\/ (\S+)\n/.exec(code)?.[1]
      const file = join(folder, path ? join(name, path) : `${name}-${line}.${kind}`)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${code}\nexport {}\n`)
    }
  }
}
