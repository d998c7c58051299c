import { failure, success } from '../answers.js'
import { remember } from './memoryHistory.js'
import type { MemoryTable } from './memoryTable.js'

interface ArrangeBody {
  readonly records: readonly { readonly id: number; readonly version: number }[]
}

/** `ordenar`: records exchange their positions, all of them or none. */
export function arrange(table: MemoryTable, key: string, { records: wanted }: ArrangeBody): Response {
  const found = wanted.flatMap(({ id, version }) => {
    const record = table.records.get(id)
    return record?.version === version ? [record] : []
  })
  if (found.length !== wanted.length) return failure(412, 'stale')
  const places = found.map((record) => Number(record[key])).toSorted((a, b) => a - b)
  const records = found.map((record, index) => {
    const [before, after] = [record[key], places[index]]
    if (before === after) return { id: record.id, version: record.version }
    const version = record.version + 1
    table.records.set(record.id, { ...record, [key]: after, version })
    remember(table, record.id, { action: 'update', changes: [{ field: key, before, after }] })
    return { id: record.id, version }
  })
  return success({ data: { records } })
}
