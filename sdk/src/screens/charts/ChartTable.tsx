import type { Chart } from '../../data/home/useChart.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { Link } from '../../navigation/Link.js'
import { type ChartRow, proofOf } from './chartRows.js'

interface ChartTableProps {
  readonly chart: Chart
  readonly rows: readonly ChartRow[]
  readonly full: (value: number) => string
}

/** The numbers of a chart as a table; each links to its list. */
export function ChartTable({ chart, rows, full }: ChartTableProps) {
  const { text } = useLocale()
  const { series, path, measure } = chart
  return (
    <div className="ep-chart-scroll">
      <table className="ep-chart-table">
        <thead>
          <tr>
            <th scope="col">{text('screens.chart.part')}</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            <th scope="col">{series.length > 0 ? text('screens.chart.total') : measure}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              {series.length > 0 &&
                row.cells.map(({ value, filter }, index) => (
                  <td key={series[index]?.key}>{filter ? <Link to={proofOf(path, filter)}>{full(value)}</Link> : full(value)}</td>
                ))}
              <td>
                <Link to={proofOf(path, row.filter)}>{full(row.total)}</Link>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
