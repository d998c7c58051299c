import { comparable } from '../validators/comparable.js'
import { headingWords } from '../sheet/headingWords.js'
import type { ImportField } from './importFields.js'

/** Path of the field for each heading; `undefined` without a match, or when another heading has the field already. */
export function matchColumns(headings: readonly string[], fields: readonly ImportField[]): readonly (string | undefined)[] {
  const taken = new Set<string>()
  const free = () => fields.filter(({ path }) => !taken.has(path))
  const take = (path: string | undefined) => {
    if (path !== undefined) taken.add(path)
    return path
  }
  // Full labels count before similar ones, wherever they are; keys come after labels.
  const labelled = headings.map((heading) => take(fieldOf(heading, free(), 'label')))
  const named = headings.map((heading, place) => labelled[place] ?? take(fieldOf(heading, free(), 'path')))
  let group: string | undefined
  return headings.map((heading, place) => {
    // A list in one column has all its rows, so parts of its first row would be read and ignored.
    const parts = free().filter(({ path }) => !taken.has(groupOf(path) ?? ''))
    const path = named[place] ?? take(meaningOf(heading, parts, group))
    if (path !== undefined) group = groupOf(path)
    return path
  })
}

/** Two labels may differ only in brackets, such as two check digits; then columns match in order. */
function fieldOf(heading: string, fields: readonly ImportField[], by: 'label' | 'path'): string | undefined {
  const wanted = plain(heading)
  return wanted === '' ? undefined : fields.find((field) => plain(field[by]) === wanted)?.path
}

/** `group` is the group of the column before: after a street, "Nº" means the house number. */
function meaningOf(heading: string, fields: readonly ImportField[], group: string | undefined): string | undefined {
  const wanted = plain(heading)
  if (wanted === '') return undefined
  const exact = fields.filter(({ names }) => names.some((name) => plain(name) === wanted))
  const words = headingWords(heading)
  const alike = fields.filter(({ names }) => names.some((name) => headingWords(name) === words))
  const named = exact.length > 0 ? exact : alike
  // "Nome" means the record's own name before a guardian's; "CEP" exists only in the address.
  const own = named.filter(({ path }) => groupOf(path) === undefined)
  if (own.length > 0) return own.length === 1 ? own[0]?.path : undefined
  const beside = group === undefined ? undefined : [...exact, ...alike].find(({ path }) => groupOf(path) === group)
  return beside?.path ?? (named.length === 1 ? named[0]?.path : undefined)
}

/** The group or list of a part. */
function groupOf(path: string): string | undefined {
  return /^(\w+)[.[]/.exec(path)?.[1]
}

/** Text without accents, punctuation and brackets: "E-mail (obrigatório)" becomes "email". */
function plain(text: string): string {
  return comparable(text)
    .replace(/\s*\(.*\)|\s*\*/g, '')
    .replace(/[^a-z0-9]/g, '')
}
