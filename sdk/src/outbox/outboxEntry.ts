import type { FieldIssue } from '../core/issue.js'

/** A file on its way, as the person gave it. */
export interface GivenFile {
  /** What the body holds in its place: `{ outboxFile: name }` becomes the id of the stored file. */
  readonly name: string
  readonly file: File
}

/** A write with its files, as a screen hands it over. */
export interface GivenWrite {
  readonly write: OutboxWrite
  readonly files?: readonly GivenFile[]
}

/** A write that may wait: what the server is to be asked, once it can be. */
export interface OutboxWrite {
  /**
   * What it is about, as a path: `/vistorias/7/respostas/P3`. A write waits for the earlier ones on the same subject, on a part of it and on what it is a
   * part of; others pass one that was refused.
   */
  readonly subject: string
  /** What the person calls it: "Vistoria 12/2026: extintores". */
  readonly label: string
  /** What it says, in words: what waits can be read before it is sent. */
  readonly summary?: string
  readonly method: 'POST' | 'PUT' | 'DELETE'
  /** Below the API's base path. */
  readonly path: string
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Where a file of an entry stands. */
export interface OutboxFile {
  readonly name: string
  readonly fileName: string
  readonly type: string
  readonly size: number
  /** Sent with it, so that a repetition is answered by the first answer; another one when it is sent anew. */
  readonly key: string
  /** What the server stored, acknowledged by its hash. */
  readonly stored?: { readonly id: number; readonly at: number }
}

/** Why the server will not take an entry as it is; only a person can help. */
export interface OutboxRefusal {
  readonly status: number
  /** A code of `ApiErrorCode`, an entity's own, or `file-lost`. */
  readonly code: string
  readonly fieldErrors: readonly FieldIssue[]
  readonly requestId?: string
  /** The server's own words. */
  readonly message?: string
  /** What the server holds instead, where it said so. */
  readonly current?: unknown
}

/** A write that waits, with all that is known of it. */
export interface OutboxEntry extends OutboxWrite {
  /** Its `Idempotency-Key`: however often it is sent, it is written once. */
  readonly id: string
  readonly person: string
  /** Place in the line; given when it is kept. */
  readonly order: number
  /** Epoch milliseconds. */
  readonly at: number
  readonly files: readonly OutboxFile[]
  readonly refusal?: OutboxRefusal
}

/** An entry that has no place in the line yet. */
export type NewEntry = Omit<OutboxEntry, 'order'>

/** Where entries wait: the browser's database in a page of ours, memory in a page that is another's. */
export interface OutboxStorage {
  /** In the order they were added. */
  read(person: string): Promise<readonly OutboxEntry[]>
  /** Whether another tab has not removed it. */
  has(entry: OutboxEntry): Promise<boolean>
  /** All of it or nothing. @throws `QuotaExceededError` when there is no room */
  add(entries: readonly NewEntry[], files: ReadonlyMap<NewEntry, readonly File[]>): Promise<readonly OutboxEntry[]>
  /** Nothing where it was removed meanwhile. */
  update(entry: OutboxEntry): Promise<void>
  file(entry: OutboxEntry, name: string): Promise<File | undefined>
  /** With its files. */
  remove(entry: OutboxEntry): Promise<void>
  /** Puts by what a page needs without network, such as a record that was opened; another of the same name goes. */
  keep(person: string, name: string, bytes: Blob): Promise<void>
  kept(person: string, name: string): Promise<Blob | undefined>
  /** Forgets everything of one person. */
  clear(person: string): Promise<void>
}
