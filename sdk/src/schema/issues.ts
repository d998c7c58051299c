import type { FieldIssue } from '../core/issue.js'
import type { ParseIssue } from '../core/parser.js'

/** Zod's issues with our own codes: the first issue of each field, and all issues of the whole record. Needs no zod at run time. */
export function toFieldIssues(issues: readonly ParseIssue[]): FieldIssue[] {
  const known = new Set<string>()
  const answer: FieldIssue[] = []
  for (const issue of issues) {
    const path = formatPath(issue.path)
    const found = describe(issue)
    const identity = path === '' ? ` ${found.code}` : path
    if (known.has(identity)) continue
    known.add(identity)
    answer.push({ path, ...found })
  }
  return answer
}

type Described = Pick<FieldIssue, 'code' | 'params'>
/** The parts of zod's issues that this file reads; all may be missing. */
interface Details extends ParseIssue {
  readonly format?: string
  readonly origin?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly inclusive?: boolean
  readonly divisor?: number
  readonly params?: FieldIssue['params']
}

function describe(issue: Details): Described {
  // A message without spaces is one of our keys, set where the rule is written.
  if (/^[a-z][A-Za-z]*(\.[A-Za-z]+)?$/.test(issue.message))
    return issue.params ? { code: issue.message, params: issue.params } : { code: issue.message }
  if (issue.code === 'invalid_type' && /(null|undefined)$/.test(issue.message)) return { code: 'required' }
  if (issue.code === 'invalid_format') return { code: formats[issue.format ?? ''] ?? 'pattern' }
  if (issue.code === 'too_small') return bound(issue, 'min', issue.minimum)
  if (issue.code === 'too_big') return bound(issue, 'max', issue.maximum)
  if (issue.code === 'not_multiple_of') return { code: 'multipleOf', params: { value: issue.divisor ?? 0 } }
  return { code: 'invalid' }
}

const formats: Readonly<Record<string, string>> = { date: 'date', datetime: 'date', time: 'date', email: 'email', url: 'url' }

function bound(issue: Details, side: 'min' | 'max', limit = 0): Described {
  const params = { [side]: limit }
  if (issue.origin === 'string') return { code: `${side}Length`, params }
  if (issue.origin === 'array' || issue.origin === 'set') return { code: `${side}Items`, params }
  if (issue.inclusive === false) return { code: side === 'min' ? 'moreThan' : 'lessThan', params }
  return { code: side, params }
}

function formatPath(path: readonly PropertyKey[]): string {
  return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index > 0 ? '.' : ''}${String(key)}`)).join('')
}
