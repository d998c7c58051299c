import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'

const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const titleOf = (text: string) => /\btitle(?:: '|=")([^'"]+)/.exec(text)?.[1] ?? ''
const pages = globSync('*.mdx', { cwd: import.meta.dirname })
const stories = globSync('**/*.stories.tsx', { cwd: import.meta.dirname }).map((file) => ({
  title: titleOf(textOf(file)),
  text: textOf(file),
}))

test.each(pages)('the links of %s lead to stories and pages', (page) => {
  const places = new Set([
    ...pages.map((file) => toId(titleOf(textOf(file)), /\bname="([^"]+)"/.exec(textOf(file))?.[1] ?? 'Docs')),
    ...stories.flatMap(({ title, text }) => ['docs', ...namesIn(text)].map((name) => toId(title, name))),
  ])
  const links = [...textOf(page).matchAll(/\?path=\/(?:story|docs)\/([^)]+)/g)].map(([, id = '']) => id)
  expect(links.length).toBeGreaterThan(3)
  expect(links.filter((id) => !places.has(id))).toEqual([])
})

test('each heading of the other words has a link for them to lead to', () => {
  const sections = textOf('OtherWords.mdx').split(/^### /m).slice(1)
  expect(sections.length).toBeGreaterThan(20)
  expect(sections.filter((section) => !section.includes('?path=/'))).toEqual([])
})

const namesIn = (text: string) => [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => storyNameFromExport(name))
