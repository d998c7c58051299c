import { maskedCpf } from '@esporte-parana/sdk/validators'
import type { Row } from '../../database/database.js'
import type { EntityPlan } from '../plan/plan.js'

type Masking = Pick<EntityPlan, 'entity'>

/** The record with its masked fields veiled, as it may leave the server. Only `revelar` returns the full value, and it stores who asked. */
export function veilRecord<Rec extends object>({ entity }: Masking, record: Rec): Rec {
  const values: Record<string, unknown> = Object.fromEntries(Object.entries(record))
  for (const key of entity.contract.masked) values[key] = veilOf(values[key])
  return values as Rec
}

/** The body with real values: a field that still holds the veiled text gets its stored value back. */
export function unveilBody({ entity }: Masking, body: unknown, stored: Row): unknown {
  if (typeof body !== 'object' || body === null) return body
  const given = body as Row
  const untouched = entity.contract.masked.filter((key) => typeof stored[key] === 'string' && given[key] === veilOf(stored[key]))
  return untouched.length === 0 ? body : { ...given, ...Object.fromEntries(untouched.map((key) => [key, stored[key]])) }
}

/** A change of the history with masked fields veiled. */
export function veilChange<C extends { readonly field: string; readonly before: unknown; readonly after: unknown }>(
  { entity }: Masking,
  change: C,
): C {
  if (!entity.contract.masked.includes(change.field)) return change
  return { ...change, before: veilOf(change.before), after: veilOf(change.after) }
}

function veilOf(value: unknown): unknown {
  return typeof value === 'string' && value !== '' ? maskedCpf(value) : value
}
