import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { loadRowReference } from '../../controls/FieldControl.js'
import { necessityOf } from '../../controls/necessity.js'
import type { AnyControl } from '../../core/control.js'
import { loadAhead } from '../../feedback/useLoaded.js'
import { isTable, type RowsOptions, tableDetails } from '../../kinds/part/rows.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { formMarks } from '../store/formMarks.js'
import { useForm, useFormState, useStoredRows } from '../store/FormContext.js'
import { rowNumber } from '../core/rowTitle.js'
import { cellOf, createGrid } from './grid.js'
import { numberRooms } from './numberRooms.js'
import { RowCards } from './RowCards.js'
import type { RowTableProps } from './RowTableProps.js'
import { columnsOf } from './tableColumn.js'
import { type RowActions, TableRow } from './TableRow.js'
import { TableTotals } from './TableTotals.js'
import { useGridKeys } from './useGridKeys.js'
import { useRowDrag } from './useRowDrag.js'
import './rowTable.css'

/** In rem: the number of a row, and each of its buttons. */
const headWidth = 3.4
const buttonWidth = 2
/** In rem: a name of some words in two lines. */
const nameWidth = 17

const rem = (width: number) => `calc(${width} * var(--ep-rem))`

const heading = { role: 'columnheader' } as const

/** Below this width, in pixels, cards are easier to read and to type in. */
const narrow = 560

/** Sub-records as a table like a spreadsheet, or as cards where there is no room for one. */
export function RowTable(props: RowTableProps) {
  const box = useRef<HTMLDivElement>(null)
  const isNarrow = useIsNarrow(box)
  const { fieldset } = props
  const hasRowReference = Object.values(fieldset.fields).some((field) => field?.kind.editor === 'rowReference')
  useEffect(() => {
    if (hasRowReference) void loadAhead(loadRowReference)
  }, [hasRowReference])
  return (
    <div ref={box} className="ep-table-box">
      {isNarrow === undefined || props.keys.length === 0 ? null : isNarrow || !isTable(props.control) ? (
        <RowCards {...props} />
      ) : (
        <Table {...props} />
      )}
    </div>
  )
}

