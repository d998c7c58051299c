import { ApiError } from '../api/ApiError.js'
import type { SessionUser } from './session.js'

/** A grey figure as a data link, which needs no server. */
const placeholder =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Crect width="40" height="40" fill="%23cbd5e1"/%3E%3Cg fill="%2364748b"%3E%3Ccircle cx="20" cy="16" r="7"/%3E%3Cpath d="M6 40a14 14 0 0 1 28 0"/%3E%3C/g%3E%3C/svg%3E'

export interface SignInAnswer {
  readonly token: string
  /** Epoch milliseconds by this browser's clock. */
  readonly exp: number
  readonly usuario: SessionUser | null
}

interface AnswerTimes {
  /** When the answer came, by this browser's clock. */
  readonly now: number
  /** The `Date` header of the answer: when it was sent, by the server's clock. */
  readonly sentAt: string | null
}

/** Reads the answer of the login and converts the expiry to this browser's clock. @throws ApiError `malformed` */
export function readSignIn(answer: unknown, { now, sentAt }: AnswerTimes): SignInAnswer {
  const { data } = answer as { readonly data?: { token?: unknown; expiresAt?: unknown; session?: { usuario?: unknown } } }
  const usuario = readUser(data?.session?.usuario)
  const expiresAt = Date.parse(String(data?.expiresAt))
  if (typeof data?.token !== 'string' || data.token === '' || Number.isNaN(expiresAt)) {
    throw new ApiError({ status: 200, code: 'malformed', fieldErrors: [], requestId: undefined, body: { success: false } })
  }
  // A server of another origin may hide `Date`; then both clocks count as equal.
  const serverNow = Date.parse(sentAt ?? '')
  const skew = Number.isNaN(serverNow) ? 0 : now - serverNow
  return { token: data.token, exp: expiresAt + skew, usuario }
}

/** Reads the user of an answer or of storage; `null` without a valid id. The id may be a number or its digits. */
export function readUser(value: unknown): SessionUser | null {
  const { id: given, nome, email, avatar, isLimited } = (value ?? {}) as { readonly [Key in keyof SessionUser]?: unknown }
  const id = typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : given
  if (typeof id !== 'number') return null
  const word = (text: unknown) => (typeof text === 'string' ? text : '')
  return { id, nome: word(nome), email: word(email), avatar: word(avatar) || placeholder, ...(isLimited === true && { isLimited }) }
}
