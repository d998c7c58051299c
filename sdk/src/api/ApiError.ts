import type { FieldIssue } from '../core/issue.js'

/** Stable error codes shared with the reference API. A server may add codes for entity rules: `department.cycle`. */
export type ApiErrorCode =
  | 'unreadable'
  | 'unauthorized'
  | 'credentials'
  | 'shut-out'
  | 'second-factor'
  | 'second-factor-new'
  | 'wrong-code'
  | 'password-required'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'duplicate'
  | 'in-use'
  | 'row-in-use'
  | 'no-transition'
  | 'final'
  | 'locked'
  | 'not-deletable'
  | 'not-reversible'
  | 'reassign-refused'
  | 'count-changed'
  | 'matches-changed'
  | 'stale'
  | 'key-reused'
  | 'too-large'
  | 'invalid'
  | 'version-required'
  | 'throttled'
  | 'too-many-reads'
  | 'storage-full'
  | 'unavailable'
  | 'server'
  | 'malformed'
  | 'origin-refused'
  | 'api-foreign'
  | 'access-ended'
  | 'access-missing'

/**
 * The client's only error class: the server answered with an error, and the message is the server's. Without an answer, the error of `fetch` is
 * rethrown.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** Section 8 of the specification asks for this property on rethrown errors. */
  readonly success = false
  /** HTTP status; 0 where the browser hides it from the page: `origin-refused`, and sometimes `api-foreign`. */
  readonly status: number
  /** One of `ApiErrorCode`, or the code of an entity's rule. */
  readonly code: string
  /** The invalid fields; their texts are resolved when shown. */
  readonly fieldErrors: readonly FieldIssue[]
  /** The id of the request, for the server's operators. */
  readonly requestId: string | undefined
  /** Seconds until the server accepts requests again, when it sent them (429, 503). */
  readonly retryAfter: number | undefined
  /** The complete error body of the server with `success: false`; on 412, `data` holds the current record. */
  readonly body: Readonly<Record<string, unknown>> & { readonly success: false }

  constructor(
    answer: Pick<ApiError, 'status' | 'code' | 'fieldErrors' | 'requestId' | 'body'> & Partial<Pick<ApiError, 'retryAfter'>>,
    options?: ErrorOptions,
  ) {
    const { message } = answer.body
    super(typeof message === 'string' && message ? message : `${answer.status} ${answer.code}`, options)
    this.status = answer.status
    this.code = answer.code
    this.fieldErrors = answer.fieldErrors
    this.requestId = answer.requestId
    this.retryAfter = answer.retryAfter
    this.body = answer.body
  }
}
