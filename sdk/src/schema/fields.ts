import { z } from 'zod'
import { today } from '../core/calendar.js'
import { plainLine, plainText } from '../core/plainText.js'
import { parseCep } from '../validators/cep.js'
import { isCnpj, parseCnpj } from '../validators/cnpj.js'
import { isCpf, parseCpf } from '../validators/cpf.js'
import { isPhone, parsePhone } from '../validators/phone.js'
import { parseProtocol } from '../validators/protocol.js'
import { isState } from '../validators/state.js'

// Each rule fails with a message *key* (see `issues.ts`), never with a text: the language is the reader's, not the server's.
// `overwrite` rather than `transform`: the input keeps its type, so that OpenAPI can name it.

// A shape of ours is named as a JSON Schema format, so that OpenAPI says it and an export writes it with its signs.

/** A schema by what it gives. Zod's classes, or `z.ZodType`, would cost every entity a hundred times the type checking. */
export type Field<Value> = z.core.$ZodType<Value>

/** Tells what is missing from what is wrong, whatever language zod itself is set to. */
export const whenMissing = {
  error: (issue: { input?: unknown }) => (issue.input === null || issue.input === undefined ? 'required' : undefined),
}

/** What is typed or pasted, on one line and without what cannot be seen. */
const typed = () => z.string(whenMissing).overwrite(plainLine).trim()

/** A text of one line that must be there: trimmed, `min` to `max` characters. */
export const requiredText = (min: number, max: number): Field<string> => typed().min(1, 'required').min(min).max(max)
/** What may be missing: `null`, also when the key is not there or its text is empty. */
export const optional = <Value>(value: Field<Value>): Field<Value | null> =>
  z.preprocess((input) => (input === undefined || isEmptyText(input) ? null : input), z.nullable(value))
/** A text of one line that may be missing: trimmed, `null` when empty. */
export const optionalText = (max: number): Field<string | null> => optional(typed().max(max))
/** A text of several lines that may be missing: trimmed, `null` when empty. */
export const optionalParagraphs = (max: number): Field<string | null> =>
  optional(z.string(whenMissing).overwrite(plainText).trim().max(max))
/** A text of several lines that must be there: trimmed, `min` to `max` characters. */
export const requiredParagraphs = (min: number, max: number): Field<string> =>
  z.string(whenMissing).overwrite(plainText).trim().min(1, 'required').min(min).max(max)
/** A text of a given shape that must be there. */
export const pattern = (shape: RegExp): Field<string> => typed().min(1, 'required').regex(shape)
/** A code in capitals: what is typed small is raised first. */
export const code = (shape: RegExp): Field<string> => typed().toUpperCase().min(1, 'required').regex(shape)
/** One value of a closed list. */
export const oneOf = <const Value extends string>(values: readonly Value[]): Field<Value> => z.enum(values, whenMissing)
/** A whole number that must be there. */
export const integer = (min: number, max: number): Field<number> => z.number(whenMissing).int().min(min).max(max)

/** Yes or no; missing means no. */
export const flag: Field<boolean> = z.boolean().default(false)

/** A reference by id that must be there. */
export const requiredId: Field<number> = z.number(whenMissing).int().positive()
/** A reference by id that may be missing. */
export const optionalId: Field<number | null> = optional(requiredId)
/** A reference as it is read: id and label. */
export const link = z.object({ id: z.number().int(), label: z.string() })
/** A reference to a record that stands under another one, with what else its address needs: `{ licitacaoId: 7 }`. */
export const nestedLink = link.extend({ params: z.record(z.string(), z.number().int()) })

/** The address of a page of the web that must be there. */
export const webAddress = (max: number): Field<string> => z.url({ protocol: /^https?$/ }).max(max)
/** Longest address of RFC 5321, section 4.5.3.1.3. */
export const email = (): Field<string> => typed().min(1, 'required').max(254).check(z.email())
/** A CPF that must be there; given as 11 digits. */
export const cpf = (): Field<string> =>
  z.string(whenMissing).overwrite(parseCpf).min(1, 'required').refine(isCpf, 'cpf').meta({ format: 'cpf' })
