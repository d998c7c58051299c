import { z } from 'zod'
import { today } from '../core/calendar.js'
import { bars } from '../core/workflow.js'
import { plainLine, plainText } from '../core/plainText.js'
import { isCep, parseCep } from '../validators/cep.js'
import { isCnpj, parseCnpj } from '../validators/cnpj.js'
import { isCpf, parseCpf } from '../validators/cpf.js'
import { isPhone, lacksAreaCode, parsePhone } from '../validators/phone.js'
import { parseProtocol } from '../validators/protocol.js'
import { isState } from '../validators/state.js'

// Each rule fails with a message *key* (see `issues.ts`), never with a text: the reader's language is not the server's.
// `overwrite` instead of `transform` keeps the input type, so that OpenAPI can name it.

// Our own formats are named in JSON Schema, so that OpenAPI shows them and exports write the punctuation.

/** A schema, typed by its output. Zod's classes, or `z.ZodType`, would cost every entity a hundred times the type checking. */
export type Field<Value> = z.core.$ZodType<Value>

/** Reports a missing value as `required`, whatever language zod uses. */
export const whenMissing = {
  error: (issue: { input?: unknown }) => (issue.input === null || issue.input === undefined ? 'required' : undefined),
}

/**
 * A text that is refused before anything else reads it when it is far too long, because cleaning and matching cost time. Spaces and marks that
 * cleaning removes have room.
 */
const raw = (max: number) =>
  z.string(whenMissing).check((payload) => {
    if (payload.value.length <= 4 * max + 1000) return
    payload.issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: payload.value, continue: false })
  })

/** Typed or pasted text as one line without invisible characters. */
const typed = (max: number) => raw(max).overwrite(plainLine).trim()

/** A required one-line text: trimmed, `min` to `max` characters. */
export const requiredText = (min: number, max: number): Field<string> => typed(max).min(1, 'required').min(min).max(max)
/** An optional value: a missing key, `null` or an empty text gives `null`. */
export const optional = <Value>(value: Field<Value>): Field<Value | null> =>
  z.preprocess((input) => (input === undefined || isEmptyText(input) ? null : input), z.nullable(value))
/** A value that is rewritten before it is read. */
export const rewritten = <Value>(rewrite: (sent: unknown) => unknown, value: Field<Value>): Field<Value> => z.preprocess(rewrite, value)
/** An optional one-line text: trimmed, `null` when empty. */
export const optionalText = (max: number): Field<string | null> => optional(typed(max).max(max))
/** An optional text of several lines: trimmed, `null` when empty. */
export const optionalParagraphs = (max: number): Field<string | null> => optional(raw(max).overwrite(plainText).trim().max(max))
/** A required text of several lines: trimmed, `min` to `max` characters. */
export const requiredParagraphs = (min: number, max: number): Field<string> =>
  raw(max).overwrite(plainText).trim().min(1, 'required').min(min).max(max)
/** Longer than any code, number or date that a field takes. */
const longestCode = 100

/** A required text that matches a pattern. */
export const pattern = (shape: RegExp): Field<string> => typed(longestCode).min(1, 'required').regex(shape)
/** A required text that matches a pattern of the configuration, read at each check. */
export const configured = (shape: () => RegExp): Field<string> =>
  typed(longestCode)
    .min(1, 'required')
    .refine((text) => shape().test(text), 'pattern')
/** A required code in capitals: lower case letters are converted before the check. */
export const code = (shape: RegExp): Field<string> => typed(longestCode).toUpperCase().min(1, 'required').regex(shape)
/** One value of a closed list. */
export const oneOf = <const Value extends string>(values: readonly Value[]): Field<Value> => z.enum(values, whenMissing)
/** A required whole number. */
export const integer = (min: number, max: number): Field<number> => z.number(whenMissing).int().min(min).max(max)
/** A whole number; a missing one is `blank`. */
export const integerOr = (blank: number, min: number, max: number): Field<number> =>
  z.preprocess((value) => value ?? blank, integer(min, max))
/** A required year. Its bounds are told as years are written, "1950" and not "1.950". */
export const year = (first: number, last: number): Field<number> =>
  z
    .number(whenMissing)
    .int()
    .refine((value) => value >= first, { message: 'min', params: { min: String(first) } })
    .refine((value) => value <= last, { message: 'max', params: { max: String(last) } })
    .meta({ minimum: first, maximum: last })

