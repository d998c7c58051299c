import { Button } from '../../feedback/Button.js'
import { Info } from '../../icons/icons.js'
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useDrop } from 'react-aria/useDrop'
import { AriaLocale } from '../../locale/AriaLocale.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { ListController } from '../state/useListController.js'
import { ListTable, type ListTableProps } from '../table/ListTable.js'
import { idOf, rowIn, rowOf, rowsIn } from '../core/rowAt.js'
import { TableScroller } from '../table/TableScroller.js'
import { OrderCell, type OrderMoves } from './OrderCell.js'
import { type ListOrder, useListOrder } from './useListOrder.js'
import './order.css'

interface OrderedTableProps extends ListTableProps {
  /** The field with a record's position. */
  readonly orderKey: string
}

/** A table whose records are ordered by hand: by dragging, by Alt and arrows on a row, or by the arrows in the position cell. */
export function OrderedTable(props: OrderedTableProps) {
  return (
    <AriaLocale>
      <MovableRows {...props} />
    </AriaLocale>
  )
}

function MovableRows({ controller, orderKey, ...table }: OrderedTableProps) {
  const { list, phase, columns, canWrite } = controller
  const frame = useRef<HTMLDivElement>(null)
  const order = useListOrder(controller, orderKey)
  const drag = useRowDrag(frame, order)
  const isOffered = useToolTexts() && canWrite && phase === 'rows'
  const isMovable = isOffered && order.hindrance === undefined
  const shown = useMemo(() => {
    if (!isMovable) return columns
    return columns.map((column) =>
      column.key === orderKey
        ? {
            ...column,
            show: (record: ListController['rows'][number]) => (
              <OrderCell id={record.id} name={controller.resource.title(record)} moves={drag.moves}>
                {column.show(record)}
              </OrderCell>
            ),
          }
        : column,
    )
  }, [columns, isMovable, orderKey, controller.resource, drag.moves])
  useFocusOnMoved(frame, order.rows)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = idOf(rowOf(event.target))
    if (!isOffered || id === undefined || !event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    order.step(id, event.key === 'ArrowUp' ? -1 : 1)
  }
  return (
    // Keys come from the rows inside; drops come from the pointer.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={frame} {...drag.dropProps} className="ep-order" onKeyDown={onKeyDown}>
      {isOffered && <OrderNote controller={controller} order={order} orderKey={orderKey} />}
      <TableScroller isStale={list.isStale && !list.isOffline}>
        <ListTable {...table} controller={{ ...controller, rows: order.rows, columns: shown }} />
      </TableScroller>
      {drag.line !== undefined && <div className="ep-order-line" style={{ insetBlockStart: drag.line }} />}
      <output className="ep-visually-hidden">{order.said}</output>
    </div>
  )
}

/** Explains how to move records, or why it is not possible here, with a link to where it is. */
function OrderNote({ controller, order, orderKey }: Pick<OrderedTableProps, 'controller' | 'orderKey'> & { readonly order: ListOrder }) {
  const { text } = useLocale()
  const { hindrance } = order
  if (!hindrance) return <p className="ep-visually-hidden">{text('list.order.keys')}</p>
  return (
    <div className="ep-list-notice ep-order-note">
      <Info aria-hidden="true" />
      <span>{text(`list.order.${hindrance}`, { value: controller.text.fields[orderKey] ?? orderKey })}</span>
      <Button
        variant="link"
        onPress={() =>
          controller.address.change({
            search: '',
            filters: {},
            sort: orderKey === controller.resource.contract.defaultSort ? '' : orderKey,
          })
        }
      >
        {text('list.order.show')}
      </Button>
    </div>
  )
}

/** Shows where a dragged row would go, and moves it when it is dropped. */
function useRowDrag(frame: RefObject<HTMLDivElement | null>, order: ListOrder) {
  const [line, setLine] = useState<number>()
  const dragged = useRef<number>(undefined)
  const gap = useRef<number>(undefined)
  const latest = useRef(order)
  useLayoutEffect(() => {
    latest.current = order
  })
  const follow = ({ y }: { readonly y: number }) => {
    const edges = edgesOf(frame.current)
    gap.current = edges.filter(({ middle }) => middle < y).length
    setLine(edges[gap.current]?.top ?? edges.at(-1)?.bottom)
  }
  const { dropProps } = useDrop({
    ref: frame,
    getDropOperation: () => (dragged.current === undefined ? 'cancel' : 'move'),
    // `onDropMove` comes only when the pointer has left its point of entry.
    onDropEnter: follow,
    onDropMove: follow,
    onDropExit: () => setLine(undefined),
  })
  const moves = useMemo<OrderMoves>(
    () => ({
      step: (id, step) => latest.current.step(id, step),
      take: (id) => {
        dragged.current = id
      },
      release: (isDropped) => {
        const { rows, moveTo } = latest.current
        const [id, place] = [dragged.current, gap.current]
        dragged.current = gap.current = undefined
        setLine(undefined)
        if (!isDropped || id === undefined || place === undefined) return
        const from = rows.findIndex((row) => row.id === id)
        // A row dropped directly before or after itself stays.
        const to = place > from ? place - 1 : place
        if (to !== from) moveTo(id, to)
      },
    }),
    [],
  )
  return { line, dropProps, moves }
}

/** The edges of the rows, measured from the top of the frame. */
function edgesOf(frame: HTMLElement | null): readonly { readonly top: number; readonly middle: number; readonly bottom: number }[] {
  if (!frame) return []
  const { top: origin } = frame.getBoundingClientRect()
  return rowsIn(frame).map((row) => {
    const { top, bottom } = row.getBoundingClientRect()
    return { top: top - origin, middle: (top + bottom) / 2 - origin, bottom: bottom - origin }
  })
}

/** Restores the focus, which a row loses when it moves in the page. */
function useFocusOnMoved(frame: RefObject<HTMLElement | null>, rows: ListOrder['rows']): void {
  const focused = useRef<number>(undefined)
  useLayoutEffect(() => {
    const root = frame.current?.getRootNode()
    const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
    const isLost = active === null || active === active.ownerDocument.body
    if (isLost && focused.current !== undefined) rowIn(frame.current, focused.current)?.focus()
  }, [frame, rows])
  useEffect(() => {
    const place = frame.current
    const note = (event: FocusEvent) => {
      focused.current = idOf(rowOf(event.target))
    }
    const forget = (event: FocusEvent) => {
      if (event.relatedTarget) focused.current = undefined
    }
    place?.addEventListener('focusin', note)
    place?.addEventListener('focusout', forget)
    return () => {
      place?.removeEventListener('focusin', note)
      place?.removeEventListener('focusout', forget)
    }
  }, [frame])
}

/** Whether the texts of the list tools are loaded; the table does not wait for them. */
function useToolTexts(): boolean {
  const { hasTexts, loadTexts } = useLocale()
  const [, setArrived] = useState(false)
  const isThere = hasTexts('tools')
  useEffect(() => {
    if (!isThere)
      loadTexts('tools').then(
        () => setArrived(true),
        () => undefined,
      )
  }, [isThere, loadTexts])
  return isThere
}
