import type { ReactNode } from 'react'
import type { KeyOf, Stored } from '../../core/record.js'
import type { Resource } from '../../core/resource.js'

/** The resource with one cell of its list drawn another way: by a component, which a resource that servers read must not know. */
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