/** Yes or no; missing means no. */
export const flag: Field<boolean> = z.boolean().default(false)

/** The greatest id that an `integer` column of PostgreSQL holds; above it there is no record. */
const mostOfIds = 2_147_483_647
/** A required reference by id. */
export const requiredId: Field<number> = z.number(whenMissing).int().positive().max(mostOfIds, 'reference')
/** An optional reference by id. */
export const optionalId: Field<number | null> = optional(requiredId)
/** A reference in a record: id and label. */
export const link = z.object({ id: z.number().int(), label: z.string() })
/** Why the reader cannot take the record's steps of a second hand; null when they can, or when none is next. */
export const barred = z.enum(bars).nullable()
/** A reference to a nested record, with the other parameters of its address: `{ licitacaoId: 7 }`. */
export const nestedLink = link.extend({ params: z.record(z.string(), z.number().int()) })

/** A required web address of a public host. Other schemes could run code. */
export const webAddress = (max = 300): Field<string> => z.url({ protocol: /^https?$/, hostname: /.\../ }).max(max)
/** A required e-mail address. Maximum length: RFC 5321, section 4.5.3.1.3. */
export const email = (): Field<string> => typed(254).min(1, 'required').max(254).check(z.email())
/** A required CPF; the output has 11 digits. */
export const cpf = (): Field<string> => raw(longestCode).overwrite(parseCpf).min(1, 'required').refine(isCpf, 'cpf').meta({ format: 'cpf' })
/** A required CNPJ; the output has 14 digits or capital letters. */
export const cnpj = (): Field<string> =>
  raw(longestCode).overwrite(parseCnpj).min(1, 'required').refine(isNewOrOldCnpj, 'cnpj').meta({ format: 'cnpj' })
/** A required Brazilian state, by its abbreviation. */
export const state = (): Field<string> => typed(longestCode).toUpperCase().min(1, 'required').refine(isState, 'state')
/** A required CEP; the output has 8 digits. */
export const cep = (): Field<string> => raw(longestCode).overwrite(parseCep).min(1, 'required').refine(isCep, 'cep').meta({ format: 'cep' })
/** A required phone number; the output has digits only, with `+` for a foreign number. */
export const phone = (): Field<string> =>
  raw(longestCode)
    .overwrite(parsePhone)
    .min(1, 'required')
    .refine(isPhone, { error: ({ input }) => (lacksAreaCode(input) ? 'areaCode' : 'phone') })
    .meta({ format: 'phone' })
/** A required e-Protocolo number. A wrong check digit is accepted: it only gives a warning. */
export const protocol = (): Field<string> =>
  raw(longestCode)
    .overwrite(parseProtocol)
    .min(1, 'required')
    .regex(/^\d{9}$/, 'protocol')
    .meta({ format: 'protocol' })

/** A required calendar date without zone, `YYYY-MM-DD`, from 1800 to 2199: other years are usually typing errors. */
export const calendarDate = (): Field<string> => z.iso.date(whenMissing).refine((day) => day >= '1800-01-01' && day < '2200-01-01', 'date')
/** A required calendar date from `first` until today in Paraná. */
export const pastDate = (first = '1900-01-01'): Field<string> =>
  z.iso
    .date(whenMissing)
    .refine((day) => day >= first, 'date')
    .refine((day) => day <= today(), 'future')

/** Limits of a decimal string. */
export interface DecimalRules {
  /** Decimal places. @default 2 */
  readonly fraction?: number
  /** @default 0 */
  readonly min?: number
  readonly max?: number
}
/** The most of a field without a limit of its own: fourteen digits, as `numeric(16,2)` stores them. */
const mostOfDecimals = 99_999_999_999_999
/** A required decimal string: digits, a point, up to `fraction` places. JavaScript numbers would lose cents. */
export const decimal = ({ fraction = 2, min = 0, max = mostOfDecimals }: DecimalRules = {}): Field<string> =>
  raw(longestCode)
    .regex(new RegExp(`^-?\\d+(\\.\\d{1,${fraction}})?$`))
    .superRefine((text, context) => {
      if (Number(text) < min) context.addIssue({ code: 'custom', message: 'min', params: { min } })
      if (Number(text) > max) context.addIssue({ code: 'custom', message: 'max', params: { max } })
    })
    .meta({ format: 'decimal' })
