import type { AnyContract } from '../../core/contract.js'
import { maskedCpf } from '../../validators/cpf.js'
import type { MemoryRecord } from './memoryTable.js'

/** A record with its masked fields hidden, as the API returns it. */
export function veil<Rec extends object>({ masked }: AnyContract, record: Rec): Rec {
  const values: Record<string, unknown> = Object.fromEntries(Object.entries(record))
  for (const key of masked) values[key] = veilOf(values[key])
  return values as Rec
}

/** A body ready to store: a masked value means the stored value. */
export function unveil({ masked }: AnyContract, body: object, current: MemoryRecord | undefined): object {
  const given = body as Readonly<Record<string, unknown>>
  const untouched = masked.filter((key) => current?.[key] && given[key] === veilOf(current[key]))
  return { ...body, ...Object.fromEntries(untouched.map((key) => [key, current?.[key]])) }
}

export function veilOf(value: unknown): unknown {
  return typeof value === 'string' && value !== '' ? maskedCpf(value) : value
}
