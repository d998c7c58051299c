import { sql } from 'kysely'
import { z } from 'zod'
import { idText } from '../core/idText.js'
import type { ApiServer } from '../core/apiServer.js'
import { firstRow, rows } from '../database/database.js'
import { invalid, notFound } from '../http/Problem.js'
import { callerOf } from './authenticate.js'
import { hashPassword } from './passwords.js'
import { maxSessionBytes, type SessionOptions } from './sessionRoutes.js'
import { createThrottle } from './throttle.js'
import { checkPassword, storePassword } from './users.js'
import { answer } from '../http/answer.js'

const session = z.object({
  id: z.number().int(),
  since: z.iso.datetime().describe('When the password was typed'),
  until: z.iso.datetime().describe('The latest time that renewals can reach'),
  device: z.string().nullable().describe('Name of the browser'),
  isCurrent: z.boolean(),
})
const params = z.object({
  id: idText,
})
const newPassword = z.object({ current: z.string().min(1, 'required').max(200), next: z.string().min(1, 'required').max(200) })

interface SessionRow {
  readonly id: number
  readonly since: string
  readonly until: string
  readonly device: string | null
  readonly isCurrent: boolean
}

/** Adds the calls for a user's own access: list sessions, end them, and change the password. */
export function ownAccountRoutes(server: ApiServer, { database, clock, verify }: SessionOptions): void {
  const config = { isPersonal: true }
  const tags = ['sessao']
  server.get('/sessao/sessoes', { config, schema: { tags, response: { 200: answer(z.array(session)) } } }, async (request) => {
    const { userId, sessionId } = callerOf(request)
    // A sign-in and its renewals count as one session.
    const data = await rows<SessionRow>(
      database,
      sql`select coalesce(root_id, id) as id, min(authenticated_at) as since, max(expires_at) as until, max(device) as device,
          bool_or(id = ${sessionId}) as "isCurrent"
        from session where user_id = ${userId} and portal_id is null group by 1 having max(expires_at) > ${clock().toISOString()}
        order by "isCurrent" desc, since desc`,
    )
    return { status_code: 200, data }
  })

  server.delete('/sessao/sessoes/:id', { config, schema: { tags, params, response: { 200: answer(z.null()) } } }, async (request) => {
    const { userId } = callerOf(request)
    const ended = await rows(
      database,
      sql`delete from session where user_id = ${userId} and portal_id is null and coalesce(root_id, id) = ${request.params.id} returning 1 as ended`,
    )
    if (ended.length === 0) throw notFound()
    return { status_code: 200, data: null }
  })

  server.post(
    '/sessao/senha',
    {
      config: { ...config, refusals: [429] },
      schema: { tags, body: newPassword, response: { 200: answer(z.null()) } },
      bodyLimit: maxSessionBytes,
    },
    async (request) => {
      const { userId, sessionId } = callerOf(request)
      const { current, next } = request.body
      const user = await firstRow<{ username: string; hash: string | null; root: number }>(
        database,
        sql`select u.username, u.password_hash as hash, coalesce(s.root_id, s.id) as root
          from session s join app_user u on u.id = s.user_id where s.id = ${sessionId}`,
      )
      const throttle = createThrottle(database, { account: `user ${userId}`, name: '', address: request.ip, now: clock() })
      await throttle.reserve()
      if (!user || !(await verify(current, user.hash))) {
        // The answer got lost, and the person sends it again: the new one is theirs already.
        if (user && (await verify(next, user.hash))) {
          await throttle.forgive()
          return { status_code: 200, data: null }
        }
        await throttle.fail()
        throw invalid([{ path: 'current', code: 'wrongPassword' }])
      }
      await throttle.forgive()
      if (current === next) throw invalid([{ path: 'next', code: 'guessable' }])
      await checkPassword(next, { username: user.username, path: 'next' })
      const hash = await hashPassword(next)
      await database
        .transaction()
        .execute((transaction) => storePassword(transaction, { userId, hash, except: user.root, by: userId, at: clock() }))
      return { status_code: 200, data: null }
    },
  )
}
