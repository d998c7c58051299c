import type { ApiClient } from '../api/client.js'
import type { HistoryChange } from '../api/recordCalls.js'
import type { FieldIssue } from '../core/issue.js'
import type { Identity, Probe, Verdict } from './importState.js'

interface CheckReport {
  readonly errors: readonly { readonly row: number; readonly issues: readonly FieldIssue[] }[]
  readonly identities: readonly (Identity & { readonly row: number })[]
  /** Absent from servers that accept only new records. */
  readonly updated?: readonly number[]
  readonly unchanged?: readonly number[]
  readonly changes?: readonly { readonly row: number; readonly changes: readonly HistoryChange[] }[]
}

export interface CheckOptions {
  readonly api: Pick<ApiClient, 'send'>
  readonly path: string
  /** Indexes of the rows to check. */
  readonly places: readonly number[]
  readonly draftOf: (place: number) => object
  readonly signal: AbortSignal
}

/** Rows of one request: small enough to show progress and not to block other users. */
const portion = 500

/** Rows enough to show whether the columns are right. */
export const sample = 20

interface ProbeOptions extends Pick<CheckOptions, 'api' | 'path' | 'signal'> {
  readonly drafts: readonly object[]
}

/** Checks the first rows. Returns `undefined` when the request fails, because the full check reports connection problems. */
export async function probeRows({ api, path, drafts, signal }: ProbeOptions): Promise<Probe | undefined> {
  const answer = await api
    .send<{ readonly data: CheckReport }>('POST', `${path}?simular=1`, { rows: drafts }, { signal })
    .catch(() => undefined)
  if (!answer) return undefined
  const [first = [], ...others] = answer.data.errors.map(({ issues }) => issues)
  const isShared = ({ path: field, code }: FieldIssue) =>
    others.every((issues) => issues.some((issue) => issue.path === field && issue.code === code))
  const shared = first.filter(isShared)
  // Rows that fail for different reasons share none: the first one's says at least where to look.
  return { isRefused: answer.data.errors.length === drafts.length, issues: shared.length > 0 ? shared : first.slice(0, 1) }
}

/** Checks rows in parts; nothing is written. */
export async function checkInParts(
  { api, path, places, draftOf, signal }: CheckOptions,
  onChecked: (verdicts: ReadonlyMap<number, Verdict>) => void,
): Promise<void> {
  for (let start = 0; start < places.length; start += portion) {
    const part = places.slice(start, start + portion)
    const { data } = await api.send<{ readonly data: CheckReport }>('POST', `${path}?simular=1`, { rows: part.map(draftOf) }, { signal })
    signal.throwIfAborted()
    onChecked(verdictsOf(part, data))
  }
}

function verdictsOf(
  places: readonly number[],
  { errors, identities, updated = [], unchanged = [], changes: changed = [] }: CheckReport,
): ReadonlyMap<number, Verdict> {
  // Duplicates are found over the whole file by identity, so the server's result for one part is dropped.
  const issues = new Map(errors.map(({ row, issues: found }) => [row, found.filter(({ code }) => code !== 'duplicateRow')]))
  const byRow = new Map<number, Identity[]>()
  for (const { row, path, key } of identities) byRow.set(row, [...(byRow.get(row) ?? []), { path, key }])
  const changes = new Map([...updated.map((row) => [row, 'updated'] as const), ...unchanged.map((row) => [row, 'unchanged'] as const)])
  const changesOf = new Map(changed.map(({ row, changes: told }) => [row, told]))
  return new Map(
    places.map((place, row) => [
      place,
      { changes: changesOf.get(row), issues: issues.get(row) ?? [], identities: byRow.get(row) ?? [], change: changes.get(row) },
    ]),
  )
}
