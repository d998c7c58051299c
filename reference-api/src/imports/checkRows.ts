import type { FieldIssue } from '@esporte-parana/sdk/contracts'
import type { Row } from '../database/database.js'
import type { RowIdentity } from '../records/write/uniqueRows.js'
import type { PlacedDraft } from '../records/write/uniqueRows.js'
import type { Change } from '../records/history/changes.js'
import type { WriteContext } from '../records/write/writeRecord.js'
import { checkImport } from './checkImport.js'
import { updateRows } from './updateRows.js'

export interface CheckedFile {
  /** Drafts of the lines that are new records. */
  readonly drafts: readonly PlacedDraft[]
  readonly issues: ReadonlyMap<number, readonly FieldIssue[]>
  readonly identities: readonly RowIdentity[]
  /** What each line changes in its stored record (or would, in a trial), and indexes of lines without a difference. */
  readonly updated: ReadonlyMap<number, readonly Change[]>
  readonly unchanged: readonly number[]
}

/** Updates the records of lines with an id, unless this is a trial, and checks the other lines as new records. */
export async function checkRows(
  context: WriteContext,
  given: readonly Row[],
  { isTrial }: { readonly isTrial: boolean },
): Promise<CheckedFile> {
  const lines = given.map((values, row) => ({ row, values: withoutBlankId(values) }))
  const known = lines.filter(({ values }) => values.id !== undefined)
  const fresh = lines.filter(({ values }) => values.id === undefined)
  // Updates come first: a new record may use a value that another one gives up in the same file.
  const { updated, unchanged, issues } = await updateRows(context, known, { isTrial })
  const placeOf = (row: number) => fresh[row]?.row ?? row
  const checked = await checkImport((work) => work(context), { plan: context.plan, rows: fresh.map(({ values }) => values) })
  return {
    drafts: checked.drafts.map(({ row, draft }) => ({ row: placeOf(row), draft })),
    issues: new Map([...issues, ...[...checked.issues].map(([row, found]) => [placeOf(row), found] as const)]),
    identities: checked.identities.map((identity) => ({ ...identity, row: placeOf(identity.row) })),
    updated,
    unchanged,
  }
}

/** Whether no line has an id column, not even an empty one. */
export function areNew(given: readonly Row[]): boolean {
  return given.every((line) => !Object.hasOwn(line, 'id'))
}

function withoutBlankId({ id, ...values }: Row): Row {
  return id === undefined || id === null || id === '' ? values : { id: readId(id), ...values }
}

function readId(id: unknown): unknown {
  return typeof id === 'string' && /^[1-9]\d{0,8}$/.test(id.trim()) ? Number(id) : typeof id === 'number' ? id : 0
}
