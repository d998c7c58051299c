import { ApiError } from './ApiError.js'
import type { ApiClientOptions } from './client.js'

interface SessionCall {
  readonly method: string
  readonly path: string
  readonly signal?: AbortSignal
}

/** Sends one request with the session; after a 401, asks the session once whether to send it again. */
export async function withSession<T>(
  options: ApiClientOptions,
  { method, path, signal }: SessionCall,
  sendOnce: () => Promise<T>,
): Promise<T> {
  const attempt = () =>
    options.isHosted ? sendOnce().catch((error: unknown) => throwEnded(error, path, options.hasBegun?.() ?? true)) : sendOnce()
  if (options.whenReady) await options.whenReady()
  const token = options.getToken()
  try {
    return await attempt()
  } catch (thrown) {
    const error = await named(options, thrown)
    if (isFailure(error) && !signal?.aborted) options.onFailure?.(error)
    if (!isSessionOver(error, path)) throw error
    const answer = await options.onUnauthorized(token, method !== 'GET')
    if (answer === 'fail') throw error
    // Nothing was written; the user decides when to send the write again: section 5 of the design.
    if (answer === 'signed-in-again' && method !== 'GET') throw withCode(error, 'signed-in-again')
    return await attempt()
  }
}

/** Finds out whether a server of another origin refused this page, because that failure looks like a missing network. */
async function named(options: ApiClientOptions, error: unknown): Promise<unknown> {
  if (!(error instanceof TypeError) || !isElsewhere(options.baseUrl)) return error
  const refusal = await import('./originRefusal.js').then(({ originRefusal }) => originRefusal(options, error)).catch(() => undefined)
  return refusal ?? error
}

function isElsewhere(baseUrl: string): boolean {
  return (
    typeof location !== 'undefined' && URL.canParse(baseUrl, location.href) && new URL(baseUrl, location.href).origin !== location.origin
  )
}

// Calls of the session itself answer 401 to a wrong password; the existing session is still valid then.
function isSessionOver(error: unknown, path: string): error is ApiError {
  return error instanceof ApiError && error.status === 401 && !path.startsWith('/sessao/')
}

/** A user of a host's session cannot sign in with us, so the text for these codes does not ask for it. */
function throwEnded(error: unknown, path: string, hasBegun: boolean): never {
  throw isSessionOver(error, path) ? withCode(error, hasBegun ? 'access-ended' : 'access-missing') : error
}

function withCode({ status, fieldErrors, requestId, body }: ApiError, code: string): ApiError {
  return new ApiError({ status, code, fieldErrors, requestId, body })
}

function isFailure(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.code === 'malformed'
}
