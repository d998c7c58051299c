import { comparable } from '../../validators/comparable.js'
import { headingWords } from '../../sheet/headingWords.js'
import type { ImportField } from './importFields.js'

/** Rows whose values are looked at. */
const sample = 50

/**
 * Path of the field for each heading; `undefined` without a match, or when another heading has the field already. The first rows decide between
 * fields that could have the same heading.
 */
export function matchColumns(
  headings: readonly string[],
  fields: readonly ImportField[],
  rows: readonly { readonly cells: readonly string[] }[] = [],
): readonly (string | undefined)[] {
  const taken = new Set<string>()
  const free = () => fields.filter(({ path }) => !taken.has(path))
  const take = (path: string | undefined) => {
    if (path !== undefined) taken.add(path)
    return path
  }
  const valuesAt = (place: number) =>
    rows
      .slice(0, sample)
      .map(({ cells }) => cells[place] ?? '')
      .filter((value) => value !== '')
  // Full labels count before similar ones, wherever they are; those of other languages and keys come after the own ones.
  const labelled = headings.map((heading) => take(fieldOf(heading, free(), ({ label }) => [label])))
  const translated = headings.map((heading, place) => labelled[place] ?? take(fieldOf(heading, free(), ({ labels }) => labels)))
  const named = headings.map((heading, place) => translated[place] ?? take(fieldOf(heading, free(), ({ path }) => [path])))
  let group: string | undefined
  return headings.map((heading, place) => {
    // A list in one column has all its rows, so parts of its first row would be read and ignored.
    const parts = free().filter(({ path }) => !taken.has(groupOf(path) ?? ''))
    const path = named[place] ?? take(meaningOf(heading, parts, { group, values: valuesAt(place), headings }))
    if (path !== undefined) group = groupOf(path)
    return path
  })
}

/** Two labels may differ only in brackets, such as two check digits; then columns match in order. */
function fieldOf(heading: string, fields: readonly ImportField[], namesOf: (field: ImportField) => readonly string[]): string | undefined {
  const wanted = plain(heading)
  return wanted === '' ? undefined : fields.find((field) => namesOf(field).some((name) => plain(name) === wanted))?.path
}

interface Surroundings {
  /** The group of the column before: after a street, "Nº" means the house number. */
  readonly group: string | undefined
  /** The first values of the column. */
  readonly values: readonly string[]
  /** All headings of the file. */
  readonly headings: readonly string[]
}

function meaningOf(heading: string, fields: readonly ImportField[], { group, values, headings }: Surroundings): string | undefined {
  const wanted = plain(heading)
  if (wanted === '') return undefined
  const exact = fields.filter(({ names }) => names.some((name) => plain(name) === wanted))
  const words = headingWords(heading)
  const alike = fields.filter((field) => !exact.includes(field) && field.names.some((name) => headingWords(name) === words))
  // "Nome" means the record's own name before a guardian's; "CEP" exists only in the address.
  const named = fitting(exact.some(isOwn) ? exact : [...exact, ...alike], values)
  const own = named.filter(isOwn)
  if (own.length > 0) return own.length === 1 ? own[0]?.path : undefined
  const beside = group === undefined ? undefined : named.find(({ path }) => groupOf(path) === group)
  // "UF" is where a person lives, and not the state that issued a document, unless an "Estado" is there too.
  const isTold = ({ names }: ImportField) =>
    headings.some((other) => other !== heading && names.some((name) => plain(name) === plain(other)))
  const places = named.filter((field) => field.control.kind.filter === 'record' && !isTold(field))
  const chosen = [places, named.filter((field) => exact.includes(field)), named].find(({ length }) => length > 0) ?? []
  return beside?.path ?? (chosen.length === 1 ? chosen[0]?.path : undefined)
}

const isOwn = ({ path }: ImportField): boolean => groupOf(path) === undefined

/** Of several fields, the one whose closed list has the values; without such a one, those without a list: "Estado" is a status or a state. */
function fitting(fields: readonly ImportField[], values: readonly string[]): readonly ImportField[] {
  if (fields.length < 2) return fields
  const listed = fields.filter(({ options, optionOf }) => options.length > 0 && values.some((value) => optionOf(value) !== undefined))
  if (listed.length > 0) return listed
  const open = fields.filter(({ options }) => options.length === 0)
  return open.length > 0 ? open : fields
}

/** The group or list of a part. */
function groupOf(path: string): string | undefined {
  return /^(\w+)[.[]/.exec(path)?.[1]
}

/** Text without accents, punctuation and brackets: "E-mail (obrigatório)" becomes "email". */
function plain(text: string): string {
  return comparable(text)
    .replace(/^([^(]*)\(.*\)/, '$1')
    .replace(/[^a-z0-9]/g, '')
}
