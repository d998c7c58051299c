import { lotContract, leastForecastDays } from '@esporte-parana/sdk/contracts'
import { z } from 'zod'
import type { ApiServer } from '../core/apiServer.js'
import type { Database } from '../database/database.js'
import { answer } from '../http/answer.js'
import { today } from '../core/today.js'
import { balanceKeys, readBalances } from './readBalances.js'

const money = z.string().describe('Decimal, BRL, at the prices of today')
const balance = z.object({
  id: z.number().int(),
  label: z.string(),
  document: z.string().nullable().describe('CNPJ of a supplier'),
  startsOn: z.iso.date().nullable().describe('First day of an event'),
  committed: money.describe('Reserved and not yet received'),
  consumed: money,
  left: money.describe('Left of the lots that it draws on; others may draw on them too'),
  usedUpOn: z.iso
    .date()
    .nullable()
    .describe(
      'When those lots are used up at the pace since their tenders are in force; null when they last as long, and when it is too early',
    ),
  isEarly: z.boolean().describe(`None of those tenders has been in force for ${leastForecastDays} days, from which a forecast is made`),
  endsOn: z.iso.date().nullable().describe('When the last of those tenders ends'),
})
const balanceQuery = z.strictObject({ por: z.enum(balanceKeys).describe('What the balances are told by') })

interface BalanceRoutesOptions {
  readonly database: Database
  readonly clock: () => Date
}

// A portal's token sees single lists, and a balance adds up several.
const config = { isPersonal: true, screens: [lotContract.path] }

/** Adds the balances of what is in force, with their forecast, for the summary of the day. */
export function balanceRoutes(server: ApiServer, { database, clock }: BalanceRoutesOptions): void {
  server.get(
    '/painel/saldos',
    {
      config,
      schema: {
        tags: ['painel'],
        summary: 'What is committed, consumed and left by event, region or supplier, and when it is used up',
        querystring: balanceQuery,
        response: { 200: answer(z.array(balance)) },
      },
    },
    async (request) => ({ status_code: 200, data: await readBalances(database, request.query.por, today(clock())) }),
  )
}
