import { z } from 'zod'
import type { Database } from '../database/database.js'
import type { ApiServer } from '../core/apiServer.js'
import { tokenOf } from './authenticate.js'
import { maxSessionBytes } from './sessionRoutes.js'
import { grantTicket } from './tickets.js'
import { answer } from '../http/answer.js'

const body = z.object({
  path: z
    .string()
    .regex(/^\/[\w./-]{1,300}$/)
    .describe('The path to download, below the base path: /pessoas/exportar.csv'),
})
const response = { 200: answer(z.object({ ticket: z.string(), expiresAt: z.iso.datetime() })) }

/** Adds `POST /sessao/bilhete`: a ticket for one download, so that addresses contain no token. */
export function ticketRoutes(server: ApiServer, { database, clock }: { readonly database: Database; readonly clock: () => Date }): void {
  const config = { isReading: true }
  server.post('/sessao/bilhete', { config, schema: { tags: ['sessao'], body, response }, bodyLimit: maxSessionBytes }, async (request) => ({
    status_code: 200,
    data: await grantTicket(database, { token: tokenOf(request) ?? '', path: request.body.path, now: clock() }),
  }))
}
