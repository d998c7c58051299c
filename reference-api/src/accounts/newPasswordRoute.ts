import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ApiServer } from '../core/apiServer.js'
import type { Database } from '../database/database.js'
import { answer } from '../http/answer.js'
import { Problem } from '../http/Problem.js'
import { addressBlock } from '../session/addressBlock.js'
import { hashPassword, type Verify } from '../session/passwords.js'
import { maxSessionBytes } from '../session/sessionRoutes.js'
import { createThrottle, limitTries } from '../session/throttle.js'
import { checkPassword, storePassword } from '../session/users.js'
import { userOfLink } from '../session/accounts.js'

/** Most tries of links from one address within a quarter of an hour. A link has 256 random bits; this only keeps the server from work. */
const maxTries = 30

const known = z.object({ code: z.string().min(1, 'required').max(200).describe('The secret of the link') })
const chosen = known.extend({
  password: z.string().min(1, 'required').max(200),
})
const response = { 200: answer(z.object({ username: z.string().describe('To sign in with') })) }

interface Options {
  readonly database: Database
  readonly clock: () => Date
  readonly verify: Verify
}

/** Adds the calls by which a person chooses a password with the link that an administrator gave them: look whether it serves, and use it, once. */
export function newPasswordRoute(server: ApiServer, { database, clock, verify }: Options): void {
  const config = { isPublic: true, refusals: [409, 429] }
  const count = (request: FastifyRequest) =>
    limitTries(database, { what: 'new password', who: addressBlock(request.ip), count: maxTries, now: clock() })
  const looked = { tags: ['sessao'], body: known, response: { 200: answer(z.null()) } }
  server.post('/sessao/nova-senha/conferir', { config, schema: looked, bodyLimit: maxSessionBytes }, async (request) => {
    await count(request)
    const found = await database.transaction().execute((transaction) => userOfLink(transaction, { code: request.body.code, now: clock() }))
    if (!found || found.isEnded) throw new Problem(409, 'link-ended')
    return { status_code: 200, data: null }
  })

  const schema = { tags: ['sessao'], body: chosen, response }
  server.post('/sessao/nova-senha', { config, schema, bodyLimit: maxSessionBytes }, async (request) => {
    const { code, password } = request.body
    const now = clock()
    await count(request)
    const user = await database.transaction().execute(async (transaction) => {
      const found = await userOfLink(transaction, { code, now })
      if (!found) throw new Problem(409, 'link-ended')
      if (found.isEnded) return found
      await checkPassword(password, { username: found.username, path: 'password' })
      await storePassword(transaction, { userId: found.id, hash: await hashPassword(password), by: found.id, at: now })
      return found
    })
    if (user.isEnded) {
      // The answer got lost, and the person sends it again. Guesses with a link that somebody found are slowed down like sign-ins.
      const throttle = createThrottle(database, { account: `user ${user.id}`, name: user.username, address: request.ip, now })
      await throttle.reserve()
      const isSame = await verify(password, user.passwordHash)
      await (isSame ? throttle.forgive() : throttle.fail())
      if (!isSame) throw new Problem(409, 'link-ended')
    }
    return { status_code: 200, data: { username: user.username } }
  })
}
