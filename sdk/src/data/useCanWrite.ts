import { queryOptions, type QueryClient, useQuery } from '@tanstack/react-query'
import { ApiError } from '../api/ApiError.js'
import type { ApiClient } from '../api/client.js'
import type { AnyContract } from '../core/contract.js'
import { useSession } from '../session/SessionProvider.js'
import { useDataContext } from './DataProvider.js'
import { useCache } from './useCache.js'

/** What the server lets a session do, as `GET /sessao` says. */
export interface Access {
  readonly isReadOnly: boolean
  /** Paths of the lists whose records it may change; all of them when null. */
  readonly screens: readonly string[] | null
}

interface AccessParts {
  readonly api: ApiClient
  readonly person: string
}

/**
 * Whether records of the entity may be changed under this session: the one rule by which lists and forms offer what writes. A host's token
 * is asked about at once, and nothing is known until the answer; whoever signs in may write, until a write was refused.
 */
export function useCanWrite({ path }: AnyContract): boolean | undefined {
  const data = useDataContext()
  const { session } = useSession()
  const isAsked = session.kind === 'host-supplied'
  const { data: access, isPending } = useQuery({ ...accessQuery(data), enabled: isAsked }, useCache())
  if (access) return !access.isReadOnly && (access.screens?.includes(path) ?? true)
  return isAsked && isPending ? undefined : true
}

/** Whether the session may see full records of the entity; nothing is known of a host's token until the answer. */
export function useCanRead({ path }: AnyContract): boolean | undefined {
  const data = useDataContext()
  const isAsked = useSession().session.kind === 'host-supplied'
  const { data: access, isPending } = useQuery({ ...accessQuery(data), enabled: isAsked }, useCache())
  return isAsked && isPending ? undefined : (access?.screens?.includes(path) ?? true)
}

/** After a write that was refused for want of rights: asks what is allowed by now, so that it is offered no longer. */
export function recheckAccess(error: unknown, parts: AccessParts, cache: QueryClient): void {
  if (error instanceof ApiError && error.status === 403) cache.fetchQuery({ ...accessQuery(parts), staleTime: 0 }).catch(() => undefined)
}

/** A server that does not tell lets everything be tried. */
const everything: Access = { isReadOnly: false, screens: null }

function accessQuery({ api, person }: AccessParts) {
  return queryOptions({
    queryKey: [person, 'access'],
    queryFn: async ({ signal }): Promise<Access> =>
      (await api.send<{ readonly data: { readonly access?: Access } }>('GET', '/sessao', undefined, { signal })).data.access ?? everything,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    networkMode: 'always',
  })
}
