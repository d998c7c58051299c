import type { ApiClient } from '../api/client.js'
import type { FieldIssue } from '../core/issue.js'
import type { Identity, Verdict } from './importState.js'

interface CheckReport {
  readonly errors: readonly { readonly row: number; readonly issues: readonly FieldIssue[] }[]
  readonly identities: readonly (Identity & { readonly row: number })[]
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

function verdictsOf(places: readonly number[], { errors, identities }: CheckReport): ReadonlyMap<number, Verdict> {
  // Twins are told by their identities over the whole file, not by the part that went along.
  const issues = new Map(errors.map(({ row, issues: found }) => [row, found.filter(({ code }) => code !== 'duplicateRow')]))
  const byRow = new Map<number, Identity[]>()
  for (const { row, path, key } of identities) byRow.set(row, [...(byRow.get(row) ?? []), { path, key }])
  return new Map(places.map((place, row) => [place, { issues: issues.get(row) ?? [], identities: byRow.get(row) ?? [] }]))
}
