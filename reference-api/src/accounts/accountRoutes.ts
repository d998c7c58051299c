import { isDeepStrictEqual } from 'node:util'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { z } from 'zod'
import { idText } from '../core/idText.js'
import type { ApiServer } from '../core/apiServer.js'
import { type Database, type DatabaseTransaction, firstRow } from '../database/database.js'
import { answer } from '../http/answer.js'
import { notFound, Problem, refused } from '../http/Problem.js'
import { callerOf, checkManager } from '../session/authenticate.js'
import { newSecret } from '../session/tokens.js'
import { powerShape } from '../session/powerShape.js'
import { accountFacts } from './accountFacts.js'
import { createUser, isUsername, setActive, setManaging, setNames, setPowers, takenName } from '../session/users.js'
import { endFactor } from '../session/secondFactor.js'
import { type Account, accountEvents, accountOf, deedsOf, makeLink, noteDeed, signInsOf } from '../session/accounts.js'

const deed = z.object({
  at: z.iso.datetime(),
  event: z.enum(accountEvents),
  by: z.string().nullable().describe('Name of the user who did it; null for a command on the server'),
})
const signIn = z.object({ at: z.iso.datetime(), device: z.string().nullable().describe('Name of the browser') })
const account = accountFacts.extend({
  sessions: z.number().int().describe('Sign-ins that still run'),
  signIns: z.array(signIn).describe('The last ten within six months, the newest first'),
  deeds: z.array(deed).describe('What was last done to the account, the newest first'),
})
const link = z.object({
  code: z.string().describe('For `/recuperar-senha#codigo=`; shown only in this answer'),
  expiresAt: z.iso.datetime(),
})
const params = z.object({
  id: idText,
})
const newAccount = z.object({
  username: z.string().trim().min(1, 'required').max(60).refine(isUsername, 'invalid'),
  email: z.string().trim().min(1, 'required').max(150).pipe(z.email('email')),
})
const wanted = newAccount.partial().extend({
  isActive: z.boolean().optional(),
  managesUsers: z.boolean().optional(),
  powers: powerShape.nullable().optional(),
  hasFactor: z.literal(false).optional().describe('Ends the second factor of somebody who has lost their device'),
})

interface AccountOptions {
  readonly database: Database
  readonly clock: () => Date
}
type AccountRequest = FastifyRequest<{ Params: { readonly id: number } }>

const path = '/pessoas/:id/acesso'
const config = { isPersonal: true }
const tags = ['sessao']
const refusing = { ...config, refusals: [409] }

/** Adds the calls for the account of a person: see it, make it, make a link for a password, close it and open it again. */
export function accountRoutes(server: ApiServer, options: AccountOptions): void {
  const { database, clock } = options
  server.get(path, { config, schema: { tags, params, response: { 200: answer(account.nullable()) } } }, async (request) => {
    checkManager(request)
    const data = await readAccount(request, options)
    // Without an account a person is told from none.
    if (!data && !(await firstRow(database, sql`select 1 as one from person where id = ${request.params.id}`))) throw notFound()
    return { status_code: 200, data: data ?? null }
  })

  const made = { tags, params, body: newAccount, response: { 201: answer(link) } }
  server.post(path, { config: refusing, schema: made }, async (request, reply) => {
    checkManager(request)
    const data = await database.transaction().execute((transaction) => makeAccount(transaction, request, clock()))
    return reply.code(201).send({ status_code: 201, data })
  })

  const linked = { tags, params, response: { 200: answer(link) } }
  server.post(`${path}/link`, { config: refusing, schema: linked }, async (request) => {
    const data = await change(request, options, async (transaction, { userId, isActive, isPersonGone }) => {
      if (isPersonGone) throw new Problem(409, 'account-inactive')
      if (!isActive) throw new Problem(409, 'account-closed')
      await noteDeed(transaction, { userId, event: 'link', by: callerOf(request).userId, at: clock() })
      return makeLink(transaction, { userId, now: clock() })
    })
    return { status_code: 200, data }
  })

  const changed = { tags, params, body: wanted, response: { 200: answer(account) } }
  server.patch(path, { config: refusing, schema: changed }, async (request) => {
    await change(request, options, (transaction, present) =>
      changeAccount(transaction, present, { ...request.body, by: callerOf(request).userId, at: clock() }),
    )
    const data = await readAccount(request, options)
    if (!data) throw notFound()
    return { status_code: 200, data }
  })
}

