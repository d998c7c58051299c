import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { hostPerson, type SessionStore } from '../session/session.js'
import { useSession } from '../session/SessionProvider.js'
import type { Drafts } from './createDrafts.js'

export interface DraftsValue {
  /** Loads the code on first use. */
  readonly load: () => Promise<Drafts>
  /** Whether the browser stores them; false in an embed. */
  readonly isKept: boolean
  /** The signed-in person; without one, nothing is stored. */
  readonly getPerson: () => string | undefined
  /** Calls `listener` after each change of the session: a sign-out in another window has deleted what this one kept. @returns stops */
  readonly onSession?: (listener: () => void) => () => void
}

interface DraftsProviderProps extends Pick<DraftsValue, 'load' | 'isKept'> {
  readonly children: ReactNode
}

const DraftsContext = createContext<DraftsValue | null>(null)

/** Provides drafts of unsaved forms; a deliberate logout deletes the person's drafts. */
export function DraftsProvider({ load, isKept, children }: DraftsProviderProps) {
  const { session } = useSession()
  useEffect(() => wipeOnSignOut(session, load), [session, load])
  const value = useMemo(() => ({ load, isKept, getPerson: () => personOf(session), onSession: session.subscribe }), [load, isKept, session])
  return <DraftsContext value={value}>{children}</DraftsContext>
}

/** The drafts, or `null` outside of a provider, because forms also work without drafts. */
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
 * Key of the drafts' owner. Under a host's tokens it is `host`, plus a visitor number after a change of person, before the first token and after
 * the last one too; those drafts stay in memory. Without a user id from the server nothing is stored, because the owner is unknown.
 */
function personOf({ kind, getState }: SessionStore): string | undefined {
  const state = getState()
  if (state.status === 'signed-out' && state.isDeliberate) return undefined
  if (kind === 'host-supplied') return hostPerson(state)
  return state.status === 'signed-in' ? state.usuario?.id.toString() : undefined
}
