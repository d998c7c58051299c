import type { UnauthorizedAnswer } from '../api/client.js'
import type { Identify } from './createTokenOwners.js'

/** Who is signed in, as the login answers and local storage keeps it. Keys are the specification's. */
export interface SessionUser {
  readonly id: number
  readonly nome: string
  readonly email: string
  /** Placeholder avatar, a link to an image. */
  readonly avatar: string
}

/** Kept under `session_0` by host-web. */
export interface StoredSession {
  readonly token: string
  /** Expiry in epoch milliseconds, corrected to this browser's clock at sign-in. */
  readonly exp: number
  /** `null` where a server names nobody. */
  readonly usuario: SessionUser | null
}

/** Who is signed in, or why nobody is. */
export type SessionState = (SignedOut | SignedIn | Expired) & {
  /** Whoever opened the page around us is answerable for who may: nobody is sent to a sign-in of ours. */
  readonly isHostSupplied?: true
}

/** Nobody is signed in. */
export interface SignedOut {
  readonly status: 'signed-out'
  /** The person asked for it: nothing of theirs stays in this browser. */
  readonly isDeliberate?: true
}

/** A session that has ended by itself. */
export interface Expired {
  readonly status: 'expired'
  /** The host's token is another person's than the one whose edits are on the page. */
  readonly isOtherPerson?: true
}

/** A session that holds. */
export interface SignedIn {
  readonly status: 'signed-in'
  readonly token: string
  /** Epoch milliseconds by this browser's clock. */
  readonly exp: number
  /** Nobody in particular under a host-supplied token, or where a server names nobody. */
  readonly usuario: SessionUser | null
  /** Whose a host's token is, where that is another person than the page began with. */
  readonly visitor?: number
  /** What was typed at sign-in, as long as this page lives. */
  readonly username?: string
}

/** What a person types to sign in. */
export interface Credentials {
  readonly username: string
  readonly password: string
}

/** The one small store of the session; two sources stand behind it: local storage, or a host that supplies tokens. */
export interface SessionStore {
  readonly kind: 'stored' | 'host-supplied'
  getState(): SessionState
  subscribe(listener: () => void): () => void
  /** @throws ApiError `credentials` when user name or password are wrong */
  signIn(credentials: Credentials, options?: { readonly signal?: AbortSignal }): Promise<void>
  /**
   * Makes the session last longer, here and in the other tabs. Only a person asks for it: a screen left open must end by itself.
   * @throws ApiError `password-required` once the password has to be typed again
   */
  renew(): Promise<void>
  /** Clears the session; host-web wipes all local storage. Revokes the token without waiting for the answer. */
  signOut(): void
  /** Empties the session and marks it expired; with unsaved edits the form asks for the password first. */
  expire(): void
  /** What a 401 means now: a host that can renew is asked once; else a form with unsaved edits asks for the password; else logout. */
  handleUnauthorized(refusedToken?: string): Promise<UnauthorizedAnswer>
  /** A form with unsaved edits registers itself; it opens the password dialog and answers whether the person signed in again. @returns unregisters */
  protectEdits(reauthenticate: Reauthenticate): () => void
  /** Whether such a form is on the page: signing out would lose what was typed. */
  hasUnsavedEdits(): boolean
  /** Gives a host's session a way to ask the server whose a token is. */
  identifyBy?(identify: Identify): void
  /** Settles when the session knows its first state; requests wait for it. A stored session knows at once. */
  whenReady(): Promise<void>
  /** Begins to follow the clock and the other tabs, or to ask the host; each provider on a page does. @returns stops, when the last one did */
  start(): () => void
}

/** Asks for the password over the intact page, because the session has ended or the password is due again. @returns whether the same person signed in again */
export type Reauthenticate = (user: SessionUser | null, why?: 'ended' | 'due') => Promise<boolean>

/** Why the host is asked for a token. */
export interface TokenRequest {
  readonly reason: 'start' | 'renew' | 'unauthorized'
  readonly signal: AbortSignal
}
/** How a portal supplies tokens; called again at 80 % of `expiresIn` (seconds). */
export type GetToken = (request: TokenRequest) => Promise<{ readonly token: string; readonly expiresIn: number }>
