import { ApiError } from '../api/ApiError.js'
import type { OutboxEntry, OutboxRefusal } from './outboxEntry.js'

type Placed = Pick<OutboxEntry, 'subject' | 'refusal'>

/** The first entry that may be sent: not refused, and behind no refused one that it depends on. */
export function nextToSend<E extends Placed>(entries: readonly E[]): E | undefined {
  return entries.find((entry, place) => !entry.refusal && !heldBy(entries, place))
}

/** The refused entry that holds the one at `place`. */
export function heldBy<E extends Placed>(entries: readonly E[], place: number): E | undefined {
  const subject = entries[place]?.subject ?? ''
  return entries.slice(0, place).find((before) => before.refusal && belongsTogether(before.subject, subject))
}

/** The same subject, or one a part of the other. */
export function belongsTogether(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`)
}

/** What a failed attempt means: it is tried later, or a person has to look at it. */
export type Verdict =
  | { readonly kind: 'later'; readonly why: 'no-answer' | 'server' | 'signed-out'; readonly seconds?: number }
  | { readonly kind: 'refused'; readonly refusal: OutboxRefusal }

/** A server that is busy, full or broken may take the same write later; one that understood and declined will not. */
export function verdictOf(error: unknown): Verdict {
  if (error instanceof FileTrouble)
    return error.kind === 'lost'
      ? { kind: 'refused', refusal: { status: 0, code: 'file-lost', fieldErrors: [] } }
      : { kind: 'later', why: 'server' }
  if (!(error instanceof ApiError)) return { kind: 'later', why: 'no-answer' }
  const { status, code, fieldErrors, requestId, retryAfter, body } = error
  if (status === 401) return { kind: 'later', why: code === 'signed-in-again' ? 'server' : 'signed-out' }
  if (status < 400 || status >= 500 || status === 408 || status === 429 || code === 'malformed')
    return { kind: 'later', why: 'server', ...(retryAfter !== undefined && { seconds: retryAfter }) }
  const message = typeof body.message === 'string' ? body.message : undefined
  return { kind: 'refused', refusal: { status, code, fieldErrors, requestId, message, current: body.data } }
}

interface Receipt {
  readonly outcome: string
  readonly current?: unknown
  readonly issues?: OutboxRefusal['fieldErrors']
}

/** An answer of 200 may hold a receipt for each part of what was sent, and one of these a no: `{ data: { receipts: [{ outcome: 'conflito' }] } }`. */
export function refusalIn(answer: unknown): OutboxRefusal | undefined {
  const { receipts } = (answer as { readonly data?: { readonly receipts?: readonly Receipt[] } } | undefined)?.data ?? {}
  const no = receipts?.find(({ outcome }) => outcome === 'conflito' || outcome === 'recusada')
  if (!no) return undefined
  const isConflict = no.outcome === 'conflito'
  return { status: isConflict ? 409 : 422, code: isConflict ? 'conflict' : 'invalid', fieldErrors: no.issues ?? [], current: no.current }
}

/** A file that cannot be read any more, or that arrived as another one. */
export class FileTrouble extends Error {
  override readonly name = 'FileTrouble'
  readonly kind: 'lost' | 'damaged'
  constructor(kind: 'lost' | 'damaged') {
    super(`outbox: a file was ${kind}`)
    this.kind = kind
  }
}

const longestWait = 60

/** Seconds before the next attempt: twice as long each time, a minute at most, never the same for all who wait. */
export function secondsUntilRetry(failures: number, random: () => number = Math.random): number {
  return Math.min(longestWait, 2 ** Math.max(0, failures - 1)) * (0.8 + 0.4 * random())
}
