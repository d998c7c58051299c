import type { FieldIssue } from '../core/issue.js'
import type { Dependant, Refusal } from './refusal.js'

/** One changed value, before and after. Ids of records and places come with their names. */
export interface HistoryChange {
  /** Path of the field in the draft: `name`, `address.cityId`, `guardians[0].phone`. */
  readonly field: string
  readonly before: unknown
  readonly after: unknown
  readonly beforeLabel?: string
  readonly afterLabel?: string
  /** For a field of a row: the ids of its rows, the outermost first. The index in `field` is the one at that time. */
  readonly rowIds?: readonly number[]
}
/** One entry of a record's history: who, when, what. */
export interface HistoryEntry {
  readonly id: number
  /** Timestamp, ISO 8601 UTC. */
  readonly at: string
  /** `null` for the system. */
  readonly by: { readonly id: number; readonly label: string } | null
  /** `create`, `update`, `delete`, `restore`, `activate`, `inactivate`, `transition`, `reveal`, `import`, `anonymize`; a server may add its own. */
  readonly action: string
  /** The reason, when one was required; a rule of the entity, such as `supplier.suspenso`, when the server changed the status by itself. */
  readonly reason?: string | null
  /** Name of the transition in the contract; some keep the status. */
  readonly transition?: string | null
  readonly changes: readonly HistoryChange[]
}
/** A page of a record's history, newest first. */
export interface HistoryAnswer {
  readonly success: true
  readonly data: readonly HistoryEntry[]
  /** Missing when the server sends the whole history at once. */
  readonly meta?: { readonly hasMore: boolean }
}

/** A request for a change of status. */
export interface TransitionRequest {
  /** Name of the transition in the contract. */
  readonly transition?: string
  /** The target status; enough without a name when only one transition leads there. */
  readonly to?: string
  /** At least `minReasonLength` characters when the transition needs a reason; may be empty otherwise. */
  readonly reason?: string
  /** The version that the user saw. */
  readonly version: number
  /** The fields of the transition; they are sent beside the others in the body. */
  readonly payload?: object
}

/** What keeps a record from a transition now; `GET <path>/{id}/situacao/{transition}`. */
export interface LacksAnswer {
  readonly success: true
  readonly data: { readonly issues: readonly FieldIssue[] }
}

/** Moves the references to one record to another record. */
export interface Reassignment {
  /** The record that gets the references; it must be active. */
  readonly to: number
  /** `vigentes`: current references of active records, for an inactivation. `todas`: also past functions and inactive records, for a deletion. */
  readonly scope: 'vigentes' | 'todas'
  /** The version of the old record that the user saw. */
  readonly version: number
}
/** The moved references; a reassignment moves all or none. */
export interface ReassignAnswer {
  readonly success: true
  readonly data: { readonly moved: readonly Pick<Dependant, 'entity' | 'field' | 'count'>[] }
}
/** `body.data` of a 409 `reassign-refused`: the records that cannot refer to the other one, and why. */
export interface ReassignRefusal {
  readonly refused: readonly (Refusal & { readonly entity: string; readonly field: string })[]
}
