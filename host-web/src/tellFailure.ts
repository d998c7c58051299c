import { ApiError } from '@esporte-parana/sdk'

/**
 * Tells whoever runs the product that a page failed, with the code that the person reads. Nothing of it is shown, and a failure to tell is no
 * failure.
 */
export function tellFailure(error: unknown, code?: string): void {
  const { name, stack = '' } = error instanceof Error ? error : new Error()
  const body = JSON.stringify({
    code,
    name: name.slice(0, 80),
    message: messageOf(error).slice(0, 500),
    stack: stack.slice(0, 4000),
    page: location.pathname.slice(0, 300),
  })
  fetch('/api/admin/v1/falhas', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, keepalive: true }).catch(
    () => undefined,
  )
}

/** The server's own sentence may name a person; its status and code say as much to whoever reads a log. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.status} ${error.code}`
  return error instanceof Error ? error.message : String(error)
}