/** A CNPJ that must be there; given as 14 digits or capitals. */
export const cnpj = (): Field<string> =>
  z.string(whenMissing).overwrite(parseCnpj).min(1, 'required').refine(isNewOrOldCnpj, 'cnpj').meta({ format: 'cnpj' })
/** A Brazilian state that must be there, by its abbreviation. */
export const state = (): Field<string> => typed().toUpperCase().min(1, 'required').refine(isState, 'state')
/** A CEP that must be there; given as 8 digits. */
export const cep = (): Field<string> =>
  z
    .string(whenMissing)
    .overwrite(parseCep)
    .min(1, 'required')
    .regex(/^\d{8}$/, 'cep')
    .meta({ format: 'cep' })
/** A phone that must be there; given as digits, with `+` before them when it is foreign. */
export const phone = (): Field<string> =>
  z.string(whenMissing).overwrite(parsePhone).min(1, 'required').refine(isPhone, 'phone').meta({ format: 'phone' })
/** An e-Protocolo number; a wrong check digit is worth a warning only. */
export const protocol = (): Field<string> =>
  z
    .string(whenMissing)
    .overwrite(parseProtocol)
    .min(1, 'required')
    .regex(/^\d{9}$/, 'protocol')
    .meta({ format: 'protocol' })

/** A calendar date without zone, `YYYY-MM-DD`, from 1800 to 2199: a year that lacks a digit is a slip of the keys. */
export const calendarDate = (): Field<string> => z.iso.date(whenMissing).refine((day) => day >= '1800-01-01' && day < '2200-01-01', 'date')
/** A calendar date from 1900 until today in Paraná. */
export const pastDate = (): Field<string> =>
  z.iso
    .date(whenMissing)
    .refine((day) => day >= '1900-01-01', 'date')
    .refine((day) => day <= today(), 'future')

/** Bounds of a decimal string. */
export interface DecimalRules {
  /** Places after the point. @default 2 */
  readonly fraction?: number
  /** @default 0 */
  readonly min?: number
  readonly max?: number
}
/** A decimal string: digits, a point, up to `fraction` places. Numbers of the language would lose cents. */
export const decimal = ({ fraction = 2, min = 0, max }: DecimalRules = {}): Field<string> =>
  z
    .string(whenMissing)
    .regex(new RegExp(`^-?\\d{1,14}(\\.\\d{1,${fraction}})?$`))
    .superRefine((text, context) => {
      if (Number(text) < min) context.addIssue({ code: 'custom', message: 'min', params: { min } })
      if (max !== undefined && Number(text) > max) context.addIssue({ code: 'custom', message: 'max', params: { max } })
    })
    .meta({ format: 'decimal' })
/** An amount in BRL, a decimal string with up to two places. */
export const money = (): Field<string> => decimal()
/** The price of one unit in BRL, with up to four places. */
export const unitPrice = (): Field<string> => decimal({ fraction: 4 })
/** A quantity with up to four places. */
export const quantity = (rules: Omit<DecimalRules, 'fraction'> = {}): Field<string> => decimal({ ...rules, fraction: 4 })
/** A share of a hundred with up to two places. */
export const percentage = (): Field<string> => decimal({ max: 100 })

/** A time of day that must be there: `HH:MM`. */
export const timeOfDay = (): Field<string> => z.string(whenMissing).regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** A moment that must be there, ISO 8601; given in UTC. */
export const moment = (): Field<string> =>
  z.iso
    .datetime({ ...whenMissing, offset: true })
    .overwrite((stamp) => (Number.isNaN(Date.parse(stamp)) ? stamp : new Date(stamp).toISOString()))
