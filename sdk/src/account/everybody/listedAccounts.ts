import { useInfiniteQuery } from '@tanstack/react-query'
import { useDataContext } from '../../data/DataProvider.js'
import { useCache } from '../../data/useCache.js'
import type { AccountFacts } from '../accountFacts.js'

/** An account in the list of all. */
export interface ListedAccount extends AccountFacts {
  /** The registered person; `null` for a user who is none. */
  readonly person: { readonly path: string; readonly id: number } | null
  readonly name: string
}

/** What somebody has to know first about an account. */
export type AccountState = 'open' | 'closed' | 'link' | 'asked'

/** A request for a new password comes before a link, because somebody waits for an answer. */
export function stateOf({ isActive, isPersonGone, askedAt, linkUntil }: ListedAccount): AccountState {
  if (!isActive || isPersonGone) return 'closed'
  if (askedAt !== null) return 'asked'
  return linkUntil === null ? 'open' : 'link'
}

interface AccountsAnswer {
  readonly data: readonly ListedAccount[]
  readonly meta: { readonly total: number; readonly page: number; readonly perPage: number; readonly closed: number }
}

/** Accounts that are drawn at once. */
const perPage = 50

/** Who has access, by name; read again whenever the dialog opens. */
export function useListedAccounts({ search, withClosed }: { readonly search: string; readonly withClosed: boolean }) {
  const { api, person } = useDataContext()
  const query = `por_pagina=${perPage}&encerrados=${withClosed ? 1 : 0}&busca=${encodeURIComponent(search)}`
  return useInfiniteQuery(
    {
      queryKey: [person, 'accounts', query],
      queryFn: ({ pageParam, signal }) => api.send<AccountsAnswer>('GET', `/acessos?${query}&pagina=${pageParam}`, undefined, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => (meta.page * meta.perPage < meta.total ? meta.page + 1 : undefined),
      // While somebody types, the rows of before stay.
      placeholderData: (before) => before,
      staleTime: 0,
      gcTime: 0,
      retry: false,
    },
    useCache(),
  )
}
