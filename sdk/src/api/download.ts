import type { ApiClientOptions, CallOptions, DownloadFilters } from './client.js'
import { readFailure, readSuccess } from './readAnswer.js'
import { withSession } from './withSession.js'

interface DownloadRequest extends CallOptions {
  readonly path: string
  readonly filters: DownloadFilters
}

/** Starts a download; the body of the response is not read yet. Each attempt takes its own ticket where one is needed. */
export async function download(options: ApiClientOptions, { path, filters, signal }: DownloadRequest): Promise<Response> {
  const send = createSend(options, signal)
  return withSession(options, { method: 'GET', path, signal }, async () => {
    const parameters = new URLSearchParams()
    for (const [name, value] of Object.entries(filters)) if (value !== null && value !== undefined) parameters.set(name, String(value))
    if (options.isHosted) parameters.set('token', await takeTicket(send, path))
    return send(`${path}?${parameters}`, { isAnonymous: options.isHosted })
  })
}

type Send = ReturnType<typeof createSend>

async function takeTicket(send: Send, path: string): Promise<string> {
  const { data } = await readSuccess(await send('/sessao/bilhete', { body: { path } }))
  return typeof data === 'object' && data !== null && 'ticket' in data ? String(data.ticket) : ''
}

function createSend({ baseUrl, fetch: hostFetch, getToken, getLocale }: ApiClientOptions, signal: AbortSignal | undefined) {
  const request = hostFetch ?? fetch
  return async (
    path: string,
    { body, isAnonymous = false }: { readonly body?: object; readonly isAnonymous?: boolean },
  ): Promise<Response> => {
    const token = isAnonymous ? undefined : getToken()
    const response = await request(baseUrl.replace(/(?<!\/)\/+$/, '') + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'Accept-Language': getLocale(),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      signal,
    })
    if (!response.ok) throw await readFailure(response)
    return response
  }
}
