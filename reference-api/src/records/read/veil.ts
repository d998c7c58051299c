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

/** A change of the history, with masked fields veiled and without the values of what it does not tell. */
export function veilChange<C extends { readonly field: string; readonly before: unknown; readonly after: unknown }>(
  { entity: { contract } }: Masking,
  change: C,
): C {
  const place = change.field.replaceAll(/\[\d+\]/g, '')
  const veiled = (value: unknown) =>
    contract.masked.includes(place) ? veilOf(value) : contract.discreet.length > 0 ? concealed(contract.discreet, place, value) : value
  return { ...change, before: veiled(change.before), after: veiled(change.after) }
}

/** The value at a place without what is discreet in it. A row that came or went is a whole object. */
function concealed(discreet: readonly string[], place: string, value: unknown): unknown {
  if (value === null || value === '') return value
  if (discreet.some((each) => place === each || place.startsWith(`${each}.`))) return place.endsWith('.cpf') ? veilOf(value) : '***'
  if (Array.isArray(value)) return value.map((item) => concealed(discreet, place, item))
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, concealed(discreet, `${place}.${key}`, inner)]))
}

function veilOf(value: unknown): unknown {
  return typeof value === 'string' && value !== '' ? maskedCpf(value) : value
}
