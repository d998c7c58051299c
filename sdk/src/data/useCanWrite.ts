import { queryOptions, type QueryClient, useQuery } from '@tanstack/react-query'
import { ApiError } from '../api/ApiError.js'
import type { ApiClient } from '../api/client.js'
import type { AnyContract } from '../core/contract.js'
import { type ListedPowers, mayRead, mayWrite, type Powers } from '../core/powers.js'
import type { SessionState } from '../session/session.js'
import { useSession } from '../session/SessionProvider.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/** The rights of a session, from `GET /sessao`. */
export interface Access {
  readonly isReadOnly: boolean
  /** Paths of the lists whose records may be changed; `null` for all. */
  readonly screens: readonly string[] | null
  /** A portal's token, which has no notices, changes or balances. Other servers may not say it. */
  readonly isPortal?: boolean
  /** A portal's token whose server named no visitor: its user has no preferences. */
  readonly isShared?: boolean
  /** May make accounts for people, and close them. */
  readonly managesUsers?: boolean
  /** What an office lists that the user may do; missing or `null` for everything. */
  readonly powers?: Powers | null
  /** The id of the user. */
  readonly user?: number
}

interface AccessParts {
  readonly api: ApiClient
  readonly person: string
}

/**
 * Whether this session may change records of the entity; lists and forms show their commands by it. For a host's token it asks the server,
 * and the answer is `undefined` until then. After our own sign-in it is true until a write is refused.
 */
export function useCanWrite({ path }: AnyContract): boolean | undefined {
  const { isUnknown, access } = useAccess()
  if (access) return !access.isReadOnly && (access.screens?.includes(path) ?? true) && mayWrite(access.powers, path)
  return isUnknown ? undefined : true
}

/** Whether the session may read full records of the entity; `undefined` for a host's token until the server answers. */
export function useCanRead({ path }: AnyContract): boolean | undefined {
  const { isUnknown, access } = useAccess()
  return isUnknown ? undefined : (access?.screens?.includes(path) ?? true) && mayRead(access?.powers, path)
}

/** What an office lists that the person may do; `undefined` or `null` for everything, and until the server answers. */
export function usePowers(): ListedPowers {
  return useAccess().access?.powers
}

/** Whether the page has a portal's token, which may not read what is one person's; `undefined` for a host's token until the server answers. */
export function useIsPortal(): boolean | undefined {
  const { isUnknown, access } = useAccess()
  return isUnknown ? undefined : access?.isPortal === true
}

/** Whether the user may make accounts for people; asks the server where `isAsked`. `undefined` until it is known. */
export function useManagesUsers(isAsked: boolean): boolean | undefined {
  const data = useDataContext()
  const query = useQuery({ ...accessQuery(data), enabled: isAsked }, useCache())
  return query.data?.managesUsers
}

/** The user whom a host's token names alone, so that the server keeps preferences. */
export function usePreferenceUser(): number | undefined {
  const { access } = useAccess()
  return access && !(access.isShared ?? access.isPortal) ? access.user : undefined
}

/** The rights of the session, which only a host's token and limited people ask for; those of others are known once a write was refused. */
function useAccess(): { readonly access: Access | undefined; readonly isUnknown: boolean } {
  const { query, isAsked } = useAccessQuery()
  // A token that failed may do nothing; the page says so.
  return { access: query.data, isUnknown: isAsked && (query.isPending || (!query.data && hasEnded(query.error))) }
}

const hasEnded = (error: Error | null) => error instanceof ApiError && error.status === 401

function useAccessQuery() {
  const data = useDataContext()
  const { session, state } = useSession()
  const isHosted = session.kind === 'host-supplied'
  const isAsked = isHosted || (state.status === 'signed-in' && state.usuario?.isLimited === true)
  return { isHosted, query: useQuery({ ...accessQuery(data), enabled: isAsked }, useCache()), isAsked }
}

/** A host's session under which the server cannot be asked. */
export interface NoAccess {
  /** A code of `ApiError`, `network`, or `other-person`; `undefined` while the server is asked again. */
  readonly code: string | undefined
  readonly retry: () => void
}

/** Why a page under a host's token can neither read nor save; `undefined` while it can, or is not known yet. A page without data learns it only here. */
export function useNoAccess(): NoAccess | undefined {
  const { state } = useSession()
  const { query, isHosted } = useAccessQuery()
  const isAgain = query.isFetching && query.errorUpdateCount > 0
  const code = isAgain ? undefined : lackOf(state, query.error)
  return isHosted && (isAgain || code) ? { code, retry: () => void query.refetch() } : undefined
}

function lackOf(state: SessionState, error: Error | null): string | undefined {
  if (state.status === 'expired') return state.isOtherPerson ? 'other-person' : state.hasNotBegun ? 'access-missing' : 'access-ended'
  if (!(error instanceof ApiError)) return error ? 'network' : undefined
  // A server without rights of portals refuses what the token may not do.
  return error.code === 'not-found' ? undefined : error.code
}

/** Reloads the rights after a write was refused for missing rights, so that the command is hidden. */
export function recheckAccess(error: unknown, parts: AccessParts, cache: QueryClient): void {
  if (error instanceof ApiError && error.status === 403) cache.fetchQuery({ ...accessQuery(parts), staleTime: 0 }).catch(() => undefined)
}

interface SessionAnswer {
  readonly access?: Access
  readonly session?: { readonly usuario?: { readonly id?: number } }
}

/** For a server that does not send rights: everything may be tried. */
const everything: Access = { isReadOnly: false, screens: null }

function accessQuery({ api, person }: AccessParts) {
  return queryOptions({
    queryKey: [person, 'access'],
    queryFn: async ({ signal }): Promise<Access> => {
      const { data } = await api.send<{ readonly data: SessionAnswer }>('GET', '/sessao', undefined, { signal })
      return { ...(data.access ?? everything), user: data.session?.usuario?.id }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: true,
  })
}
