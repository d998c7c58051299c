import type { Clock } from './clock.js'

/** How long a token is good for, by wall and by monotonic time: the one may be set, the other may stand still while the machine sleeps. */
export interface TokenLife {
  readonly milliseconds: number
  readonly wallStart: number
  readonly wallEnd: number
  readonly monotonicEnd: number
}

export const noLife: TokenLife = { milliseconds: 0, wallStart: 0, wallEnd: 0, monotonicEnd: 0 }

export function beginLife(clock: Clock, milliseconds: number): TokenLife {
  const wallStart = clock.now()
  return { milliseconds, wallStart, wallEnd: wallStart + milliseconds, monotonicEnd: clock.monotonic() + milliseconds }
}

/** Milliseconds; not above 0 when it is over. */
export function leftOf(life: TokenLife, clock: Clock): number {
  return Math.min(life.wallEnd - clock.now(), life.monotonicEnd - clock.monotonic())
}

/** What a host answered. @throws when it is something else than a token with a life */
export function readToken(answer: unknown): { readonly token: string; readonly expiresIn: number } {
  const { token, expiresIn } = (answer ?? {}) as { readonly token?: unknown; readonly expiresIn?: unknown }
  if (typeof token === 'string' && token !== '' && typeof expiresIn === 'number' && expiresIn > 0) return { token, expiresIn }
  throw new TypeError('getToken: the answer is no token. Answer { token, expiresIn } with expiresIn in seconds.')
}
