import { isUtf8 } from 'node:buffer'
import type { FieldIssue } from '@esporte-parana/sdk/contracts'
import { invalid, Problem } from './Problem.js'
import type { ApiServer } from '../apiServer.js'

/** JSON bodies and no other text: an empty one is none, and no text in them may hold what a database cannot. */
export function readBodies(server: ApiServer): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser(['application/json', 'text/plain'])
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // Read as UTF-8, the ç of another encoding would be stored as a character that stands for none.
    if (!isUtf8(body)) done(new Problem(415, 'unsupported-type'))
    else if (body.length === 0) done(null, undefined)
    else void parse(request, body.toString(), done)
  })
  server.addHook('preValidation', async (request) => {
    const issues = unstorable(request.body, '')
    if (issues.length > 0) throw invalid(issues)
  })
}

// No contract nests deeper than rows in a record; a body of brackets alone would exhaust the stack.
const maxDepth = 32

/** Texts with NUL or half a surrogate pair, which PostgreSQL refuses. */
function unstorable(value: unknown, path: string, depth = 0): FieldIssue[] {
  if (depth > maxDepth) return [{ path: '', code: 'invalid' }]
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? [{ path, code: 'pattern' }] : []
  if (Array.isArray(value)) return value.flatMap((item, index) => unstorable(item, `${path}[${index}]`, depth + 1))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return []
  return Object.entries(value).flatMap(([key, item]) => unstorable(item, path === '' ? key : `${path}.${key}`, depth + 1))
}
