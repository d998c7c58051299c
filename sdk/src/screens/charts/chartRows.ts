import type { Chart } from '../../data/home/useChart.js'

/** One part of a chart with its numbers, in the order of the series. */
export interface ChartRow {
  readonly key: string
  readonly label: string
  readonly filter: Readonly<Record<string, string>>
  /** One number per series; a single number without series. */
  readonly cells: readonly { readonly value: number; readonly text: string; readonly filter?: Readonly<Record<string, string>> }[]
  readonly total: number
}

/** The parts with their numbers; parts without records have zero. */
export function chartRows({ parts, series, points }: Chart): readonly ChartRow[] {
  const keys = series.length > 0 ? series.map(({ key }) => key) : [null]
  return parts.map((part) => {
    const cells = keys.map((key) => {
      const point = points.find((candidate) => candidate.part === part.key && candidate.series === key)
      return { value: Number(point?.value ?? 0), text: point?.value ?? '0', filter: point?.filter }
    })
    return { ...part, cells, total: cells.reduce((sum, { value }) => sum + value, 0) }
  })
}

/** Address of the list behind a number. */
export const proofOf = (path: string, filter: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(filter)}`