/** A decimal string that only the server writes. Its format makes it a number in exported files. */
export const storedDecimal = (): z.ZodString => z.string().meta({ format: 'decimal' })
/** An amount in BRL, a decimal string with up to two places. */
export const money = (): Field<string> => decimal()
/** The most that `numeric(14,4)` stores, the type of every column of unit prices and quantities. */
const mostOfFourPlaces = 9_999_999_999.9999
/** The price of one unit in BRL, with up to four places. */
export const unitPrice = (): Field<string> => decimal({ fraction: 4, max: mostOfFourPlaces })
/** A quantity with up to four places. */
export const quantity = (rules: Omit<DecimalRules, 'fraction'> = {}): Field<string> =>
  decimal({ max: mostOfFourPlaces, ...rules, fraction: 4 })
/** A percentage from 0 to 100, with up to two places. */
export const percentage = (): Field<string> => decimal({ max: 100 })

/** A required time of day: `HH:MM`. */
export const timeOfDay = (): Field<string> => raw(longestCode).regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** A required timestamp, ISO 8601; the output is in UTC. */
export const moment = (): Field<string> =>
  z.iso
    .datetime({ ...whenMissing, offset: true })
    .overwrite((stamp) => (Number.isNaN(Date.parse(stamp)) ? stamp : new Date(stamp).toISOString()))
/** A required colour: `#0f766e`. */
export const color = (): Field<string> =>
  typed(longestCode)
    .toLowerCase()
    .min(1, 'required')
    .regex(/^#[0-9a-f]{6}$/)
/** A required number within a year: `118/2026`. */
export const yearNumber = (): Field<string> =>
  typed(longestCode)
    .min(1, 'required')
    .regex(/^[1-9]\d{0,5}\/(19|20)\d\d$/)
/** A list of free texts, without duplicates; a missing list is empty. Spreadsheets and the control separate them by these characters. */
export const tags = (max: number, length = 60): Field<string[]> =>
  several(
    typed(length)
      .min(1, 'required')
      .max(length)
      .regex(/^[^,;|]*$/, 'separator'),
    max,
  )
/** Several values of a closed list, without duplicates; a missing list is empty. */
export const someOf = <const Value extends string>(values: readonly Value[]): Field<Value[]> => several(oneOf(values), values.length)
/** A list of reference ids, `min` to `max` of them, without duplicates; a missing list is empty. */
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

/** The id of a stored sub-record; a new one has none. */
export interface RowId {
  readonly id?: number
}
/** A list of sub-records; a missing list is empty. Each stored row keeps its `id`, so that a write updates it instead of replacing it. */
export const rowsOf = <Row>(row: Field<Row>, max: number): Field<(Row & RowId)[]> =>
  z.preprocess((rows) => rows ?? [], z.array(withId<Row, RowId>(row, newRowId)).max(max))
/** A list of sub-records with exactly one main row, unless it is empty. */
export const rowsWithMain = <Row extends { readonly isMain: boolean }>(row: Field<Row>, max: number): Field<(Row & RowId)[]> =>
  z.preprocess((rows) => rows ?? [], z.array(withId<Row, RowId>(row, newRowId)).max(max).refine(hasOneMain, 'oneMain'))
/** The sub-records of a stored record: each has its `id`. */
export const storedRows = <Row>(row: Field<Row>): Field<(Row & Required<RowId>)[]> =>
  z.array(withId<Row, Required<RowId>>(row, z.number().int()))

/** An optional group: `null` when nothing was entered. `blank` holds initial values that count as not entered. */
export const optionalGroup = <Group>(group: Field<Group>, blank: Readonly<Record<string, unknown>> = {}): Field<Group | null> =>
  z.preprocess((value) => (isBlank(value, blank) ? null : value), z.nullable(group))

/** A group that always has values. */
export const requiredGroup = <Group>(group: Field<Group>): Field<Group> =>
  z.preprocess((value, context) => {
    if (value === null || value === undefined) context.addIssue({ code: 'custom', message: 'required' })
    return value
  }, group)

/** The fields of every stored record; spread them into the `entity` schema. */
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
/** Observação. Maximum length: domain model B5. */
export const notes: Field<string | null> = optionalParagraphs(2000)

const newRowId: Field<number | undefined> = z.number().int().positive().max(mostOfIds, 'reference').optional()

/** Adds an id to a row schema and keeps the row's rules. Zod's own types would make every entity slower to type-check. */
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
