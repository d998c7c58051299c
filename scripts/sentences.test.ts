import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const docs = join(import.meta.dirname, '..', 'docs')
const rows = [...readFileSync(join(docs, 'specification.md'), 'utf8').matchAll(/^\| (\d) \| (.+) \| \[.+\]\((.+)\) \| `(.+)` \|$/gm)]

test.each(['2', '3', '4', '5', '8', '9'])('the table knows sentences of section %s', (section) => {
  expect(rows.filter(([, of]) => of === section).length).toBeGreaterThan(4)
})

test('every row of the page is one that is checked', () => {
  expect(readFileSync(join(docs, 'specification.md'), 'utf8').match(/^\| \d .*/gm)).toHaveLength(rows.length)
})

test('every sentence of the table has its test, in whose name the words stand', () => {
  const missing = rows.filter(([, , , file = '', words = '']) => !/\.(test|e2e)\.tsx?$/.test(file) || !isNamed(join(docs, file), words))
  expect(missing.map(([row]) => row)).toEqual([])
})

test('every mend of the page on hardening has its test', () => {
  const mends = [...readFileSync(join(docs, 'hardening.md'), 'utf8').matchAll(/^\| (.+) \| \[.+\]\((.+)\) \| `(.+)` \|$/gm)]
  expect(mends.length).toBeGreaterThan(30)
  const missing = mends.filter(([, , file = '', words = '']) => !isNamed(join(docs, file), words))
  expect(missing.map(([row]) => row)).toEqual([])
})

/** Whether a string of the file contains the words; a comment does not count, because no test runs it. */
function isNamed(file: string, words: string): boolean {
  return readFileSync(file, 'utf8')
    .split('\n')
    .some((line) => line.includes(words) && !/^\s*(\/\/|\/?\*)/.test(line) && /['"`]/.test(line.slice(0, line.indexOf(words))))
}
