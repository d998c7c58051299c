import { Button } from '../feedback/Button.js'
import { ChevronLeft, ChevronRight } from '../icons/icons.js'
import { useState } from 'react'
import { useLocale } from '../locale/LocaleProvider.js'
import { CheckTable } from './CheckTable.js'
import { FailedRowsButton } from './FailedRowsButton.js'
import { countRows, type ImportView } from './ImportView.js'
import { StepHeading } from './StepHeading.js'

/** Rows on one page of the table. */
const pageSize = 50

/** The server's result for each row; the user corrects errors in place. */
export function CheckStep({ view }: { readonly view: ImportView }) {
  const { text, plural, number } = useLocale()
  const { state, issues } = view
  const counts = countRows(view)
  const { bad, open } = counts
  const rows = useShownRows(view, { isFresh: open === issues.length, isSettled: open === 0 })
  return (
    <section className="ep-import-check" aria-busy={state.isChecking}>
      <StepHeading title={text('import.check.title')}>
        <Counts counts={counts} isWriting={state.isWriting} />
      </StepHeading>
      {!rows && state.isChecking && <p className="ep-import-quiet">{text('import.check.wait')}</p>}
      {rows && (
        <>
          <div className="ep-import-tools">
            <label className="ep-import-filter">
              <input type="checkbox" checked={rows.onlyBad} onChange={(event) => rows.filter(event.target.checked)} />
              {text('import.check.onlyBad')}
            </label>
            {bad > 0 && <FailedRowsButton view={view} />}
          </div>
          {counts.updated > 0 && (
            <p className="ep-import-quiet">{plural('import.undo.updated', counts.updated, { count: number(counts.updated) })}</p>
          )}
          {rows.order.length === 0 ? (
            <p className="ep-import-quiet">{text('import.check.noneBad')}</p>
          ) : (
            <CheckTable view={view} places={rows.order.slice(rows.page * pageSize, (rows.page + 1) * pageSize)} />
          )}
          <Pages page={rows.page} count={Math.ceil(rows.order.length / pageSize)} onTurn={rows.turn} />
        </>
      )}
    </section>
  )
}

interface CountsProps {
  readonly counts: ReturnType<typeof countRows>
  readonly isWriting: boolean
}

function Counts({ counts: { good, updated, same, bad, open }, isWriting }: CountsProps) {
  const { text, plural, number } = useLocale()
  const total = good + same + bad + open
  return (
    <div className="ep-import-counts">
      {good > 0 && <span className="ep-import-count ep-import-count-good">{plural('import.good', good, { count: number(good) })}</span>}
      {updated > 0 && <span className="ep-import-quiet">{plural('import.good.updated', updated, { count: number(updated) })}</span>}
      {same > 0 && <span className="ep-import-quiet">{plural('import.same.stored', same, { count: number(same) })}</span>}
      <span className="ep-import-count ep-import-count-bad" data-none={bad === 0 || undefined}>
        {plural('import.bad', bad, { count: number(bad) })}
      </span>
      {open > 0 && (
        <>
          <progress aria-label={text('import.checking')} value={total - open} max={total} />
          <span className="ep-import-quiet">{text('import.checked', { done: number(total - open), total: number(total) })}</span>
        </>
      )}
      {isWriting && (
        <>
          <progress aria-label={text('import.writing')} />
          <span className="ep-import-quiet">{plural('import.storing', good, { count: number(good) })}</span>
        </>
      )}
    </div>
  )
}

/** Order and page of the rows: errors first, stored rows without a change last. Corrected rows keep their place until the page or the filter changes. */
function useShownRows({ state, issues }: ImportView, { isFresh, isSettled }: { readonly isFresh: boolean; readonly isSettled: boolean }) {
  const [shown, setShown] = useState<{ readonly order: readonly number[]; readonly page: number; readonly onlyBad: boolean }>()
  const orderOf = (onlyBad: boolean) => {
    const bad = issues.flatMap((found, place) => (found?.length === 0 ? [] : [place]))
    if (onlyBad) return bad
    const good = issues.flatMap((found, place) => (found?.length === 0 ? [place] : []))
    const isSame = (place: number) => state.verdicts[place]?.change === 'unchanged'
    return [...bad, ...good.filter((place) => !isSame(place)), ...good.filter(isSame)]
  }
  if (isFresh && shown) setShown(undefined)
  if (isSettled && !shown) setShown({ order: orderOf(false), page: 0, onlyBad: false })
  if (!shown) return undefined
  return {
    ...shown,
    filter: (onlyBad: boolean) => setShown({ order: orderOf(onlyBad), page: 0, onlyBad }),
    turn: (page: number) => setShown({ ...shown, page }),
  }
}

interface PagesProps {
  readonly page: number
  readonly count: number
  readonly onTurn: (page: number) => void
}

function Pages({ page, count, onTurn }: PagesProps) {
  const { text } = useLocale()
  if (count < 2) return null
  const step = (next: number) => next >= 0 && next < count && onTurn(next)
  return (
    <nav className="ep-import-pages" aria-label={text('list.pages')}>
      <Button variant="icon" aria-label={text('list.previous')} aria-disabled={page === 0} onPress={() => step(page - 1)}>
        <ChevronLeft aria-hidden="true" width="1.25em" height="1.25em" />
      </Button>
      <span>{text('import.check.page', { page: page + 1, pages: count })}</span>
      <Button variant="icon" aria-label={text('list.next')} aria-disabled={page === count - 1} onPress={() => step(page + 1)}>
        <ChevronRight aria-hidden="true" width="1.25em" height="1.25em" />
      </Button>
    </nav>
  )
}
