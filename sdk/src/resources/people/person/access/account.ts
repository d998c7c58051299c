import { queryOptions } from '@tanstack/react-query'
import type { Powers } from '../../../../core/powers.js'
import type { useDataContext } from '../../../../data/DataProvider.js'
import type { AccountEvent } from './accessTexts.js'

/** The account of a person, as the server tells it. */
export interface Account {
  readonly username: string
  readonly email: string
  readonly isActive: boolean
  /** The person is inactive, dead or deleted: nobody enters until they are back. */
  readonly isPersonGone: boolean
  readonly isOwn: boolean
  readonly managesUsers: boolean
  /** What they may do; `null` for everything. */
  readonly powers: Powers | null
  /** The last sign-in, an ISO 8601 timestamp. */
  readonly enteredAt: string | null
  readonly sessions: number
  readonly linkUntil: string | null
  readonly askedAt: string | null
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
