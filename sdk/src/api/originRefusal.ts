import { ApiError } from './ApiError.js'
import type { ApiClientOptions } from './client.js'

// The request has failed already, so finding the reason must not delay the message.
const patienceMilliseconds = 4000

/**
 * The error for a page whose origin the server does not allow: the server answers, but the browser hides the answer from the page.
 * `undefined` when the network failed, or when a plain request of this page works.
 */
export async function originRefusal(
  { baseUrl, fetch: hostFetch }: Pick<ApiClientOptions, 'baseUrl' | 'fetch'>,
  cause: unknown,
): Promise<ApiError | undefined> {
  const request = hostFetch ?? fetch
  const isAnswered = (mode: RequestMode) =>
    request(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/versao`, {
      mode,
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMilliseconds),
    }).then(
      () => true,
      () => false,
    )
  if ((await isAnswered('cors')) || !(await isAnswered('no-cors'))) return undefined
  const message = `${baseUrl} answers, but does not know the origin ${location.origin}. Register this origin on the server: npm run register-portal.`
  return new ApiError(
    { status: 0, code: 'origin-refused', fieldErrors: [], requestId: undefined, body: { success: false, message } },
    { cause },
  )
}
