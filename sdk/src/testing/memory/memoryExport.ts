import { contractText } from '../../contractText.js'
import { today } from '../../core/calendar.js'
import { matchLocale } from '../../core/locale.js'
import { type CsvCell, csvDialect, csvLine, csvStart } from '../../sheet/csvLine.js'
import { failure } from '../answers.js'
import type { MemoryEntry } from './memoryRecordCalls.js'
import { type MemoryRecord, selectRecords } from './memoryTable.js'

/**
 * `exportar.csv` over the records of one table: the requested columns with the entity's headings. Only the reference API writes workbooks.
 */
export function exportCsv({ resource: { messages }, table }: MemoryEntry, query: URLSearchParams): Response {
  const locale = matchLocale(query.get('idioma'))
  if (!messages) return failure(404, 'not-found')
  const text = contractText(locale, { messages })
  const dialect = csvDialect(locale)
  const ids = query.get('ids')?.split(',')
  const except = query.get('exceto')?.split(',') ?? []
  const keys = query.get('colunas')?.split(',') ?? table.contract.sortable
  const found = selectRecords(table, query).filter(({ id }) => (ids?.includes(String(id)) ?? true) && !except.includes(String(id)))
  const cell = (record: MemoryRecord, key: string): CsvCell => {
    const value = record[key]
    if (typeof value === 'number') return { number: value }
    if (typeof value === 'boolean') return value ? text.yes : text.no
    if (typeof value === 'string') return text.option(key, value) ?? value
    return typeof value === 'object' && value !== null && 'label' in value ? String(value.label) : null
  }
  const lines = [keys.map(text.field), ...found.map((record) => keys.map((key) => cell(record, key)))]
  const name = `${table.contract.path.split('/').at(-1)}-${today()}.csv`
  return new Response(csvStart + lines.map((cells) => csvLine(cells, dialect)).join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Total-Rows': String(found.length),
    },
  })
}
