import { z } from 'zod'
import type { ApiServer } from '../core/apiServer.js'
import type { Database } from '../database/database.js'
import { answer } from '../http/answer.js'
import { Problem } from '../http/Problem.js'
import { addressBlock } from '../session/addressBlock.js'
import { hashPassword } from '../session/passwords.js'
import { maxSessionBytes } from '../session/sessionRoutes.js'
import { limitTries } from '../session/throttle.js'
import { checkPassword, storePassword } from '../session/users.js'
import { userOfLink } from '../session/accounts.js'

/** Most tries of links from one address within a quarter of an hour. A link has 256 random bits; this only keeps the server from work. */
const maxTries = 30

const chosen = z.object({
  code: z.string().min(1, 'required').max(200).describe('The secret of the link'),
  password: z.string().min(1, 'required').max(200),
})
const response = { 200: answer(z.object({ username: z.string().describe('To sign in with') })) }

/** Adds the call by which a person chooses a password with the link that an administrator gave them. It serves once. */
export function newPasswordRoute(
  server: ApiServer,
  { database, clock }: { readonly database: Database; readonly clock: () => Date },
): void {
  const config = { isPublic: true, refusals: [409, 429] }
  const schema = { tags: ['sessao'], body: chosen, response }
  server.post('/sessao/nova-senha', { config, schema, bodyLimit: maxSessionBytes }, async (request) => {
    const { code, password } = request.body
    const now = clock()
    await limitTries(database, { what: 'new password', who: addressBlock(request.ip), count: maxTries, now })
    const username = await database.transaction().execute(async (transaction) => {
      const user = await userOfLink(transaction, { code, now })
      if (!user) throw new Problem(409, 'link-ended')
      await checkPassword(password, { username: user.username, path: 'password' })
      await storePassword(transaction, { userId: user.id, hash: await hashPassword(password), by: user.id, at: now })
      return user.username
    })
    return { status_code: 200, data: { username } }
  })
}
