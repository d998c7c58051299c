import { useLocale } from '../../locale/LocaleProvider.js'
import { selectedText } from '../table/selectedText.js'
import { rangeText, totalText } from '../state/totalText.js'
import { useDelay } from '../../feedback/useDelay.js'
import { fieldLabel } from '../../locale/resourceText.js'
import { parseSort } from '../core/sort.js'
import type { ListController } from '../state/useListController.js'

/** Announces changes to screen readers: the shown rows, their order and the number of selected records. */
export function ListAnnouncer({ controller }: { readonly controller: ListController }) {
  const locale = useLocale()
  const { selection, list, phase } = controller
  const isLoading = useDelay(phase === 'loading' || list.isStale, 300)
  const count = selection.count
  return (
    <>
      <output className="ep-visually-hidden">{isLoading ? locale.text('list.loading') : shownText(controller, locale)}</output>
      <output className="ep-visually-hidden">{orderText(controller, locale)}</output>
      <output className="ep-visually-hidden">{count > 0 && selectedText(controller, locale)}</output>
    </>
  )
}

function shownText(controller: ListController, locale: ReturnType<typeof useLocale>): string {
  const { phase, range, list, query, address } = controller
  const { meta } = list.answer ?? {}
  if (phase === 'nothing') return locale.text('common.records.none')
  if (phase === 'empty') return locale.text(query.isDeleted ? 'list.deleted.none' : 'common.records.empty')
  if (phase !== 'rows' || list.isStale) return ''
  // Waits for the total, so that the complete sentence is announced once.
  if (meta?.total == null) return ''
  const { isTree, isBoard, calendar } = address.layout
  // Only a table has pages.
  if ((isTree || isBoard || calendar !== undefined) && !query.isDeleted)
    return locale.plural('list.count', meta.total, { count: totalText(meta, locale) })
  return locale.text('list.announce', { range: rangeText(controller, locale), page: query.page, pages: range.lastPage })
}

/** "Ordenado por Nome, crescente; Sigla, decrescente." */
function orderText({ query, resource }: ListController, locale: ReturnType<typeof useLocale>): string {
  const steps = parseSort(query.sort).map(
    ({ key, isDescending }) =>
      `${fieldLabel(locale, resource.messages, key)}, ${locale.text(isDescending ? 'list.sort.descending' : 'list.sort.ascending')}`,
  )
  return steps.length > 0 ? locale.text('list.sort.told', { value: steps.join('; ') }) : ''
}
