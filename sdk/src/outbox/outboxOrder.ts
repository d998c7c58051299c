import { ApiError } from '../api/ApiError.js'
import type { OutboxEntry, OutboxRefusal } from './outboxEntry.js'

type Placed = Pick<OutboxEntry, 'subject' | 'refusal'>

/** The first entry that may be sent: not refused, and not blocked by a refused one. */
export function nextToSend<E extends Placed>(entries: readonly E[]): E | undefined {
  return entries.find((entry, place) => !entry.refusal && !heldBy(entries, place))
}

/** The refused entry that blocks the one at index `place`, because the blocked one is a part of it. */
export function heldBy<E extends Placed>(entries: readonly E[], place: number): E | undefined {
  const subject = entries[place]?.subject ?? ''
  return entries.slice(0, place).find((before) => before.refusal && subject.startsWith(`${before.subject}/`))
}

/** Whether a later entry of the same subject says everything that this one says. */
export function isReplaced<E extends Pick<OutboxEntry, 'subject' | 'isWhole' | 'order'>>(
  { subject, order }: E,
  entries: readonly E[],
): boolean {
  return entries.some((later) => later.isWhole && later.subject === subject && later.order > order)
}

/** Result of a failed attempt: try later, or a user must look at it. */
export type Verdict =
  | { readonly kind: 'later'; readonly why: 'no-answer' | 'server' | 'signed-out'; readonly seconds?: number }
  | { readonly kind: 'refused'; readonly refusal: OutboxRefusal }

/** A busy, full or broken server may accept the same write later; a server that refused it will not. */
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

/**
 * An answer with status 200 may have a receipt per part, and one of them may be a refusal: `{ data: { receipts: [{ outcome: 'conflito' }] }
 * }`.
 */
export function refusalIn(answer: unknown): OutboxRefusal | undefined {
  const { receipts } = (answer as { readonly data?: { readonly receipts?: readonly Receipt[] } } | undefined)?.data ?? {}
  const no = receipts?.find(({ outcome }) => outcome === 'conflito' || outcome === 'recusada')
  if (!no) return undefined
  const isConflict = no.outcome === 'conflito'
  return { status: isConflict ? 409 : 422, code: isConflict ? 'conflict' : 'invalid', fieldErrors: no.issues ?? [], current: no.current }
}

/** A file that cannot be read any more, or whose bytes changed on the way. */
export class FileTrouble extends Error {
  override readonly name = 'FileTrouble'
  readonly kind: 'lost' | 'damaged'
  constructor(kind: 'lost' | 'damaged') {
    super(`outbox: a file was ${kind}`)
    this.kind = kind
  }
}

const longestWait = 60

/** Seconds before the next attempt: doubled each time, at most a minute, with a random part so that devices do not retry together. */
export function secondsUntilRetry(failures: number, random: () => number = Math.random): number {
  return Math.min(longestWait, 2 ** Math.max(0, failures - 1)) * (0.8 + 0.4 * random())
}
