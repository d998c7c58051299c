import type { FastifyInstance } from 'fastify'
import findMyWay from 'find-my-way'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Tells which methods an address has, so that another one is refused with their names instead of as an unknown address. Fastify keeps its own
 * router to itself. Call it before the first route.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-15.5.6
 */
export function rememberMethods(server: FastifyInstance): (path: string) => readonly string[] {
  const router = findMyWay({ maxParamLength: server.initialConfig.routerOptions?.maxParamLength })
  server.addHook('onRoute', ({ method, url }) => {
    // The files of the hosts.
    if (url.endsWith('*')) return
    for (const one of methods) if ([method].flat().includes(one)) router.on(one, url, () => undefined)
  })
  return (path) => methods.filter((method) => router.find(method, path))
}
