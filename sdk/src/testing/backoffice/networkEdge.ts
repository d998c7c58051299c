/** What comes in place of an answer: `failure(503, 'unavailable')` made anew for each call, or what `fetch` throws. */
export type Interference = (request: Request) => Response | Promise<Response>

/** Where a test or a story cuts, slows or replaces what travels between the product and a server. */
export interface NetworkEdge {
  readonly fetch: typeof fetch
  /** From now on calls that begin with `call` (`POST /pessoas`) get this; the last one set counts. @returns takes it back */
  interfere(call: string, answer: Interference): () => void
}

/** Stands before `server` and passes everything on, until a test interferes. */
export function createNetworkEdge(server: typeof fetch): NetworkEdge {
  const rules: { readonly call: string; readonly answer: Interference }[] = []
  return {
    fetch: (input, init) => {
      const request = new Request(
        new URL(input instanceof Request ? input.url : input, 'http://memory.local'),
        input instanceof Request ? input : init,
      )
      const { pathname, search } = new URL(request.url)
      const call = `${request.method} ${pathname.replace(/^.*\/api\/admin\/v1/, '')}${search}`
      const rule = rules.findLast((each) => call.startsWith(each.call))
      return rule ? abortable(request, Promise.resolve(rule.answer(request))) : server(request)
    },
    interfere: (call, answer) => {
      const rule = { call, answer }
      rules.push(rule)
      return () => void rules.splice(rules.indexOf(rule), 1)
    },
  }
}

/** No answer comes: the network is away. */
export const noAnswer: Interference = () => Promise.reject(new TypeError('Failed to fetch'))

/** The answer never comes, until the person no longer waits. */
export const noEnd: Interference = () => new Promise<never>(() => undefined)

function abortable(request: Request, answer: Promise<Response>): Promise<Response> {
  const aborted = new Promise<never>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(new DOMException('The call was given up.', 'AbortError')), { once: true })
  })
  return Promise.race([answer, aborted])
}
