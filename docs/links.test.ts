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

test('the texts in the package lead to nothing outside of it', () => {
  const { files } = JSON.parse(readFileSync('sdk/package.json', 'utf8')) as { readonly files: readonly string[] }
  const packed = ['README.md', ...files.filter((name) => name.endsWith('.md'))]
  const links = packed.flatMap((page) => [...readFileSync(`sdk/${page}`, 'utf8').matchAll(/\]\(([^)\s]+)/g)].map(([, link = '']) => link))
  expect(links.filter((link) => !/^(?:https?:|#)/.test(link))).toEqual([])
  // No `repository` is in the package until it is published.
  expect(readFileSync('sdk/README.md', 'utf8')).not.toContain('npm repo')
})
