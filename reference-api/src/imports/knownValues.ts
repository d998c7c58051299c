import { maskedCpf } from '@esporte-parana/sdk/validators'
import type { Row } from '../database/database.js'
import { listSeparator } from '../exports/listSeparator.js'
import { localTime, shownDay } from '../exports/localTime.js'
import type { EntityPlan } from '../records/plan/plan.js'
import { plainText } from '../records/read/searchText.js'
import { rowsAt } from '../records/write/matchRows.js'

/** A record, a group or a row: its stored values, and the texts of an export. */
interface Told {
  readonly stored: Row
  readonly shown: Row
}

/**
 * The record's values with the changes of a file's line. A text that equals the export's text means the stored value, even if the text
 * alone would be unclear: a name that two people have, or a masked document.
 */
export function overStored(plan: EntityPlan, given: Row, { stored, shown }: Told): Record<string, unknown> {
  const groups = new Set(plan.groups.map(({ key }) => key))
  const lists = new Map(plan.children.map((child) => [child.key, child]))
  const values = Object.entries(given).map(([key, value]) => {
    if (groups.has(key)) return [key, overGroup(value, { stored: asRow(stored[key]), shown: asRow(shown[key]) })]
    if (lists.has(key)) return [key, overRows(value, { stored: rowsAt(stored, key), shown: rowsAt(shown, key) })]
    return [key, overValue(value, stored[key], shown[key])]
  })
  return { ...stored, ...Object.fromEntries(values) }
}

function overGroup(given: unknown, told: Partial<Told>): unknown {
  if (typeof given !== 'object' || given === null) return given
  const { stored = {}, shown = {} } = told
  const says = Object.values(given).some((value) => value !== '' && value !== null)
  if (!says && !told.stored) return null
  return { ...stored, ...overFields(given as Row, { stored, shown }) }
}

function overRows(given: unknown, { stored, shown }: { readonly stored: readonly Row[]; readonly shown: readonly Row[] }): unknown {
  if (!Array.isArray(given)) return given === '' ? [] : given
  return given.map((row: Row) => {
    const place = row.id === undefined ? -1 : stored.findIndex(({ id }) => id === row.id)
    const [before, told] = [stored[place], shown[place]]
    return before && told ? { ...before, ...overFields(row, { stored: before, shown: told }) } : row
  })
}

function overFields(given: Row, { stored, shown }: Told): Row {
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const [before, told] = [stored[key], shown[key]]
      const isList = Array.isArray(before) && before.some((item) => typeof item === 'object')
      return [key, isList ? overRows(value, { stored: before as Row[], shown: told as Row[] }) : overValue(value, before, told)]
    }),
  )
}

function overValue(given: unknown, stored: unknown, shown: unknown): unknown {
  if (typeof given !== 'string' || stored === null || stored === undefined) return given
  if (given === String(shown) || given === maskedCpf(stored)) return stored
  if (Array.isArray(stored) && Array.isArray(shown)) return isAlike(given, shown.map(String).join(listSeparator)) ? stored : given
  if (typeof stored === 'string' && /^\d{4}-\d\d-\d\dT/.test(stored)) return momentTexts(stored).includes(given) ? stored : given
  // Names of references are compared without accents and case; a text of the record itself counts exactly, so that people can correct an
  // accent.
  return typeof stored === 'number' && isAlike(given, String(shown)) ? stored : given
}

const isAlike = (a: string, b: string) => plainText(a) === plainText(b)

/** A timestamp as a CSV file and a workbook write it. */
function momentTexts(timestamp: string): readonly string[] {
  const { day, minute } = localTime(timestamp)
  return [`${shownDay(day)} ${minute}`, `${day} ${minute}`]
}

const asRow = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Row) : undefined)
