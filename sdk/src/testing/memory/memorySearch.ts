import { success } from '../answers.js'
import type { MemoryEntry } from './memoryRecordCalls.js'
import { nearestFirst } from '../../core/contractPath.js'
import { findEntry, listPathOf } from './memoryScope.js'
import { type MemoryRecord, plain, selectRecords } from './memoryTable.js'

interface Asked {
  readonly q?: string
  /** Searches deleted records, which can be restored, instead of the others. */
  readonly excluidos?: boolean
  /** Path of the only list to search. */
  readonly caminho?: string
}

/**
 * Records that match `q`: at most five per entity, or twenty of a single one. Names that begin with it come first, then names with a word
 * that does.
 */
export function answerSearch(tables: readonly MemoryEntry[], { q = '', excluidos, caminho }: Asked): Response {
  // One letter would match everything.
  if (plain(q).length < 2) return success({ data: [] })
  const one = caminho === undefined ? undefined : findEntry(tables, caminho)
  const asked = caminho === undefined ? tables : one?.rest === '' ? [one.entry] : []
  const data = asked.flatMap(({ resource, table }) => {
    const labelOf = (record: MemoryRecord) => resource.title?.(record) ?? String(record.id)
    return selectRecords(table, new URLSearchParams({ busca: q, ordem: nearestFirst, excluidos: excluidos ? '1' : '' }))
      .slice(0, caminho === undefined ? 5 : 20)
      .map((record) => ({
        entity: resource.contract.name,
        path: listPathOf(table, record),
        id: record.id,
        label: labelOf(record),
        details: resource.contract.tellsApart.map((key) => record[key] ?? null),
      }))
  })
  return success({ data })
}
