import type { FieldIssue } from '../core/issue.js'

/** Stable codes shared with the reference API; a server may add its own for entity rules: `department.cycle`. */
export type ApiErrorCode =
  | 'unreadable'
  | 'unauthorized'
  | 'credentials'
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
  | 'reassign-refused'
  | 'count-changed'
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

/** The one error of the client: the server answered, and the answer is no; its message is the server's. A request without an answer is rethrown as `fetch` threw it. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** As the specification says of a rethrown error (section 8). */
  readonly success = false
  /** HTTP status; 0 with `origin-refused`, where the browser shows the page none. */
  readonly status: number
  /** One of `ApiErrorCode`, or the code of an entity's rule. */
  readonly code: string
  /** What is wrong with which field; texts are resolved when shown. */
  readonly fieldErrors: readonly FieldIssue[]
  /** Quote it to the operators of the server. */
  readonly requestId: string | undefined
  /** Seconds until the server listens again, when it said so (429, 503). */
  readonly retryAfter: number | undefined
  /** The server's whole error body with `success: false`; on 412 `data` holds the current record. */
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
