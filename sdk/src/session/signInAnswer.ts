import { ApiError } from '../api/ApiError.js'
import type { SessionUser } from './session.js'

/** Placeholder picture: a grey figure, as a link that needs no server. */
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
  /** The answer's `Date`: when it was sent, by the server's clock. */
  readonly sentAt: string | null
}

/** What the login answered, with the expiry moved to this browser's clock. @throws ApiError `malformed` */
export function readSignIn(answer: unknown, { now, sentAt }: AnswerTimes): SignInAnswer {
  const { data } = answer as { readonly data?: { token?: unknown; expiresAt?: unknown; session?: { usuario?: unknown } } }
  const usuario = readUser(data?.session?.usuario)
  const expiresAt = Date.parse(String(data?.expiresAt))
  if (typeof data?.token !== 'string' || data.token === '' || Number.isNaN(expiresAt)) {
    throw new ApiError({ status: 200, code: 'malformed', fieldErrors: [], requestId: undefined, body: { success: false } })
  }
  // Another origin's `Date` may be hidden from us; then both clocks are taken to agree.
  const serverNow = Date.parse(sentAt ?? '')
  const skew = Number.isNaN(serverNow) ? 0 : now - serverNow
  return { token: data.token, exp: expiresAt + skew, usuario }
}

/** Whom an answer or storage names: the number, or its digits, tells people apart, the rest is only shown. Nobody where there is none. */
export function readUser(value: unknown): SessionUser | null {
  const { id: given, nome, email, avatar } = (value ?? {}) as { readonly [Key in keyof SessionUser]?: unknown }
  const id = typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : given
  if (typeof id !== 'number') return null
  const word = (text: unknown) => (typeof text === 'string' ? text : '')
  return { id, nome: word(nome), email: word(email), avatar: word(avatar) || placeholder }
}
