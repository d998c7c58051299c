/** What the thread of the embedded database begins with. */
export interface ThreadOptions {
  /** Of its files; in memory when there is none. */
  readonly dataDir?: string
  /** The files that a new one begins with: a dump of them, or the folder in which they lie. */
  readonly template?: Blob | string
  /** Statements that set up the connection. */
  readonly settings: string
}

export type ToThread =
  | { readonly kind: 'query'; readonly id: number; readonly statement: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'close' }

export interface PlainError {
  readonly message: string
  /** SQLSTATE. */
  readonly code?: string
  readonly severity?: string
  readonly constraint?: string
}

export interface ThreadResult {
  readonly rows: readonly unknown[]
  readonly affectedRows?: number
  /** What was done: `COMMIT`, or `ROLLBACK` where a commit was asked for in vain. */
  readonly command?: string
}

export type ToServer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unusable'; readonly error: PlainError }
  | { readonly kind: 'rows'; readonly id: number; readonly result: ThreadResult }
  | { readonly kind: 'refused'; readonly id: number; readonly error: PlainError }
