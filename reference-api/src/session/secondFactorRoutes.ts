import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import type { ApiServer } from '../core/apiServer.js'
import { type Database, firstRow } from '../database/database.js'
import { answer } from '../http/answer.js'
import { invalid, Problem } from '../http/Problem.js'
import { callerOf } from './authenticate.js'
import { acceptOffer, endFactor, factorOf, makeRecoveryCodes, offerFactor, redeemCode } from './secondFactor.js'
import { maxSessionBytes, type SessionOptions } from './sessionRoutes.js'
import { createThrottle } from './throttle.js'

const factor = z.object({
  since: z.iso.datetime().nullable().describe('Since when the sign-in asks for a code too; null for the password alone'),
  codesLeft: z.number().int().describe('Recovery codes that were not used'),
  isRequired: z.boolean().describe('The office demands it of everybody, so nobody turns it off'),
})
const offer = z.object({
  secret: z.string().describe('In base 32, to be typed into the application'),
  address: z.string().describe('`otpauth://totp/…`, to be scanned'),
})
const recovery = z.object({ codes: z.array(z.string()).describe('Each serves once in place of a code; shown only in this answer') })
const code = z.string().trim().min(1, 'required').max(40)
const withPassword = z.object({ password: z.string().min(1, 'required').max(200) })
const withCode = z.object({ code })

const path = '/sessao/segundo-fator'
const config = { isPersonal: true, refusals: [409, 429] }
const tags = ['sessao']

/** Adds the calls for a user's own second factor: see it, turn it on and off, and make recovery codes. */
export function secondFactorRoutes(server: ApiServer, options: SessionOptions): void {
  const { database, isFactorRequired } = options
  server.get(path, { config: { isPersonal: true }, schema: { tags, response: { 200: answer(factor) } } }, async (request) => {
    const found = await factorOf(database, callerOf(request).userId)
    return { status_code: 200, data: { ...found, isRequired: isFactorRequired } }
  })
  turningOnRoutes(server, options)
  usingRoutes(server, options)
}

function turningOnRoutes(server: ApiServer, { database, clock, verify }: SessionOptions): void {
  const checkOff = async (userId: number) => {
    if ((await factorOf(database, userId)).since !== null) throw new Problem(409, 'factor-on')
  }
  const offered = { tags, body: withPassword, response: { 200: answer(offer) } }
  server.post(path, { config, schema: offered, bodyLimit: maxSessionBytes }, async (request) => {
    const { userId } = callerOf(request)
    await checkOff(userId)
    const user = await firstRow<{ username: string; hash: string | null }>(
      database,
      sql`select username, password_hash as hash from app_user where id = ${userId}`,
    )
    const isRight = () => verify(request.body.password, user?.hash)
    await judged(request, { database, now: clock(), path: 'password', code: 'wrongPassword', isRight })
    return { status_code: 200, data: await offerFactor(database, { userId, username: user?.username ?? '' }) }
  })

  const made = { tags, body: withCode, response: { 200: answer(recovery) } }
  server.post(`${path}/ligar`, { config, schema: made, bodyLimit: maxSessionBytes }, async (request) => {
    const { userId } = callerOf(request)
    await checkOff(userId)
    const typed = { userId, code: request.body.code, by: userId, at: clock() }
    const isRight = () => database.transaction().execute((transaction) => acceptOffer(transaction, typed))
    await judged(request, { database, now: clock(), path: 'code', code: 'wrongCode', isRight })
    return { status_code: 200, data: { codes: await newCodes(database, userId) } }
  })
}

function usingRoutes(server: ApiServer, { database, clock, isFactorRequired }: SessionOptions): void {
  const redeem = (request: FastifyRequest<{ Body: z.infer<typeof withCode> }>) => {
    const isRight = () => redeemCode(database, { userId: callerOf(request).userId, code: request.body.code, at: clock() })
    return judged(request, { database, now: clock(), path: 'code', code: 'wrongCode', isRight })
  }
  const made = { tags, body: withCode, response: { 200: answer(recovery) } }
  server.post(`${path}/codigos`, { config, schema: made, bodyLimit: maxSessionBytes }, async (request) => {
    await redeem(request)
    return { status_code: 200, data: { codes: await newCodes(database, callerOf(request).userId) } }
  })

  const ended = { tags, body: withCode, response: { 200: answer(z.null()) } }
  server.post(`${path}/desligar`, { config, schema: ended, bodyLimit: maxSessionBytes }, async (request) => {
    const { userId } = callerOf(request)
    if (isFactorRequired) throw new Problem(409, 'factor-required')
    await redeem(request)
    await database.transaction().execute((transaction) => endFactor(transaction, { userId, by: userId, at: clock() }))
    return { status_code: 200, data: null }
  })
}

const newCodes = (database: Database, userId: number) =>
  database.transaction().execute((transaction) => makeRecoveryCodes(transaction, userId))

interface Judged {
  readonly database: Database
  readonly now: Date
  /** The field of the body. */
  readonly path: string
  /** What is wrong with it. */
  readonly code: string
  readonly isRight: () => Promise<boolean>
}

/** Slows guesses down as a sign-in does. @throws Problem 422 at the field when it is not right, 429 */
async function judged(request: FastifyRequest, { database, now, path: field, code: issue, isRight }: Judged): Promise<void> {
  const throttle = createThrottle(database, { account: `user ${callerOf(request).userId}`, name: '', address: request.ip, now })
  await throttle.reserve()
  if (await isRight()) return throttle.forgive()
  await throttle.fail()
  throw invalid([{ path: field, code: issue }])
}
