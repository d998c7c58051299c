import type { SessionState, SignedIn, StoredSession } from './session.js'
import { readUser } from './signInAnswer.js'

/** Section 9 of the specification. */
export const sessionKey = 'session_0'

/** A header takes no other token: the browser would refuse every request before it is sent. */
const sendable = /^[\x21-\x7e]+$/

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>

/** The browser's local storage, or nothing where it is blocked: reading the very name throws there. */
export function openLocalStorage(): SessionStorage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/** Calls when another page of this browser writes under the key. @returns stops */
export function onStored(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => event.key === key && event.newValue !== null && listener()
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/** The session that storage holds; anything that is no session of ours is nobody's. */
export function readState(storage: SessionStorage | undefined, now: number): SessionState {
  const stored = parse(readText(storage))
  if (!stored) return { status: 'signed-out' }
  return stored.isExpired || stored.exp <= now ? { status: 'expired' } : { status: 'signed-in', ...stored.session }
}

/** @returns whether it was kept: storage may be blocked or full */
export function writeState(storage: SessionStorage | undefined, { token, exp, usuario }: SignedIn): boolean {
  if (!storage) return false
  try {
    storage.setItem(sessionKey, JSON.stringify({ token, exp, usuario } satisfies StoredSession))
    return true
  } catch {
    return false
  }
}

/** Storage that fails on clearing holds nothing to clear. */
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
