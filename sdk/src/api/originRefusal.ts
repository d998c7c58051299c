import { ApiError } from './ApiError.js'
import type { ApiClientOptions } from './client.js'

// The request has failed already, so finding the reason must not delay the message.
const patienceMilliseconds = 4000

/**
 * The reason why a server of another origin did not answer this page, which the browser hides: it is not our API, or it does not allow the
 * page's origin. `undefined` when the network failed, or when a plain request of this page works.
 */
export async function originRefusal(
  { baseUrl, fetch: hostFetch }: Pick<ApiClientOptions, 'baseUrl' | 'fetch'>,
  cause: unknown,
): Promise<ApiError | undefined> {
  const request = hostFetch ?? fetch
  const ask = (mode: RequestMode) =>
    request(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/versao`, {
      mode,
      cache: 'no-store',
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
  const fail = (code: string, message: string) =>
    new ApiError({ status: 0, code, fieldErrors: [], requestId: undefined, body: { success: false, message } }, { cause })
  const answer = await ask('cors').catch(() => undefined)
  const { version, isOriginKnown } = answer ? await readVersion(answer) : {}
  if (isOriginKnown === false) {
    const mend = `Register this origin on the server, by its command register-portal.`
    return fail('origin-refused', `${baseUrl} answers, but does not know the origin ${location.origin}. ${mend}`)
  }
  if (version !== undefined) return undefined
  const isThere =
    answer ??
    (await ask('no-cors').then(
      () => true,
      () => false,
    ))
  return isThere
    ? fail('api-foreign', `${baseUrl} answers, but not as this API. Is the path right? It ends with /api/admin/v1.`)
    : undefined
}

async function readVersion(answer: Response): Promise<{ readonly version?: unknown; readonly isOriginKnown?: unknown }> {
  try {
    const { data } = (await answer.json()) as { readonly data?: object }
    return data ?? {}
  } catch {
    return {}
  }
}
