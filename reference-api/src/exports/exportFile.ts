import type { Locale } from '@esporte-parana/sdk/contracts'
import type { ExportColumn } from './exportColumns.js'
import type { ExportRows } from './exportRows.js'

/** The contents of a file. */
export interface ExportFile {
  readonly locale: Locale
  /** Name of the records in the reader's language. */
  readonly title: string
  readonly columns: readonly ExportColumn[]
  readonly rows: ExportRows
  /** Name of the user who exports it. */
  readonly by: string
  readonly at: Date
}
