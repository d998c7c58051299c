import './charts.css'
import { FileSpreadsheet, ImageDown, Table2, ChartColumn } from '../../icons/icons.js'
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Chart, useChart } from '../../data/home/useChart.js'
import type { ChartRule } from '../../data/home/usePanel.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { type LocaleValue, useLocale } from '../../locale/LocaleProvider.js'
import { withTexts } from '../../locale/withTexts.js'
import { useMount } from '../../mount/MountProvider.js'
import { saveFile } from '../../mount/saveFile.js'
import { Link } from '../../navigation/Link.js'
import { csvFile } from '../../sheet/writeCsv.js'
import { ChartDrawing } from './ChartDrawing.js'
import { layOut, type Mark } from './chartLayout.js'
import { ChartSwatch } from './ChartPatterns.js'
import { chartPicture } from './chartPicture.js'
import { chartRows, type ChartRow, proofOf } from './chartRows.js'
import { ChartTable } from './ChartTable.js'

function Grid({ charts }: { readonly charts: readonly ChartRule[] }) {
  return (
    <ul className="ep-charts">
      {charts.map((rule) => (
        <li key={`${rule.entity}.${rule.name}`}>
          <ChartCard rule={rule} />
        </li>
      ))}
    </ul>
  )
}

/** The charts of a home: each answers one question with a drawing or a table. */
export const ChartGrid = withTexts(['homes'], Grid)

function ChartCard({ rule }: { readonly rule: ChartRule }) {
  const { text } = useLocale()
  const { chart, isFailed, refetch } = useChart(rule)
  return (
    <article className="ep-chart" aria-busy={!chart && !isFailed}>
      {chart ? (
        <Answer chart={chart} />
      ) : (
        <>
          <h3>{rule.title}</h3>
          {isFailed && (
            <p className="ep-chart-calm">
              {text('screens.chart.failed')}{' '}
              <button type="button" className="ep-chart-tool" onClick={refetch}>
                {text('common.action.retry')}
              </button>
            </p>
          )}
        </>
      )}
    </article>
  )
}

function Answer({ chart }: { readonly chart: Chart }) {
  const locale = useLocale()
  const { text } = locale
  const [isTable, setTable] = useState(false)
  const [shown, show] = useState<Mark>()
  const drawing = useRef<SVGSVGElement>(null)
  const id = useId()
  const rows = useMemo(() => chartRows(chart), [chart])
  const { full, short } = useNumbers(chart, locale)
  const said = ({ row }: Mark) => saidOf(chart, row, { full, text })
  const isEmpty = rows.every(({ total }) => total === 0)
  return (
    <>
      <div className="ep-chart-head">
        <h3>{chart.title}</h3>
        {!isEmpty && <Tools chart={chart} rows={rows} drawing={drawing} isTable={isTable} onTable={() => setTable(!isTable)} />}
      </div>
      {chart.against && <Against chart={chart} against={chart.against} rows={rows} full={full} />}
      {chart.series.length > 0 && !isEmpty && (
        <ul className="ep-chart-legend">
          {chart.series.map(({ key, label }, index) => (
            <li key={key}>
              <ChartSwatch id={`${id}-${index}`} series={index} /> {label}
            </li>
          ))}
        </ul>
      )}
      {isEmpty && <p className="ep-chart-calm">{text('screens.chart.empty')}</p>}
      {!isEmpty && isTable && <ChartTable chart={chart} rows={rows} full={full} />}
      {!isEmpty && !isTable && (
        <>
          <Sized
            least={(size) => layOut(rows, { ...size, form: chart.form, height: 0 }).height}
            draw={(size) => (
              <ChartDrawing
                ref={drawing}
                chart={chart}
                layout={layOut(rows, { ...size, form: chart.form })}
                short={short}
                said={said}
                onShow={show}
              />
            )}
          />
          <p className="ep-chart-said" data-hint={!shown} aria-hidden="true">
            {shown ? said(shown) : text('screens.chart.hint')}
          </p>
        </>
      )}
    </>
  )
}

interface ToolsProps {
  readonly chart: Chart
  readonly rows: readonly ChartRow[]
  readonly drawing: React.RefObject<SVGSVGElement | null>
  readonly isTable: boolean
  readonly onTable: () => void
}

