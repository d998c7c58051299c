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
  const send = () =>
    fetch('/api/admin/v1/falhas', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, keepalive: true }).catch(
      () => undefined,
    )
  if (isMissingModule(error)) setTimeout(send, untilLeft)
  else void send()
}

/** Milliseconds after which a page that is being left is gone: leaving it breaks off the modules that it waits for, which is no failure. */
const untilLeft = 2000

/** By the words of Firefox and Chromium, and of WebKit. */
const isMissingModule = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'MissingPart' || /dynamically imported module|importing a module/i.test(error.message))

/** The server's own sentence may name a person; its status and code say as much to whoever reads a log. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.status} ${error.code}`
  return error instanceof Error ? error.message : String(error)
}
