import { type Locale, personContract } from '@esporte-parana/sdk/contracts'
import { sql } from 'kysely'
import { expiryText, type ExpiryText } from './expiryText.js'
import { type Database, firstRow, rows } from '../database/database.js'
import type { EntityPlan } from '../records/plan/plan.js'
import { readExpiries } from '../records/read/readExpiries.js'
import { eventText } from './eventText.js'
import { readEvents } from './readEvents.js'

/** Kinds of notices: a record waits for the user, another record of the user changed, or something expires. */
export const noticeKinds = ['vez', 'situacao', 'vencimento'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Days before an expiry on which a new notice appears; the domain model's B7, rule 17. */
export const warnings = [60, 30, 7, 0] as const

/** Days for which a notice is shown. */
const newsDays = 30
/** Days after which a change to the user's records counts as read. */
const unreadDays = 7
const mostExpiries = 100

interface NoticeQuery {
  readonly userId: number
  /** Requests for a new password wait for the user. */
  readonly managesUsers: boolean
  readonly now: Date
  readonly today: string
  readonly locale: Locale
  readonly kinds: readonly NoticeKind[]
  /** Expiries appear this many days before. */
  readonly days: number
  /**
   * The user's previous visit, ISO 8601. An expiry that was announced before it counts as read, because expiries concern the whole office.
   */
  readonly visited: string
}

type Place = Pick<ReturnType<typeof eventText>, 'entity' | 'path' | 'id' | 'label'>
export interface Notice extends Place, Pick<ReturnType<typeof eventText>, 'status' | 'statusText' | 'by' | 'reason'> {
  /** Stays the same for the same notice. */
  readonly key: string
  readonly type: NoticeKind
  /** The kind of record, or what expires. */
  readonly title: string
  /** `YYYY-MM-DD`, only for an expiry. */
  readonly due: string | null
  /** What to open on the page of the record. */
  readonly panel?: string
  readonly at: string
  readonly isRead: boolean
}

/** The notices of a user, unread before read and the newest first: changes to their records, records that wait for them, and expiries. */
export async function readNotices(database: Database, plans: readonly EntityPlan[], query: NoticeQuery): Promise<Notice[]> {
  const { userId, kinds, now, visited } = query
  const unreadSince = new Date(now.getTime() - unreadDays * 86_400_000).toISOString()
  const isOld = ({ type, at }: News) => at <= (type === 'vencimento' ? visited : unreadSince)
  const news = [
    ...(kinds.includes('vez') || kinds.includes('situacao') ? await eventNotices(database, plans, query) : []),
    ...(kinds.includes('vez') && query.managesUsers ? await passwordNotices(database, query) : []),
    ...(kinds.includes('vencimento') ? await expiryNotices(database, plans, query) : []),
  ]
  const mark = await firstRow<{ until: string }>(database, sql`select read_until as until from notice_mark where user_id = ${userId}`)
  const read = await rows<{ key: string }>(
    database,
    sql`select key from notice_read where user_id = ${userId} and key = any(${news.map(({ key }) => key)}::text[])`,
  )
  const known = new Set(read.map(({ key }) => key))
  return news
    .map((notice) => ({ ...notice, isRead: isOld(notice) || known.has(notice.key) || (mark !== undefined && notice.at <= mark.until) }))
    .toSorted(
      (one, other) => Number(one.isRead) - Number(other.isRead) || other.at.localeCompare(one.at) || one.key.localeCompare(other.key),
    )
}

type News = Omit<Notice, 'isRead'>

async function eventNotices(
  database: Database,
  plans: readonly EntityPlan[],
  { userId, now, today, locale, kinds }: NoticeQuery,
): Promise<News[]> {
  const since = new Date(now.getTime() - newsDays * 86_400_000).toISOString()
  const events = await readEvents(database, plans, { userId, today, since })
  const seen = new Set<string>()
  return events.flatMap((event): News[] => {
    const { kind, action: _, within: __, ...told } = eventText(event, locale)
    const record = `${told.entity}.${told.id}`
    // The last change of a waiting record is the reason why it waits.
    const isLast = !seen.has(record)
    seen.add(record)
    const type = event.isDuty && isLast ? 'vez' : event.concerns ? 'situacao' : undefined
    if (type === undefined || !kinds.includes(type)) return []
    return [{ ...told, key: `${record}.${event.entry}`, type, title: kind, due: null }]
  })
}

const askedFor: Readonly<Record<Locale, string>> = {
  'pt-BR': 'Pedido de nova senha',
  'en-US': 'Request for a new password',
  'es-ES': 'Solicitud de nueva contraseña',
}

/** People who asked for a new password, for whoever manages accounts: each opens the access of the person. */
async function passwordNotices(database: Database, { userId, locale }: NoticeQuery): Promise<News[]> {
  const asked = await rows<{ user: number; name: string; person: number; label: string; at: string }>(
    database,
    sql`select u.id as user, u.name, p.id as person, p.label, r.at from password_request r
      join app_user u on u.id = r.user_id and u.is_active join person p on p.id = u.person_id and p.deleted_at is null
      where u.id <> ${userId}`,
  )
  return asked.map(({ user, name, person, label, at }) => ({
    key: `password.${user}.${at}`,
    type: 'vez',
    entity: 'person',
    path: personContract.path,
    id: person,
    label,
    title: askedFor[locale],
    due: null,
    panel: 'acesso',
    at,
    status: null,
    statusText: null,
    by: { id: user, label: name },
    reason: null,
  }))
}

async function expiryNotices(database: Database, plans: readonly EntityPlan[], { today, days, locale }: NoticeQuery): Promise<News[]> {
  const expiries = await readExpiries(database, plans, { today, days, limit: mostExpiries })
  return expiries.map((expiry) => {
    const told: ExpiryText = expiryText(plans, expiry, locale)
    const left = Math.round((Date.parse(told.due) - Date.parse(today)) / 86_400_000)
    const warning = warnings.findLast((step) => left <= step) ?? days
    const at = new Date(Date.parse(told.due) - warning * 86_400_000).toISOString()
    const { entity, path, id, label, title, due } = told
    return {
      key: `${entity}.${id}.${told.what}.${due}.${warning}`,
      type: 'vencimento',
      entity,
      path,
      id,
      label,
      title,
      due,
      at,
      status: null,
      statusText: null,
      by: null,
      reason: null,
    }
  })
}
