import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StoryIndex } from 'storybook/internal/types'
import { withoutAccents } from '../src/withoutAccents.js'

const page = join(import.meta.dirname, '../src/OtherWords.mdx')

/**
 * Gives places of the index the words by which people look for them: those above their link in `OtherWords.mdx`, their name without accents, and
 * "lista de …" or "cadastro de …" for a screen. Storybook's search reads them as headings of the place.
 */
export function withOtherWords(index: StoryIndex): StoryIndex {
  const words = wordsOf(readFileSync(page, 'utf8'))
  const named = new Set<string>()
  const entries = Object.values(index.entries).map((entry) => {
    const names = named.has(entry.title) ? [] : namesOf(entry.title)
    named.add(entry.title)
    const own = [...(words.get(entry.id) ?? []), ...names, ...stateNames(entry)].flatMap(spellings)
    return [entry.id, own.length > 0 ? { ...entry, anchors: own.map(anchor) } : entry] as const
  })
  return { ...index, entries: Object.fromEntries(entries) }
}

/** By place: the words of the headings whose first link leads there. */
function wordsOf(text: string): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, readonly string[]>()
  for (const section of text.split(/^#+ /m)) {
    const [heading = ''] = section.split('\n')
    const [, place = ''] = /\?path=\/(?:story|docs)\/([^)]+)/.exec(section) ?? []
    words.set(place, [...(words.get(place) ?? []), ...heading.toLowerCase().split(', ')])
  }
  return words
}

const kinds: Readonly<Record<string, readonly string[]>> = {
  list: ['lista', 'listagem', 'tela'],
  form: ['cadastro', 'formulário', 'tela'],
  other: ['tela'],
}

/** What people call a title: `Telas/Memorando de serviço/Licitações (TenderList)` is "licitações", "lista de licitações" and "tela de licitações". */
function namesOf(title: string): readonly string[] {
  const [root, ...rest] = title.toLowerCase().split('/')
  const [, name = '', code = ''] = /^(.*?)(?: \((\w+)\))?$/.exec(rest.at(-1) ?? '') ?? []
  if (root !== 'telas') return (name.match(/\p{L}+/gu) ?? []).filter((word) => word !== withoutAccents(word))
  const kind = /form$|list$/.exec(code)?.[0] ?? 'other'
  return [name, ...(kinds[kind] ?? []).map((word) => `${word} de ${name}`)]
}

/**
 * A state is named before its screen or after it: "fornecedor somente leitura", "sessão expirada departamento". The home of an area has the words of many
 * others, which would lose their first hit.
 */
function stateNames({ title, name }: Pick<StoryIndex['entries'][string], 'title' | 'name'>): readonly string[] {
  const [, screen = ''] = /^Telas\/.*?([^/]+?) \((?!AreaHome)\w+\)$/.exec(title) ?? []
  const state = name.toLowerCase()
  return screen === '' ? [] : [`${screen.toLowerCase()} ${state}`, `${state} ${screen.toLowerCase()}`]
}

const spellings = (words: string) => [...new Set([words, withoutAccents(words)])]

/** With spaces that do not break, several words are one: the search compares each word alone, and would prefer places with many "de". */
const anchor = (words: string) => ({ id: '', title: words.replaceAll(' ', '\u00a0') })
