import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useDataContext } from '../DataProvider.js'
import { useCache } from '../useCache.js'
import type { RecordChange } from './usePanel.js'

/** A record came to wait for the person (`vez`), one of theirs changed, something ends. */
export type NoticeKind = 'vez' | 'situacao' | 'vencimento'
export const noticeKinds: readonly NoticeKind[] = ['vez', 'situacao', 'vencimento']
/** How many days before its end something can be told of. */
export const noticeDays: readonly number[] = [60, 30, 7, 0]

/** Something that concerns the person. */
export interface Notice extends Pick<RecordChange, 'entity' | 'path' | 'id' | 'label' | 'status' | 'statusText' | 'by' | 'reason' | 'at'> {
  /** The same as long as it is the same news. */
  readonly key: string
  readonly type: NoticeKind
  /** What the record is, or what of it ends. */
  readonly title: string
  /** Of what ends, `YYYY-MM-DD`. */
  readonly due: string | null
  readonly isRead: boolean
}

/** Which notices are asked for. */
export interface NoticeChoice {
  readonly kinds: readonly NoticeKind[]
  readonly days: number
  /** At most so many of them. */
  readonly most: number
}

interface Notices {
  readonly items: readonly Notice[] | undefined
  readonly total: number
  readonly unread: number
  readonly isFailed: boolean
  readonly refetch: () => void
  /** Says that some have been read, or all of them to now. */
  readonly markRead: (read: { readonly keys?: readonly string[]; readonly until?: string }) => Promise<void>
}

interface Answer {
  readonly data: readonly Notice[]
  readonly total: number
  readonly unread: number
}

/** Between two questions whether there is news. */
const askedEvery = 120_000

/** What concerns the person, newest first; asked again while the page is open. */
export function useNotices({ kinds, days, most }: NoticeChoice): Notices {
  const { api, person } = useDataContext()
  const { locale } = useLocale()
  const cache = useCache()
  const query = `tipos=${kinds.join()}&dias=${days}&por_pagina=${most}&idioma=${locale}`
  const { data, isError, refetch } = useQuery(
    {
      queryKey: [person, 'notices', query],
      queryFn: ({ signal }) => api.send<Answer>('GET', `/avisos?${query}`, undefined, { signal }),
      enabled: kinds.length > 0,
      refetchInterval: askedEvery,
    },
    cache,
  )
  const markRead = useCallback(
    async (read: { readonly keys?: readonly string[]; readonly until?: string }) => {
      await api.send('POST', '/avisos/lidos', read)
      await cache.invalidateQueries({ queryKey: [person, 'notices'] })
    },
    [api, cache, person],
  )
  const none = kinds.length === 0 ? [] : undefined
  return {
    items: data?.data ?? none,
    total: data?.total ?? 0,
    unread: data?.unread ?? 0,
    isFailed: isError,
    refetch: () => void refetch(),
    markRead,
  }
}
