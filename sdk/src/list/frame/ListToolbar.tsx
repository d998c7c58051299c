import { Button } from '../../feedback/Button.js'
import { ListFilter } from '../../icons/icons.js'
import type { Ref } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { ColumnsButton } from '../columns/ColumnsButton.js'
import { listFilters } from '../core/filters.js'
import { SearchBox } from '../filters/SearchBox.js'
import { ShapeToggle } from '../tree/ShapeToggle.js'
import type { ListController } from '../state/useListController.js'
import { ViewsButton } from '../views/ViewsButton.js'

interface ListToolbarProps {
  readonly controller: ListController
  readonly searchInput: { current: HTMLInputElement | null }
  readonly filterButton: Ref<HTMLButtonElement>
  readonly panelId: string
  readonly isPanelOpen: boolean
  /** Called when the user will probably open the filters. */
  readonly onPreparePanel: () => void
  /** `opener` is the button, when it was pressed by keyboard. */
  readonly onTogglePanel: (opener: HTMLElement | undefined) => void
}

/** The search box and the filter button of a list. */
export function ListToolbar({
  controller,
  searchInput,
  filterButton,
  panelId,
  isPanelOpen,
  onPreparePanel,
  onTogglePanel,
}: ListToolbarProps) {
  const { text, plural } = useLocale()
  const count = Object.keys(controller.query.filters).length
  return (
    <div className="ep-list-toolbar">
      {controller.resource.contract.search.length > 0 && <SearchBox controller={controller} input={searchInput} />}
      {listFilters(controller.resource).length > 0 && (
        <Button
          ref={filterButton}
          variant="secondary"
          aria-expanded={isPanelOpen}
          aria-controls={isPanelOpen ? panelId : undefined}
          onPointerEnter={onPreparePanel}
          onFocus={onPreparePanel}
          // A press by key has a `detail` of 0.
          onPress={(event) => onTogglePanel(event.detail === 0 ? event.currentTarget : undefined)}
          onKeyDown={(event) => isPanelOpen && event.key === 'Escape' && onTogglePanel(undefined)}
        >
          <ListFilter aria-hidden="true" width="1.15em" height="1.15em" />
          <span>{text('list.filters')}</span>
          {count > 0 && (
            <>
              <span className="ep-list-filter-count">{count}</span>
              <span className="ep-visually-hidden">{plural('list.filters.active', count)}</span>
            </>
          )}
        </Button>
      )}
      {!controller.query.isDeleted && (
        <div className="ep-list-tools">
          <ShapeToggle controller={controller} />
          <ViewsButton controller={controller} />
          <ColumnsButton controller={controller} />
        </div>
      )}
    </div>
  )
}
