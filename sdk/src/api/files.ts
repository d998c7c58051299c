import type { ApiClientOptions, CallOptions, FileAnswer, UploadOptions } from './client.js'
import { readFailure, readSuccess } from './readAnswer.js'
import { withSession } from './withSession.js'
import { xhrUpload } from './xhrUpload.js'

/** Uploads a file and reports progress. */
export async function sendFile(options: ApiClientOptions, file: File, call: UploadOptions = {}): Promise<FileAnswer> {
  const { signal, onProgress, key } = call
  // A host that replaces `fetch` controls how requests reach the server, so we use it; only without one can we report progress.
  const upload = options.upload ?? (options.fetch ? fetchUpload(options.fetch) : xhrUpload)
  const attempt = async () => {
    const headers = { ...headersOf(options), ...(key && { 'Idempotency-Key': key }) }
    const response = await upload({ url: `${trimmed(options.baseUrl)}/anexos`, headers, file, signal, onProgress })
    if (!response.ok) throw await readFailure(response)
    return (await readSuccess(response)) as unknown as FileAnswer
  }
  return withSession(options, { method: 'POST', path: '/anexos', signal }, attempt)
}

/** Fetches the bytes of a stored file, without a token in the address. */
export async function fetchFile(options: ApiClientOptions, id: number, { signal }: CallOptions = {}): Promise<Blob> {
  const path = `/anexos/${id}`
  const request = options.fetch ?? fetch
  return withSession(options, { method: 'GET', path, signal }, async () => {
    const response = await request(trimmed(options.baseUrl) + path, { headers: headersOf(options), signal })
    if (!response.ok) throw await readFailure(response)
    return response.blob()
  })
}

function fetchUpload(request: typeof fetch): NonNullable<ApiClientOptions['upload']> {
  return async ({ url, headers, file, signal }) => {
    const body = new FormData()
    body.set('file', file)
    return request(url, { method: 'POST', headers, body, signal })
  }
}

function headersOf({ getToken, getLocale }: ApiClientOptions): Readonly<Record<string, string>> {
  const token = getToken()
  return { Accept: 'application/json', 'Accept-Language': getLocale(), ...(token && { Authorization: `Bearer ${token}` }) }
}

function trimmed(baseUrl: string): string {
  return baseUrl.replace(/(?<!\/)\/+$/, '')
}
