import type { UploadRequest } from './client.js'

/**
 * Sends a file and tells how much of it has left: for `upload` of a host that replaces `fetch` and whose files still go the browser's own way.
 * @throws TypeError without an answer, AbortError when it is called off
 */
export async function uploadWithProgress(request: UploadRequest): Promise<Response> {
  return (await import('./xhrUpload.js')).xhrUpload(request)
}
