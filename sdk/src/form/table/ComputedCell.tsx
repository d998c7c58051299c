import { memo, useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { PathParams } from '../../api/client.js'
import type { AnyComputed, AnyControl, AnyFieldset } from '../../core/control.js'
import { filledParams } from '../../core/nesting.js'
import { useRecord } from '../../data/useRecord.js'
import type { RowReferenceOptions } from '../../kinds/link/rowReference.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { FieldValue } from '../../values/FieldValue.js'
import { joinPath, scopeValues, type Values } from '../store/fieldPath.js'
import { useForm, useRowState, useStoredRow, usePlace } from '../store/FormContext.js'
import { cellOf, type Grid, gridCell } from './grid.js'

interface ComputedProps {
  readonly scope: string
  readonly name: string
  readonly computed: AnyComputed
  readonly fieldset: AnyFieldset
}

interface ComputedCellProps extends ComputedProps {
  readonly row: number
  readonly grid: Grid
  readonly onRefuse: (reason: string) => void
}

/** A cell with a computed value: people read and copy it and never type it. */
export const ComputedCell = memo(function ComputedCell({ scope, row, name, computed, fieldset, grid, onRefuse }: ComputedCellProps) {
  const locale = useLocale()
  const cell = cellOf(row, name)
  const place = useSyncExternalStore(grid.subscribe, () => grid.stateOf(cell))
  const refuse = useEffectEvent(() => onRefuse(locale.text('form.table.computed', { value: fieldLabel(locale, fieldset.messages, name) })))
  useEffect(
    () =>
      grid.answer(cell, (wish) => {
        if (wish !== 'flip' && wish !== 'undo') refuse()
        return wish !== 'flip'
      }),
    [grid, cell],
  )
  return (
    <td
      ref={usePlace(joinPath(scope, name))}
      {...gridCell(true)}
      className={computed.control.kind.isNumeric ? 'ep-table-number' : undefined}
      data-path={joinPath(scope, name)}
      data-cell={cell}
      tabIndex={place === 'rest' ? -1 : 0}
    >
      <span className="ep-table-value">
        <ComputedText scope={scope} name={name} computed={computed} fieldset={fieldset} />
      </span>
    </td>
  )
})

/** The same on a card, below its fields. */
export function ComputedField(props: ComputedProps) {
  const locale = useLocale()
  return (
    <div className="ep-cell ep-cell-short ep-computed">
      <span className="ep-computed-label">{fieldLabel(locale, props.fieldset.messages, props.name)}</span>
      <span className="ep-computed-value">
        <ComputedText {...props} />
      </span>
    </div>
  )
}

function ComputedText(props: ComputedProps) {
  const { scope, computed } = props
  const { from } = computed
  const stored = useStoredRow(scope)
  // The chosen record, not the stored one.
  const other = useRowState(
    scope,
    useCallback((row) => (from === undefined || row[from] === stored?.[from] ? undefined : row[from]), [from, stored]),
  )
  if (typeof other === 'number') return <ChosenText {...props} id={other} />
  return <FollowingText {...props} stored={other === undefined ? stored : undefined} />
}

/** The value from the record that was chosen just now: that record is loaded once for all cells. */
function ChosenText({ id, ...props }: ComputedProps & { readonly id: number }) {
  const { scope, computed, fieldset } = props
  const { values } = useForm().store.getState()
  const control = fieldset.fields[computed.from ?? ''] as AnyControl
  const { of: contract, rows, params } = control.options as RowReferenceOptions
  const address = params(scopeValues(values, scope), values) as PathParams
  const { record } = useRecord(contract, filledParams(contract, address) ? Number(address.id) : undefined, address)
  const offered = (record as unknown as Values | undefined)?.[rows] as readonly Values[] | undefined
  return <FollowingText {...props} chosen={offered?.find((row) => row.id === id)} />
}

interface FollowingTextProps extends ComputedProps {
  readonly stored?: Values | undefined
  readonly chosen?: Values | undefined
}

function FollowingText({ scope, name, computed, fieldset, stored, chosen }: FollowingTextProps) {
  const value = useRowState(
    scope,
    useCallback((row) => computed.of(row, stored, chosen), [computed, stored, chosen]),
  )
  return <FieldValue control={computed.control} name={name} values={{ [name]: value }} texts={fieldset.messages} />
}
