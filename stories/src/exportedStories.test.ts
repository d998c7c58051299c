import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** The components that the package exports: values that begin with a capital, without error classes. */
const components = globSync('sdk/exports/**/*.ts', { cwd: root }).flatMap((file) =>
  [...textOf(file).matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => (/^\s*[A-Z]\w+\s*$/.test(name) && !/Error\s*$/.test(name) ? [name.trim()] : [])),
  ),
)
/** Only for tests: its props are in docs/testing.md, and every story is inside one. */
const shownByAll = ['TestBackoffice']

/** By component: the titles of its stories, which Storybook's search reads. */
const titles = new Map<string, string[]>()
for (const file of globSync('stories/src/**/*.stories.tsx', { cwd: root })) {
  const [, title = '', name = ''] = /\btitle: '([^']+)',\s+component: (\w+)/.exec(textOf(file)) ?? []
  titles.set(name, [...(titles.get(name) ?? []), title])
}

test('there are components', () => expect(components.length).toBeGreaterThan(50))

test.each(components.filter((name) => !shownByAll.includes(name)))(
  '%s has a story that documents its props and is found by its name',
  (name) => {
    const found = titles.get(name) ?? []
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((title) => !title.endsWith(` (${name})`))).toEqual([])
  },
)
