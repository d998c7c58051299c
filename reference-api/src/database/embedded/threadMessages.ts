/** Options to start the thread of the embedded database. */
export interface ThreadOptions {
  /** Folder of its files; without it, everything is in memory. */
  readonly dataDir?: string
  /** The initial files of a new database: an image for one in memory, or a folder with the files. */
  readonly template?: DatabaseImage | string
  /** Statements that set up the connection. */
  readonly settings: string
}

/** A database in memory: it starts in a third of the time, because nothing is unpacked or compiled again. */
export interface DatabaseImage {
  /** PGlite's archive of the files. */
  readonly files: SharedArrayBuffer
  /** PGlite, compiled. */
  readonly program: WebAssembly.Module
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
  /** What PostgreSQL did: `COMMIT`, or `ROLLBACK` when a commit failed. */
  readonly command?: string
}

export type ToServer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'unusable'; readonly error: PlainError }
  | { readonly kind: 'rows'; readonly id: number; readonly result: ThreadResult }
  | { readonly kind: 'refused'; readonly id: number; readonly error: PlainError }
