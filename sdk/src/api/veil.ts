import { maskedCpf } from '../validators/cpf.js'
import type { AnyContract } from '../core/contract.js'
import { rowless } from '../core/issue.js'

type Values = Readonly<Record<string, unknown>>

/** The record with its masked fields veiled, as it may leave a server. Only `revelar` returns the full value, and it stores who asked. */
export function veilRecord<Rec extends object>(contract: AnyContract, record: Rec): Rec {
  return maskedPlaces(contract).reduce<unknown>((veiled, place) => atPlace(veiled, place.split('.'), veilOf), record) as Rec
}

/** The body with real values: a field that still holds the veiled text gets its stored value back, in a row by the row's id. */
export function unveilBody<Body>(contract: AnyContract, body: Body, stored: Values | undefined): Body {
  if (!stored) return body
  const unveil = (given: unknown, before: unknown) => (typeof before === 'string' && given === veilOf(before) ? before : given)
  return maskedPlaces(contract).reduce<unknown>((values, place) => atPlace(values, place.split('.'), unveil, stored), body) as Body
}

interface ChangeOfField {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** A change as a history keeps it: with masked fields veiled. A row that came or went is a whole object. */
export function veilKept<Change extends ChangeOfField>(contract: AnyContract, change: Change): Change {
  const place = rowless(change.field)
  const depth = place.split('.').length
  const inside = maskedPlaces(contract).flatMap((each) => (isAt(each, place) ? [each.split('.').slice(depth)] : []))
  if (inside.length === 0) return change
  const veiled = (value: unknown) => inside.reduce((shown, keys) => atPlace(shown, keys, veilOf), value)
  return { ...change, before: veiled(change.before), after: veiled(change.after) }
}

/** A change as a history tells it: also without the values of what a history does not tell. */
export function veilChange<Change extends ChangeOfField>(contract: AnyContract, change: Change): Change {
  const veiled = (value: unknown) => concealed(contract.discreet, rowless(change.field), value)
  return veilKept(contract, { ...change, before: veiled(change.before), after: veiled(change.after) })
}

/** Where the full value of a masked field stands in its record. */
export interface MaskedValue {
  readonly value: string | null
  /** `guardians[0].cpf`. */
  readonly path: string
}

/** The full value of a masked field, in a row by the row's id; undefined where there is no such row. */
export function maskedValue(record: Values, place: string, rowId: number | undefined): MaskedValue | undefined {
  const [list = '', key] = place.split('.')
  if (key === undefined) return { value: (record[list] as string | null | undefined) ?? null, path: place }
  const rows = (record[list] ?? []) as readonly Values[]
  const index = rows.findIndex(({ id }) => id === rowId)
  return index < 0 ? undefined : { value: (rows[index]?.[key] as string | null | undefined) ?? null, path: `${list}[${index}].${key}` }
}

/** All places of a contract that answers mask: `cpf`, `guardians.cpf`. */
export const maskedPlaces = ({ masked, maskedInRows }: AnyContract): readonly string[] => [...masked, ...maskedInRows]

const isAt = (place: string, holder: string) => place === holder || place.startsWith(`${holder}.`)

/** A copy with the value at a place changed, in each row where the place is one of rows. `beside` has the same row as it is stored. */
function atPlace(value: unknown, keys: readonly string[], change: (value: unknown, beside: unknown) => unknown, beside?: unknown): unknown {
  if (Array.isArray(value)) return value.map((row) => atPlace(row, keys, change, sameRow(beside, row)))
  const [key, ...inner] = keys
  if (key === undefined) return change(value, beside)
  if (typeof value !== 'object' || value === null || !(key in value)) return value
  return { ...value, [key]: atPlace((value as Values)[key], inner, change, (beside as Values | null | undefined)?.[key]) }
}

function sameRow(rows: unknown, row: unknown): unknown {
  const id = (row as Values | null)?.id
  return id === undefined ? undefined : ((rows ?? []) as readonly Values[]).find((each) => each.id === id)
}

/** The value at a place without what is discreet in it. A row that came or went is a whole object. */
function concealed(discreet: readonly string[], place: string, value: unknown): unknown {
  if (value === null || value === '') return value
  if (discreet.some((each) => isAt(place, each))) return '***'
  if (Array.isArray(value)) return value.map((item) => concealed(discreet, place, item))
  if (typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, concealed(discreet, `${place}.${key}`, inner)]))
}

/** A CPF masked. A field of a row may hold something else too: a Pix key may be an e-mail, a holder may have a CNPJ. */
function veilOf(value: unknown): unknown {
  return typeof value === 'string' && /^\d{11}$/.test(value) ? maskedCpf(value) : value
}
