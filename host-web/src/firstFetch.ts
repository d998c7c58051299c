import type { FirstAnswer } from '../build/startRoute.js'

/**
 * The browser's `fetch`, except that the page's first question is answered by the request that `index.html` sent while the
 * scripts were loading. Once, and only when address, language and token are the same.
 */
export function createFirstFetch(page: Window & { firstAnswer?: FirstAnswer }): typeof fetch {
  return (input, init) => {
    const first = page.firstAnswer
    if (!first || typeof input !== 'string' || input !== first.url || !isSame(init, first)) return page.fetch(input, init)
    delete page.firstAnswer
    // A refused or failed first try says nothing about a second one.
    return first.response.then((answer) => (answer.ok ? answer : page.fetch(input, init))).catch(() => page.fetch(input, init))
  }
}

function isSame(init: RequestInit | undefined, first: FirstAnswer): boolean {
  const headers = new Headers(init?.headers)
  return (init?.method ?? 'GET') === 'GET' && Object.entries(first.headers).every(([name, value]) => headers.get(name) === value)
}
