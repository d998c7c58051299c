import { useState } from 'react'
import type { ListQuery, PathParams } from '../../api/client.js'
import type { AnyResource } from '../../core/resource.js'
import { useApi } from '../../data/DataProvider.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import type { useList } from '../../data/useList.js'
import type { ListSelection } from './useListSelection.js'
import { failureText } from '../core/actionText.js'

/** The offer to select all pages after a whole page was selected. */
export interface MatchingOffer {
  /** There are more records than on the page. */
  readonly isOffered: boolean
  readonly isCounting: boolean
  /** Counts all matches exactly, shows the list as it is now, and selects them. `onTaken` is called before the offer disappears. */
  readonly take: (onTaken?: () => void) => Promise<void>
}

interface MatchingOptions {
  readonly resource: AnyResource
  readonly params: PathParams
  readonly query: ListQuery
  readonly list: Pick<ReturnType<typeof useList>, 'answer' | 'refetch'>
  readonly selection: ListSelection
}

export function useMatching({ resource, params, query, list, selection }: MatchingOptions): MatchingOffer {
  const api = useApi()
  const locale = useLocale()
  const toasts = useToasts()
  const [isCounting, setCounting] = useState(false)
  const { total, totalIsExact } = list.answer?.meta ?? {}
  const isWhole = selection.page === 'all' && !selection.matching
  const isOffered = isWhole && typeof total === 'number' && !(totalIsExact && total <= selection.count)
  const take = async (onTaken?: () => void) => {
    if (!isOffered || isCounting) return
    setCounting(true)
    try {
      const { total: counted, seen } = (await api.count(resource.contract, query, { params, isExact: true })).data
      // The rows that are selected are those that the count found, not those of some minutes ago.
      list.refetch()
      onTaken?.()
      selection.keepMatching({ total: counted, except: new Set(), seen })
    } catch (error) {
      toasts.show({ severity: 'error', title: locale.text('common.error'), detail: failureText(error, locale) })
    } finally {
      setCounting(false)
    }
  }
  return { isOffered, isCounting, take }
}
