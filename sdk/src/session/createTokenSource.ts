import type { Clock } from './clock.js'
import type { GetToken, TokenRequest } from './session.js'

export interface TokenSourceOptions {
  readonly getToken: GetToken
  readonly clock: Clock
  readonly onToken: (token: string, exp: number) => void
  /** No token is valid any more and the host supplies none. */
  readonly onLost: () => void
}

export interface TokenSource {
  /** @returns whether a new token came; who asks while another request is under way shares its answer */
  readonly request: (reason: TokenRequest['reason']) => Promise<boolean>
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

/** Asks the host for tokens, one request at a time. */
export function createTokenSource({ getToken, clock, onToken, onLost }: TokenSourceOptions): TokenSource {
  let pending: { readonly answer: Promise<boolean>; readonly abort: AbortController } | undefined
  let stopTimer = () => {}
  let life = noLife
  let isAsked = false

  const renewIn = (milliseconds: number) => {
    stopTimer()
    stopTimer = clock.after(milliseconds, () => void request('renew'))
  }
  const ask = async (reason: TokenRequest['reason'], abort: AbortController): Promise<boolean> => {
    try {
      const { token, expiresIn } = readToken(await getToken({ reason, signal: abort.signal }))
      if (abort.signal.aborted) return false
      life = beginLife(clock, expiresIn * 1000)
      renewIn(life.milliseconds * renewalShare)
      onToken(token, life.wallEnd)
      return true
    } catch {
      if (!abort.signal.aborted) recover(reason)
      return false
    }
  }
  /** A refused token is of no use; one that merely could not be renewed is used to its end, asking again meanwhile. */
  const recover = (reason: TokenRequest['reason']) => {
    const left = leftOf(life, clock)
    if (reason === 'renew' && left > 0) return renewIn(Math.min(Math.max(left / 2, shortestRetry), left))
    life = noLife
    stopTimer()
    onLost()
  }
  const request = (reason: TokenRequest['reason']): Promise<boolean> => {
    if (pending) return pending.answer
    isAsked = true
    const abort = new AbortController()
    const answer = ask(reason, abort).finally(() => {
      if (pending?.abort === abort) pending = undefined
    })
    pending = { answer, abort }
    return answer
  }

  return {
    request,
    whenReady: async () => {
      if (leftOf(life, clock) > 0) return
      // After a refusal it is the refused request that asks the host again.
      await (isAsked ? pending?.answer : request('start'))
    },
    start: () => {
      const left = leftOf(life, clock)
      if (left > 0) renewIn(Math.max(0, left - life.milliseconds * (1 - renewalShare)))
      else void request('start')
    },
    stop: () => {
      stopTimer()
      pending?.abort.abort()
      pending = undefined
    },
    refresh: () => {
      if (clock.now() - life.wallStart > freshMilliseconds) void request('renew')
    },
  }
}

/** Wall and monotonic time, because the one may be set and the other may stand still while the machine sleeps. */
interface Life {
  readonly milliseconds: number
  readonly wallStart: number
  readonly wallEnd: number
  readonly monotonicEnd: number
}

const noLife: Life = { milliseconds: 0, wallStart: 0, wallEnd: 0, monotonicEnd: 0 }

function beginLife(clock: Clock, milliseconds: number): Life {
  const wallStart = clock.now()
  return { milliseconds, wallStart, wallEnd: wallStart + milliseconds, monotonicEnd: clock.monotonic() + milliseconds }
}

function leftOf(life: Life, clock: Clock): number {
  return Math.min(life.wallEnd - clock.now(), life.monotonicEnd - clock.monotonic())
}

/** @throws when the host supplied something else than a token with a life */
function readToken(answer: unknown): { readonly token: string; readonly expiresIn: number } {
  const { token, expiresIn } = (answer ?? {}) as { readonly token?: unknown; readonly expiresIn?: unknown }
  if (typeof token === 'string' && token !== '' && typeof expiresIn === 'number' && expiresIn > 0) return { token, expiresIn }
  throw new TypeError('getToken: the answer is no token. Answer { token, expiresIn } with expiresIn in seconds.')
}
