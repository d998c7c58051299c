import { expect, test } from 'vitest'
import type { AnyResource } from '../core/resource.js'
import { viewColumns } from '../list/state/viewColumn.js'
import { builtEntities } from '../testing/builtEntities.js'

const resources = builtEntities.filter((entity): entity is AnyResource => 'columns' in entity)
const texts = { text: { options: {} }, fieldLabel: String, optionLabel: String, format: {} } as unknown as Parameters<typeof viewColumns>[1]

/** Of a list, in rem: a narrow table, and the two usual screens of the office, 1366 and 1920 pixels wide. */
const listWidths = [57, 76, 116]
/** The columns of boxes and menus, in rem. */
const edges = 6

test.each(resources.flatMap((resource) => listWidths.map((width) => [resource.contract.name, width, resource] as const)))(
  'the name of a %s wraps beside no column that is half empty, in a list of %d rem',
  (_, width, resource) => {
    const columns = viewColumns(resource, texts).filter(({ room = 0 }) => room <= width)
    const title = columns.find(({ isTitle }) => isTitle)
    const sharing = columns.filter((column) => !column.isTitle && column.width === undefined)
    const left = width - edges - columns.reduce((sum, column) => sum + (column.width ?? 0), 0)
    if (title && title.width === undefined && sharing.length > 0) {
      const own = partOfTitle(width)
      expect((left - own) / sharing.length).toBeLessThanOrEqual(own)
    }
  },
)

/** As in `listAdapt.css`, in rem. */
function partOfTitle(width: number): number {
  if (width >= 100) return 24
  return width < 62.5 ? 15 : width * 0.24
}
