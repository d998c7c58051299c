import { queryOptions } from '@tanstack/react-query'
import type { AccountFacts } from '../../../../account/accountFacts.js'
import type { useDataContext } from '../../../../data/DataProvider.js'
import type { AccountEvent } from './accessTexts.js'

/** The account of a person. */
export interface Account extends AccountFacts {
  readonly sessions: number
  readonly signIns: readonly { readonly at: string; readonly device: string | null }[]
  readonly deeds: readonly { readonly at: string; readonly event: AccountEvent; readonly by: string | null }[]
}

/** Asked anew whenever the dialog opens: others manage accounts too. */
export function accountQuery({ api, person }: ReturnType<typeof useDataContext>, path: string) {
  return queryOptions({
    queryKey: [person, 'account', path],
    queryFn: async ({ signal }) => (await api.send<{ readonly data: Account | null }>('GET', path, undefined, { signal })).data,
    gcTime: 0,
    retry: false,
  })
}
