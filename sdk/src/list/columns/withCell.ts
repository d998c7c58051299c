import type { ReactNode } from 'react'
import type { KeyOf, Stored } from '../../core/record.js'
import type { Resource } from '../../core/resource.js'

interface CellOf<Rec> {
  readonly render: (record: Rec) => ReactNode
  /** @default whether the record has a value */
  readonly hasContent?: (record: Rec) => boolean
}

/**
 * The resource with another component for one cell of its list. It is separate because servers read resources and must not import components.
 * A record without a value shows the dash of an empty cell, unless `render` says something about that too and `hasContent` knows when.
 */
export function withCell<Rec extends Stored, Draft extends object>(
  resource: Resource<Rec, Draft>,
  key: NoInfer<KeyOf<Rec>>,
  cell: CellOf<NoInfer<Rec>> | CellOf<NoInfer<Rec>>['render'],
): Resource<Rec, Draft> {
  const { render, hasContent = (record: Rec) => !isEmpty(record[key]) } = typeof cell === 'function' ? { render: cell } : cell
  const columns = resource.columns.map((column) =>
    column.key === key
      ? { ...column, render: (_: unknown, record: Stored) => (hasContent(record as Rec) ? render(record as Rec) : null) }
      : column,
  )
  return { ...resource, columns }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
