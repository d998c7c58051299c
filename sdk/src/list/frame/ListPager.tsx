import { ChevronLeft, ChevronRight } from '../../icons/icons.js'
import { useState } from 'react'
import { part } from '../../feedback/part.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { pageSizes, pageWindow } from '../core/pages.js'
import { rangeText } from '../state/totalText.js'
import type { ListController } from '../state/useListController.js'

/** The number of the shown rows, the page numbers and the page size. */
export function ListPager({ controller, onTurn }: { readonly controller: ListController; readonly onTurn: () => void }) {
  const locale = useLocale()
  const { text } = locale
  const { query, range, list, arrangement } = controller
  const page = list.answer?.meta.page ?? query.page
  const furthest = list.answer?.meta.totalIsExact === false ? Number.POSITIVE_INFINITY : range.lastPage
  const go = (next: number) => {
    controller.showPage(next)
    onTurn()
  }
  return (
    <nav className="ep-list-pager" aria-label={text('list.pages')}>
      <p className="ep-list-range-text">{rangeText(controller, locale)}</p>
      {range.lastPage > 1 ? <span className="ep-list-on-paper">{text('list.print.partial')}</span> : null}
      <label className="ep-list-size">
        <span>{text('list.perPage')}</span>
        <select value={query.perPage} onChange={(event) => arrangement.setPerPage(Number(event.target.value))}>
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <PageList page={page} lastPage={range.lastPage} furthest={furthest} onTurn={go} onAhead={controller.ahead.page} />
    </nav>
  )
}

interface PageListProps {
  readonly page: number
  readonly lastPage: number
  /** The last page that may be typed; without an exact total there may be more pages than the pager knows. */
  readonly furthest: number
  readonly onTurn: (page: number) => void
  readonly onAhead: (page: number) => void
}

function PageList({ page, lastPage, furthest, onTurn, onAhead }: PageListProps) {
  const { text, number: format } = useLocale()
  const to = (number: number) => ({ onPress: () => onTurn(number), onAhead: () => onAhead(number) })
  return (
    <ol className="ep-list-pages">
      <li>
        <PageButton label={text('list.previous')} isDisabled={page <= 1} {...to(page - 1)}>
          <ChevronLeft aria-hidden="true" width="1.25em" height="1.25em" />
        </PageButton>
      </li>
      {pageWindow(page, lastPage).map((number, place) => (
        // A gap has no number, so its position is its key.
        <li key={number ?? `gap-${place}`} className="ep-list-page-number">
          {number === undefined ? (
            <PageGap furthest={furthest} onTurn={onTurn} />
          ) : (
            <PageButton label={text('list.page', { page: number })} isCurrent={number === page} {...to(number)}>
              {format(number)}
            </PageButton>
          )}
        </li>
      ))}
      <li>
        <PageButton label={text('list.next')} isDisabled={page >= lastPage} {...to(page + 1)}>
          <ChevronRight aria-hidden="true" width="1.25em" height="1.25em" />
        </PageButton>
      </li>
    </ol>
  )
}

const PageJump = part(() => import('./PageJump.js'), 'PageJump')

/** A gap between page numbers; pressing it opens a field for a page number. */
function PageGap({ furthest, onTurn }: Pick<PageListProps, 'furthest' | 'onTurn'>) {
  const { text } = useLocale()
  const [state, setState] = useState<'gap' | 'asking' | 'left'>('gap')
  const gap = (
    <button
      ref={state === 'left' ? takeFocus : undefined}
      type="button"
      className="ep-list-page"
      aria-label={text('list.goToPage')}
      onClick={() => setState('asking')}
    >
      …
    </button>
  )
  return state === 'asking' ? (
    <PageJump fallback={gap} lastPage={furthest} onTurn={onTurn} onClose={(isLeft) => setState(isLeft ? 'left' : 'gap')} />
  ) : (
    gap
  )
}

function takeFocus(button: HTMLElement | null): void {
  button?.focus()
}

interface PageButtonProps {
  readonly label: string
  readonly isDisabled?: boolean
  readonly isCurrent?: boolean
  readonly onPress: () => void
  readonly onAhead: () => void
  readonly children: React.ReactNode
}

/** Stays focusable when disabled, so that the focus is not lost on the last page. */
function PageButton({ label, isDisabled = false, isCurrent = false, onPress, onAhead, children }: PageButtonProps) {
  const isIdle = isDisabled || isCurrent
  return (
    <button
      type="button"
      className="ep-list-page"
      aria-label={label}
      aria-disabled={isDisabled}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerDown={isIdle ? undefined : ({ button }) => button === 0 && onAhead()}
      onClick={isIdle ? undefined : onPress}
    >
      {children}
    </button>
  )
}
