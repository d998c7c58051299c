import { failure, success } from '../answers.js'
import type { MemoryTable } from './memoryTable.js'

/** `POST /<path>/duplicados`: records with the same values in the fields of a rule. */
export function answerDuplicates(table: MemoryTable, body: Readonly<Record<string, unknown>>): Response {
  const { values = {}, except, root } = body as Question
  const keys = Object.keys(values)
  const rule = table.contract.unique.find(
    (known) => known.root === root && known.fields.length === keys.length && known.fields.every((key) => keys.includes(key)),
  )
  if (!rule) return failure(422, 'invalid', { issues: [{ path: 'values', code: 'invalid' }] })
  const found = [...table.records.values()].filter(
    (record) => record.id !== except && rule.fields.every((key) => isAlike(record[key], values[key], root)),
  )
  return success({ data: found.slice(0, 3).map(({ id, label }) => ({ id, label })) })
}

interface Question {
  readonly values?: Readonly<Record<string, unknown>>
  readonly except?: number
  readonly root?: number
}

function isAlike(one: unknown, other: unknown, root: number | undefined): boolean {
  if (root === undefined) return plain(one) === plain(other)
  return typeof one === 'string' && typeof other === 'string' && one !== other && one.slice(0, root) === other.slice(0, root)
}

function plain(value: unknown): string {
  return JSON.stringify(value ?? null)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
