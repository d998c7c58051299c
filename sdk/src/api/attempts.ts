import { ApiError } from './ApiError.js'

/** True when the server certainly wrote nothing. An unreadable success or a server error may hide a stored record. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/** A write whose answer may be lost. */
export interface Attempt {
  readonly key: string
  readonly content: string
  /** The server confirmed that it stored the draft. */
  readonly isStored: boolean
}

/** Where the last attempt of one write is kept. */
export interface AttemptPlace {
  current: Attempt | null
}

/**
 * The idempotency key: the same key while the result of the last attempt is unknown, or for the same content;
 * a new key for other content and after a refusal.
 */
export function keyFor(attempt: AttemptPlace, content: string): string {
  const last = attempt.current
  const key = last && (!last.isStored || last.content === content) ? last.key : createKey()
  attempt.current = { key, content, isStored: false }
  return key
}

export function settle(attempt: AttemptPlace, isStored: boolean): void {
  attempt.current = isStored && attempt.current ? { ...attempt.current, isStored } : null
}

// `crypto.randomUUID` is missing on pages without HTTPS, which some portals use.
function createKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
