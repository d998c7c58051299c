import { maskedCpf } from '../validators/cpf.js'
import type { AnyContract } from '../core/contract.js'

type Values = Readonly<Record<string, unknown>>

/** The record with its masked fields veiled, as it may leave a server. Only `revelar` returns the full value, and it stores who asked. */
export function veilRecord<Rec extends object>({ masked }: AnyContract, record: Rec): Rec {
  const values: Record<string, unknown> = Object.fromEntries(Object.entries(record))
  for (const key of masked) values[key] = veilOf(values[key])
  return values as Rec
}

/** The body with real values: a field that still holds the veiled text gets its stored value back. */
export function unveilBody<Body>({ masked }: AnyContract, body: Body, stored: Values | undefined): Body {
  if (typeof body !== 'object' || body === null || !stored) return body
  const given = body as Values
  const untouched = masked.filter((key) => typeof stored[key] === 'string' && given[key] === veilOf(stored[key]))
  return { ...body, ...Object.fromEntries(untouched.map((key) => [key, stored[key]])) }
}

/** A change of the history, with masked fields veiled and without the values of what a history does not tell. */
export function veilChange<Change extends { readonly field: string; readonly before: unknown; readonly after: unknown }>(
  { masked, discreet }: AnyContract,
  change: Change,
): Change {
  const place = change.field.replaceAll(/\[\d+\]/g, '')
  const veiled = (value: unknown) => (masked.includes(place) ? veilOf(value) : concealed(discreet, place, value))
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
