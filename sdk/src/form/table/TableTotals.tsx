import { useMemo } from 'react'
import type { AnyFieldset } from '../../core/control.js'
import { sumDecimals } from '../../core/decimal.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { FieldValue } from '../../values/FieldValue.js'
import type { FormState } from '../store/formStore.js'
import { useFormState, useStoredRows } from '../store/FormContext.js'
import { columnValues, type TableColumn } from './tableColumn.js'
import { gridCell } from './grid.js'

interface TableTotalsProps {
  readonly path: string
  readonly fieldset: AnyFieldset
  readonly columns: readonly TableColumn[]
  readonly totals: Readonly<Record<string, unknown>>
  /** Button columns after the others. */
  readonly buttons: number
}

/** The last line: sums of the rows, also while a person types. */
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
        {buttons > 0 ? <td {...gridCell()} className="ep-table-tools" colSpan={buttons} style={{ gridColumn: `span ${buttons}` }} /> : null}
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
