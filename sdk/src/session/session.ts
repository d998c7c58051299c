import type { UnauthorizedAnswer } from '../api/client.js'
import type { Identify } from './createTokenOwners.js'

/** The signed-in user, as the login answers it and local storage keeps it. The keys come from the specification. */
export interface SessionUser {
  readonly id: number
  readonly nome: string
  readonly email: string
  /** Link to a placeholder image. */
  readonly avatar: string
  /** An office lists what the person may do: pages ask the server for it. */
  readonly isLimited?: true
}

/** The session that host-web stores under `session_0`. */
export interface StoredSession {
  readonly token: string
  /** Expiry in epoch milliseconds, corrected to this browser's clock at sign-in. */
  readonly exp: number
  /** `null` when the server sends no user. */
  readonly usuario: SessionUser | null
}

/** The signed-in session, or the reason why there is none. */
export type SessionState = (SignedOut | SignedIn | Expired) & {
  /** The host decides who may open the page, so we never redirect to our own sign-in page. */
  readonly isHostSupplied?: true
}

/** No user is signed in. */
export interface SignedOut {
  readonly status: 'signed-out'
  /** The user signed out: none of their data stays in this browser. */
  readonly isDeliberate?: true
  /** The session ended outside this page: in another tab, on another device, or by an administrator. The same user may return to the page. */
  readonly isElsewhere?: true
}

/** A session that has ended by itself. */
export interface Expired {
  readonly status: 'expired'
  /** The host's token belongs to another user than the one with edits on the page. */
  readonly isOtherPerson?: true
  /** The host has never supplied a token, so nothing has ended. */
  readonly hasNotBegun?: true
  /** The user of the host's token that ended: see {@link SignedIn}. */
  readonly visitor?: number
}

/** A valid session. */
export interface SignedIn {
  readonly status: 'signed-in'
  readonly token: string
  /** Epoch milliseconds by this browser's clock. */
  readonly exp: number
  /** `null` with a host's token, or when the server sends no user. */
  readonly usuario: SessionUser | null
  /** The user of a host's token, if it is not the first user of the page. */
  readonly visitor?: number
  /** The user name typed at sign-in, kept while this page lives. */
  readonly username?: string
}

/** Names the person of a page under a host's tokens: the same before the first token, between two, and after the last one. */
export function hostPerson(state: SessionState): string {
  return `host${(state.status === 'signed-out' ? undefined : state.visitor) ?? ''}`
}

/** The sign-in form. */
export interface Credentials {
  readonly username: string
  readonly password: string
  /** Of a sign-in in two steps, once a refusal has asked for it: of the application, or a recovery code. */
  readonly code?: string
}

/** The store of the session. It has two implementations: with local storage, or with a host that supplies tokens. */
export interface SessionStore {
  readonly kind: 'stored' | 'host-supplied'
  /** The same for every wrapper around one session: what lives as long as the session, such as drafts in memory, belongs to it. @default the store itself */
  readonly identity?: object
  getState(): SessionState
  subscribe(listener: () => void): () => void
  /** @throws ApiError `credentials` when user name or password are wrong, `shut-out` when they are right and the account is closed, `second-factor` when they are right and a code is needed too, `second-factor-new` where its application is to be prepared first (`data`: `secret`, `address`), `wrong-code` */
  signIn(credentials: Credentials, options?: { readonly signal?: AbortSignal }): Promise<void>
  /**
   * Extends the session, here and in the other tabs. Only call it for a user action: an unattended screen must end by itself.
   * @throws ApiError `password-required` once the password has to be typed again
   */
  renew(): Promise<void>
  /** Whether people may sign out here; not when a host has not said where that leads. @default true */
  readonly canSignOut?: boolean
  /** Clears the session; host-web clears all local storage. Revokes the token without waiting for the answer. A host's session calls `onSignOut`. */
  signOut(): void
  /** Empties the session and marks it as expired; with unsaved edits, the form first asks for the password. */
  expire(): void
  /** Handles a 401: asks a host once for a new token; otherwise a form with unsaved edits asks for the password; otherwise signs out. */
  handleUnauthorized(refusedToken?: string, isWrite?: boolean): Promise<UnauthorizedAnswer>
  /**
   * Registers a form with unsaved edits; `reauthenticate` opens the password dialog and answers whether the same user signed in again.
   * `countUnsent` tells how many answers wait on this device, where edits are not a form.
   * @returns a function that unregisters it
   */
  protectEdits(reauthenticate: Reauthenticate, countUnsent?: () => number): () => void
  /** Whether a form with unsaved edits is open: signing out would lose them. */
  hasUnsavedEdits(): boolean
  /** Number of answers and photos that wait to be sent: signing out deletes them. @default none */
  countUnsent?(): number
  /** Tells a host's session how to ask the server for the user of a token. */
  identifyBy?(identify: Identify): void
  /** Called with the paths of the forms whose unsaved text is in the memory of this page only, of all screens that share this session. */
  onTextInMemory?(routes: readonly string[]): void
  /** Holds a copy of that text, where the document may end before the page, as a frame does that is moved. @default none */
  readonly textMemory?: TextMemory | undefined
  /** Resolves when the first state is known; requests wait for it. A stored session knows it at once. */
  whenReady(): Promise<void>
  /**
   * Starts to follow the clock and other tabs, or to ask the host; each provider calls it.
   * @returns a function that ends it; the last one stops the work
   */
  start(): () => void
}

/** Unsaved texts, each under an id of its own. Its functions never reject. */
export interface TextMemory {
  /** What an earlier document of the page left. */
  read(): Promise<readonly unknown[]>
  write(id: string, text: unknown): Promise<void>
  remove(id: string): void
}

/**
 * Asks for the password over the unchanged page, because the session has ended or the password is due again.
 * @returns whether the same user signed in again
 */
export type Reauthenticate = (user: SessionUser | null, why?: 'ended' | 'due') => Promise<boolean>

/** The reason for asking the host for a token. */
export interface TokenRequest {
  readonly reason: 'start' | 'renew' | 'unauthorized'
  readonly signal: AbortSignal
}
/** Supplies tokens from a portal; called again at 80 % of `expiresIn` (seconds). */
export type GetToken = (request: TokenRequest) => Promise<{ readonly token: string; readonly expiresIn: number }>
