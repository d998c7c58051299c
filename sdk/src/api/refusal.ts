import type { Link } from '../core/record.js'

/** A record that an action could not reach, and the code of the reason. */
export interface Refusal {
  readonly id: number
  readonly label: string
  /** Code of the rule. */
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
  /** Who refers to the record, when that is the reason; every one of them, not the first only. */
  readonly dependants?: readonly Dependant[]
}
/** Records of one entity that refer to another by one field. */
export interface Dependant {
  /** Name of the entity that refers: `department`. */
  readonly entity: string
  /** Field that refers: `parentId`; in rows `functions.departmentId`. */
  readonly field: string
  /** Records, not rows. */
  readonly count: number
  /** One of them. */
  readonly example: Link
}
