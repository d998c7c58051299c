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
const headings = textOf('OtherWords.mdx').matchAll(/^### (.+)$/gm)
const otherWords = new Set([...headings].flatMap(([, heading = '']) => heading.toLowerCase().split(/[ ,]+/)))

test.each(pages)('the links of %s lead to stories and pages', (page) => {
  const places = new Set([
    ...pages.map((file) => toId(titleOf(textOf(file)), /\bname="([^"]+)"/.exec(textOf(file))?.[1] ?? 'Docs')),
    ...stories.flatMap(({ title, text }) => ['docs', ...namesIn(text)].map((name) => toId(title, name))),
  ])
  const links = [...textOf(page).matchAll(/\?path=\/(?:story|docs)\/([^)]+)/g)].map(([, id = '']) => id)
  expect(links.length).toBeGreaterThan(3)
  expect(links.filter((id) => !places.has(id))).toEqual([])
})

test('a screen or component is found by its words without accents', () => {
  const words = stories.flatMap(({ title }) => title.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  expect(words.filter((word) => !isForgiven(word) && !otherWords.has(withoutAccents(word)))).toEqual([])
})

const namesIn = (text: string) => [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => storyNameFromExport(name))
const withoutAccents = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Storybook's search forgives a fifth of a word's letters. */
function isForgiven(word: string): boolean {
  return word.normalize('NFD').length - word.length <= word.length / 5
}
