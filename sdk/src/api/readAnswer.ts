import type { FieldIssue } from '../core/issue.js'
import { ApiError, type ApiErrorCode } from './ApiError.js'

type Body = Readonly<Record<string, unknown>>

/** The body of a success with `success: true`. @throws ApiError `malformed` when it is no JSON object, or does not hold what was asked for */
export async function readSuccess(response: Response, holds?: (body: Body) => boolean): Promise<Body & { readonly success: true }> {
  const text = await response.text()
  const body = text === '' ? {} : parseObject(text)
  if (body && (holds?.(body) ?? true)) return { ...body, success: true }
  const { status } = response
  throw new ApiError({ status, code: 'malformed', fieldErrors: [], requestId: requestIdOf(response), body: { success: false } })
}

/** The error that a refusal stands for: the server's body with `success: false`. A body that cannot be read leaves what the status says. */
export async function readFailure(response: Response): Promise<ApiError> {
  const { status } = response
  const body = parseObject(await response.text().catch(() => '')) ?? {}
  return new ApiError({
    status,
    code: typeof body.code === 'string' && body.code ? body.code : codeOf(status),
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

// A proxy in between answers with pages of its own, without a code of ours.
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

function codeOf(status: number): ApiErrorCode {
  return codes[status] ?? (status >= 500 ? 'server' : 'malformed')
}

/** `issues` as the reference API sends them; from another server, the fields that `errors` names. */
function readIssues(body: Body): readonly FieldIssue[] {
  if (Array.isArray(body.issues)) return body.issues.filter(isIssue).map(readIssue)
  if (typeof body.errors !== 'object' || body.errors === null) return []
  return Object.keys(body.errors).map((path) => ({ path, code: 'custom' }))
}

function isIssue(value: unknown): value is FieldIssue {
  if (typeof value !== 'object' || value === null) return false
  return 'path' in value && typeof value.path === 'string' && 'code' in value && typeof value.code === 'string'
}

/** Another server may send `params: null`, or something that is no value for a text. */
function readIssue({ path, code, params }: FieldIssue): FieldIssue {
  const values = Object.entries((params as unknown) instanceof Object ? (params ?? {}) : {}).filter(([, value]) =>
    /^(string|number)$/.test(typeof value),
  )
  return values.length > 0 ? { path, code, params: Object.fromEntries(values) } : { path, code }
}

function requestIdOf(response: Response): string | undefined {
  return response.headers.get('X-Request-Id') ?? undefined
}

function readRetryAfter(response: Response): number | undefined {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : undefined
}
