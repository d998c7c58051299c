import { Button } from '../../feedback/Button.js'
import { X } from '../../icons/icons.js'
import type { ReactNode } from 'react'
import { importFilter } from '../../core/contractPath.js'
import { part } from '../../feedback/part.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { listFilters, withFilter, withoutDependants } from '../core/filters.js'
import { unseenSteps, withoutSort } from '../core/sort.js'
import type { ListController } from '../state/useListController.js'

const FilterValue = part(() => import('./FilterValue.js'), 'FilterValue')
const ImportName = part(() => import('../imports/ImportName.js'), 'ImportName')

/**
 * The active filters, each with a remove button, and the current order when no heading shows it. On paper it also prints the search,
 * which the screen shows in the search box.
 */
export function FilterTags({ controller }: { readonly controller: ListController }) {
  const locale = useLocale()
  const { query, resource, address, columns } = controller
  const active = listFilters(resource).filter(({ key }) => query.filters[key] !== undefined)
  const orders = unseenSteps(query.sort, columns)
  const nameOf = (key: string) => fieldLabel(locale, resource.messages, key)
  const byImport = query.filters[importFilter]
  const hasFilters = active.length > 0 || byImport !== undefined
  const isEmpty = !hasFilters && orders.length === 0
  if (isEmpty && query.search === '') return null
  return (
    <ul className="ep-list-tags" data-on-paper={isEmpty || undefined} aria-label={locale.text('list.filters')}>
      {query.search !== '' && (
        // Only for print: on the screen the search is in its box.
        <li className="ep-list-tag ep-list-tag-search" aria-hidden="true" data-said={`${locale.text('list.searchTag')}: ${query.search}`} />
      )}
      {active.map(({ key, control }) => (
        <Tag
          key={key}
          name={nameOf(key)}
          removeLabel={locale.text('list.filters.remove', { value: nameOf(key) })}
          onRemove={() => address.change({ filters: withFilter(withoutDependants(resource, query.filters, key), key, '') })}
        >
          <FilterValue fallback="…" resource={resource} filter={{ key, control }} value={query.filters[key] ?? ''} />
        </Tag>
      ))}
      {byImport !== undefined && (
        <Tag
          name={locale.text('list.filters.import')}
          removeLabel={locale.text('list.filters.remove', { value: locale.text('list.filters.import') })}
          onRemove={() => address.change({ filters: withFilter(query.filters, importFilter, '') })}
        >
          <ImportName fallback="…" controller={controller} value={byImport} />
        </Tag>
      )}
      {orders.map(({ key, isDescending }) => (
        <Tag
          key={`order ${key}`}
          name={locale.text('list.sort.tag')}
          removeLabel={locale.text('list.sort.remove', { value: nameOf(key) })}
          onRemove={() => address.change({ sort: withoutSort(query.sort, key) })}
        >
          {nameOf(key)}, {locale.text(isDescending ? 'list.sort.descending' : 'list.sort.ascending')}
        </Tag>
      ))}
      {hasFilters && (
        <li>
          <Button variant="link" onPress={() => address.change({ filters: {} })}>
            {locale.text('list.filters.clear')}
          </Button>
        </li>
      )}
    </ul>
  )
}

interface TagProps {
  readonly name: string
  readonly removeLabel: string
  readonly onRemove: () => void
  /** The text of the tag. */
  readonly children: ReactNode
}

function Tag({ name, removeLabel, onRemove, children }: TagProps) {
  return (
    <li className="ep-list-tag" data-tag="">
      <span className="ep-list-tag-name">{name}:</span>
      <span className="ep-list-tag-value">{children}</span>
      <button
        type="button"
        className="ep-list-tag-remove"
        aria-label={removeLabel}
        onClick={(event) => {
          focusNext(event.currentTarget)
          onRemove()
        }}
      >
        <X aria-hidden="true" width="1em" height="1em" />
      </button>
    </li>
  )
}

/** After a tag is removed, the focus moves to the next one. */
function focusNext(button: HTMLElement): void {
  const { nextElementSibling: next, previousElementSibling: previous } = button.parentElement ?? button
  const tag = [next, previous].find((item) => item instanceof HTMLElement && item.dataset.tag !== undefined)
  if (button.matches(':focus') && tag?.lastElementChild instanceof HTMLElement) tag.lastElementChild.focus()
}
