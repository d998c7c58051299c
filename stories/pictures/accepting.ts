import type { Picture } from './chosen.js'
import type { Compared, Difference } from './reportPage.js'

/** What the report's page is made of. */
export interface Report {
  readonly found: readonly Difference[]
  readonly compared: Compared
}

/** A run that accepted pictures; `found` holds those that could not be taken. */
export interface Accepting extends Report {
  readonly accepted: readonly Picture[]
  /** The names of all that it looked at. */
  readonly names: readonly string[]
}

/** The report after some or all of it was accepted: what was not looked at stays as it was. */
export function afterAccepting(before: Report | undefined, run: Accepting): Report {
  const accepted = new Set(run.accepted.map(({ name }) => name))
  const failed = new Set(run.found.map(({ picture }) => picture.name))
  const kept = (before?.found ?? []).filter(({ picture: { name }, acceptedAt }) => {
    const isSettled = !run.names.includes(name) || accepted.has(name) || acceptedAt !== undefined
    return isSettled && !failed.has(name)
  })
  const known = new Set(kept.map(({ picture }) => picture.name))
  const added = run.accepted.filter(({ name }) => !known.has(name)).map((picture) => ({ picture, files: {} }))
  const marked = [...kept, ...added].map((one) => (accepted.has(one.picture.name) ? { ...one, acceptedAt: run.compared.at } : one))
  return { found: [...marked, ...run.found], compared: before?.compared ?? run.compared }
}
