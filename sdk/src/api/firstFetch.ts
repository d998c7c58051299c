/** An answer that the page's first script asked for while the program was still on its way. */
export interface FirstAnswer {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly response: Promise<Response>
  /** Milliseconds, by the page's clock. */
  readonly askedAt: number
}

/** Milliseconds after which an answer that nobody came for tells of the past. */
const freshFor = 30_000

interface StartedPage {
  firstAnswers?: readonly FirstAnswer[]
}

/** Asks before anything has loaded; {@link firstFetch} hands the answers to those who ask the same. */
export function askFirst(urls: readonly string[], headers: FirstAnswer['headers']): void {
  const page = globalThis as StartedPage
  page.firstAnswers = urls.map((url) => {
    const response = fetch(url, { headers })
    // Nobody may come for it; then its failure is nobody's either.
    response.catch(() => undefined)
    return { url, headers, response, askedAt: performance.now() }
  })
}

/**
 * The browser's `fetch`, except that the first questions are answered by the requests that were sent before the program ran.
 * Each once, soon, and only when address, language and token are the same. A refused or failed first try says nothing about a second one.
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
