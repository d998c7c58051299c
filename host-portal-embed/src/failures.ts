import { ApiError } from '@esporte-parana/sdk'

/** A failure for the page's developer. Codes are stable, messages may change. */
export interface Failure {
  readonly code: string
  readonly message: string
  /** Where it comes from. */
  readonly error?: unknown
}

interface Place {
  readonly apiBaseUrl: string
  /** Path of the screen: `/pessoas/7`. */
  readonly path: string
  /** The screen is there, and one of its requests failed, such as a save. */
  readonly isLoaded?: boolean
}

/** The first explanation of each error: later the network may be back. */
const explained = new WeakMap<object, Failure>()

/** What kept the data of a screen away, or made a request of a loaded one fail. */
export function failureOf(error: unknown, place: Place): Failure {
  const known = error instanceof Object ? explained.get(error) : undefined
  const failure = known ?? { ...explain(error, place), error }
  if (error instanceof Object) explained.set(error, failure)
  return failure
}

function explain(error: unknown, { apiBaseUrl, path, isLoaded }: Place): Failure {
  if (!(error instanceof ApiError)) {
    if (!navigator.onLine) {
      const next = isLoaded
        ? 'A request of the screen failed, such as a save. What was typed stays, and the person can try again.'
        : 'The screen loads when it is back.'
      return { code: 'offline', message: `The browser has no network. ${next}` }
    }
    // `fetch` rejects with this error when no answer came.
    if (!(error instanceof TypeError)) return { code: 'mount-failed', message: error instanceof Error ? error.message : String(error) }
    const mend = `Is the address right, the product running, and its origin in connect-src of the page's policy?`
    return { code: 'api-unreachable', message: `${apiBaseUrl} does not answer. ${mend}` }
  }
  const { code, message } = error
  switch (code) {
    case 'not-found':
      return {
        code: 'record-missing',
        message: `"${path}" does not exist, or was deleted. Show another record, or the list without "record".`,
      }
    case 'forbidden':
      return { code, message: `The token may not read "${path}": ${message} Register the portal with its screen, or show another.` }
    case 'malformed':
    case 'api-foreign':
      return { code: 'api-foreign', message: `${apiBaseUrl} answers, but not as this API. Is the path right? It ends with /api/admin/v1.` }
    case 'server':
    case 'unavailable':
      return {
        code: 'server-failed',
        message: `The API failed: ${message} Try again; if it stays like this, tell those who run the product.`,
      }
    default:
      return { code, message }
  }
}
