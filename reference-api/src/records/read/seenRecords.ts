import { createHash } from 'node:crypto'

/** The form of `seenOf`: a moment and a digest. */
export const seenPattern = /^[0-9a-z]{1,9}\.[0-9a-f]{32}$/

/** A short text that says which records were found, by their ids in order, separated by commas, and when. */
export const seenOf = (ids: string, at: Date): string => `${at.getTime().toString(36)}.${createHash('md5').update(ids).digest('hex')}`

/** Whether these are the same records, at whatever moment. */
export const isSameSeen = (one: string, other: string): boolean => one.split('.')[1] === other.split('.')[1]

/** The moment of the count. */
export const seenAt = (seen: string): Date => new Date(Number.parseInt(seen, 36))
