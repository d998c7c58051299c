import type { FieldIssue } from '../core/issue.js'

/** A file to send, as the user chose it. */
export interface GivenFile {
  /** Placeholder in the body: `{ outboxFile: name }` becomes the id of the stored file. */
  readonly name: string
  readonly file: File
}

/** A write with its files, as a screen adds it. */
export interface GivenWrite {
  readonly write: OutboxWrite
  readonly files?: readonly GivenFile[]
}

/** A write that may wait: the request to send later. */
export interface OutboxWrite {
  /** What the write is about, as a path: `/vistorias/7/respostas/P3`. While it is refused, writes of its parts wait; all others pass it. */
  readonly subject: string
  /** It says everything about its subject, so it replaces refused writes of the same subject. */
  readonly isWhole?: boolean
  /** Name for the user: "Vistoria 12/2026: extintores". */
  readonly label: string
  /** Content in words, so that users can read waiting writes. */
  readonly summary?: string
  readonly method: 'POST' | 'PUT' | 'DELETE'
  /** Below the API's base path. */
  readonly path: string
  /** `{ outboxFile: name }` becomes the id of a stored file, `{ outboxOrder: true }` the position of the write in this device's queue. */
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** State of an entry's file. */
export interface OutboxFile {
  readonly name: string
  readonly fileName: string
  readonly type: string
  readonly size: number
  /** Sent with the file, so that a repeated request gets the first answer; a new upload uses another key. */
  readonly key: string
  /** The stored file, confirmed by its hash. */
  readonly stored?: { readonly id: number; readonly at: number }
}

/** Why the server refuses an entry; only a user can solve it. */
export interface OutboxRefusal {
  readonly status: number
  /** A code of `ApiErrorCode`, an entity's own, or `file-lost`. */
  readonly code: string
  readonly fieldErrors: readonly FieldIssue[]
  readonly requestId?: string
  /** The server's message. */
  readonly message?: string
  /** The record that the server has instead, if it sent one. */
  readonly current?: unknown
}

/** A waiting write with its state. */
export interface OutboxEntry extends OutboxWrite {
  /** Its `Idempotency-Key`: the server stores it once, however often it is sent. */
  readonly id: string
  readonly person: string
  /** Position in the queue, set when it is stored. */
  readonly order: number
  /** Epoch milliseconds. */
  readonly at: number
  readonly files: readonly OutboxFile[]
  readonly refusal?: OutboxRefusal
}

/** An entry without a position in the queue. */
export type NewEntry = Omit<OutboxEntry, 'order'>

/** Storage of entries: IndexedDB in the product's own page, memory in an embed. */
export interface OutboxStorage {
  /** In the order of adding. */
  read(person: string): Promise<readonly OutboxEntry[]>
  /** False when another tab has removed it. */
  has(entry: OutboxEntry): Promise<boolean>
  /** Stores everything or nothing. @throws `QuotaExceededError` when storage is full */
  add(entries: readonly NewEntry[], files: ReadonlyMap<NewEntry, readonly File[]>): Promise<readonly OutboxEntry[]>
  /** Does nothing when the entry was removed meanwhile. */
  update(entry: OutboxEntry): Promise<void>
  file(entry: OutboxEntry, name: string): Promise<File | undefined>
  /** Removes the entry and its files. */
  remove(entry: OutboxEntry): Promise<void>
  /** Stores data that a page needs offline, such as an opened record; replaces data of the same name. */
  keep(person: string, name: string, bytes: Blob): Promise<void>
  kept(person: string, name: string): Promise<Blob | undefined>
  /** Deletes everything of one person. */
  clear(person: string): Promise<void>
}
