import { useEffect, useRef, useState } from 'react'
import type { PathParams } from '../../api/client.js'
import type { AnyContract } from '../../core/contract.js'
import { useApi } from '../../data/DataProvider.js'
import { mayHoldDocument, mostNamed, searchForAddress } from '../../data/searchForAddress.js'
import { useToasts } from '../../feedback/FeedbackProvider.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { failureText } from '../core/actionText.js'

interface SafeSearchOptions {
  readonly contract: AnyContract
  readonly params: PathParams
  readonly isDeleted: boolean
  /** The current search in the address. */
  readonly searched: string
  /** Writes a search that is safe for an address into it. */
  readonly show: (search: string) => void
}

interface SafeSearch {
  /** The address text for a search that was resolved already. */
  readonly inAddress: (value: string) => string
  readonly search: (value: string) => void
  /** Call it when the user types again: a pending answer is then ignored. */
  readonly forget: () => void
}

/** Searches for document numbers without writing them, or their beginning, into an address: the address gets the ids of the results instead. */
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
  // For a document that was typed into the address or comes from an old bookmark.
  useEffect(() => {
    if (mayHoldDocument(contract, searched)) follow.current(searched)
  }, [contract, searched])
  const forget = () => {
    latest.current = undefined
  }
  return { inAddress, search, forget }
}
