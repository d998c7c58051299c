import type { Link } from '../../core/record.js'
import { failure, success } from '../answers.js'
import { type MemoryKeys, writeOnce } from './memoryKeys.js'

/** Files by their id. */
export type MemoryFiles = Map<number, File>

/** First bytes of each kind of file, as characters. */
const kinds = [
  ['%PDF-', 'application/pdf'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['PK\x03\x04', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
] as const

/** `POST /anexos` and `GET /anexos/{id}`; `undefined` for other paths. */
export async function answerFiles(
  { files, keys }: { readonly files: MemoryFiles; readonly keys: MemoryKeys },
  request: Request,
  path: string,
): Promise<Response | undefined> {
  if (path === '/anexos' && request.method === 'POST') return storeFile(files, keys, request)
  const id = /^\/anexos\/(\d+)$/.exec(path)?.[1]
  if (id === undefined) return undefined
  const file = files.get(Number(id))
  return file ? new Response(file, { headers: { 'Content-Type': file.type } }) : failure(404, 'not-found')
}

async function storeFile(files: MemoryFiles, keys: MemoryKeys, request: Request): Promise<Response> {
  const sent = (await request.formData()).get('file')
  if (!(sent instanceof File)) return failure(422, 'invalid', { issues: [{ path: 'file', code: 'required' }] })
  const head = String.fromCharCode(...new Uint8Array(await sent.slice(0, 16).arrayBuffer()))
  const mime = kinds.find(([start]) => head.startsWith(start))?.[1]
  if (mime === undefined) return failure(422, 'invalid', { issues: [{ path: 'file', code: sent.size === 0 ? 'required' : 'invalid' }] })
  if (sent.size > 20 * 1024 * 1024) return failure(413, 'too-large')
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await sent.arrayBuffer()))
  const sha256 = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const store = async () => {
    const id = files.size + 1
    files.set(id, new File([sent], sent.name, { type: mime }))
    return success({ data: { id, fileName: sent.name, mime, sizeBytes: sent.size, sha256 } }, 201)
  }
  return writeOnce(keys, request, store, JSON.stringify([sent.name, sha256]))
}

/** A file as records show it. */
export function storedFileOf(files: MemoryFiles, id: number): (Link & Readonly<Record<string, unknown>>) | undefined {
  const file = files.get(id)
  if (!file) return undefined
  const { name, type, size, lastModified } = file
  return { id, label: name, mime: type, sizeBytes: size, uploadedAt: new Date(lastModified).toISOString(), uploadedBy: null }
}
