import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocale } from '../../locale/LocaleProvider.js'
import { useDataContext } from '../DataProvider.js'
import { useCache } from '../useCache.js'
import { useIsPortal } from '../useCanWrite.js'
import type { RecordChange } from './usePanel.js'

/** A record now waits for the user (`vez`), a record of the user changed (`situacao`), or something ends (`vencimento`). */
export type NoticeKind = 'vez' | 'situacao' | 'vencimento'
export const noticeKinds: readonly NoticeKind[] = ['vez', 'situacao', 'vencimento']
/** The choices of days before the end for a notice. */
export const noticeDays: readonly number[] = [60, 30, 7, 0]

/** A notice for the user. */
export interface Notice extends Pick<RecordChange, 'entity' | 'path' | 'id' | 'label' | 'status' | 'statusText' | 'by' | 'reason' | 'at'> {
  /** Stable for the same news. */
  readonly key: string
  readonly type: NoticeKind
  /** The name of the record's entity, or of the thing that ends. */
  readonly title: string
  /** For something that ends: the last day, `YYYY-MM-DD`. */
  readonly due: string | null
  /** What to open on the page of the record. */
  readonly panel?: string
  readonly isRead: boolean
}

/** The notices to load. */
export interface NoticeChoice {
  readonly kinds: readonly NoticeKind[]
  readonly days: number
  /** Maximum number of notices. */
  readonly most: number
}

interface Notices {
  readonly items: readonly Notice[] | undefined
  readonly total: number
  readonly unread: number
  readonly isFailed: boolean
  /** A portal's token: its visitors share one user, who has no notices. */
  readonly isRefused: boolean
  readonly retry: () => void
  /** Marks notices as read: these, or all until a moment. */
  readonly markRead: (read: { readonly keys?: readonly string[]; readonly until?: string }) => Promise<void>
}

interface Answer {
  readonly data: readonly Notice[]
  readonly total: number
  readonly unread: number
}

/** Milliseconds between two checks for news. */
const askedEvery = 120_000

/** Returns the notices for the user, newest first, and checks for new ones while the page is open. */
export function useNotices({ kinds, days, most }: NoticeChoice): Notices {
  const { api, person } = useDataContext()
  const { locale } = useLocale()
  const cache = useCache()
  const isPortal = useIsPortal()
  const query = `tipos=${kinds.join()}&dias=${days}&por_pagina=${most}&idioma=${locale}`
  const { data, isError, refetch } = useQuery(
    {
      queryKey: [person, 'notices', query],
      queryFn: ({ signal }) => api.send<Answer>('GET', `/avisos?${query}`, undefined, { signal }),
      enabled: kinds.length > 0 && isPortal === false,
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
    isFailed: isError || isPortal === true,
    isRefused: isPortal === true,
    retry: () => void refetch(),
    markRead,
  }
}
