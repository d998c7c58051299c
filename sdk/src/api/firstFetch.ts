/** A request that the page's first script sent while the program was still loading. */
export interface FirstAnswer {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly response: Promise<Response>
  /** Milliseconds, from `performance.now()`. */
  readonly askedAt: number
}

/** Milliseconds after which an unused first answer is too old. */
const freshFor = 30_000

interface StartedPage {
  firstAnswers?: readonly FirstAnswer[]
}

/** Sends requests before the program has loaded; {@link firstFetch} uses their answers. */
export function askFirst(urls: readonly string[], headers: FirstAnswer['headers']): void {
  const page = globalThis as StartedPage
  page.firstAnswers = urls.map((url) => {
    const response = fetch(url, { headers })
    // Avoids an unhandled rejection when the answer is never used.
    response.catch(() => undefined)
    return { url, headers, response, askedAt: performance.now() }
  })
}

/**
 * The browser's `fetch`, which answers the first requests from those sent before the program ran.
 * Each answer is used once, for 30 seconds, and only with the same address, language and token. After a failed first request it fetches again.
 */
export const firstFetch: typeof fetch = (input, init) => {
  const page = globalThis as StartedPage
  const first = page.firstAnswers?.find(({ url }) => url === input)
  if (!first || !isSame(init, first) || performance.now() - first.askedAt > freshFor) return fetch(input, init)
  page.firstAnswers = page.firstAnswers?.filter((answer) => answer !== first)
  return first.response.then(
    (answer) => (answer.ok ? answer : fetch(input, init)),
    () => fetch(input, init),
  )
}

function isSame(init: RequestInit | undefined, first: FirstAnswer): boolean {
  const headers = new Headers(init?.headers)
  return (init?.method ?? 'GET') === 'GET' && Object.entries(first.headers).every(([name, value]) => headers.get(name) === value)
}
