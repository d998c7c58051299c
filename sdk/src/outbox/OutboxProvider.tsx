import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { useDataContext } from '../data/DataProvider.js'
import { atRest } from '../mount/atRest.js'
import { useMount } from '../mount/MountProvider.js'
import { useSession } from '../session/SessionProvider.js'
import type { Outbox } from './createOutbox.js'
import { isOutboxThere } from './outboxThere.js'

export interface OutboxValue {
  /** Loads the signed-in user's outbox. @param open the outbox code if the page has it already; otherwise it is fetched */
  readonly load: (open?: OpenOutbox) => Promise<Outbox>
}

type OpenOutbox = typeof import('./openOutbox.js').openOutbox

const OutboxContext = createContext<OutboxValue | null>(null)

interface OutboxProviderProps {
  /** False in an embed: nothing is stored there, and stored writes are not sent. */
  readonly isOurs: boolean
  readonly children: ReactNode
}

/** Sends waiting writes from any page of the product, once that page rests. */
export function OutboxProvider({ isOurs, children }: OutboxProviderProps) {
  const { api, person } = useDataContext()
  const { session, reauthenticate } = useSession()
  const mount = useMount()
  const loader = useMemo(
    () => createLoader((open) => open({ api, session, reauthenticate, person, isOurs })),
    [api, session, reauthenticate, person, isOurs],
  )
  useEffect(() => loader.stop, [loader])
  useEffect(() => {
    if (!isOurs || person === '') return
    return atRest(mount, { pause: 2000, latest: 15_000 }, () => {
      void isOutboxThere().then((isThere) => (isThere ? loader.load() : undefined))
    })
  }, [loader, mount, isOurs, person])
  return <OutboxContext value={loader}>{children}</OutboxContext>
}

/** One outbox per page; a failed load is tried again on the next call. */
function createLoader(start: (open: OpenOutbox) => Promise<Outbox>) {
  let opened: Promise<Outbox> | undefined
  const load = (open?: OpenOutbox) => {
    opened ??= open ? start(open) : import('./openOutbox.js').then(({ openOutbox }) => start(openOutbox))
    opened.catch(() => {
      opened = undefined
    })
    return opened
  }
  const stop = () => {
    opened?.then((outbox) => outbox.stop()).catch(() => undefined)
    opened = undefined
  }
  return { load, stop }
}

/** @throws outside `<OutboxProvider>` */
export function useOutboxLoader(): OutboxValue {
  const value = useContext(OutboxContext)
  if (!value) throw new Error('useOutbox: no <OutboxProvider> above. Wrap the screen in <BackofficeProvider>.')
  return value
}
