import type { AnyControl } from '../../core/control.js'
import type { LocationOptions } from '../../kinds/link/location.js'
import type { FieldIssue } from '../../core/issue.js'
import { comparable } from '../../validators/comparable.js'
import type { MemoryEntry } from './memoryRecordCalls.js'
import { findPlace } from './places.js'

type Row = Readonly<Record<string, unknown>>
type Controls = Readonly<Record<string, AnyControl | undefined>>

interface Mentions {
  /** The row with ids instead of names, codes and documents. */
  readonly values: Row
  readonly issues: readonly FieldIssue[]
}

/** Finds the records and places named in a row of a file, also in groups and sub-records. */
export function readMentions(controls: Controls, row: Row, entries: readonly MemoryEntry[], prefix = ''): Mentions {
  const values: Record<string, unknown> = { ...row }
  const issues: FieldIssue[] = []
  const within = (fields: Controls, value: unknown, path: string) => {
    const part = readMentions(fields, value as Row, entries, `${path}.`)
    issues.push(...part.issues)
    return part.values
  }
  for (const [key, control] of Object.entries(controls)) {
    const value = values[key]
    const fields = control?.fieldset?.fields
    if (fields && Array.isArray(value)) values[key] = value.map((item, place) => within(fields, item, `${prefix}${key}[${place}]`))
    else if (fields && typeof value === 'object' && value !== null) values[key] = within(fields, value, prefix + key)
    else if (control && typeof value === 'string' && control.kind.filter === 'record') {
      const text = value.trim()
      const id = text === '' ? null : idOf(control, text, entries)
      values[key] = id ?? null
      if (id === undefined) issues.push({ path: prefix + key, code: 'reference' })
    }
  }
  return { values, issues }
}

function idOf({ contract, options }: AnyControl, text: string, entries: readonly MemoryEntry[]): number | undefined {
  if (!contract) return findPlace((options as LocationOptions).level, text)?.id
  const records = entries.find(({ table }) => table.contract.name === contract.name)?.table
  const wanted = comparable(text)
  const isNamed = (value: unknown) => typeof value === 'string' && [value, withoutZeros(value)].some((name) => comparable(name) === wanted)
  // Where records have codes, a number is a code and never an id.
  const isId = (id: number) => String(id) === text && !records?.contract.search.some((key) => /code$/i.test(key))
  const found = [...(records?.records.values() ?? [])].find(
    (record) => isNamed(record.label) || records?.contract.search.some((key) => isNamed(record[key])) || isId(record.id),
  )
  return found?.id
}

/** A code as a spreadsheet leaves it that reads it as a number. */
function withoutZeros(code: string): string {
  return /^0\d+$/.test(code) ? code.replace(/^0+/, '') : code
}
