import { comparable } from '../validators/comparable.js'
import type { ImportField } from './importFields.js'

/** Which field each heading means, by its path; nothing where none is meant or another heading means it already. */
export function matchColumns(headings: readonly string[], fields: readonly ImportField[]): readonly (string | undefined)[] {
  const meant = headings.map((heading) => meaningOf(heading, fields))
  return meant.map((path, place) => (path !== undefined && meant.indexOf(path) === place ? path : undefined))
}

function meaningOf(heading: string, fields: readonly ImportField[]): string | undefined {
  const wanted = plain(heading)
  if (wanted === '') return undefined
  const full = fields.filter(({ label, path }) => plain(label) === wanted || plain(path) === wanted)
  if (full.length > 0) return full[0]?.path
  // "Nome" is the record's own before that of a guardian; "CEP" can only be the address's.
  const named = fields.filter(({ names }) => names.some((name) => plain(name) === wanted))
  const own = named.filter(({ path }) => !/[.[]/.test(path))
  return own.length === 1 ? own[0]?.path : own.length === 0 && named.length === 1 ? named[0]?.path : undefined
}

/** Without accents, punctuation and what stands in brackets: "E-mail (obrigatório)" is "email". */
function plain(text: string): string {
  return comparable(text)
    .replace(/\s*\(.*\)|\s*\*/g, '')
    .replace(/[^a-z0-9]/g, '')
}
