import type { UploadRequest } from './client.js'

/**
 * Uploads a file with progress, for the `upload` option of a host that replaces `fetch` but lets files go directly.
 * @throws TypeError without an answer, AbortError when aborted
 */
export async function uploadWithProgress(request: UploadRequest): Promise<Response> {
  return (await import('./xhrUpload.js')).xhrUpload(request)
}
