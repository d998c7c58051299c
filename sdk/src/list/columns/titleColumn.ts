import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'

/**
 * The column with the record's name and link: the column that the resource's title uses, otherwise the first one.
 * To find it before any row is loaded, it computes the title of a record in which every column has its own key as value.
 */
export function titleColumn(resource: AnyResource): string | undefined {
  const { columns } = resource
  const probe = Object.fromEntries(columns.map(({ key }) => [key, key]))
  const named = safely(() => resource.title(probe as unknown as Stored))
  return (columns.find(({ key }) => key === named) ?? columns[0])?.key
}

// A title built from nested values fails with this record.
function safely(read: () => string): string | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
