import type { FieldIssue } from '../core/issue.js'

/** A UUID, as the API's, and always the same one, so that snapshots of a page with an error do not change. */
const requestId = '3f0c9b1e-7d52-4c86-9a41-5e2b8d6f0c17'

/** A response in the contract's success form. */
export function success(body: object, status = 200, headers?: Readonly<Record<string, string>>): Response {
  return json({ status_code: status, ...body }, status, headers)
}

/** A response in the contract's error form (section 6 of the design). */
export function failure(
  status: number,
  code: string,
  more: { readonly issues?: readonly FieldIssue[]; readonly data?: unknown } = {},
): Response {
  const issues = more.issues ?? []
  const errors: Record<string, string[]> = {}
  for (const issue of issues) errors[issue.path] = [...(errors[issue.path] ?? []), issue.code]
  const body = {
    status_code: status,
    code,
    message: code,
    errors,
    issues,
    requestId,
    ...(more.data === undefined ? {} : { data: more.data }),
  }
  return json(body, status, status === 429 ? { 'Retry-After': '30' } : {})
}

function json(body: object, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', Date: new Date().toUTCString(), ...headers },
  })
}
