import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import type { SessionStore } from '../session/session.js'
import { useSession } from '../session/SessionProvider.js'
import type { Drafts } from './createDrafts.js'

export interface DraftsValue {
  /** Fetched when first needed. */
  readonly load: () => Promise<Drafts>
  /** Whether the browser keeps them: not in a page that is another's. */
  readonly isKept: boolean
  /** Who is signed in; nobody's drafts are kept. */
  readonly getPerson: () => string | undefined
}

interface DraftsProviderProps extends Pick<DraftsValue, 'load' | 'isKept'> {
  readonly children: ReactNode
}

const DraftsContext = createContext<DraftsValue | null>(null)

/** Keeps what is typed and not saved; a deliberate logout wipes what that person left. */
export function DraftsProvider({ load, isKept, children }: DraftsProviderProps) {
  const { session } = useSession()
  useEffect(() => wipeOnSignOut(session, load), [session, load])
  const value = useMemo(() => ({ load, isKept, getPerson: () => personOf(session) }), [load, isKept, session])
  return <DraftsContext value={value}>{children}</DraftsContext>
}

/** The drafts, or nothing outside a provider: forms work without. */
export function useDrafts(): DraftsValue | null {
  return useContext(DraftsContext)
}

function wipeOnSignOut(session: SessionStore, load: DraftsValue['load']): () => void {
  let last = personOf(session)
  return session.subscribe(() => {
    const state = session.getState()
    const left = last
    last = personOf(session)
    if (left === undefined || state.status !== 'signed-out' || !state.isDeliberate) return
    load().then(
      (drafts) => drafts.clear(left),
      () => undefined,
    )
  })
}

/**
 * Under a host's token nobody in particular, until another person's comes: its drafts live in this page only. A server that names nobody gets none
 * kept: whose would they be?
 */
function personOf({ kind, getState }: SessionStore): string | undefined {
  const state = getState()
  if (state.status !== 'signed-in') return undefined
  return kind === 'host-supplied' ? `host${state.visitor ?? ''}` : state.usuario?.id.toString()
}
