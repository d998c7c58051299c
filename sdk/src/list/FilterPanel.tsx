import { useLocale } from '../locale/LocaleProvider.js'
import { FilterField } from './FilterField.js'
import { listFilters, withFilter } from './filters.js'
import type { ListController } from './useListController.js'

interface FilterPanelProps {
  readonly controller: ListController
  readonly id: string
  readonly onClose: () => void
}

/** The fields that narrow the list; each takes effect as soon as it holds a whole value. */
export function FilterPanel({ controller, id, onClose }: FilterPanelProps) {
  const { text } = useLocale()
  const { resource, query, address } = controller
  return (
    // Escape is heard from the fields inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      id={id}
      className="ep-list-panel"
      aria-label={text('list.filters')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
    >
      {listFilters(resource).map((filter) => (
        <FilterField
          key={filter.key}
          resource={resource}
          filter={filter}
          filters={query.filters}
          onChange={(value) => address.change({ filters: withFilter(query.filters, filter.key, value) })}
        />
      ))}
    </section>
  )
}
