import { ApiError, useApi, useSession } from '@esporte-parana/sdk'
import { useEffect, useEffectEvent } from 'react'
import type { TokenScreens } from './offeredRoutes.js'

interface AskAccessProps {
  /** Called with what the API says of the page's token. */
  readonly onAccess: (screens: TokenScreens) => void
  readonly onFailure: (error: unknown) => void
}

interface Answer {
  readonly data?: { readonly access?: { readonly screens?: TokenScreens } }
}

/** Asks what the page's token may do: with the first token, with the first after an end, and after a failure when the network is back. */
export function AskAccess({ onAccess, onFailure }: AskAccessProps): null {
  const api = useApi()
  const isIn = useSession().state.status === 'signed-in'
  const tell = useEffectEvent(({ data }: Answer) => onAccess(data?.access?.screens))
  const fail = useEffectEvent((error: unknown) =>
    // A server that keeps no rights of portals: it refuses what the token may not do.
    error instanceof ApiError && error.code === 'not-found' ? onAccess(undefined) : onFailure(error),
  )
  useEffect(() => {
    if (!isIn) return
    const stay = new AbortController()
    const { signal } = stay
    const ask = () =>
      api.send<Answer>('GET', '/sessao', undefined, { signal }).then(
        (answer) => signal.aborted || tell(answer),
        (error: unknown) => {
          if (signal.aborted) return
          fail(error)
          addEventListener('online', ask, { once: true, signal })
        },
      )
    void ask()
    return () => stay.abort()
  }, [api, isIn])
  return null
}
