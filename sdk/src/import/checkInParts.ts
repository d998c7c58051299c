import type { ApiClient } from '../api/client.js'
import type { FieldIssue } from '../core/issue.js'
import type { Identity, Probe, Verdict } from './importState.js'

interface CheckReport {
  readonly errors: readonly { readonly row: number; readonly issues: readonly FieldIssue[] }[]
  readonly identities: readonly (Identity & { readonly row: number })[]
  /** Missing where a server takes new records only. */
  readonly updated?: readonly number[]
  readonly unchanged?: readonly number[]
}

export interface CheckOptions {
  readonly api: Pick<ApiClient, 'send'>
  readonly path: string
  /** Rows to check, by their place. */
  readonly places: readonly number[]
  readonly draftOf: (place: number) => object
  readonly signal: AbortSignal
}

/** Rows of one request: each answer moves the progress, and other people get their turn in between. */
const portion = 500

/** Rows that show whether the columns are understood. */
export const sample = 20

interface ProbeOptions extends Pick<CheckOptions, 'api' | 'path' | 'signal'> {
  readonly drafts: readonly object[]
}

/** Has the first rows checked. Without an answer nothing is said: the check itself tells what is wrong with the connection. */
export async function probeRows({ api, path, drafts, signal }: ProbeOptions): Promise<Probe | undefined> {
  const answer = await api
    .send<{ readonly data: CheckReport }>('POST', `${path}?simular=1`, { rows: drafts }, { signal })
    .catch(() => undefined)
  if (!answer) return undefined
  const [first = [], ...others] = answer.data.errors.map(({ issues }) => issues)
  const isShared = ({ path: field, code }: FieldIssue) =>
    others.every((issues) => issues.some((issue) => issue.path === field && issue.code === code))
  return { isRefused: answer.data.errors.length === drafts.length, issues: first.filter(isShared) }
}

/** Has rows checked part by part; nothing is written. */
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
  { errors, identities, updated = [], unchanged = [] }: CheckReport,
): ReadonlyMap<number, Verdict> {
  // Twins are told by their identities over the whole file, not by the part that went along.
  const issues = new Map(errors.map(({ row, issues: found }) => [row, found.filter(({ code }) => code !== 'duplicateRow')]))
  const byRow = new Map<number, Identity[]>()
  for (const { row, path, key } of identities) byRow.set(row, [...(byRow.get(row) ?? []), { path, key }])
  const changes = new Map([...updated.map((row) => [row, 'updated'] as const), ...unchanged.map((row) => [row, 'unchanged'] as const)])
  return new Map(
    places.map((place, row) => [place, { issues: issues.get(row) ?? [], identities: byRow.get(row) ?? [], change: changes.get(row) }]),
  )
}
