import type { ReactNode } from 'react'
import type { KeyOf, Stored } from '../../core/record.js'
import type { Resource } from '../../core/resource.js'

/** The resource with another component for one cell of its list. It is separate because servers read resources and must not import components. */
export function withCell<Rec extends Stored, Draft extends object>(
  resource: Resource<Rec, Draft>,
  key: NoInfer<KeyOf<Rec>>,
  render: (record: NoInfer<Rec>) => ReactNode,
): Resource<Rec, Draft> {
  const columns = resource.columns.map((column) =>
    column.key === key ? { ...column, render: (_: unknown, record: Stored) => render(record as Rec) } : column,
  )
  return { ...resource, columns }
}
