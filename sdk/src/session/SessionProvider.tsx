import { createContext, type ReactNode, useCallback, useContext, useMemo, useState, useSyncExternalStore } from 'react'
import type { Reauthenticate, SessionState, SessionStore } from './session.js'

export interface SessionValue {
  readonly session: SessionStore
  /** The current state; components render again when it changes. */
  readonly state: SessionState
  /** Opens the password dialog; a form passes it to `session.protectEdits`. */
  readonly reauthenticate: Reauthenticate
  /** The password dialog is open. */
  readonly isAsking: boolean
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
  const [asked, setAsked] = useState(0)
  const isAsking = asked > 0
  const ask = useCallback<Reauthenticate>(
    (...about) => {
      setAsked((count) => count + 1)
      return reauthenticate(...about).finally(() => setAsked((count) => count - 1))
    },
    [reauthenticate],
  )
  const value = useMemo(() => ({ session, state, reauthenticate: ask, isAsking }), [session, state, ask, isAsking])
  return <SessionContext value={value}>{children}</SessionContext>
}

/** Returns the session, its current state, and the function that asks for the password again. @throws outside `<SessionProvider>` */
export function useSession(): SessionValue {
  const value = useContext(SessionContext)
  if (!value) throw new Error('useSession: no <SessionProvider> above. Wrap the screen in <BackofficeProvider>.')
  return value
}

/** Whether what is pending is under way: while the password dialog is open, it waits for a person. */
export function useIsUnderWay(isPending: boolean): boolean {
  return !useSession().isAsking && isPending
}

const askNobody: Reauthenticate = () => Promise.resolve(false)
