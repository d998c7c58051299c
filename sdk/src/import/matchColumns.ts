import { comparable } from '../validators/comparable.js'
import type { ImportField } from './importFields.js'

/** Which field each heading means, by its path; nothing where none is meant or another heading means it already. */
export function matchColumns(headings: readonly string[], fields: readonly ImportField[]): readonly (string | undefined)[] {
  const taken = new Set<string>()
  return headings.map((heading) => {
    const path = meaningOf(
      plain(heading),
      fields.filter((field) => !taken.has(field.path)),
    )
    if (path !== undefined) taken.add(path)
    return path
  })
}

function meaningOf(wanted: string, fields: readonly ImportField[]): string | undefined {
  if (wanted === '') return undefined
  // Two fields may have one label, as a city of the list and one abroad: the columns of a template then stand in their order.
  const full = fields.find(({ label, path }) => plain(label) === wanted || plain(path) === wanted)
  if (full) return full.path
  // "Nome" is the record's own before that of a guardian; "CEP" can only be the address's.
  const named = fields.filter(({ names }) => names.some((name) => plain(name) === wanted))
  const own = named.filter(({ path }) => !/[.[]/.test(path))
  const [only] = own.length === 0 ? named : own
  return (own.length === 0 ? named : own).length === 1 ? only?.path : undefined
}

/** Without accents, punctuation and what stands in brackets: "E-mail (obrigatório)" is "email". */
function plain(text: string): string {
  return comparable(text)
    .replace(/\s*\(.*\)|\s*\*/g, '')
    .replace(/[^a-z0-9]/g, '')
}
