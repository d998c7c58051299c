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
  readonly usuario: SessionUser
}

export type SessionState =
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly token: string; readonly exp: number; readonly usuario: SessionUser | null }
  | { readonly status: 'expired' }

/** The one small store of the session; two sources stand behind it: local storage, or a host that supplies tokens. */
export interface SessionStore {
  readonly kind: 'stored' | 'host-supplied'
  getState(): SessionState
  subscribe(listener: () => void): () => void
  /** @throws ApiError `credentials` when user name or password are wrong */
  signIn(credentials: { readonly username: string; readonly password: string }): Promise<void>
  /** Clears the session; host-web wipes all local storage. Revokes the token without waiting for the answer. */
  signOut(): void
  /** Empties the session and marks it expired; with unsaved edits the form asks for the password first. */
  expire(): void
  /** What a 401 means now: a host that can renew is asked once; else a form with unsaved edits asks for the password; else logout. */
  handleUnauthorized(): Promise<'retry' | 'fail'>
  /** A form with unsaved edits registers itself; it opens the password dialog and answers whether the person signed in again. @returns unregisters */
  protectEdits(reauthenticate: (user: SessionUser | null) => Promise<boolean>): () => void
}

export interface TokenRequest {
  readonly reason: 'start' | 'renew' | 'unauthorized'
  readonly signal: AbortSignal
}
/** How a portal supplies tokens; called again at 80 % of `expiresIn` (seconds). */
export type GetToken = (request: TokenRequest) => Promise<{ readonly token: string; readonly expiresIn: number }>
