import { useEffect, useRef, useState } from 'react'
import type { PathParams } from '../../api/client.js'
import type { AnyContract } from '../../core/contract.js'
import { useApi } from '../../data/DataProvider.js'
import { mayHoldDocument, mostNamed, searchForAddress } from '../../data/searchForAddress.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { failureText } from '../actions/actionText.js'

interface SafeSearchOptions {
  readonly contract: AnyContract
  readonly params: PathParams
  readonly isDeleted: boolean
  /** What the address says by now. */
  readonly searched: string
  /** Puts a search that may stand in an address there. */
  readonly show: (search: string) => void
}

interface SafeSearch {
  /** What the address says for a text that was searched already. */
  readonly inAddress: (value: string) => string
  readonly search: (value: string) => void
  /** Something else is being typed: an answer on its way comes too late. */
  readonly forget: () => void
}

/** Searches without a document, or the beginning of one, in any address; the list shows the records that it belongs to. */
export function useSafeSearch({ contract, params, isDeleted, searched, show }: SafeSearchOptions): SafeSearch {
  const api = useApi()
  const toasts = useToasts()
  const translator = useLocale()
  const [named] = useState(() => new Map<string, string>())
  const latest = useRef<string>(undefined)
  const inAddress = (value: string) => named.get(value) ?? value
  const search = (value: string) => {
    latest.current = value
    if (!mayHoldDocument(contract, value)) return show(value)
    searchForAddress(api, { contract, params, search: value, isDeleted }).then(
      (found) => {
        named.set(value, found)
        if (latest.current !== value) return
        show(found)
        if (found.split(',').length === mostNamed)
          toasts.show({ severity: 'info', title: translator.text('list.search.tooMany', { count: mostNamed }) })
      },
      (error: unknown) => {
        if (value === searched) show('')
        toasts.show({ severity: 'error', title: translator.text('list.failed'), detail: failureText(error, translator) })
      },
    )
  }
  const follow = useRef(search)
  useEffect(() => {
    follow.current = search
  })
  // Typed by hand into the address, or kept in an old bookmark.
  useEffect(() => {
    if (mayHoldDocument(contract, searched)) follow.current(searched)
  }, [contract, searched])
  const forget = () => {
    latest.current = undefined
  }
  return { inAddress, search, forget }
}
