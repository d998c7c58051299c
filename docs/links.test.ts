import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const pages = [...globSync('docs/**/*.md'), 'README.md', 'CONTRIBUTING.md', 'sdk/README.md', 'reference-api/README.md']

test('every page leads to files that are there', () => {
  const links = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) => ({ page, link })),
  )
  expect(links.length).toBeGreaterThan(200)
  expect(links.filter(({ page, link }) => !existsSync(join(dirname(page), link)))).toEqual([])
})