function Tools({ chart, rows, drawing, isTable, onTable }: ToolsProps) {
  const { text } = useLocale()
  const mount = useMount()
  const toasts = useToasts()
  const saveTable = () => saveFile(mount, csvFile(recordsOf(chart, rows, text('screens.chart.part'))), `${chart.name}.csv`)
  const savePicture = async () => {
    const svg = drawing.current
    const card = svg?.closest('.ep-chart')
    const style = card?.ownerDocument.defaultView?.getComputedStyle(card)
    if (!svg || !style) return
    try {
      const { title, name, series } = chart
      const legend = series.map(({ label }) => label)
      saveFile(mount, await chartPicture(svg, { title, legend, paper: style.backgroundColor, ink: style.color }), `${name}.png`)
    } catch {
      toasts.show({ severity: 'error', title: text('screens.chart.failed') })
    }
  }
  const tool = (label: string, Sign: typeof Table2, onPress: () => void) => (
    <button type="button" className="ep-chart-tool" aria-label={`${label}: ${chart.title}`} title={label} onClick={onPress}>
      <Sign aria-hidden="true" width="1.15em" height="1.15em" />
    </button>
  )
  return (
    <div className="ep-chart-tools">
      {tool(text(isTable ? 'screens.chart.asChart' : 'screens.chart.asTable'), isTable ? ChartColumn : Table2, onTable)}
      {tool(text('screens.chart.csv'), FileSpreadsheet, saveTable)}
      {!isTable && tool(text('screens.chart.png'), ImageDown, () => void savePicture())}
    </div>
  )
}

interface AgainstProps {
  readonly chart: Chart
  readonly against: NonNullable<Chart['against']>
  readonly rows: readonly ChartRow[]
  readonly full: (value: number) => string
}

/** The chart's sum compared with a larger total, in words and as a meter. */
function Against({ chart, against, rows, full }: AgainstProps) {
  const { text, number } = useLocale()
  const part = rows.reduce((sum, { total }) => sum + total, 0)
  const whole = Number(against.value)
  const share = whole > 0 ? part / whole : 0
  return (
    <p className="ep-chart-against">
      <Link to={proofOf(against.path, against.filter)}>{against.label}</Link>:{' '}
      {text('screens.chart.share', {
        part: full(part),
        whole: full(whole),
        percent: number(share, { style: 'percent', maximumFractionDigits: 1 }),
      })}
      <meter min={0} max={1} value={Math.min(1, share)} aria-label={chart.measure} />
    </p>
  )
}

interface Size {
  readonly width: number
  readonly rem: number
  readonly height: number
}

interface SizedProps {
  readonly least: (size: Size) => number
  readonly draw: (size: Size) => React.ReactNode
}

/** Draws once the size is known, and again when it changes. The drawing fills a card that a taller neighbour stretches. */
function Sized({ least, draw }: SizedProps) {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const element = box.current
    const view = element?.ownerDocument.defaultView
    if (!element || !view) return
    const measure = () => {
      const rem = Number.parseFloat(view.getComputedStyle(element).fontSize)
      const width = Math.floor(element.clientWidth)
      const height = Math.floor(element.clientHeight)
      if (width > 0)
        setSize((before) => (before?.width === width && before.rem === rem && before.height === height ? before : { width, rem, height }))
    }
    measure()
    const observer = new view.ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box} className="ep-chart-place" style={size && { minBlockSize: least(size) }}>
      {size && draw(size)}
    </div>
  )
}

/** Formats money and counts, in full and in the short form beside a bar. */
function useNumbers({ isMoney }: Chart, { number, money }: LocaleValue) {
  return {
    full: (value: number) => (isMoney ? money(value.toFixed(2)) : number(value)),
    short: (value: number) =>
      value < 10_000 && !isMoney ? number(value) : number(value, { notation: 'compact', maximumFractionDigits: 1 }),
  }
}

interface SaidOptions {
  readonly full: (value: number) => string
  readonly text: LocaleValue['text']
}

/** "Em análise: 24. 0–7 dias: 10; 8–30 dias: 14" */
function saidOf({ series }: Chart, row: ChartRow, { full, text }: SaidOptions): string {
  const whole = text('screens.chart.value', { part: row.label, value: full(row.total) })
  const parts = series.flatMap(({ label }, index) => {
    const value = row.cells[index]?.value ?? 0
    return value > 0 ? [text('screens.chart.value', { part: label, value: full(value) })] : []
  })
  return parts.length > 0 ? `${whole} (${parts.join('; ')})` : whole
}

function recordsOf({ series, measure }: Chart, rows: readonly ChartRow[], part: string): string[][] {
  const header = [part, ...(series.length > 0 ? series.map(({ label }) => label) : [measure])]
  return [header, ...rows.map(({ label, cells }) => [label, ...cells.map(({ text }) => text.replace('.', ','))])]
}
