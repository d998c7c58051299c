import { comparable } from '../validators/comparable.js'
import { headingWords } from '../sheet/headingWords.js'
import type { ImportField } from './importFields.js'

/** Which field each heading means, by its path; nothing where none is meant or another heading means it already. */
export function matchColumns(headings: readonly string[], fields: readonly ImportField[]): readonly (string | undefined)[] {
  const taken = new Set<string>()
  const free = () => fields.filter(({ path }) => !taken.has(path))
  const take = (path: string | undefined) => {
    if (path !== undefined) taken.add(path)
    return path
  }
  // A label in full counts before all that is only alike, wherever it stands, and a key after it.
  const labelled = headings.map((heading) => take(fieldOf(heading, free(), 'label')))
  const named = headings.map((heading, place) => labelled[place] ?? take(fieldOf(heading, free(), 'path')))
  let group: string | undefined
  return headings.map((heading, place) => {
    const path = named[place] ?? take(meaningOf(heading, free(), group))
    if (path !== undefined) group = groupOf(path)
    return path
  })
}

/** Two fields may have one label but for what stands in brackets, as two check digits: columns then stand in their order. */
function fieldOf(heading: string, fields: readonly ImportField[], by: 'label' | 'path'): string | undefined {
  const wanted = plain(heading)
  return wanted === '' ? undefined : fields.find((field) => plain(field[by]) === wanted)?.path
}

/** `group` is the one that the column before belongs to: beside a street "Nº" is the number of the house. */
function meaningOf(heading: string, fields: readonly ImportField[], group: string | undefined): string | undefined {
  const wanted = plain(heading)
  if (wanted === '') return undefined
  const exact = fields.filter(({ names }) => names.some((name) => plain(name) === wanted))
  const words = headingWords(heading)
  const alike = fields.filter(({ names }) => names.some((name) => headingWords(name) === words))
  const named = exact.length > 0 ? exact : alike
  // "Nome" is the record's own before that of a guardian; "CEP" can only be the address's.
  const own = named.filter(({ path }) => groupOf(path) === undefined)
  if (own.length > 0) return own.length === 1 ? own[0]?.path : undefined
  const beside = group === undefined ? undefined : [...exact, ...alike].find(({ path }) => groupOf(path) === group)
  return beside?.path ?? (named.length === 1 ? named[0]?.path : undefined)
}

/** The group or list that a part belongs to. */
function groupOf(path: string): string | undefined {
  return /^(\w+)[.[]/.exec(path)?.[1]
}

/** Without accents, punctuation and what stands in brackets: "E-mail (obrigatório)" is "email". */
function plain(text: string): string {
  return comparable(text)
    .replace(/\s*\(.*\)|\s*\*/g, '')
    .replace(/[^a-z0-9]/g, '')
}
