import { defaultLocale, locales } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { z } from 'zod'
import type { ApiServer } from '../core/apiServer.js'
import type { Database } from '../database/database.js'
import { firstRow } from '../database/database.js'
import type { EntitySet } from '../records/plan/plan.js'
import { answer } from '../http/answer.js'
import { visiblePlans } from '../records/read/visiblePlans.js'
import { callerOf } from '../session/authenticate.js'
import { today } from '../core/today.js'
import { changeAnswer, changeText, eventAnswer, importText, place } from './eventText.js'
import { type RecordEvent, readEvents, readImports } from './readEvents.js'
import { noticeKinds, readNotices, warnings } from './readNotices.js'

const language = z.enum(locales).default(defaultLocale).describe('Language of the texts')
const perPage = z.coerce.number().int().min(1).max(100).default(20)
const notice = place.extend({
  key: z.string().describe('The key for `POST /avisos/lidos`'),
  type: z
    .enum(noticeKinds)
    .describe('`vez`: it waits for the user; `situacao`: a record of the user changed; `vencimento`: something expires'),
  title: z.string().describe('The kind of record, or what expires'),
  status: z.string().nullable(),
  statusText: z.string().nullable(),
  by: eventAnswer.shape.by,
  reason: z.string().nullable(),
  due: z.iso.date().nullable(),
  panel: z.string().optional().describe('What to open on the page of the record, as `?painel=`'),
  at: z.iso.datetime(),
  isRead: z.boolean(),
})
const noticeQuery = z.strictObject({
  tipos: z
    .string()
    .regex(new RegExp(`^(${noticeKinds.join('|')})(,(${noticeKinds.join('|')}))*$`))
    .default(noticeKinds.join(','))
    .describe('Kinds of notices'),
  dias: z.coerce
    .number()
    .int()
    .refine((days) => (warnings as readonly number[]).includes(days))
    .default(7)
    .describe('How many days before an expiry the notice appears: 60, 30, 7 or 0'),
  por_pagina: perPage,
  idioma: language,
})
const readBody = z.strictObject({
  keys: z.array(z.string().max(200)).max(200).optional().describe('Keys of the read notices'),
  until: z.iso.datetime().optional().describe('All notices until this time are read'),
})
const changeQuery = z.strictObject({ por_pagina: perPage, idioma: language })

/** Days for which read notices are remembered, longer than they are shown. */
const rememberedDays = 120
/** Days of changes to show to a user without an earlier sign-in. */
const firstDays = 7

interface NoticeRoutesOptions {
  readonly database: Database
  readonly set: EntitySet
  readonly clock: () => Date
}

/**
 * Adds the changes of others since the user's last visit, and the notices about the user's records. They are personal, so a portal's token
 * gets none.
 */
export function noticeRoutes(server: ApiServer, { database, set, clock }: NoticeRoutesOptions): void {
  const config = { isPersonal: true }
  const changesAnswer = answer(z.array(changeAnswer)).extend({
    total: z.number().int().describe('Counted up to some hundreds'),
    since: z.iso.datetime(),
  })
  server.get(
    '/painel/mudancas',
    {
      config,
      schema: {
        tags: ['painel'],
        summary:
          'What others did to records since the last sign-in of the visit before; a sign-in within eight hours goes on with the same visit: changes of status, deletions, what was brought back, one line for each record and each import, newest first',
        querystring: changeQuery,
        response: { 200: changesAnswer },
      },
    },
    async (request) => {
      const { por_pagina: limit, idioma: locale } = request.query
      const caller = callerOf(request)
      const { userId } = caller
      const plans = visiblePlans(set, caller)
      const since = await visitBefore(database, { userId, now: clock(), firstDays })
      const events = await readEvents(database, plans, { userId, today: today(clock()), since })
      const imports = await readImports(database, plans, { userId, since })
      const lines = [
        ...byRecord(events).map((steps) => ({ at: steps[0].at, told: () => changeText(steps, locale) })),
        ...imports.map((each) => ({ at: each.at, told: () => importText(each, locale) })),
      ].toSorted((one, other) => other.at.localeCompare(one.at))
      return { status_code: 200, data: lines.slice(0, limit).map(({ told }) => told()), total: lines.length, since }
    },
  )

  const notices = answer(z.array(notice)).extend({ total: z.number().int(), unread: z.number().int() })
  server.get(
    '/avisos',
    {
      config,
      schema: {
        tags: ['avisos'],
        summary: 'What concerns the person: unread before read, newest first',
        querystring: noticeQuery,
        response: { 200: notices },
      },
    },
    async (request) => {
      const { tipos, dias: days, por_pagina: limit, idioma: locale } = request.query
      const kinds = noticeKinds.filter((kind) => tipos.split(',').includes(kind))
      const now = clock()
      const caller = callerOf(request)
      const { userId, managesUsers } = caller
      const found = await readNotices(database, visiblePlans(set, caller), {
        userId,
        managesUsers,
        now,
        today: today(now),
        locale,
        kinds,
        days,
        visited: await visitBefore(database, { userId, now, firstDays: 1 }),
      })
      const unread = found.filter(({ isRead }) => !isRead).length
      return { status_code: 200, data: found.slice(0, limit), total: found.length, unread }
    },
  )
  server.post(
    '/avisos/lidos',
    {
      config,
      schema: { tags: ['avisos'], summary: 'Notices that have been read', body: readBody, response: { 200: answer(z.null()) } },
    },
    async (request) => {
      const { keys = [], until } = request.body
      await markRead(database, { userId: callerOf(request).userId, keys, until, now: clock() })
      return { status_code: 200, data: null }
    },
  )
}

type Steps = [RecordEvent, ...RecordEvent[]]

/** The changes of each record together, in the order of their newest. */
function byRecord(events: readonly RecordEvent[]): readonly Steps[] {
  const found = new Map<string, Steps>()
  for (const event of events) {
    const key = `${event.plan.entity.contract.name}.${event.id}`
    const steps = found.get(key)
    if (steps) steps.push(event)
    else found.set(key, [event])
  }
  return [...found.values()]
}

interface Visitor {
  readonly userId: number
  readonly now: Date
  /** Used when there is no earlier visit. */
  readonly firstDays: number
}

/** The time of the last sign-in of the user's previous visit. */
async function visitBefore(database: Database, { userId, now, firstDays: days }: Visitor): Promise<string> {
  const user = await firstRow<{ before: string | null }>(database, sql`select entered_before as before from app_user where id = ${userId}`)
  return user?.before ?? new Date(now.getTime() - days * 86_400_000).toISOString()
}

interface Reading {
  readonly userId: number
  readonly keys: readonly string[]
  readonly until: string | undefined
  readonly now: Date
}

async function markRead(database: Database, { userId, keys, until, now }: Reading): Promise<void> {
  const at = now.toISOString()
  const old = new Date(now.getTime() - rememberedDays * 86_400_000).toISOString()
  await sql`delete from notice_read where user_id = ${userId} and at < ${old}::timestamptz`.execute(database)
  await sql`insert into notice_read (user_id, key, at) select ${userId}::integer, k, ${at}::timestamptz from unnest(${[...new Set(keys)]}::text[]) k on conflict do nothing`.execute(
    database,
  )
  // The mark must not be in the future, because later notices are not read yet.
  if (until !== undefined)
    await sql`insert into notice_mark (user_id, read_until) values (${userId}, least(${until}::timestamptz, ${at}::timestamptz))
      on conflict (user_id) do update set read_until = greatest(notice_mark.read_until, excluded.read_until)`.execute(database)
}
