import { z } from 'zod'
import type { ApiServer } from '../core/apiServer.js'
import type { Database } from '../database/database.js'
import { withoutValues } from '../http/handleErrors.js'
import type { Report } from '../watch/log.js'
import { addressBlock } from './addressBlock.js'
import { limitTries } from './throttle.js'

/** A page in a circle of failures says enough with the first ones. */
const most = 20
const maxBytes = 8 * 1024

const failure = z.strictObject({
  code: z
    .string()
    .regex(/^EP-[\w-]{1,80}$/)
    .optional()
    .describe('What the page told the person: `EP-1A2B3C4D-20261130T1405`'),
  name: z.string().max(80).describe('Of the error: `TypeError`'),
  message: z.string().max(500),
  stack: z.string().max(4000).describe('As the browser writes it; only files and places are kept'),
  page: z.string().max(300).describe('The path of the page'),
})

/**
 * Adds the call by which a page tells that it failed: otherwise nobody who runs the product would learn of it. It needs no token, because the
 * sign-in may fail too. What people typed may stand in a message, so values are taken out.
 */
export function browserFailures(
  server: ApiServer,
  { database, clock, report }: { readonly database: Database; readonly clock: () => Date; readonly report: Report },
): void {
  server.post(
    '/falhas',
    {
      config: { isPublic: true, refusals: [429] },
      schema: { tags: ['sistema'], body: failure, response: { 204: z.null() } },
      bodyLimit: maxBytes,
    },
    async ({ id, ip, body: { code = 'without a code', name, message, stack, page } }, reply) => {
      await limitTries(database, { what: 'failures', who: addressBlock(ip), count: most, now: clock() })
      const places = stack.split(/[\s()@/]/).filter((part) => /^[\w.-]{1,80}:\d{1,7}:\d{1,7}$/.test(part) && part.includes('.js:'))
      const path = withoutValues(page.split(/[?#]/)[0]?.replaceAll(/\/\d+/g, '/:id') ?? '')
      report(`browser, ${code}, ${path}: ${name.replaceAll(/\W/g, '')}: ${withoutValues(message)} (${places.slice(0, 5).join(' < ')})`, {
        requestId: id,
      })
      return reply.code(204).send(null)
    },
  )
}
