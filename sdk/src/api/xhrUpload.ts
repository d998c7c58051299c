import type { UploadRequest } from './client.js'

/** Uploads a file by `XMLHttpRequest`, the only browser API with upload progress. @throws TypeError without an answer, AbortError when aborted */
export function xhrUpload({ url, headers, file, signal, onProgress }: UploadRequest): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const body = new FormData()
    body.set('file', file)
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => resolve(new Response(request.responseText, { status: request.status, headers: answerHeaders(request) }))
    request.onerror = () => reject(new TypeError('no answer'))
    request.onabort = () => reject(new DOMException('called off', 'AbortError'))
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    if (signal?.aborted) return reject(new DOMException('called off', 'AbortError'))
    signal?.addEventListener('abort', abort)
    request.send(body)
  })
}

function answerHeaders(request: XMLHttpRequest): Headers {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean)
  return new Headers(lines.map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]))
}
