import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import type { Reauthenticate, SessionState, SessionStore } from './session.js'

export interface SessionValue {
  readonly session: SessionStore
  /** The current state; components render again when it changes. */
  readonly state: SessionState
  /** Opens the password dialog; a form passes it to `session.protectEdits`. */
  readonly reauthenticate: Reauthenticate
}

export interface SessionProviderProps {
  readonly session: SessionStore
  /** @default always answers no */
  readonly reauthenticate?: Reauthenticate
  readonly children: ReactNode
}

const SessionContext = createContext<SessionValue | null>(null)

export function SessionProvider({ session, reauthenticate = askNobody, children }: SessionProviderProps) {
  const subscribe = useCallback((listener: () => void) => session.subscribe(listener), [session])
  const getState = () => session.getState()
  const state = useSyncExternalStore(subscribe, getState, getState)
  const value = useMemo(() => ({ session, state, reauthenticate }), [session, state, reauthenticate])
  return <SessionContext value={value}>{children}</SessionContext>
}

/** Returns the session, its current state, and the function that asks for the password again. @throws outside `<SessionProvider>` */
export function useSession(): SessionValue {
  const value = useContext(SessionContext)
  if (!value) throw new Error('useSession: no <SessionProvider> above. Wrap the screen in <BackofficeProvider>.')
  return value
}

const askNobody: Reauthenticate = () => Promise.resolve(false)
