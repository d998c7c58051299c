import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import type { Chart } from '../../data/home/useChart.js'
import { useNavigation } from '../../navigation/NavigationProvider.js'
import { type ChartLayout, type Mark, shortLabel, tickFrom } from './chartLayout.js'
import { proofOf } from './chartRows.js'
import { ChartPatterns, patternOf } from './ChartPatterns.js'

interface ChartDrawingProps {
  readonly chart: Chart
  readonly layout: ChartLayout
  /** A number in the short form beside a bar. */
  readonly short: (value: number) => string
  /** Text of one part on hover or focus; also its accessible name. */
  readonly said: (mark: Mark) => string
  readonly onShow: (mark: Mark | undefined) => void
  readonly ref?: Ref<SVGSVGElement>
}

/** The chart as a drawing. Each part links to its list; Tab reaches the chart once, and arrow keys move between the parts. */
export function ChartDrawing({ chart, layout, short, said, onShow, ref }: ChartDrawingProps) {
  const id = useId()
  const { navigate, href } = useNavigation()
  const [active, setActive] = useState(0)
  const { width, height, marks, ticks, plot, isUpright } = layout
  const labels = marks.map(({ row: { label } }) => label)
  const walk = (event: KeyboardEvent<Element>) => {
    const next = nextOf(event.key, Math.min(active, marks.length - 1), marks.length)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
    event.currentTarget.closest('svg')?.querySelectorAll<SVGAElement>('a')[next]?.focus()
  }
  return (
    <svg
      ref={ref}
      className="ep-chart-drawing"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={chart.title}
    >
      <ChartPatterns id={id} count={Math.max(1, chart.series.length)} />
      <g aria-hidden="true">
        {ticks.map(({ value, at }) =>
          isUpright ? (
            <g key={value}>
              <line className="ep-chart-grid" x1={plot.start} x2={plot.end} y1={at} y2={at} />
              <text className="ep-chart-tick" x={plot.start - 8} y={at} textAnchor="end" dominantBaseline="central">
                {short(value)}
              </text>
            </g>
          ) : (
            <g key={value}>
              <line className="ep-chart-grid" x1={at} x2={at} y1={0} y2={plot.end} />
              <text className="ep-chart-tick" x={at} y={height} dy="-0.35em" textAnchor={tickFrom(at, layout.rem)}>
                {short(value)}
              </text>
            </g>
          ),
        )}
      </g>
      {marks.map((mark, index) => {
        const to = proofOf(chart.path, mark.row.filter)
        return (
          <g key={mark.row.key}>
            <a
              href={href(to)}
              className="ep-chart-mark"
              aria-label={said(mark)}
              tabIndex={index === Math.min(active, marks.length - 1) ? 0 : -1}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                navigate(to)
              }}
              onFocus={() => {
                setActive(index)
                onShow(mark)
              }}
              onKeyDown={walk}
              onPointerEnter={() => onShow(mark)}
              onPointerLeave={() => onShow(undefined)}
            >
              <rect className="ep-chart-band" {...mark.band} rx={4} />
              {mark.pieces.map(
                ({ series, ...box }) =>
                  box.width > 0 && box.height > 0 && <rect key={series} className="ep-chart-piece" {...box} fill={patternOf(id, series)} />,
              )}
            </a>
            {/* Hidden from screen readers, because the name of the link says the same. */}
            <g aria-hidden="true" pointerEvents="none">
              {mark.hasLabel && (
                <text
                  className="ep-chart-label"
                  {...mark.label}
                  textAnchor={mark.labelFrom}
                  dominantBaseline={isUpright ? undefined : 'central'}
                >
                  {isUpright
                    ? mark.row.label
                    : shortLabel(mark.row.label, labels, (mark.labelFrom === 'start' ? width : mark.label.x) / layout.rem)}
                </text>
              )}
              {mark.hasValue && mark.row.total > 0 && (
                <text
                  className="ep-chart-value"
                  {...mark.value}
                  textAnchor={isUpright ? 'middle' : 'start'}
                  dominantBaseline={isUpright ? undefined : 'central'}
                >
                  {short(mark.row.total)}
                </text>
              )}
            </g>
          </g>
        )
      })}
      {isUpright && <line className="ep-chart-base" x1={plot.start} x2={plot.end} y1={plot.base} y2={plot.base} />}
    </svg>
  )
}

function nextOf(key: string, from: number, count: number): number | undefined {
  const last = count - 1
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: Math.min(last, from + 1),
    ArrowDown: Math.min(last, from + 1),
    ArrowLeft: Math.max(0, from - 1),
    ArrowUp: Math.max(0, from - 1),
    Home: 0,
    End: last,
  }
  return steps[key]
}
