import type { Stored } from '../../core/record.js'
import type { AnyResource } from '../../core/resource.js'

/**
 * The column that names the record and links to it: the one that the resource's title is made of, else the first.
 * Found by asking for the title of a record whose every column holds its own key, so that it stands before any row is there.
 */
export function titleColumn(resource: AnyResource): string | undefined {
  const { columns } = resource
  const probe = Object.fromEntries(columns.map(({ key }) => [key, key]))
  const named = safely(() => resource.title(probe as unknown as Stored))
  return (columns.find(({ key }) => key === named) ?? columns[0])?.key
}

// A title made of something deeper than a column has no such record to look into.
function safely(read: () => string): string | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
