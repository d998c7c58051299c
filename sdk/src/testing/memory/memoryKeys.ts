import { failure } from '../answers.js'

/** What was asked under each `Idempotency-Key`, and the answer. */
export type MemoryKeys = Map<string, { readonly asked: string; readonly answer: Promise<Response> }>

/** Writes once for each key: the same request sent again gets the first answer. A refused request leaves its key free. `content` stands for a body that never reads the same. */
export async function writeOnce(keys: MemoryKeys, request: Request, write: () => Promise<Response>, content?: string): Promise<Response> {
  const key = request.headers.get('Idempotency-Key')
  if (key === null) return write()
  const asked = JSON.stringify([request.method, request.url, content ?? (await request.clone().text())])
  const known = keys.get(key)
  if (known && known.asked !== asked) return failure(409, 'key-reused')
  const answer = known?.answer ?? write()
  keys.set(key, { asked, answer })
  const { ok } = await answer
  if (!ok) keys.delete(key)
  return (await answer).clone()
}
