import { useRef, useState } from 'react'
import { useApi } from '../../data/DataProvider.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { failureText } from './actionText.js'
import { isNarrowed } from '../address/listState.js'
import { totalText } from '../frame/totalText.js'
import type { ListController } from '../frame/useListController.js'

/** Once a page is ticked whole: the way to tick all pages. A total that the list counted to its cap only is counted to the end first. */
export function MatchingOffer({ controller }: { readonly controller: ListController }) {
  const locale = useLocale()
  const { selection, list, query } = controller
  const { count, isCounting } = useCount(controller)
  const button = useRef<HTMLButtonElement>(null)
  const meta = list.answer?.meta
  const total = meta?.total ?? undefined
  if (!meta || total === undefined || (meta.totalIsExact && total <= selection.count)) return null
  const keep = (counted: number | undefined) => {
    if (counted === undefined) return
    // The offer leaves with its button; what can be done next stands beside it.
    if (button.current?.matches(':focus')) button.current.closest<HTMLElement>('[role="toolbar"]')?.focus()
    selection.keepMatching(counted)
  }
  const take = () => (meta.totalIsExact ? keep(total) : void count().then(keep))
  const label = locale.text(isNarrowed(query) ? 'list.selectMatching' : 'list.selectEverything', { count: totalText(meta, locale) })
  return (
    <button
      ref={button}
      type="button"
      className="ep-list-link-button ep-list-matching"
      aria-disabled={isCounting}
      onClick={() => !isCounting && take()}
    >
      {isCounting ? locale.text('list.counting') : label}
    </button>
  )
}

function useCount({ resource, params, query }: ListController) {
  const api = useApi()
  const locale = useLocale()
  const toasts = useToasts()
  const [isCounting, setCounting] = useState(false)
  const count = async (): Promise<number | undefined> => {
    setCounting(true)
    try {
      return (await api.count(resource.contract, query, { params, isExact: true })).data.total
    } catch (error) {
      toasts.show({ severity: 'error', title: locale.text('common.error'), detail: failureText(error, locale) })
      return undefined
    } finally {
      setCounting(false)
    }
  }
  return { count, isCounting }
}
