import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const docs = join(import.meta.dirname, '..', 'docs')
const rows = [...readFileSync(join(docs, 'specification.md'), 'utf8').matchAll(/^\| (\d) \| (.+) \| \[.+\]\((.+)\) \| `(.+)` \|$/gm)]

test.each(['2', '3', '4', '8', '9'])('the table knows sentences of section %s', (section) => {
  expect(rows.filter(([, of]) => of === section).length).toBeGreaterThan(4)
})

test('every row of the page is one that is checked', () => {
  expect(readFileSync(join(docs, 'specification.md'), 'utf8').match(/^\| \d .*/gm)).toHaveLength(rows.length)
})

test('every sentence of the table has its test', () => {
  const missing = rows.filter(([, , , file = '', words = '']) => !readFileSync(join(docs, file), 'utf8').includes(words))
  expect(missing.map(([row]) => row)).toEqual([])
})

test('every mend of the page on hardening has its test', () => {
  const mends = [...readFileSync(join(docs, 'hardening.md'), 'utf8').matchAll(/^\| (.+) \| \[.+\]\((.+)\) \| `(.+)` \|$/gm)]
  expect(mends.length).toBeGreaterThan(30)
  const missing = mends.filter(([, , file = '', words = '']) => !readFileSync(join(docs, file), 'utf8').includes(words))
  expect(missing.map(([row]) => row)).toEqual([])
})
