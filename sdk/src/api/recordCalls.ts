import type { Dependant, Refusal } from './refusal.js'

/** One value before and after. Ids of records and places come with their names. */
export interface HistoryChange {
  /** Where it stands in the draft: `name`, `address.cityId`, `guardians[0].phone`. */
  readonly field: string
  readonly before: unknown
  readonly after: unknown
  readonly beforeLabel?: string
  readonly afterLabel?: string
  /** Of a field of a row: the ids of the rows on the way to it, the outermost first. The place in `field` is the one of that moment. */
  readonly rowIds?: readonly number[]
}
/** One thing that was done to a record: who, when, what. */
export interface HistoryEntry {
  readonly id: number
  /** Timestamp, ISO 8601 UTC. */
  readonly at: string
  /** `null` when the system did it. */
  readonly by: { readonly id: number; readonly label: string } | null
  /** `create`, `update`, `delete`, `restore`, `activate`, `inactivate`, `transition`, `reveal`, `import`; a server may add its own. */
  readonly action: string
  /** Why, where a reason was asked for. */
  readonly reason?: string | null
  readonly changes: readonly HistoryChange[]
}
/** A page of what was done to a record, newest first. */
export interface HistoryAnswer {
  readonly success: true
  readonly data: readonly HistoryEntry[]
  /** Missing where a server answers everything at once. */
  readonly meta?: { readonly hasMore: boolean }
}

/** A change of status, as the person asks for it. */
export interface TransitionRequest {
  /** Its name in the contract. */
  readonly transition?: string
  /** The status it leads to, in place of the name where only one leads there. */
  readonly to?: string
  /** At least `minReasonLength` characters where the transition needs one; may be empty otherwise. */
  readonly reason?: string
  /** The version that the person saw. */
  readonly version: number
  /** What the transition asks for; its fields stand beside the others in the body. */
  readonly payload?: object
}

/** Moves what refers to one record to another. */
export interface Reassignment {
  /** The record that takes over; an active one. */
  readonly to: number
  /** `vigentes`: what active records hold at present, as an inactivation needs. `todas`: past functions and inactive records too, as a deletion needs. */
  readonly scope: 'vigentes' | 'todas'
  /** The version of the record that is left, as the person saw it. */
  readonly version: number
}
/** What was moved; a reassignment moves everything or nothing. */
export interface ReassignAnswer {
  readonly success: true
  readonly data: { readonly moved: readonly Pick<Dependant, 'entity' | 'field' | 'count'>[] }
}
/** What a 409 `reassign-refused` carries under `body.data`: the records that cannot take the other one, and why. */
export interface ReassignRefusal {
  readonly refused: readonly (Refusal & { readonly entity: string; readonly field: string })[]
}
