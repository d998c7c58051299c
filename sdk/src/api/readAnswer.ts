import type { FieldIssue, IssueRecord } from '../core/issue.js'
import { ApiError, type ApiErrorCode } from './ApiError.js'

type Body = Readonly<Record<string, unknown>>

/** The body of a successful response with `success: true`. @throws ApiError `malformed` when it is not a JSON object or lacks the expected content */
export async function readSuccess(response: Response, holds?: (body: Body) => boolean): Promise<Body & { readonly success: true }> {
  const text = await response.text()
  const body = text === '' ? {} : parseObject(text)
  if (body && (holds?.(body) ?? true)) return { ...body, success: true }
  const { status } = response
  throw new ApiError({ status, code: 'malformed', fieldErrors: [], requestId: requestIdOf(response), body: { success: false } })
}

/** The error for a failed response: the server's body with `success: false`. When the body is unreadable, the code comes from the status. */
export async function readFailure(response: Response): Promise<ApiError> {
  const { status } = response
  const body = parseObject(await response.text().catch(() => '')) ?? {}
  return new ApiError({
    status,
    code: typeof body.code === 'string' && body.code ? body.code : isForeign(status, body) ? 'api-foreign' : codeOf(status),
    fieldErrors: readIssues(body),
    requestId: typeof body.requestId === 'string' ? body.requestId : requestIdOf(response),
    retryAfter: readRetryAfter(response),
    body: { ...body, success: false },
  })
}

function parseObject(text: string): Body | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : undefined
  } catch {
    return undefined
  }
}

// A proxy in between answers with its own pages, which have no code of ours.
const codes: Readonly<Record<number, ApiErrorCode>> = {
  400: 'unreadable',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  412: 'stale',
  413: 'too-large',
  422: 'invalid',
  428: 'version-required',
  429: 'throttled',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
}

/** Every error of the contract has a `status_code`: a 404 without it means that the API is not at this address, and nothing about a record. */
const isForeign = (status: number, body: Body): boolean => status === 404 && !('status_code' in body)

function codeOf(status: number): ApiErrorCode {
  return codes[status] ?? (status >= 500 ? 'server' : 'malformed')
}

/** The `issues` of the reference API; from another server, the fields of `errors`. */
function readIssues(body: Body): readonly FieldIssue[] {
  if (Array.isArray(body.issues)) return body.issues.filter(isIssue).map(readIssue)
  if (typeof body.errors !== 'object' || body.errors === null) return []
  return Object.keys(body.errors).map((path) => ({ path, code: 'custom' }))
}

function isIssue(value: unknown): value is FieldIssue {
  if (typeof value !== 'object' || value === null) return false
  return 'path' in value && typeof value.path === 'string' && 'code' in value && typeof value.code === 'string'
}

/** Removes invalid `params` and records: another server may send `null` or other values that no text can show. */
function readIssue({ path, code, params, record }: FieldIssue): FieldIssue {
  const values = Object.entries((params as unknown) instanceof Object ? (params ?? {}) : {}).filter(([, value]) =>
    /^(string|number)$/.test(typeof value),
  )
  return { path, code, ...(values.length > 0 && { params: Object.fromEntries(values) }), ...(isRecord(record) && { record }) }
}

function isRecord(value: Partial<IssueRecord> | undefined | null): value is IssueRecord {
  return typeof value?.entity === 'string' && typeof value.id === 'number' && typeof value.label === 'string'
}

function requestIdOf(response: Response): string | undefined {
  return response.headers.get('X-Request-Id') ?? undefined
}

function readRetryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined
}
