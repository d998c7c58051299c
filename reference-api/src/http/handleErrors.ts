import { STATUS_CODES } from 'node:http'
import { type FieldIssue, type Locale, matchLocale, toFieldIssues } from '@esporte-parana/sdk/contracts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDiskFull, violationOf } from '../database/violations.js'
import { invalid, notFound, Problem, unreadable } from './Problem.js'
import { issueText, problemText } from './problemTexts.js'
import type { Report } from '../watch/log.js'
import { SchemaRefusal } from './validateByZod.js'

declare module 'fastify' {
  interface FastifyInstance {
    /** Reports a failure after the answer has begun, when no error form can be sent any more. */
    reportFailure(request: FastifyRequest, error: unknown): void
  }
}

/** Sends every failure in the contract's error form, and reports server failures to the operators, without personal data. */
export function handleErrors(server: FastifyInstance, report: Report): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = problemOf(error)
    if (problem.status >= 500 && !problem.details.isPlanned && !hasBrokenOff(request)) tell(request, error)
    return sendProblem(problem, request, reply)
  })
  const tell = ({ id, method, routeOptions: { url: route = 'unknown route' } }: FastifyRequest, error: unknown) =>
    report(`${id} ${method} ${route}: ${describe(error)}`, { requestId: id, method, route })
  server.decorate('reportFailure', tell)
}

/** A client that disconnects while sending is no server failure. */
const hasBrokenOff = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete

const generalForm = 'application/problem+json'

export function sendProblem(problem: Problem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = matchLocale(request.headers['accept-language']?.split(/[,;]/)[0])
  const { issues = [], data, params, entity, retryAfter } = problem.details
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter))
  // Every 401 names how to sign in (RFC 9110, section 11.6.1).
  if (problem.status === 401) reply.header('WWW-Authenticate', 'Bearer')
  const message = problemText(locale, problem.code, params ?? issues[0]?.params, entity)
  // For clients that read the general form (RFC 9457); its members stand beside ours.
  const isGeneral = request.headers.accept?.includes(generalForm) === true
  if (isGeneral) reply.type(generalForm)
  // Also for cacheable addresses: a file that is missing today may exist tomorrow.
  return reply
    .code(problem.status)
    .header('Cache-Control', 'no-store')
    .send({
      ...(isGeneral && {
        type: `urn:esporte-parana:problem:${problem.code}`,
        title: STATUS_CODES[problem.status],
        status: problem.status,
        detail: message,
      }),
      status_code: problem.status,
      code: problem.code,
      message,
      errors: textsByPath(issues, locale),
      issues,
      requestId: request.id,
      ...(data === undefined ? {} : { data }),
    })
}

function textsByPath(issues: readonly FieldIssue[], locale: Locale): Record<string, string[]> {
  // A Map, because an object has inherited names and a request may send `constructor`.
  const errors = new Map<string, string[]>()
  for (const issue of issues) errors.set(issue.path, [...(errors.get(issue.path) ?? []), issueText(locale, issue)])
  return Object.fromEntries(errors)
}

function problemOf(error: FastifyError): Problem {
  if (error instanceof Problem) return error
  if (error instanceof SchemaRefusal) return refusalProblem(error)
  if (isDiskFull(error)) return new Problem(503, 'storage-full', { retryAfter: 30 })
  if (isAway(error)) return new Problem(503, 'unavailable', { retryAfter: 5 })
  const violation = violationOf(error)
  if (violation?.kind === 'unique') return new Problem(409, 'duplicate')
  if (violation?.kind === 'conflict') return new Problem(409, 'conflict')
  if (violation) return invalid([{ path: '', code: 'invalid' }])
  const status = error.statusCode ?? 500
  if (status === 413) return new Problem(413, 'too-large')
  if (status === 415) return new Problem(415, 'unsupported-type')
  if (status === 404) return notFound()
  if (status >= 400 && status < 500) return new Problem(400, 'unreadable')
  return new Problem(500, 'server')
}

/** The refusal for zod's issues: 422 for a body, 400 for a query, 404 for an address. */
function refusalProblem(error: SchemaRefusal & { readonly validationContext?: string }): Problem {
  const issues = toFieldIssues(error.issues)
  if (error.validationContext === 'params') return notFound()
  if (error.validationContext === 'body') return invalid(issues)
  return unreadable(issues[0]?.path ?? '', issues[0]?.code ?? 'invalid', issues[0]?.params)
}

/** The database is unreachable, out of connections, too slow or read-only: the same request may succeed later. */
function isAway(error: FastifyError): boolean {
  return (
    /ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|^57P0[1-3]$|^57014$|^55P03$|^08|^53|^25006$|^25P03$/.test(error.code ?? '') ||
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|is not queryable/.test(error.message)
  )
}

/**
 * Describes the kind and the place of a failure without users' data. Database messages keep only names of tables and columns; other
 * messages lose quotations, long numbers and secrets.
 */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown failure'
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  const place = places
    .slice(0, 5)
    .map((line) => line.trim())
    .join(' < ')
  return `${error.name}: ${messageOf(error)} (${place})`
}

// SQLSTATE class 42 is about the statement and 53 about the machine; messages of other classes may contain values.
function messageOf(error: Error & { readonly code?: unknown }): string {
  const sqlState = typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : undefined
  if (sqlState !== undefined && !/^(42|53)/.test(sqlState)) return `SQLSTATE ${sqlState}`
  return withoutValues(error.message)
}

/** A message without what may be users' data: quotations, long numbers, secrets. */
export function withoutValues(message: string): string {
  return message.replace(/"(?![a-z_]+")[^"]*"|\d[\d./-]{5,}|[\w-]{40,}/g, '…').replaceAll('\n', ' ')
}
