import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import { expect, test } from 'vitest'
import { parseSync } from 'vite'

const root = join(import.meta.dirname, '..')
/** These read texts of our own: the page that the build writes, files that a test made. */
const ownTexts = /\/(testing|vite)\/|\.(test|testkit|stories|test-d)\.tsx?$/

interface Pattern {
  readonly source: string
  readonly flags: string
  readonly file: string
}

/** Every pattern that may read what a person, a file or a stranger sends. */
function patternsOf(folders: readonly string[]): readonly Pattern[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...folders], { cwd: root, encoding: 'utf8' })
  const found = new Map<string, Pattern>()
  for (const file of files.split('\n').filter((name) => /\.tsx?$/.test(name) && !ownTexts.test(name)))
    visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program, ({ pattern, flags }) => {
      found.set(`${pattern}/${flags}`, { source: pattern, flags, file })
    })
  return [...found.values()]
}

function visit(node: unknown, onPattern: (regex: { readonly pattern: string; readonly flags: string }) => void): void {
  if (typeof node !== 'object' || node === null) return
  if ('regex' in node) onPattern(node.regex as { readonly pattern: string; readonly flags: string })
  else for (const value of Object.values(node)) visit(value, onPattern)
}

/** Steps are counted, not timed: on a busy machine a time limit calls patterns slow that are not. */
const counted = { timeout: 120_000, attackTimeout: null, incubationTimeout: null }

test('no pattern takes a time that grows with the square of a text', { timeout: 240_000 }, async () => {
  const patterns = patternsOf(['sdk/src', 'reference-api/src', 'host-portal-embed/src', 'host-web/src'])
  expect(patterns.length).toBeGreaterThan(300)
  const slow: string[] = []
  for (const { source, flags, file } of patterns) {
    const { status } = await check(source, flags, counted)
    if (status !== 'safe') slow.push(`${file}: /${source}/${flags} is ${status}`)
  }
  expect(slow).toEqual([])
})
