import type { SessionState, SignedIn, StoredSession } from './session.js'
import { readUser } from './signInAnswer.js'

/** Section 9 of the specification. */
export const sessionKey = 'session_0'

/** Browsers refuse to send a header with other characters. */
const sendable = /^[\x21-\x7e]+$/

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

/** The browser's local storage, or `undefined` when it is blocked: then even reading the property throws. */
export function openLocalStorage(): SessionStorage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/** Calls `listener` when another page of this browser changes the key. @returns a function that ends it */
export function onStored(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => event.key === key && event.newValue !== null && listener()
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/** Reads the session from storage; invalid content counts as signed out. */
export function readState(storage: SessionStorage | undefined, now: number): SessionState {
  const stored = parse(readText(storage))
  if (!stored) return { status: 'signed-out' }
  return stored.isExpired || stored.exp <= now ? { status: 'expired' } : { status: 'signed-in', ...stored.session }
}

/** Stores the session. @returns whether it was stored: storage may be blocked or full */
export function writeState(storage: SessionStorage | undefined, { token, exp, usuario }: SignedIn): boolean {
  if (!storage) return false
  try {
    storage.setItem(sessionKey, JSON.stringify({ token, exp, usuario } satisfies StoredSession))
    return true
  } catch {
    return false
  }
}

/** Clears the stored session. Errors are ignored, because storage that cannot be cleared holds nothing. */
export function clearState(storage: SessionStorage | undefined, { isWiping = false } = {}): void {
  try {
    if (isWiping) storage?.clear()
    else storage?.removeItem(sessionKey)
  } catch {
    return
  }
}

function readText(storage: SessionStorage | undefined): string {
  try {
    return storage?.getItem(sessionKey) ?? ''
  } catch {
    return ''
  }
}

function parse(text: string) {
  try {
    const { token, exp, usuario, expired } = JSON.parse(text) as { readonly [Key in keyof StoredSession | 'expired']?: unknown }
    const user = readUser(usuario)
    const end = typeof exp === 'string' ? Date.parse(exp) : exp
    if (typeof token !== 'string' || !sendable.test(token) || typeof end !== 'number' || !Number.isFinite(end)) return undefined
    return { session: { token, exp: end, usuario: user }, exp: end, isExpired: expired === true }
  } catch {
    return undefined
  }
}
