import { type Clock, onWake as onPageWake, systemClock } from './clock.js'
import { createSessionCore } from './createSessionCore.js'
import type { GetToken, SessionStore, TokenRequest } from './session.js'

export interface HostSessionOptions {
  readonly getToken: GetToken
  readonly clock?: Clock
  readonly onWake?: typeof onPageWake
}

// A page that is looked at again and again does not ask its host each time.
const freshMilliseconds = 30_000
const shortestRetry = 5_000

/** A session under tokens that the surrounding page supplies: kept in memory only, renewed before it ends. It asks for the first token at once. */
export function createHostSession({ getToken, clock = systemClock, onWake = onPageWake }: HostSessionOptions): SessionStore {
  const core = createSessionCore({ status: 'signed-out' })
  const expire = () => {
    tokens.stop()
    core.setState({ status: 'expired' })
  }
  const tokens = createTokenSource({
    getToken,
    clock,
    onToken: (token, exp) => core.setState({ status: 'signed-in', token, exp, usuario: null }),
    onLost: expire,
  })
  const stopWaking = onWake(tokens.refresh)
  void tokens.request('start')

  return {
    kind: 'host-supplied',
    getState: core.getState,
    subscribe: core.subscribe,
    protectEdits: core.protectEdits,
    whenReady: tokens.whenSettled,
    signIn: () => Promise.reject(new Error('createHostSession.signIn: the token comes from the host. Call it on a stored session only.')),
    signOut: () => {
      tokens.stop()
      stopWaking()
      core.setState({ status: 'signed-out' })
    },
    expire,
    handleUnauthorized: async (refusedToken) => {
      if (refusedToken !== core.signedIn()?.token) return core.signedIn() ? 'retry' : 'fail'
      return (await tokens.request('unauthorized')) ? 'retry' : 'fail'
    },
    dispose: () => {
      tokens.stop()
      stopWaking()
    },
  }
}

interface TokenSourceOptions {
  readonly getToken: GetToken
  readonly clock: Clock
  readonly onToken: (token: string, exp: number) => void
  /** No token is valid any more and the host supplies none. */
  readonly onLost: () => void
}

/** Asks the host, one request at a time, and again at 80 % of the token's life. */
function createTokenSource({ getToken, clock, onToken, onLost }: TokenSourceOptions) {
  let pending: { readonly answer: Promise<boolean>; readonly abort: AbortController } | undefined
  let stopTimer = () => {}
  let obtainedAt = Number.NEGATIVE_INFINITY
  // Wall and monotonic time, because the one may be set and the other may stand still while the machine sleeps.
  let endsAt = { monotonic: 0, wall: 0 }
  const leftOfLife = () => Math.min(endsAt.monotonic - clock.monotonic(), endsAt.wall - clock.now())

  const ask = async (reason: TokenRequest['reason'], abort: AbortController): Promise<boolean> => {
    try {
      const life = readToken(await getToken({ reason, signal: abort.signal }))
      if (abort.signal.aborted) return false
      const milliseconds = life.expiresIn * 1000
      obtainedAt = clock.now()
      endsAt = { monotonic: clock.monotonic() + milliseconds, wall: clock.now() + milliseconds }
      stopTimer()
      stopTimer = clock.after(milliseconds * 0.8, renew)
      onToken(life.token, endsAt.wall)
      return true
    } catch {
      if (!abort.signal.aborted) recover(reason)
      return false
    }
  }
  /** A refused token is of no use; one that merely could not be renewed is used to its end, asking again meanwhile. */
  const recover = (reason: TokenRequest['reason']) => {
    const left = leftOfLife()
    if (reason !== 'renew' || left <= 0) return onLost()
    stopTimer()
    stopTimer = clock.after(Math.min(Math.max(left / 2, shortestRetry), left), renew)
  }
  const request = (reason: TokenRequest['reason']): Promise<boolean> => {
    if (pending) return pending.answer
    const abort = new AbortController()
    const answer = ask(reason, abort).finally(() => {
      if (pending?.abort === abort) pending = undefined
    })
    pending = { answer, abort }
    return answer
  }
  const renew = () => void request('renew')

  return {
    request,
    /** The page is looked at or connected again. */
    refresh: () => {
      if (clock.now() - obtainedAt > freshMilliseconds) renew()
    },
    whenSettled: async () => {
      if (leftOfLife() <= 0) await pending?.answer
    },
    stop: () => {
      stopTimer()
      pending?.abort.abort()
      pending = undefined
    },
  }
}

/** @throws when the host supplied something else than a token with a life */
function readToken(answer: unknown): { readonly token: string; readonly expiresIn: number } {
  const { token, expiresIn } = (answer ?? {}) as { readonly token?: unknown; readonly expiresIn?: unknown }
  if (typeof token === 'string' && token !== '' && typeof expiresIn === 'number' && expiresIn > 0) return { token, expiresIn }
  throw new TypeError('getToken: the answer is no token. Answer { token, expiresIn } with expiresIn in seconds.')
}
