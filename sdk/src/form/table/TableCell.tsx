import { memo, useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { AnyControl, AnyFieldset } from '../../core/control.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { FieldValue } from '../../values/FieldValue.js'
import { fieldIssueText, warningText } from '../checks/issueTexts.js'
import type { NestingFieldProps } from '../store/FormFieldProps.js'
import { getAt, joinPath, scopeValues } from '../core/fieldPath.js'
import type { FieldState } from '../store/fieldState.js'
import { mayEdit, useForm, useFieldState } from '../store/FormContext.js'
import { unreadText } from '../store/unread.js'
import { type CellWish, cellOf, type Grid, gridCell } from './grid.js'
import { RowWarning } from './RowWarning.js'

export interface TableCellProps extends Pick<NestingFieldProps, 'Field'> {
  /** Path of the row: `items[0]`. */
  readonly scope: string
  readonly row: number
  readonly name: string
  readonly control: AnyControl
  readonly fieldset: AnyFieldset
  readonly grid: Grid
  /** Why the row may not be changed. */
  readonly lock: string | undefined
  /** Reports why a key did nothing. */
  readonly onRefuse: (reason: string) => void
}

/** A cell: its value, or its field while it is edited. */
export const TableCell = memo(FieldCell)

function FieldCell({ scope, row, name, control, fieldset, grid, lock, onRefuse, Field }: TableCellProps) {
  const noteId = useId()
  const locale = useLocale()
  const form = useForm()
  const { store, places, leave } = form
  const cell = cellOf(row, name)
  const place = useSyncExternalStore(grid.subscribe, () => grid.stateOf(cell))
  const state = useFieldState({ scope, name, control }).read()
  const element = useRef<HTMLTableCellElement>(null)
  const path = joinPath(scope, name)
  const isFixed = !mayEdit(form, path) || lock !== undefined || state.isReadOnly || !state.isVisible
  const isOpen = useLingering(place === 'editing' && !isFixed, state.issue?.code === 'unsought')
  const onWish = useCellWishes({
    scope,
    name,
    control,
    fieldset,
    cell,
    grid,
    element,
    isFixed,
    onRefuse: () => onRefuse(lock ?? locale.text('form.table.fixed')),
  })
  const answer = useEffectEvent(onWish)
  useEffect(() => grid.answer(cell, (wish) => answer(wish)), [grid, cell])
  useEffect(() => (element.current ? places.add(path, element.current) : undefined), [places, path])
  const leaveCell = useEffectEvent(() => leave(path))
  // A field that a key closes is gone before it can report that it was left.
  useEffect(() => (isOpen ? () => leaveCell() : undefined), [isOpen])
  const rule = fieldset.warnings?.[name]
  const error = state.issue && !isOpen ? fieldIssueText(store, locale, state.issue) : undefined
  // A field that is open says it itself.
  const warning = isOpen || isFixed || !state.warning ? undefined : warningText(store.resource, locale, state.warning)
  return (
    <td
      ref={element}
      {...gridCell(isFixed)}
      className={control.kind.isNumeric ? 'ep-table-number' : undefined}
      data-path={path}
      data-cell={cell}
      // While it is edited, its field takes the focus.
      tabIndex={isOpen ? undefined : place === 'rest' ? -1 : 0}
      aria-invalid={error !== undefined || undefined}
      aria-describedby={(error ?? warning) === undefined ? undefined : noteId}
    >
      {isOpen ? (
        <Field scope={scope} name={name} control={control} texts={fieldset.messages} />
      ) : (
        <>
          {state.isVisible ? <CellText scope={scope} name={name} control={control} fieldset={fieldset} state={state} /> : null}
          {state.isVisible && state.linkCode !== undefined ? <span className="ep-link-code">{state.linkCode}</span> : null}
          <CellNote id={noteId} {...{ error, warning }} />
        </>
      )}
      {rule && !isFixed ? <RowWarning scope={scope} name={name} rule={rule} fieldset={fieldset} /> : null}
    </td>
  )
}

interface CellNoteProps extends Record<'error' | 'warning', string | undefined> {
  readonly id: string
}

/** What is wrong with a cell, or what is odd. */
function CellNote({ id, error, warning }: CellNoteProps) {
  if (error !== undefined)
    return (
      <span id={id} className="ep-field-note ep-field-error">
        {error}
      </span>
    )
  return warning === undefined ? null : (
    <p id={id} className="ep-table-warning">
      {warning}
    </p>
  )
}

/** A field stays open while its text is looked up. */
function useLingering(isEditing: boolean, isUnsettled: boolean): boolean {
  const [lingers, setLingers] = useState(false)
  const next = isEditing || (lingers && isUnsettled)
  if (lingers !== next) setLingers(next)
  return next
}

function CellText({
  scope,
  name,
  control,
  fieldset,
  state,
}: Pick<TableCellProps, 'scope' | 'name' | 'control' | 'fieldset'> & { readonly state: FieldState }) {
  const { store } = useForm()
  const unread = unreadText(state.issue)
  const links = state.links?.map(({ label }) => label).join(', ')
  return (
    <span className="ep-table-value">
      {unread ?? links ?? (
        <FieldValue
          control={control}
          name={name}
          values={scopeValues(store.getState().values, scope)}
          texts={fieldset.messages}
          link={state.linkName}
          isOpen
        />
      )}
    </span>
  )
}

interface CellWishesInput extends Pick<TableCellProps, 'scope' | 'name' | 'control' | 'fieldset' | 'grid'> {
  readonly cell: string
  readonly element: { readonly current: HTMLElement | null }
  readonly isFixed: boolean
  readonly onRefuse: () => void
}

/** What keys do to a cell: open it, empty it, switch it, or restore its value. */
function useCellWishes({ scope, name, control, cell, grid, element, isFixed, onRefuse }: CellWishesInput) {
  const { store, places, leave } = useForm()
  // The whole row, because dependent fields were emptied too.
  const before = useRef<unknown>(undefined)
  const path = joinPath(scope, name)
  const set = (value: unknown) => {
    store.change(path, value)
    leave(path)
  }
  const open = (isOver: boolean) => {
    before.current = getAt(store.getState().values, scope)
    // At once, so that the pressed key goes into the field.
    flushSync(() => grid.edit(cell))
    const field = element.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input:not([disabled]), textarea')
    if (!field) return void places.focusSoon([path])
    field.focus()
    if (isOver) field.select()
    else if (field.type === 'text' || field.type === 'textarea') field.setSelectionRange(field.value.length, field.value.length)
  }
  return (wish: CellWish): boolean => {
    const isAnswer = control.kind.filter === 'answer'
    if (wish === 'flip' && !isAnswer) return false
    if (wish === 'undo') {
      if (getAt(store.getState().values, scope) !== before.current) store.change(scope, before.current)
    } else if (isFixed) onRefuse()
    else if (wish === 'clear') set(control.kind.empty)
    else if (wish === 'flip' || (isAnswer && wish === 'edit')) set(getAt(store.getState().values, path) !== true)
    else if (isAnswer) return false
    else open(wish === 'type')
    return true
  }
}
