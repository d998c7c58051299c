import { reportFailure } from '../core/errors.js'
import { type Clock, onWake as onPageWake, systemClock } from './clock.js'
import { createSessionCore } from './createSessionCore.js'
import { createTokenSource } from './createTokenSource.js'
import { createTokenOwners } from './createTokenOwners.js'
import type { GetToken, SessionStore } from './session.js'
import { shared } from './shared.js'
import { TokenError } from './TokenError.js'

/** The source of a host's tokens. */
export interface HostSessionOptions {
  readonly getToken: GetToken
  /**
   * Ends the host's own session and leads the person away: `() => location.assign('/sair')`. Called after the person has answered the question about
   * unsaved edits; the page is empty then. @default "Desconectar" is not offered
   */
  readonly onSignOut?: () => void | Promise<void>
  /** Called with the reason when a token is missing. @default the page's console, like an uncaught error */
  readonly onError?: (error: unknown) => void
  readonly clock?: Clock
  readonly onWake?: typeof onPageWake
}

/**
 * Creates a session with tokens from the host: they are kept only in memory and renewed before they end. Create one for all screens of a page.
 * @throws TypeError without `getToken`
 */
export function createHostSession({
  getToken,
  onSignOut,
  onError = reportFailure,
  clock = systemClock,
  onWake = onPageWake,
}: HostSessionOptions): SessionStore {
  if (typeof getToken !== 'function')
    throw new TypeError('createHostSession: getToken is missing. Pass a function that answers { token, expiresIn }.')
  const core = createSessionCore({ status: 'signed-out', isHostSupplied: true })
  /** The person of the page stays the same: their drafts and data must still be found. */
  const expire = (isOtherPerson?: true) => {
    const state = core.getState()
    const visitor = state.status === 'signed-out' ? undefined : state.visitor
    const hasNotBegun = state.status === 'signed-out' || (state.status === 'expired' && state.hasNotBegun) || undefined
    core.setState({ status: 'expired', visitor, hasNotBegun, ...(isOtherPerson && { isOtherPerson }), isHostSupplied: true })
  }
  const owners = createTokenOwners({ present: () => core.signedIn()?.token, hasUnsavedEdits: core.hasUnsavedEdits })
  const tokens = createTokenSource({
    getToken,
    clock,
    admit: owners.admit,
    onToken: (token, exp, visitor) => core.setState({ status: 'signed-in', token, exp, usuario: null, visitor, isHostSupplied: true }),
    onLost: (why) => expire(why === 'other-person' || undefined),
    onError,
  })
  /** The token that replaced a refused one. When it is refused too, the host has no valid token. */
  let replacement: string | undefined
  /** When the API refused the last token, in epoch milliseconds. */
  let endedAt = Number.NEGATIVE_INFINITY
  return {
    kind: 'host-supplied',
    canSignOut: onSignOut !== undefined,
    identity: core,
    getState: core.getState,
    subscribe: core.subscribe,
    identifyBy: owners.identifyBy,
    protectEdits: (reauthenticate) => {
      void owners.learn()
      return core.protectEdits(reauthenticate)
    },
    hasUnsavedEdits: core.hasUnsavedEdits,
    whenReady: tokens.whenReady,
    signIn: () => Promise.reject(new Error('createHostSession.signIn: the token comes from the host. Call it on a stored session only.')),
    signOut: () => {
      tokens.stop()
      core.setState({ status: 'signed-out', isDeliberate: true, isHostSupplied: true })
      // Later, so that an open form no longer holds the person back.
      Promise.resolve().then(onSignOut).catch(onError)
    },
    renew: async () => void (await tokens.request('renew')),
    expire: () => expire(),
    handleUnauthorized: async (refusedToken, isWrite = false) => {
      const current = core.signedIn()
      if (current && current.token !== refusedToken) return 'retry'
      // A read that went out as the session ended is no reason to ask the host once more; a person's save is.
      if (!current && refusedToken === undefined && !isWrite && clock.now() - endedAt < lateMilliseconds) return 'fail'
      const isRefusedAgain = refusedToken !== undefined && refusedToken === replacement
      if (!isRefusedAgain && !(await tokens.request('unauthorized'))) return 'fail'
      const next = core.signedIn()?.token
      // A request beside this one heard of the same refusal, and ended the session.
      if (next === undefined) return 'fail'
      replacement = next
      if (next !== refusedToken) return 'retry'
      onError(new TokenError('token-refused', refusedText))
      expire()
      endedAt = clock.now()
      return 'fail'
    },
    start: shared(() => {
      tokens.start()
      const stopWaking = onWake(tokens.refresh)
      return () => {
        stopWaking()
        tokens.stop()
      }
    }),
  }
}

const lateMilliseconds = 5_000

const refusedText =
  'getToken: the API refused the token, and the next one too. Take it from /sessao/portal of the server that apiBaseUrl names, and answer it before it ends.'
