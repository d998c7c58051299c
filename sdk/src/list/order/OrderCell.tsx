import { Button } from '../../feedback/Button.js'
import { ArrowDown, ArrowUp, GripVertical } from '../../icons/icons.js'
import type { DragEvent, ReactNode } from 'react'
import { useDrag } from 'react-aria/useDrag'
import { useLocale } from '../../locale/LocaleProvider.js'
import { rowOf } from '../core/rowAt.js'

/** The handlers of an order cell; one object for all rows, so that only changed rows render. */
export interface OrderMoves {
  readonly step: (id: number, step: -1 | 1) => void
  readonly take: (id: number) => void
  /** `isDropped` is true when the row was dropped on the list. */
  readonly release: (isDropped: boolean) => void
}

interface OrderCellProps {
  readonly id: number
  readonly name: string
  readonly moves: OrderMoves
  /** The position of the record. */
  readonly children: ReactNode
}

/** A type of our own, so that other pages and programs ignore the dragged row. */
const dragType = 'application/x-ep-order'

/** The position of a record, with a grip to drag and buttons to move it; on the keyboard the row takes Alt and arrows. */
export function OrderCell({ id, name, moves, children }: OrderCellProps) {
  const { text } = useLocale()
  const { dragProps, isDragging } = useDrag({
    getItems: () => [{ [dragType]: String(id) }],
    getAllowedDropOperations: () => ['move'],
    hasDragButton: true,
    onDragStart: () => moves.take(id),
    onDragEnd: ({ dropOperation }) => moves.release(dropOperation !== 'cancel'),
  })
  const start = (event: DragEvent<HTMLElement>) => {
    dragProps.onDragStart?.(event)
    const row = rowOf(event.currentTarget)
    if (row) event.dataTransfer.setDragImage(row, event.clientX - row.getBoundingClientRect().left, row.clientHeight / 2)
  }
  return (
    <span className="ep-order-cell" data-dragging={isDragging || undefined}>
      <span
        {...dragProps}
        onDragStart={start}
        className="ep-order-grip"
        aria-hidden="true"
        title={text('list.order.drag', { value: name })}
      >
        <GripVertical width="1.15em" height="1.15em" />
      </span>
      {children}
      <span className="ep-order-steps">
        <StepButton label={text('list.order.up', { value: name })} onPress={() => moves.step(id, -1)}>
          <ArrowUp aria-hidden="true" width="1em" height="1em" />
        </StepButton>
        <StepButton label={text('list.order.down', { value: name })} onPress={() => moves.step(id, 1)}>
          <ArrowDown aria-hidden="true" width="1em" height="1em" />
        </StepButton>
      </span>
    </span>
  )
}

interface StepButtonProps {
  readonly label: string
  readonly onPress: () => void
  readonly children: ReactNode
}

function StepButton({ label, onPress, children }: StepButtonProps) {
  return (
    <Button variant="icon" className="ep-order-step" tabIndex={-1} aria-label={label} title={label} onPress={onPress}>
      {children}
    </Button>
  )
}
