import { type AnyContract, contractPath } from '../../core/contract.js'
import type { FieldIssue } from '../../core/issue.js'
import type { MemoryEntry } from './memoryRecordCalls.js'
import type { MemoryRecord, MemoryTable } from './memoryTable.js'

/** What of an address belongs to an entity: the rest behind its path, and its records under the parent that the path names. */
export interface Addressed {
  readonly entry: MemoryEntry
  readonly rest: string
  /** Nothing where records stand under none. */
  readonly parentId?: number
}

/** The entity that `path` is about; nothing for a path of nobody, nor where the parent is missing. */
export function findEntry(entries: readonly MemoryEntry[], path: string): Addressed | undefined {
  // What stands below a record before the record itself, as the longer path says more.
  for (const entry of entries.toSorted((a, b) => b.table.contract.path.length - a.table.contract.path.length)) {
    const { parent, ...contract } = entry.table.contract
    const pattern = new RegExp(`^${contract.path.replace(/\{\w+\}/g, '(\\d+)')}(?:/(.*))?$`)
    const [whole, first, second] = pattern.exec(path) ?? []
    if (whole === undefined) continue
    if (!parent) return { entry, rest: first ?? '' }
    const parentId = Number(first)
    const above = entries.find(({ table }) => table.contract.name === parent.entity)
    if (!above?.table.records.has(parentId)) return undefined
    return { entry: { ...entry, table: scopeTable(entry.table, parent.key, parentId) }, rest: second ?? '', parentId }
  }
  return undefined
}

/** Path of the list that a record stands in. */
export function listPathOf({ contract }: MemoryTable, record: MemoryRecord): string {
  const { parent } = contract
  return parent ? contractPath(contract, { [parent.param]: String(record[parent.key]) }) : contract.path
}

/** A body with the parent that the address names, and the issue when it names another one itself. */
export function withParent(
  { parent }: AnyContract,
  sent: object,
  parentId: number | undefined,
): { readonly body: object; readonly issues: readonly FieldIssue[] } {
  if (!parent) return { body: sent, issues: [] }
  const named = (sent as Readonly<Record<string, unknown>>)[parent.key] ?? parentId
  return { body: { ...sent, [parent.key]: parentId }, issues: named === parentId ? [] : [{ path: parent.key, code: 'invalid' }] }
}

/** The table with the records of one parent alone; what is written goes into the whole one. */
function scopeTable(table: MemoryTable, key: string, parentId: number): MemoryTable {
  const within = (records: MemoryTable['records']) => new Within(records, (record) => record[key] === parentId)
  return { ...table, records: within(table.records), hidden: within(table.hidden) }
}

class Within extends Map<number, MemoryRecord> {
  readonly #whole: Map<number, MemoryRecord> | undefined
  constructor(whole: Map<number, MemoryRecord>, isIn: (record: MemoryRecord) => boolean) {
    super()
    for (const [id, record] of whole) if (isIn(record)) super.set(id, record)
    this.#whole = whole
  }
  override set(id: number, record: MemoryRecord): this {
    this.#whole?.set(id, record)
    return super.set(id, record)
  }
  override delete(id: number): boolean {
    this.#whole?.delete(id)
    return super.delete(id)
  }
}