/** A colour that must be there: `#0f766e`. */
export const color = (): Field<string> =>
  typed()
    .toLowerCase()
    .min(1, 'required')
    .regex(/^#[0-9a-f]{6}$/)
/** A number within a year that must be there: `118/2026`. */
export const yearNumber = (): Field<string> =>
  typed()
    .min(1, 'required')
    .regex(/^[1-9]\d{0,5}\/(19|20)\d\d$/)
/** Several free words, each once; missing means none. */
export const tags = (max: number, length = 60): Field<string[]> => several(requiredText(1, length), max)
/** Several values of a closed list, each once; missing means none. */
export const someOf = <const Value extends string>(values: readonly Value[]): Field<Value[]> => several(oneOf(values), values.length)
/** Several references by id, each once, `min` to `max`; missing means none. */
export const ids = (max: number, min = 0): Field<number[]> => several(requiredId, max, min)

const several = <Item extends string | number>(item: Field<Item>, max: number, min = 0): Field<Item[]> =>
  z.preprocess(
    (items) => items ?? [],
    z
      .array(item)
      .min(min, 'required')
      .max(max)
      .overwrite((items) => [...new Set(items)]),
  )

/** What tells a stored sub-record from the others; a new one has none. */
export interface RowId {
  readonly id?: number
}
/** A list of sub-records; missing means none. Each carries the `id` it was read with, so that a write changes it instead of replacing it. */
export const rowsOf = <Row>(row: Field<Row>, max: number): Field<(Row & RowId)[]> =>
  z.preprocess((rows) => rows ?? [], z.array(withId<Row, RowId>(row, newRowId)).max(max))
/** A list of sub-records of which, when there are any, exactly one is the main one. */
export const rowsWithMain = <Row extends { readonly isMain: boolean }>(row: Field<Row>, max: number): Field<(Row & RowId)[]> =>
  z.preprocess((rows) => rows ?? [], z.array(withId<Row, RowId>(row, newRowId)).max(max).refine(hasOneMain, 'oneMain'))
/** Sub-records as a record is read: each with its `id`. */
export const storedRows = <Row>(row: Field<Row>): Field<(Row & Required<RowId>)[]> =>
  z.array(withId<Row, Required<RowId>>(row, z.number().int()))

/** A group that may be left alone: `null` when nothing was entered in it; `blank` names what stands in it before that. */
export const optionalGroup = <Group>(group: Field<Group>, blank: Readonly<Record<string, unknown>> = {}): Field<Group | null> =>
  z.preprocess((value) => (isBlank(value, blank) ? null : value), z.nullable(group))

/** What every stored record carries; spread into its `entity`. */
export const storedShape = {
  id: z.number().int(),
  label: z.string(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  createdBy: link.nullable(),
  updatedAt: z.iso.datetime(),
  updatedBy: link.nullable(),
}
/** The status of an entity without a workflow of its own. */
export const activeStatus: Field<'ativo' | 'inativo'> = z.enum(['ativo', 'inativo'])
/** Observação. Bound: domain model B5. */
export const notes: Field<string | null> = optionalParagraphs(2000)

const newRowId: Field<number | undefined> = z.number().int().positive().optional()

/** The row with an id, under all the rules that it has. Zod's own types of this would cost every entity's checking dearly. */
function withId<Row, Id>(row: Field<Row>, id: Field<number | undefined>): Field<Row & Id> {
  const { safeExtend } = row as { readonly safeExtend?: (shape: object) => unknown }
  return (safeExtend ? safeExtend.call(row, { id }) : row) as Field<Row & Id>
}

function isNewOrOldCnpj(value: string): boolean {
  return isCnpj(value)
}

function isEmptyText(value: unknown): boolean {
  return typeof value === 'string' && plainText(value).trim() === ''
}

function hasOneMain(rows: readonly { readonly isMain: boolean }[]): boolean {
  return rows.length === 0 || rows.filter((row) => row.isMain).length === 1
}

function isBlank(value: unknown, blank: Readonly<Record<string, unknown>>): boolean {
  if (value === null || value === undefined) return true
  if (typeof value !== 'object') return false
  return Object.entries(value).every(([key, item]) => {
    const isUntouched = item === null || item === undefined || item === '' || item === false || item === blank[key]
    return isUntouched || (Array.isArray(item) && item.length === 0)
  })
}
