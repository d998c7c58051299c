import { ApiError } from './ApiError.js'

/** True when the server certainly wrote nothing. An unreadable success or a server error may hide a stored record. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

/** An idempotency key. `crypto.randomUUID` is missing on pages without HTTPS, which some portals use. */
export function createKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