interface Wanted extends z.infer<typeof wanted> {
  /** The user who changes the account. */
  readonly by: number
  readonly at: Date
}

/** Changes what differs. @throws Problem 409 for a name that another user has, and for the caller's own rights */
async function changeAccount(
  transaction: DatabaseTransaction,
  { userId, ...present }: Account,
  { username, email, isActive, managesUsers, powers, hasFactor, ...doer }: Wanted,
): Promise<void> {
  // Whoever closes their own account, or gives up the right to open one, may leave nobody who can.
  if (userId === doer.by && [isActive, managesUsers, powers, hasFactor].some((each) => each !== undefined))
    throw new Problem(409, 'own-account')
  if (username !== undefined || email !== undefined) {
    const names = { username: username ?? present.username, email: email ?? present.email }
    const taken = await setNames(transaction, { userId, ...names, ...doer })
    if (taken) throw refused([{ path: taken, code: 'duplicate' }])
  }
  if (isActive !== undefined && isActive !== present.isActive) await setActive(transaction, { userId, isActive, ...doer })
  if (managesUsers !== undefined && managesUsers !== present.managesUsers) await setManaging(transaction, { userId, managesUsers, ...doer })
  if (powers !== undefined && !isDeepStrictEqual(powers, present.powers)) await setPowers(transaction, { userId, powers, ...doer })
  if (hasFactor === false) await endFactor(transaction, { userId, ...doer })
}

async function readAccount(request: AccountRequest, { database, clock }: AccountOptions) {
  const found = await accountOf(database, { personId: request.params.id, now: clock() })
  if (!found) return undefined
  const { userId, ...seen } = found
  return {
    ...seen,
    isOwn: userId === callerOf(request).userId,
    signIns: await signInsOf(database, userId),
    deeds: await deedsOf(database, userId),
  }
}

/** Makes the account of an active person. @returns the link by which they choose their password */
async function makeAccount(
  transaction: DatabaseTransaction,
  request: AccountRequest & { readonly body: z.infer<typeof newAccount> },
  now: Date,
) {
  const { id: personId } = request.params
  // Two that make it at once would make two.
  const person = await firstRow<{ name: string; status: string; isSealed: boolean }>(
    transaction,
    sql`select label as name, status, sealed_at is not null as "isSealed" from person where id = ${personId} and deleted_at is null for update`,
  )
  if (!person) throw notFound()
  if (person.isSealed) throw new Problem(409, 'sealed')
  if (person.status !== 'ativo') throw new Problem(409, 'account-inactive')
  if (await accountOf(transaction, { personId, now })) throw new Problem(409, 'account-exists')
  // Nobody knows this password: the person chooses one by the link.
  const doer = { by: callerOf(request).userId, at: now }
  const userId = await createUser(transaction, { ...request.body, name: person.name, password: newSecret(), personId, ...doer })
  if (userId === undefined) throw refused([{ path: (await takenName(transaction, request.body)) ?? 'username', code: 'duplicate' }])
  return makeLink(transaction, { userId, now })
}

/** Runs `work` on the account of the person in the address. @throws Problem 403 and 404 */
async function change<T>(
  request: AccountRequest,
  { database, clock }: AccountOptions,
  work: (transaction: DatabaseTransaction, present: Account) => Promise<T>,
): Promise<T> {
  checkManager(request)
  return database.transaction().execute(async (transaction) => {
    const present = await accountOf(transaction, { personId: request.params.id, now: clock() })
    if (!present) throw notFound()
    return work(transaction, present)
  })
}
