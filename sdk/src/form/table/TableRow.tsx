import { Button } from '../../feedback/Button.js'
import { ChevronDown, Lock } from '../../icons/icons.js'
import { memo, type PointerEvent, type ReactNode, useCallback, useId, useMemo, useState, useSyncExternalStore } from 'react'
import type { AnyControl, AnyFieldset } from '../../core/control.js'
import { tableDetails } from '../../kinds/part/rows.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { NestingFieldProps } from '../store/FormFieldProps.js'
import { isBlank } from '../core/formValues.js'
import { isWithin, joinPath } from '../core/fieldPath.js'
import { FormProvider, useForm, useFormState, useRowState, usePlace } from '../store/FormContext.js'
import { ComputedCell } from './ComputedCell.js'
import { cellOf, type Grid, gridCell } from './grid.js'
import { TableCell } from './TableCell.js'
import type { TableColumn } from './tableColumn.js'
import { useLock } from './useLock.js'

/** The actions of rows; the object stays the same while the table is there. */
export interface RowActions {
  duplicate(index: number): void
  remove(index: number): void
  grip(event: PointerEvent<HTMLElement>, row: number): void
  refuse(reason: string): void
}

export interface TableRowProps extends Pick<NestingFieldProps, 'Field'> {
  readonly path: string
  readonly index: number
  /** Its lasting identity. */
  readonly row: number
  readonly control: AnyControl
  readonly fieldset: AnyFieldset
  readonly columns: readonly TableColumn[]
  readonly title: string
  readonly number: string
  readonly grid: Grid
  readonly actions: RowActions
  readonly isDragged: boolean
  readonly canMove: boolean
  readonly canAdd: boolean
  readonly canRemove: boolean
}

/** One sub-record as a line, with its further fields below. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { path, index, row, control, fieldset, columns, title, number, grid, actions, isDragged, canMove, canAdd, canRemove, Field } = props
  const id = useId()
  const { text } = useLocale()
  const scope = `${path}[${index}]`
  const ref = usePlace(scope)
  const lock = useLock(scope, control)
  const details = useMemo(() => tableDetails(control), [control])
  const isWrongInside = useFormState(({ issues }) =>
    details.some((name) => [...issues.keys()].some((wrong) => isWithin(wrong, joinPath(scope, name)))),
  )
  const form = useForm()
  const locked = useMemo(() => ({ ...form, isReadOnly: true }), [form])
  const [isWanted, setWanted] = useState(false)
  const isOpen = details.length > 0 && (isWanted || isWrongInside)
  const button = { row, grid }
  return (
    <>
      <tr
        ref={ref}
        {...{ role: 'row' }}
        data-row={row}
        data-path={scope}
        data-dragged={isDragged || undefined}
        data-locked={lock === undefined ? undefined : true}
      >
        <th scope="row" {...{ role: 'rowheader' }} className="ep-table-head" title={lock}>
          {canMove ? <span aria-hidden="true" className="ep-table-grip" onPointerDown={(event) => actions.grip(event, row)}></span> : null}
          <span className="ep-visually-hidden">{lock === undefined ? title : `${title}. ${lock}`}</span>
          <span aria-hidden="true">{number}</span>
          {lock === undefined ? null : <Lock aria-hidden="true" className="ep-table-lock" />}
        </th>
        {columns.map(({ key, control: cell, computed }) =>
          computed ? (
            <ComputedCell key={key} name={key} {...{ scope, row, computed, fieldset, grid }} onRefuse={actions.refuse} />
          ) : (
            <TableCell key={key} name={key} control={cell} {...{ scope, row, fieldset, grid, lock, Field }} onRefuse={actions.refuse} />
          ),
        )}
        {details.length > 0 ? (
          <CellButton
            {...button}
            name="details"
            label={text('form.table.detailsOf', { value: title })}
            isExpanded={isOpen}
            onPress={() => setWanted(!isOpen)}
          >
            <ChevronDown aria-hidden="true" />
            <DetailsMark scope={scope} fieldset={fieldset} details={details} />
          </CellButton>
        ) : null}
        {canAdd ? (
          <CellButton
            {...button}
            name="duplicate"
            label={text('form.duplicateRow', { value: title })}
            glyph="copy"
            onPress={() => actions.duplicate(index)}
          />
        ) : null}
        {canRemove ? (
          <CellButton
            {...button}
            name="remove"
            label={text('form.removeRow', { value: title })}
            glyph="trash"
            refusal={lock}
            onPress={() => (lock === undefined ? actions.remove(index) : actions.refuse(lock))}
          />
        ) : null}
      </tr>
      {isOpen ? (
        <tr {...{ role: 'row' }} className="ep-table-details">
          <td {...gridCell()} colSpan={columns.length + 1 + (canAdd ? 1 : 0) + (canRemove ? 1 : 0) + 1}>
            <FormProvider form={lock === undefined ? form : locked}>
              <div role="group" aria-label={text('form.table.detailsOf', { value: title })} id={id} className="ep-grid">
                {details.map((name) => {
                  const inner = fieldset.fields[name]
                  return inner ? <Field key={name} scope={scope} name={name} control={inner} texts={fieldset.messages} /> : null
                })}
              </div>
            </FormProvider>
          </td>
        </tr>
      ) : null}
    </>
  )
})

/** Shown while folded fields have values. */
function DetailsMark({
  scope,
  fieldset,
  details,
}: {
  readonly scope: string
  readonly fieldset: AnyFieldset
  readonly details: readonly string[]
}) {
  const isFilled = useRowState(
    scope,
    useCallback(
      (row) =>
        details.some((name) => {
          const field = fieldset.fields[name]
          return field !== undefined && !isBlank(field, row[name])
        }),
      [fieldset, details],
    ),
  )
  return isFilled ? <span className="ep-table-mark" aria-hidden="true" /> : null
}

interface CellButtonProps {
  readonly row: number
  readonly grid: Grid
  readonly name: string
  readonly label: string
  readonly glyph?: 'copy' | 'trash'
  readonly isExpanded?: boolean
  /** Why the button does nothing. */
  readonly refusal?: string | undefined
  readonly onPress: () => void
  readonly children?: ReactNode
}

/** A button of a row; the arrow keys reach it like a cell. */
function CellButton({ row, grid, name, label, glyph, isExpanded, refusal, onPress, children }: CellButtonProps) {
  const cell = cellOf(row, name)
  const place = useSyncExternalStore(grid.subscribe, () => grid.stateOf(cell))
  return (
    <td {...gridCell()} className="ep-table-tool">
      <Button
        variant="icon"
        className={glyph && `ep-glyph ep-glyph-${glyph} ${glyph === 'trash' ? 'ep-button-removing' : ''}`}
        data-cell={cell}
        tabIndex={place === 'rest' ? -1 : 0}
        aria-label={label}
        aria-expanded={isExpanded}
        aria-disabled={refusal === undefined ? undefined : true}
        title={refusal ?? label}
        onPress={onPress}
      >
        {children}
      </Button>
    </td>
  )
}
