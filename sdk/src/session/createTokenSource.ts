import type { Clock } from './clock.js'
import { OtherPersonError } from './createTokenOwners.js'
import type { GetToken, TokenRequest } from './session.js'
import { singleFlight } from './singleFlight.js'
import { TokenError } from './TokenError.js'

type Reason = TokenRequest['reason']

export interface TokenSourceOptions {
  readonly getToken: GetToken
  readonly clock: Clock
  /** Checks whether the token may replace the current one. @throws OtherPersonError when it may not */
  readonly admit: (token: string) => Promise<number | undefined>
  /** `visitor` is the token's user, if it is not the first user of the page. */
  readonly onToken: (token: string, exp: number, visitor: number | undefined) => void
  /** Called when there is no valid token and the host supplies none, or one of another user. */
  readonly onLost: (why: 'none' | 'other-person') => void
  /** Called with each error of the host. */
  readonly onError: (error: unknown) => void
}

export interface TokenSource {
  /** @returns whether a new token came; calls during another request share its answer */
  readonly request: (reason: Reason) => Promise<boolean>
  /** Resolves when there is a token, or the host supplied none. */
  readonly whenReady: () => Promise<void>
  /** Asks for the first token and starts renewing it. */
  readonly start: () => void
  readonly stop: () => void
  /** Call it when the page becomes visible or online again. */
  readonly refresh: () => void
}

// Avoids a request to the host each time the page becomes visible.
const freshMilliseconds = 30_000
const shortestRetry = 5_000
// Design, section 5: a token is renewed at 80 % of its life.
const renewalShare = 0.8
/** After this time the request to the host fails; the host is asked again when a token is needed. */
const patienceMilliseconds = 20_000

/** Asks the host for tokens, one request at a time. */
export function createTokenSource({ getToken, clock, admit, onToken, onLost, onError }: TokenSourceOptions): TokenSource {
  let stopTimer = () => {}
  let life = noLife
  let isAsked = false

  const renewIn = (milliseconds: number) => {
    stopTimer()
    stopTimer = clock.after(milliseconds, () => void flight.run('renew'))
  }
  /** Drops a refused token. A token that could not be renewed is used to its end, with new attempts in the meantime. */
  const recover = (reason: Reason, error: unknown) => {
    const left = leftOf(life, clock)
    const isOther = error instanceof OtherPersonError
    if (reason === 'renew' && left > 0 && !isOther) return renewIn(Math.min(Math.max(left / 2, shortestRetry), left))
    life = noLife
    stopTimer()
    onLost(isOther ? 'other-person' : 'none')
  }
  const flight = singleFlight(async (reason: Reason, signal: AbortSignal) => {
    isAsked = true
    try {
      const { token, expiresIn } = readToken(await inTime(clock, signal, (limited) => getToken({ reason, signal: limited })))
      const visitor = await admit(token)
      if (signal.aborted) return false
      life = beginLife(clock, expiresIn * 1000)
      renewIn(life.milliseconds * renewalShare)
      onToken(token, life.wallEnd, visitor)
      return true
    } catch (error) {
      if (signal.aborted) return false
      onError(error)
      recover(reason, error)
      return false
    }
  })
  const ask = (reason: Reason) => void flight.run(reason)

  return {
    request: flight.run,
    whenReady: async () => {
      // After a refusal, the refused request itself asks the host again.
      if (leftOf(life, clock) <= 0) await (isAsked ? flight.current() : flight.run('start'))
    },
    start: () => {
      const left = leftOf(life, clock)
      if (left > 0) renewIn(Math.max(0, left - life.milliseconds * (1 - renewalShare)))
      else ask('start')
    },
    stop: () => {
      stopTimer()
      flight.abort()
    },
    refresh: () => {
      if (clock.now() - life.wallStart > freshMilliseconds) ask('renew')
    },
  }
}

/** @throws when there is no answer in time; the host's signal is then aborted */
async function inTime<T>(clock: Clock, signal: AbortSignal, ask: (limited: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController()
  const giveUp = () => limit.abort()
  signal.addEventListener('abort', giveUp)
  let stopTimer = () => {}
  const late = new Promise<never>((_, reject) => {
    stopTimer = clock.after(patienceMilliseconds, () => {
      giveUp()
      reject(
        new TokenError(
          'token-timeout',
          `getToken: no answer in ${patienceMilliseconds / 1000} s. Answer a token or reject; it is called again when one is needed.`,
        ),
      )
    })
  })
  try {
    return await Promise.race([ask(limit.signal), late])
  } finally {
    stopTimer()
    signal.removeEventListener('abort', giveUp)
  }
}

/** The life of a token by wall time and by monotonic time: a user may change the first, and the second may stop while the machine sleeps. */
interface TokenLife {
  readonly milliseconds: number
  readonly wallStart: number
  readonly wallEnd: number
  readonly monotonicEnd: number
}

const noLife: TokenLife = { milliseconds: 0, wallStart: 0, wallEnd: 0, monotonicEnd: 0 }

function beginLife(clock: Clock, milliseconds: number): TokenLife {
  const wallStart = clock.now()
  return { milliseconds, wallStart, wallEnd: wallStart + milliseconds, monotonicEnd: clock.monotonic() + milliseconds }
}

/** Remaining milliseconds; 0 or less when the token has ended. */
function leftOf(life: TokenLife, clock: Clock): number {
  return Math.min(life.wallEnd - clock.now(), life.monotonicEnd - clock.monotonic())
}

/** Checks the host's answer. @throws when it is not a token with its life */
function readToken(answer: unknown): { readonly token: string; readonly expiresIn: number } {
  const { token, expiresIn } = (answer ?? {}) as { readonly token?: unknown; readonly expiresIn?: unknown }
  // Browsers refuse a header with a line end or a non-ASCII letter, which looks like a server that does not answer (RFC 6750, section 2.1).
  if (typeof token === 'string' && token !== '' && !/^[\x21-\x7e]+$/.test(token))
    throw new TokenError(
      'token-missing',
      'getToken: the token holds a space, a line end or a letter that no header may hold. Trim it where it is read.',
    )
  if (typeof token === 'string' && token !== '' && typeof expiresIn === 'number' && expiresIn > 0) return { token, expiresIn }
  throw new TokenError('token-missing', 'getToken: the answer is no token. Answer { token, expiresIn } with expiresIn in seconds.')
}
