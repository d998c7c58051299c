import { failure, success } from '../answers.js'
import type { MemoryTable } from './memoryTable.js'

/** `POST /<path>/duplicados`: records that hold the same values in the fields of a rule. */
export function answerDuplicates(table: MemoryTable, body: Readonly<Record<string, unknown>>): Response {
  const { values = {}, except } = body as { readonly values?: Readonly<Record<string, unknown>>; readonly except?: number }
  const keys = Object.keys(values)
  const rule = table.contract.unique.find(({ fields }) => fields.length === keys.length && fields.every((key) => keys.includes(key)))
  if (!rule) return failure(422, 'invalid', { issues: [{ path: 'values', code: 'invalid' }] })
  const found = [...table.records.values()].filter(
    (record) => record.id !== except && rule.fields.every((key) => plain(record[key]) === plain(values[key])),
  )
  return success({ data: found.slice(0, 3).map(({ id, label }) => ({ id, label })) })
}

function plain(value: unknown): string {
  return JSON.stringify(value ?? null)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