function Table(props: RowTableProps) {
  const { path, control, fieldset, keys, labelId, titleOf, canAdd, canRemove, onDuplicate, onRemove, onMove, Field } = props
  const locale = useLocale()
  const { text } = locale
  const { places, isReadOnly } = useForm()
  const table = useRef<HTMLTableElement>(null)
  const [grid] = useState(createGrid)
  const [said, setSaid] = useState({ text: '', isRefusal: false })
  const stored = useStoredRows(path)
  const columns = useMemo(() => columnsOf(control, [...stored.values()]), [control, stored])
  const rooms = useFormState(useMemo(() => numberRooms(path, columns, stored), [path, columns, stored]))
  const leasts = rooms.split(' ').map(Number)
  const hasDetails = tableDetails(control).length > 0
  const buttons = [...(hasDetails ? ['details'] : []), ...(canAdd ? ['duplicate'] : []), ...(canRemove ? ['remove'] : [])]
  const keepFocus = useKeptFocus(table, keys, grid.getActive)
  const sayPlace = (from: number, place: number) =>
    setSaid({ text: text('form.table.moved', { value: titleOf(from), place: place + 1, count: keys.length }), isRefusal: false })
  const move = (from: number, to: number) => {
    keepFocus()
    onMove(from, to)
  }
  const handlers = useGridKeys({
    grid,
    table,
    places,
    rows: keys,
    stops: [...columns.map(({ key }) => key), ...buttons],
    onMove: canRemove
      ? (from, to) => {
          move(from, to)
          sayPlace(from, to)
        }
      : undefined,
  })
  const { dragged, onGrip } = useRowDrag({ table, rows: keys, onMove: move, onEnd: (place) => sayPlace(place, place) })
  const actions = useLasting<RowActions>({
    duplicate: onDuplicate,
    remove: onRemove,
    grip: onGrip,
    refuse: (reason) => setSaid({ text: reason, isRefusal: true }),
  })
  const [firstRow] = keys
  const [firstColumn] = columns
  useLayoutEffect(() => {
    if (firstRow !== undefined && firstColumn) grid.arrange(keys, cellOf(firstRow, firstColumn.key))
  }, [grid, keys, firstRow, firstColumn])
  const { totals } = control.options as RowsOptions
  const least = leasts.reduce((sum, room) => sum + room, headWidth + buttonWidth * buttons.length)
  const sharing = columns.flatMap(({ width }, place) => (width === undefined ? [leasts[place] ?? 0] : []))
  const taken = least - sharing.reduce((sum, room) => sum + room, 0)
  // Names get the free room before numbers.
  const share = `min(${rem(nameWidth)}, (100% - ${rem(taken)}) / ${sharing.length})`
  const tracks = [
    rem(headWidth),
    ...columns.map(({ width }, place) =>
      width === undefined ? `minmax(max(${rem(leasts[place] ?? 0)}, ${share}), 1fr)` : `minmax(${rem(leasts[place] ?? 0)}, ${rem(width)})`,
    ),
    ...buttons.map(() => rem(buttonWidth)),
  ]
  return (
    <>
      <div className="ep-table-scroll">
        <table
          ref={table}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of rows and headings is a table to everybody else
          role="grid"
          className="ep-table"
          style={{ '--ep-columns': tracks.join(' '), '--ep-least': least, minInlineSize: rem(least) } as CSSProperties}
          aria-labelledby={labelId}
          aria-describedby={`${labelId}-keys`}
          {...handlers}
        >
          <thead {...{ role: 'rowgroup' }}>
            <tr {...{ role: 'row' }}>
              <th scope="col" {...heading}>
                <span className="ep-visually-hidden">{text('form.table.number')}</span>
              </th>
              {columns.map(({ key, control: cell, computed }) => (
                <th key={key} scope="col" {...heading} className={cell.kind.isNumeric ? 'ep-table-number' : undefined}>
                  {fieldLabel(locale, fieldset.messages, key)}
                  {computed || !canRemove ? null : <Necessity control={cell} />}
                </th>
              ))}
              {buttons.length > 0 ? (
                <th
                  scope="col"
                  {...heading}
                  className="ep-table-tools"
                  colSpan={buttons.length}
                  style={{ gridColumn: `span ${buttons.length}` }}
                >
                  <span className="ep-visually-hidden">{text('form.table.actions')}</span>
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody {...{ role: 'rowgroup' }}>
            {keys.map((row, index) => (
              <TableRow
                key={row}
                {...{ path, index, row, control, fieldset, columns, grid, actions, canAdd, canRemove, Field }}
                title={titleOf(index)}
                number={rowNumber(`${path}[${index}]`)}
                isDragged={dragged === row}
                canMove={canRemove}
              />
            ))}
          </tbody>
          {totals ? <TableTotals {...{ path, fieldset, columns, totals }} buttons={buttons.length} /> : null}
        </table>
      </div>
      <p id={`${labelId}-keys`} className="ep-visually-hidden">
        {text(isReadOnly ? 'form.table.keysToRead' : 'form.table.keys')}
      </p>
      <p role="status" className={said.isRefusal ? 'ep-field-note ep-table-why' : 'ep-visually-hidden'}>
        {said.text}
      </p>
    </>
  )
}

/** Whether the cells of a column are required; nothing where only some rows need them. */
function Necessity({ control: { kind, options } }: { readonly control: AnyControl }) {
  const { text } = useLocale()
  const marks = formMarks(useForm().store.resource)
  const { required: isRequired = false } = options
  if (typeof isRequired === 'function' || kind.editor === 'toggle') return null
  const necessity = necessityOf({ isRequired, marks })
  return necessity ? (
    <span className="ep-group-required" aria-hidden={!isRequired || undefined}>
      {' '}
      {text(necessity)}
    </span>
  ) : null
}

/** Whether a table has no room; undefined until it is measured. */
function useIsNarrow(box: RefObject<HTMLElement | null>): boolean | undefined {
  const [isNarrow, setNarrow] = useState<boolean>()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setNarrow(element.clientWidth < narrow)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return isNarrow
}

/** A cell that moves in the page loses the focus. @returns remembers the cell until the rows have moved */
function useKeptFocus(table: RefObject<HTMLElement | null>, keys: readonly number[], active: () => string | undefined): () => void {
  const kept = useRef<string>(undefined)
  useLayoutEffect(() => {
    const cell = kept.current
    kept.current = undefined
    if (cell !== undefined) table.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus()
  }, [table, keys])
  return () => {
    const root = table.current?.getRootNode()
    const focused = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
    if (table.current?.contains(focused)) kept.current = active()
  }
}

/** Functions that stay the same and call the latest ones, so that rows do not render for them. */
function useLasting<Actions extends object>(actions: Actions): Actions {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  const [lasting] = useState(
    () =>
      Object.fromEntries(
        Object.keys(actions).map((name) => [
          name,
          (...args: readonly unknown[]) => (Reflect.get(latest.current, name) as (...given: readonly unknown[]) => unknown)(...args),
        ]),
      ) as Actions,
  )
  return lasting
}
