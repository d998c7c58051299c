import type { UniqueRule } from '../../core/contract.js'
import type { Link } from '../../core/record.js'
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
  if (rule.isNear) return success({ data: nearest(table, rule, { values, except }) })
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

/** The records with nearly the same text in the rule's first field, best first, compared by trigrams as the server does. */
function nearest(table: MemoryTable, { fields: [first, ...more] }: UniqueRule, { values = {}, except }: Question): readonly Link[] {
  const typed = trigrams(values[first])
  return [...table.records.values()]
    .filter((record) => record.id !== except && more.every((key) => record[key] === values[key]))
    .map(({ id, label, [first]: text }) => ({ id, label, ...inCommon(typed, trigrams(text)) }))
    .filter(({ ofTyped, ofBoth }) => ofTyped >= 0.6 && ofBoth >= 0.3)
    .toSorted((a, b) => b.ofBoth - a.ofBoth || a.id - b.id)
    .slice(0, 5)
    .map(({ id, label }) => ({ id, label }))
}

function inCommon(typed: ReadonlySet<string>, own: ReadonlySet<string>): { readonly ofTyped: number; readonly ofBoth: number } {
  const shared = [...typed].filter((each) => own.has(each)).length
  return { ofTyped: shared / typed.size, ofBoth: shared / (typed.size + own.size - shared) }
}

/** The trigrams of a text's words, as PostgreSQL's pg_trgm builds them. */
function trigrams(value: unknown): ReadonlySet<string> {
  const words = plain(value).match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.flatMap((word) => Array.from({ length: word.length + 1 }, (_, at) => `  ${word} `.slice(at, at + 3))))
}

function plain(value: unknown): string {
  return JSON.stringify(value ?? null)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}
