import type { CSSProperties } from 'react'
import { TriangleAlert } from '../../icons/icons.js'
import { type Band, type Lane, lanesOf, type Overlap, type Range, rangeText } from './bands.js'
import './bands.css'

interface BandTexts {
  readonly laneName: (lane: string) => string
  readonly overlap: (overlap: Overlap) => string | undefined
  readonly gap: (gap: Range) => string | undefined
}

interface BandChartProps {
  readonly label: string | undefined
  readonly bands: readonly Band[]
  /** The lanes, in their order; those without bands are left out. */
  readonly order: readonly string[]
  readonly texts: BandTexts
}

/** Ranges as bars, a lane for each group; shared numbers and gaps are drawn and described. */
export function BandChart({ label, bands, order, texts }: BandChartProps) {
  const lanes = lanesOf(bands, order)
  if (lanes.length === 0) return null
  return (
    <section className="ep-bands" aria-label={label}>
      {lanes.map((lane) => (
        <LaneChart key={lane.lane} lane={lane} texts={texts} />
      ))}
    </section>
  )
}

function LaneChart({ lane: { lane, whole, bars, overlaps, gaps }, texts }: { readonly lane: Lane; readonly texts: BandTexts }) {
  const lines = Math.max(...bars.map(({ line }) => line)) + 1
  const columns = ({ from, to }: Range) => `${from - whole.from + 1} / ${to - whole.from + 2}`
  return (
    <div className="ep-bands-lane">
      <h2 className="ep-bands-name">{texts.laneName(lane)}</h2>
      <div className="ep-bands-chart" style={{ '--ep-bands': whole.to - whole.from + 1 } as CSSProperties}>
        {gaps.map((gap) => (
          <span
            key={`gap ${gap.from}`}
            className="ep-bands-gap"
            style={{ gridColumn: columns(gap), gridRow: `1 / ${lines + 1}` }}
            aria-hidden="true"
          >
            <span className="ep-bands-missing">{rangeText(gap)}</span>
          </span>
        ))}
        {bars.map(({ name, line, ...range }) => (
          <span
            key={name}
            className="ep-bands-bar"
            style={{ gridColumn: columns(range), gridRow: line + 1 }}
            title={`${name}: ${rangeText(range)}`}
          >
            <span className="ep-bands-label">{name}</span> <span className="ep-bands-range">{rangeText(range)}</span>
          </span>
        ))}
        {overlaps.map((overlap) => (
          <span
            key={`overlap ${overlap.names.join()}`}
            className="ep-bands-overlap"
            style={{ gridColumn: columns(overlap), gridRow: `1 / ${lines + 1}` }}
            aria-hidden="true"
          />
        ))}
      </div>
      {overlaps.length + gaps.length > 0 && (
        <ul className="ep-bands-problems">
          {overlaps.map((overlap) => (
            <Problem key={overlap.names.join()} text={texts.overlap(overlap)} />
          ))}
          {gaps.map((gap) => (
            <Problem key={gap.from} text={texts.gap(gap)} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Problem({ text }: { readonly text: string | undefined }) {
  return (
    <li>
      <TriangleAlert aria-hidden="true" width="1em" height="1em" />
      {text}
    </li>
  )
}
