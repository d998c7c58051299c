import { ApiError } from '../api/ApiError.js'
import type { ApiClient, UnauthorizedAnswer } from '../api/client.js'
import { type Clock, onWake as onPageWake, systemClock } from './clock.js'
import { createSessionCore, type SessionCore } from './createSessionCore.js'
import { createTransitions, type Transitions } from './createTransitions.js'
import type { Credentials, SessionStore, SignedIn } from './session.js'
import { shared } from './shared.js'
import { readSignIn } from './signInAnswer.js'
import { singleFlight } from './singleFlight.js'
import { clearState, openLocalStorage, readState, type SessionStorage, sessionKey, writeState } from './storedState.js'

/** The environment of a session. */
export interface StoredSessionOptions {
  /** A function, because the client and the session need each other. */
  readonly api: () => Pick<ApiClient, 'send'>
  /** Goes to `/login`, `/sessao-expirada` or `/dashboard`, without asking the leave guards. */
  readonly navigate: (to: string) => void
  /** Called when the browser stores nothing: the session then lives only in this page. */
  readonly onNotKept?: () => void
  /** @default the browser's local storage, when it is not blocked */
  readonly storage?: SessionStorage
  /** The target of `storage` events from other tabs. @default the window */
  readonly page?: Pick<Window, 'addEventListener' | 'removeEventListener'>
  readonly clock?: Clock
  readonly onWake?: typeof onPageWake
}

/** Creates the session of a user who signs in here. It is stored under `session_0` and shared by the tabs of the browser. */
export function createStoredSession(options: StoredSessionOptions): SessionStore {
  const { api, navigate, clock = systemClock, storage = openLocalStorage(), page = window, onWake = onPageWake } = options
  const core = createSessionCore(readState(storage, clock.now()))
  const go = createTransitions({ core, clock, storage, navigate })
  const parts = { ...options, core, clock, storage, go, isKept: core.getState().status === 'signed-in' }
  const owns = rememberOwners(core)
  const renewing = singleFlight(() => renew(parts, owns))
  const follow = (event: Event) => followOtherTab(parts, event as StorageEvent)
  if (core.getState().status === 'expired') clearState(storage)

  return {
    kind: 'stored',
    getState: core.getState,
    subscribe: core.subscribe,
    protectEdits: core.protectEdits,
    hasUnsavedEdits: core.hasUnsavedEdits,
    countUnsent: core.countUnsent,
    whenReady: () => Promise.resolve(),
    signIn: (credentials, { signal } = {}) => signIn(parts, credentials, signal),
    renew: () => renewing.run(undefined),
    signOut: () => {
      const current = core.signedIn()
      go.signOut({ isDeliberate: true })
      if (current) revoke(api(), current.token)
    },
    expire: go.expire,
    handleUnauthorized: (refusedToken) => {
      catchUp(parts)
      return handleUnauthorized(parts, owns, refusedToken)
    },
    start: shared(() => {
      page.addEventListener('storage', follow)
      const wake = () => {
        catchUp(parts)
        if (go.isOver()) go.expire()
      }
      const stops = [go.watch(), onWake(wake), () => page.removeEventListener('storage', follow)]
      return () => stops.forEach((stop) => stop())
    }),
  }
}

type Owns = (token: string, person: SignedIn) => boolean

/** Revokes a token without waiting for the answer; otherwise it ends by itself. The token is a parameter, because the session forgets it at once. */
function revoke(api: Pick<ApiClient, 'send'>, token: string): void {
  api.send('POST', '/sessao/logout', undefined, { headers: { Authorization: `Bearer ${token}` } }).catch(() => undefined)
}

interface StoredParts extends StoredSessionOptions {
  readonly core: SessionCore
  readonly clock: Clock
  readonly go: Transitions
  /** The browser stored the session of this page, so later changes in storage apply here too. */
  isKept: boolean
}

async function signIn(parts: StoredParts, credentials: Credentials, signal?: AbortSignal): Promise<void> {
  const entry = await ask(parts, '/sessao/login', { body: credentials, signal })
  enter(parts, { status: 'signed-in', ...entry, username: credentials.username })
}

async function renew(parts: StoredParts, owns: Owns): Promise<void> {
  const before = parts.core.signedIn()
  if (!before) return
  const entry = await ask(parts, '/sessao/renovar').catch(async (error: unknown) => {
    const isOver = error instanceof ApiError && error.status === 401 && error.code !== 'password-required'
    if (!isOver || (await handleUnauthorized(parts, owns, before.token)) === 'fail') throw error
  })
  if (!entry) return
  // A sign-out or sign-in in the meantime wins.
  if (parts.core.signedIn()?.token === before.token) enter(parts, { ...before, ...entry })
}

async function ask({ api, clock }: StoredParts, path: string, call: { readonly body?: Credentials; readonly signal?: AbortSignal } = {}) {
  let sentAt: string | null = null
  const onHeaders = (headers: Headers) => {
    sentAt = headers.get('Date')
  }
  const answer = await api().send('POST', path, call.body, { signal: call.signal, onHeaders })
  return readSignIn(answer, { now: clock.now(), sentAt })
}

/** Other tabs learn about it through storage. */
function enter(parts: StoredParts, next: SignedIn): void {
  parts.isKept = writeState(parts.storage, next)
  if (!parts.isKept) parts.onNotKept?.()
  parts.go.adopt(next)
}

async function handleUnauthorized({ core, go }: StoredParts, owns: Owns, refusedToken?: string): Promise<UnauthorizedAnswer> {
  const current = core.signedIn()
  if (!current) return 'fail'
  // An older token was refused: send the request again for the same user, never for another one.
  if (refusedToken !== undefined && refusedToken !== current.token) return owns(refusedToken, current) ? 'retry' : 'fail'
  if (core.hasUnsavedEdits()) return (await core.askAgain()) ? 'signed-in-again' : 'fail'
  go.signOut({ isElsewhere: true })
  return 'fail'
}

/** Follows another tab that signed in, signed out, or changed the user. */
function followOtherTab(parts: StoredParts, { key }: Pick<StorageEvent, 'key'>): void {
  if (key === null || key === sessionKey) followStorage(parts)
}

/** A page in the back-forward cache receives no storage events from other tabs. */
function catchUp(parts: StoredParts): void {
  if (parts.isKept) followStorage(parts)
}

function followStorage(parts: StoredParts): void {
  const { core, clock, storage, go } = parts
  const next = readState(storage, clock.now())
  if (next.status === 'signed-in') {
    parts.isKept = true
    const { token, exp } = core.signedIn() ?? {}
    if (next.token !== token || next.exp !== exp) go.adopt(next)
    return
  }
  // Asks only once, not at every return to the page.
  parts.isKept = false
  if (!core.signedIn()) return
  if (next.status === 'expired' || go.isOver()) go.expire()
  else if (core.hasUnsavedEdits()) void core.askAgain()
  else go.enter({ status: 'signed-out', isElsewhere: true })
}

/** Remembers the user of each token, so that a late refusal of an old token does not affect the current one. */
function rememberOwners(core: SessionCore): Owns {
  const owners = new Map<string, number | undefined>()
  const remember = () => {
    const current = core.signedIn()
    if (current) owners.set(current.token, current.usuario?.id)
  }
  remember()
  core.subscribe(remember)
  return (token: string, { usuario }: SignedIn) => usuario !== null && owners.get(token) === usuario.id
}
