import { failure } from '../answers.js'

/** Request and response of each `Idempotency-Key`. */
export type MemoryKeys = Map<string, { readonly asked: string; readonly answer: Promise<Response> }>

/**
 * Writes once per key: a repeated request gets the first response, and a refused request leaves its key free. `content` replaces a body
 * whose text differs each time.
 */
export async function writeOnce(keys: MemoryKeys, request: Request, write: () => Promise<Response>, content?: string): Promise<Response> {
  const key = request.headers.get('Idempotency-Key')
  if (key === null) return write()
  const asked = JSON.stringify([request.method, request.url, content ?? (await request.clone().text())])
  const known = keys.get(key)
  if (known && known.asked !== asked) return failure(409, 'key-reused', { data: await nameOf(known.answer) })
  const answer = known?.answer ?? write()
  keys.set(key, { asked, answer })
  const { ok } = await answer
  if (!ok) keys.delete(key)
  return (await answer).clone()
}

/** The record that the key has stored. */
async function nameOf(answer: Promise<Response>): Promise<unknown> {
  const { data } = (await (await answer).clone().json()) as { readonly data?: Readonly<Record<string, unknown>> | null }
  return data?.['label'] === undefined ? undefined : { id: data['id'], label: data['label'] }
}
