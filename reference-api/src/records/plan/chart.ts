import type { Fragment } from '../../database/database.js'

/** How a chart divides what a list finds: every part is found by a value of one of the list's filters. */
export interface ChartAxis {
  readonly filter: string
  /** What a record (`t`) is divided by, as the filter reads it. @default the column of the filter */
  readonly value?: (context: { readonly today: string; readonly userId?: number }) => Fragment
  /** By `each` value, by calendar `month` of a day, or in bands of a number that begin at these. */
  readonly by: 'each' | 'month' | readonly number[]
  /** Of `each`: these values only, in this order. @default all that there are, the largest first */
  readonly values?: readonly string[]
  /** Of `each`: the largest so many. @default 12 */
  readonly most?: number
  /** Of `month`: the first and the last, counted from the present one. @default the last twelve */
  readonly months?: readonly [number, number]
}

/** A question about an area that a list can answer. Its words stand in the messages under `charts`, by its name. */
export interface ChartDefinition {
  readonly by: ChartAxis
  /** Divides each part once more. */
  readonly series?: ChartAxis
  /** What the list is narrowed by before. */
  readonly where?: (today: string) => Readonly<Record<string, string>>
  /** One of the contract's `aggregates` is summed up. @default records are counted */
  readonly sum?: string
  /** What is summed up is BRL. @default false */
  readonly isMoney?: boolean
  /** The sum of another list that this one is held against. */
  readonly against?: { readonly entity: string; readonly sum: string; readonly where: Readonly<Record<string, string>> }
  /** Paths of homes that show it, too. @default the home above the list alone */
  readonly alsoAt?: readonly string[]
}
