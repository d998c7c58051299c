import { type AnyContract, contractPath } from '../../core/contract.js'
import type { FieldIssue } from '../../core/issue.js'
import type { MemoryEntry } from './memoryRecordCalls.js'
import type { MemoryRecord, MemoryTable } from './memoryTable.js'

/** The entity of an address: its records under the parent in the path, and the rest of the path. */
export interface Addressed {
  readonly entry: MemoryEntry
  readonly rest: string
  /** Absent for records without a parent. */
  readonly parentId?: number
}

/** The entity of `path`; `undefined` for an unknown path or a missing parent. */
export function findEntry(entries: readonly MemoryEntry[], path: string): Addressed | undefined {
  // Longer paths first, so that nested records are found before their parent.
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

/** Path of the list that contains a record. */
export function listPathOf({ contract }: MemoryTable, record: MemoryRecord): string {
  const { parent } = contract
  return parent ? contractPath(contract, { [parent.param]: String(record[parent.key]) }) : contract.path
}

/** The body with the parent from the address, and the issue when the body names another parent. */
export function withParent(
  { parent }: AnyContract,
  sent: object,
  parentId: number | undefined,
): { readonly body: object; readonly issues: readonly FieldIssue[] } {
  if (!parent) return { body: sent, issues: [] }
  const named = (sent as Readonly<Record<string, unknown>>)[parent.key] ?? parentId
  return { body: { ...sent, [parent.key]: parentId }, issues: named === parentId ? [] : [{ path: parent.key, code: 'invalid' }] }
}

/** The table limited to the records of one parent; writes go to the whole table. */
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
