/** Replaces a response: a function that creates `failure(503, 'unavailable')` for each request, or throws what `fetch` throws. */
export type Interference = (request: Request) => Response | Promise<Response>

/** A place between product and server where a test or story can block, delay or replace requests. */
export interface NetworkEdge {
  readonly fetch: typeof fetch
  /** Answers requests that begin with `call` (`POST /pessoas`) with this; the last rule wins. @returns a function that removes the rule */
  interfere(call: string, answer: Interference): () => void
}

/** Wraps `server` and forwards every request until a test interferes. */
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

/** No response: the network is down. */
export const noAnswer: Interference = () => Promise.reject(new TypeError('Failed to fetch'))

/** A response that never arrives. */
export const noEnd: Interference = () => new Promise<never>(() => undefined)

function abortable(request: Request, answer: Promise<Response>): Promise<Response> {
  const aborted = new Promise<never>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(new DOMException('The call was given up.', 'AbortError')), { once: true })
  })
  return Promise.race([answer, aborted])
}
