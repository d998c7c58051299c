import { memo, useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { AnyComputed, AnyFieldset } from '../../core/control.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { FieldValue } from '../../values/FieldValue.js'
import { joinPath } from '../core/fieldPath.js'
import { usePlace } from '../store/FormContext.js'
import { cellOf, type Grid, gridCell } from './grid.js'
import { RowRuleValue } from './RowRuleValue.js'

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

function ComputedText({ scope, name, computed, fieldset }: ComputedProps) {
  return (
    <RowRuleValue scope={scope} rule={computed} fieldset={fieldset}>
      {(value) => <FieldValue control={computed.control} name={name} values={{ [name]: value }} texts={fieldset.messages} />}
    </RowRuleValue>
  )
}
