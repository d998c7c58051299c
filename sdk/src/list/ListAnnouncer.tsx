import { useLocale } from '../locale/LocaleProvider.js'
import { selectedText } from './SelectionBar.js'
import { totalText } from './totalText.js'
import { useDelay } from '../feedback/useDelay.js'
import type { ListController } from './useListController.js'

/** Says to screen readers what changed on the screen: which rows are shown, and how many are ticked. */
export function ListAnnouncer({ controller }: { readonly controller: ListController }) {
  const locale = useLocale()
  const { selection, list, phase } = controller
  const isLoading = useDelay(phase === 'loading' || list.isStale, 300)
  const count = selection.count
  return (
    <>
      <output className="ep-visually-hidden">{isLoading ? locale.text('list.loading') : shownText(controller, locale)}</output>
      <output className="ep-visually-hidden">{count > 0 && selectedText(controller, locale)}</output>
    </>
  )
}

function shownText({ phase, range, list, query }: ListController, locale: ReturnType<typeof useLocale>): string {
  if (phase === 'nothing') return locale.text('common.records.none')
  if (phase === 'empty') return locale.text('common.records.empty')
  if (phase !== 'rows' || list.isStale) return ''
  const shown = locale.text('list.range', { from: range.from, to: range.to, total: totalText(list.answer?.meta, locale) })
  return locale.text('list.announce', { range: shown, page: query.page, pages: range.lastPage })
}
