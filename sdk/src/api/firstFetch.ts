/** An answer that the page's first script asked for while the program was still on its way. */
export interface FirstAnswer {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly response: Promise<Response>
}

interface StartedPage {
  firstAnswer?: FirstAnswer
}

/** Asks before anything has loaded; {@link firstFetch} hands the answer to the one who asks the same. */
export function askFirst(url: string, headers: FirstAnswer['headers']): void {
  const response = fetch(url, { headers })
  // Nobody may come for it; then its failure is nobody's either.
  response.catch(() => undefined)
  const page = globalThis as StartedPage
  page.firstAnswer = { url, headers, response }
}

/**
 * The browser's `fetch`, except that the first question is answered by the request that was sent before the program ran.
 * Once, and only when address, language and token are the same. A refused or failed first try says nothing about a second one.
 */
export const firstFetch: typeof fetch = (input, init) => {
  const page = globalThis as StartedPage
  const first = page.firstAnswer
  if (!first || input !== first.url || !isSame(init, first)) return fetch(input, init)
  delete page.firstAnswer
  return first.response.then(
    (answer) => (answer.ok ? answer : fetch(input, init)),
    () => fetch(input, init),
  )
}

function isSame(init: RequestInit | undefined, first: FirstAnswer): boolean {
  const headers = new Headers(init?.headers)
  return (init?.method ?? 'GET') === 'GET' && Object.entries(first.headers).every(([name, value]) => headers.get(name) === value)
}
