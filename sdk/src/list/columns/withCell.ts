import type { ReactNode } from 'react'
import type { KeyOf, Stored } from '../../core/record.js'
import type { Resource } from '../../core/resource.js'

/**
 * The resource with another component for one cell of its list. It is separate because servers read resources and must not import components.
 * A record without a value shows the dash of an empty cell.
 */
export function withCell<Rec extends Stored, Draft extends object>(
  resource: Resource<Rec, Draft>,
  key: NoInfer<KeyOf<Rec>>,
  render: (record: NoInfer<Rec>) => ReactNode,
): Resource<Rec, Draft> {
  const columns = resource.columns.map((column) =>
    column.key === key
      ? { ...column, render: (value: unknown, record: Stored) => (isEmpty(value) ? null : render(record as Rec)) }
      : column,
  )
  return { ...resource, columns }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
