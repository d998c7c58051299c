import { useMemo } from 'react'
import type { AnyFieldset } from '../../core/control.js'
import { sumDecimals } from '../../core/decimal.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { FieldValue } from '../../values/FieldValue.js'
import type { FormState } from '../store/formStore.js'
import { useFormState, useStoredRows } from '../store/FormContext.js'
import { columnValues } from './columnValues.js'
import { gridCell } from './grid.js'
import type { TableColumn } from './tableColumn.js'

interface TableTotalsProps {
  /** Of the rows: `items`. */
  readonly path: string
  readonly fieldset: AnyFieldset
  readonly columns: readonly TableColumn[]
  readonly totals: Readonly<Record<string, unknown>>
  /** Columns of buttons that follow. */
  readonly buttons: number
}

/** The last line: sums of what stands above, as it is being typed. */
export function TableTotals({ path, fieldset, columns, totals, buttons }: TableTotalsProps) {
  const { text } = useLocale()
  const first = columns.findIndex(({ key }) => totals[key])
  return (
    <tfoot {...{ role: 'rowgroup' }}>
      <tr {...{ role: 'row' }}>
        <th scope="row" {...{ role: 'rowheader' }} colSpan={first + 1} style={{ gridColumn: `span ${first + 1}` }}>
          {text('form.table.total')}
        </th>
        {columns.slice(first).map((column) => (
          <td key={column.key} {...gridCell()} className={column.control.kind.isNumeric ? 'ep-table-number' : undefined}>
            {totals[column.key] ? (
              <span className="ep-table-value">
                <Total path={path} fieldset={fieldset} column={column} />
              </span>
            ) : null}
          </td>
        ))}
        {buttons > 0 ? <td {...gridCell()} colSpan={buttons} style={{ gridColumn: `span ${buttons}` }} /> : null}
      </tr>
    </tfoot>
  )
}

interface TotalProps extends Pick<TableTotalsProps, 'path' | 'fieldset'> {
  readonly column: TableColumn
}

function Total({ path, fieldset, column }: TotalProps) {
  const { text } = useLocale()
  const stored = useStoredRows(path)
  const sum = useMemo(() => {
    const valuesOf = columnValues(path, column, stored)
    return (state: FormState) => sumDecimals(valuesOf(state))
  }, [path, column, stored])
  const total = useFormState(sum)
  if (total === null) return <span title={text('form.table.noTotal')}>—</span>
  return <FieldValue control={column.control} name={column.key} values={{ [column.key]: total }} texts={fieldset.messages} />
}
