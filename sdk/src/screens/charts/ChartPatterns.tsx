/** Number of patterns; further series repeat them. */
const patterns = 6

/** Fill of a series. All series share one colour, so the pattern alone distinguishes them. */
export const patternOf = (id: string, series: number) =>
  series % patterns === 0 ? 'var(--ep-chart-ink)' : `url(#${id}-${series % patterns})`

/** The patterns of one drawing; each drawing needs its own, because ids must be unique in a page. */
export function ChartPatterns({ id, count }: { readonly id: string; readonly count: number }) {
  return (
    <defs>
      {drawings.slice(0, Math.max(0, count - 1)).map((drawing, index) => (
        <pattern key={drawing.path} id={`${id}-${index + 1}`} width={drawing.size} height={drawing.size} patternUnits="userSpaceOnUse">
          <rect className="ep-chart-paper" width={drawing.size} height={drawing.size} />
          <path className="ep-chart-ink" d={drawing.path} strokeWidth={drawing.width} />
        </pattern>
      ))}
    </defs>
  )
}

const drawings = [
  { size: 7, width: 2.4, path: 'M-1.75 1.75 1.75-1.75M0 7 7 0M5.25 8.75 8.75 5.25' },
  { size: 7, width: 3, path: 'M3.5 3.4v.2' },
  { size: 6, width: 2, path: 'M0 3h6' },
  { size: 8, width: 1.6, path: 'M0 4h8M4 0v8' },
  { size: 6, width: 2, path: 'M3 0v6' },
] as const

/** A sample of a series for the legend. */
export function ChartSwatch({ id, series }: { readonly id: string; readonly series: number }) {
  return (
    <svg className="ep-chart-swatch" width="22" height="14" aria-hidden="true">
      <ChartPatterns id={id} count={series + 1} />
      <rect className="ep-chart-piece" x="1" y="1" width="20" height="12" fill={patternOf(id, series)} />
    </svg>
  )
}
