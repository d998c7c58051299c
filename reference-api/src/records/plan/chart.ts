import type { Expression } from './expression.js'

/** How a chart divides the records of a list. Each part can be found by a value of one of the list's filters. */
export interface ChartAxis {
  readonly filter: string
  /** The value of a record (`t`) that decides its part, as the filter reads it. @default the column of the filter */
  readonly value?: Expression
  /** One part for `each` value, for each calendar `month` of a date, or for bands of a number that begin at these values. */
  readonly by: 'each' | 'month' | readonly number[]
  /** For `each`: only these values, in this order. @default all values, the largest part first */
  readonly values?: readonly string[]
  /** For `each`: how many parts, the largest ones. @default 12 */
  readonly most?: number
  /** For `month`: the first and the last month, counted from the current one. @default the last twelve */
  readonly months?: readonly [number, number]
}

/** A chart that a list can answer. Its texts are in the messages under `charts`, by its name. */
export interface ChartDefinition {
  readonly by: ChartAxis
  /** Divides each part once more. */
  readonly series?: ChartAxis
  /** Filters that apply to the list before it is divided. */
  readonly where?: (today: string) => Readonly<Record<string, string>>
  /** Sums up one of the contract's `aggregates`. @default records are counted */
  readonly sum?: string
  /** The sum is an amount in BRL. @default false */
  readonly isMoney?: boolean
  /** The sum of another list, to compare with this one. */
  readonly against?: { readonly entity: string; readonly sum: string; readonly where: Readonly<Record<string, string>> }
  /** Paths of further home pages that show the chart. @default only the home page of the list's area */
  readonly alsoAt?: readonly string[]
}
