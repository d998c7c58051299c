import type { Clock } from './clock.js'
import { OtherPersonError } from './createTokenOwners.js'
import type { GetToken, TokenRequest } from './session.js'
import { singleFlight } from './singleFlight.js'

type Reason = TokenRequest['reason']

export interface TokenSourceOptions {
  readonly getToken: GetToken
  readonly clock: Clock
  /** Whether the token may take the place of the one before. @throws OtherPersonError when it may not */
  readonly admit: (token: string) => Promise<number | undefined>
  /** `visitor` is who it belongs to, where that is another person than the page began with. */
  readonly onToken: (token: string, exp: number, visitor: number | undefined) => void
  /** No token is valid any more and the host supplies none, or one of another person. */
  readonly onLost: (why: 'none' | 'other-person') => void
  /** What the host failed with, each time. */
  readonly onError: (error: unknown) => void
}

export interface TokenSource {
  /** @returns whether a new token came; who asks while another request is under way shares its answer */
  readonly request: (reason: Reason) => Promise<boolean>
  /** Settles when there is a token, or the host had none. */
  readonly whenReady: () => Promise<void>
  /** Asks for the first token and renews it from then on. */
  readonly start: () => void
  readonly stop: () => void
  /** The page is looked at or connected again. */
  readonly refresh: () => void
}

// A page that is looked at again and again does not ask its host each time.
const freshMilliseconds = 30_000
const shortestRetry = 5_000
// Design, section 5: renewed at 80 % of its life.
const renewalShare = 0.8
/** A host that has not answered by then is told so, and asked again when a token is needed. */
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
  /** A refused token is of no use; one that merely could not be renewed is used to its end, asking again meanwhile. */
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
      // After a refusal it is the refused request that asks the host again.
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

/** @throws when there is no answer in time, and tells the host to give up */
async function inTime<T>(clock: Clock, signal: AbortSignal, ask: (limited: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController()
  const giveUp = () => limit.abort()
  signal.addEventListener('abort', giveUp)
  let stopTimer = () => {}
  const late = new Promise<never>((_, reject) => {
    stopTimer = clock.after(patienceMilliseconds, () => {
      giveUp()
      reject(
        new Error(
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

/** How long a token is good for, by wall and by monotonic time: the one may be set, the other may stand still while the machine sleeps. */
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

/** Milliseconds; not above 0 when it is over. */
function leftOf(life: TokenLife, clock: Clock): number {
  return Math.min(life.wallEnd - clock.now(), life.monotonicEnd - clock.monotonic())
}

/** What a host answered. @throws when it is something else than a token with a life */
function readToken(answer: unknown): { readonly token: string; readonly expiresIn: number } {
  const { token, expiresIn } = (answer ?? {}) as { readonly token?: unknown; readonly expiresIn?: unknown }
  // With a line end or a letter beyond ASCII the browser would refuse to send it, which looks like a server that does not answer (RFC 6750, section 2.1).
  if (typeof token === 'string' && token !== '' && !/^[\x21-\x7e]+$/.test(token))
    throw new TypeError('getToken: the token holds a space, a line end or a letter that no header may hold. Trim it where it is read.')
  if (typeof token === 'string' && token !== '' && typeof expiresIn === 'number' && expiresIn > 0) return { token, expiresIn }
  throw new TypeError('getToken: the answer is no token. Answer { token, expiresIn } with expiresIn in seconds.')
}
