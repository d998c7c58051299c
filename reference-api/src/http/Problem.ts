import type { FieldIssue } from '@esporte-parana/sdk/contracts'

interface ProblemDetails {
  readonly issues?: readonly FieldIssue[]
  /** Further data for the client: the current record of a 412, or the records that block a deletion. */
  readonly data?: unknown
  /** Values for the message's `{parameters}`. */
  readonly params?: Readonly<Record<string, string | number>>
  /** The name of the entity whose status keys are among `params`. */
  readonly entity?: string
  /** Seconds. */
  readonly retryAfter?: number
  /** Nothing failed: the server stops, or tells a balancer that it cannot serve now. */
  readonly isPlanned?: boolean
}

/** A refused request, with everything that the client receives. */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: number
  readonly code: string
  readonly details: ProblemDetails
  constructor(status: number, code: string, details: ProblemDetails = {}) {
    super(`${status} ${code}`)
    this.status = status
    this.code = code
    this.details = details
  }
}

export const notFound = () => new Problem(404, 'not-found')
export const invalid = (issues: readonly FieldIssue[]) => new Problem(422, 'invalid', { issues })
/** A query parameter that is unknown or cannot be read. */
export const unreadable = (parameter: string, code: string, params?: FieldIssue['params']) =>
  new Problem(400, 'unreadable', { issues: [{ path: parameter, code, params }] })
/** The refusal by rules that need other records. A single issue decides the code of the refusal. */
export function refused(issues: readonly FieldIssue[]): Problem {
  const [first] = issues
  return new Problem(409, first?.code ?? 'conflict', { issues })
}
