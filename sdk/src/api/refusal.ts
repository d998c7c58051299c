import type { Link } from '../core/record.js'

/** A record that an action could not change, and the code of the reason. */
export interface Refusal {
  readonly id: number
  readonly label: string
  /** Code of the rule. */
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
  /** The references that block the action, when they are the reason; all of them, not only the first. */
  readonly dependants?: readonly Dependant[]
}
/** The records of one entity that refer to a record; each entity is there once. */
export interface Dependant {
  /** Name of the referring entity: `department`. */
  readonly entity: string
  /** The referring field, the first one where several refer: `parentId`; in rows `functions.departmentId`. */
  readonly field: string
  /** Number of records, not of rows. */
  readonly count: number
  /** One of these records. */
  readonly example: Link
  /** Some of these references cannot move to another record: they are history. @default false */
  readonly isKept?: boolean
}
/** Whether all of the references can move to another record, so that the action becomes possible. */
export const areMovable = (dependants: readonly Dependant[] = []): boolean =>
  dependants.length > 0 && !dependants.some(({ isKept }) => isKept)
