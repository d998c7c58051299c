import { isUtf8 } from 'node:buffer'
import type { FieldIssue } from '@esporte-parana/sdk/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { invalid, Problem } from './Problem.js'
import type { ApiServer } from '../core/apiServer.js'
import { maxDepth, scanJson } from './scanJson.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler gets the bytes of a JSON body and parses them itself, because they are many. */
    readonly takesBytes?: boolean
  }
}

/** Most keys and items of one body: twice the largest selection of a list. */
const maxValues = 20_000

/** Most issues of one answer; more would not help the sender. */
const maxIssues = 100

/** Accepts only JSON bodies. An empty body counts as none, and texts must not contain characters that the database cannot store. */
export function readBodies(server: ApiServer): void {
  const parse = createJsonParser(server)
  server.removeContentTypeParser(['application/json', 'text/plain'])
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    // Refused, because a ç in another encoding would be stored as a replacement character.
    if (!isUtf8(body)) throw new Problem(415, 'unsupported-type')
    if (request.routeOptions.config.takesBytes) return body
    if (body.length === 0) return undefined
    await scanJson(body, { maxValues })
    return parse(body.toString())
  })
  server.addHook('preValidation', async (request) => {
    if (!request.routeOptions.config.takesBytes) checkTexts(request.body)
  })
}

/** Fastify's JSON parser, which refuses keys that would change an object's prototype. */
export function createJsonParser(server: Pick<FastifyInstance, 'getDefaultJsonParser'>): (text: string) => unknown {
  const parse = server.getDefaultJsonParser('error', 'error')
  return (text) => {
    let answer: unknown
    let problem: Error | null = null
    void parse({} as never, text, (error, value) => {
      problem = error
      answer = value
    })
    if (problem) throw problem as Error
    return answer
  }
}

/** Checks texts that PostgreSQL cannot store. @throws Problem 422 for texts with NUL or half a surrogate pair */
export function checkTexts(value: unknown, path = ''): void {
  const issues: FieldIssue[] = []
  collectUnstorable(value, { path, depth: 0, issues })
  if (issues.length > 0) throw invalid(issues)
}

interface Place {
  readonly path: string
  readonly depth: number
  readonly issues: FieldIssue[]
}

function collectUnstorable(value: unknown, { path, depth, issues }: Place): void {
  if (issues.length >= maxIssues) return
  if (depth > maxDepth) return void issues.push({ path: '', code: 'invalid' })
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) issues.push({ path, code: 'pattern' })
    return
  }
  const within = (item: unknown, name: string) => collectUnstorable(item, { path: name, depth: depth + 1, issues })
  if (Array.isArray(value)) for (const [index, item] of value.entries()) within(item, `${path}[${index}]`)
  else if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    for (const [key, item] of Object.entries(value)) within(item, path === '' ? key : `${path}.${key}`)
}
