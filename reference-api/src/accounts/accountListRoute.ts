import { defaultLocale, personContract } from '@esporte-parana/sdk/contracts'
import { z } from 'zod'
import type { ApiServer } from '../core/apiServer.js'
import { idText } from '../core/idText.js'
import type { Database } from '../database/database.js'
import { answer } from '../http/answer.js'
import { plainText } from '../records/read/searchText.js'
import { type ListedAccount, readAccounts } from '../session/accounts.js'
import { callerOf, checkManager } from '../session/authenticate.js'
import { accountFacts } from './accountFacts.js'

const listed = accountFacts.extend({
  person: z.object({ path: z.string(), id: z.number().int() }).nullable().describe('Null for a user who is no registered person'),
  name: z.string(),
})
const query = z.strictObject({
  busca: z.string().max(200).default('').describe('Words of the name, the user name or the e-mail, in any order and without accents'),
  encerrados: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1')
    .describe('1 for the closed ones too'),
  pagina: idText.pipe(z.number().min(1)).default(1),
  por_pagina: idText.pipe(z.number().min(1).max(100)).default(25),
})
const meta = z.object({
  total: z.number().int(),
  page: z.number().int(),
  perPage: z.number().int(),
  closed: z.number().int().describe('How many closed ones match, whether they are in the answer or not'),
})

interface Options {
  readonly database: Database
  readonly clock: () => Date
}

/** Adds the call that lists who has access, by name. */
export function accountListRoute(server: ApiServer, { database, clock }: Options): void {
  const response = { 200: answer(z.array(listed)).extend({ meta }) }
  const schema = { tags: ['sessao'], querystring: query, response }
  server.get('/acessos', { config: { isPersonal: true }, schema }, async (request) => {
    checkManager(request)
    const { busca, encerrados, pagina: page, por_pagina: perPage } = request.query
    const { userId } = callerOf(request)
    // An office has some hundred accounts, so all of them are read, and searched without accents here.
    const found = (await readAccounts(database, clock())).filter(matcher(busca))
    const closed = found.filter(isClosed).length
    const shown = (encerrados ? found : found.filter((account) => !isClosed(account))).toSorted(byName)
    const data = shown.slice((page - 1) * perPage, page * perPage).map((account) => told(account, userId))
    return { status_code: 200, data, meta: { total: shown.length, page, perPage, closed } }
  })
}

const isClosed = ({ isActive, isPersonGone }: ListedAccount): boolean => !isActive || isPersonGone

const { compare } = new Intl.Collator(defaultLocale)
const byName = (one: ListedAccount, other: ListedAccount): number => compare(one.name, other.name) || one.userId - other.userId

/** Finds the accounts in whose name, user name and e-mail every word stands. */
function matcher(search: string): (account: ListedAccount) => boolean {
  const words = plainText(search).split(' ')
  return ({ name, username, email }) => words.every((word) => plainText(`${name} ${username} ${email}`).includes(word))
}

function told({ userId, personId, ...account }: ListedAccount, own: number): z.infer<typeof listed> {
  return { ...account, person: personId === null ? null : { path: personContract.path, id: personId }, isOwn: userId === own }
}
