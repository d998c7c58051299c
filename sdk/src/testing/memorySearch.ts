import { success } from './answers.js'
import type { MemoryEntry } from './memoryRecordCalls.js'
import { selectRecords } from './memoryTable.js'

/** Records of every entity that `q` finds, at most five of each. */
export function answerSearch(tables: readonly MemoryEntry[], { q = '' }: { readonly q?: string }): Response {
  // One letter would find everything.
  if (q.trim().length < 2) return success({ data: [] })
  const data = tables.flatMap(({ resource, table }) =>
    selectRecords(table, new URLSearchParams({ busca: q.trim() }))
      .slice(0, 5)
      .map((record) => ({
        entity: resource.contract.name,
        path: resource.contract.path,
        id: record.id,
        label: resource.title?.(record) ?? String(record.id),
      })),
  )
  return success({ data })
}
