import type { Locale } from '@esporte-parana/sdk/contracts'
import type { ExportColumn } from './exportColumns.js'
import type { ExportRows } from './exportRows.js'

/** What a file is made of. */
export interface ExportFile {
  readonly locale: Locale
  /** Name of the records in the reader's language. */
  readonly title: string
  readonly columns: readonly ExportColumn[]
  readonly rows: ExportRows
  /** Name of the person who takes it. */
  readonly by: string
  readonly at: Date
}
