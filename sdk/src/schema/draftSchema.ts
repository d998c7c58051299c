import { z } from 'zod'
import type { AnyControl, DraftOf, Fields } from '../core/control.js'
import { DefinitionError } from '../core/errors.js'
import type { Condition, ControlOptions } from '../core/kind.js'
import type { Parser } from '../core/parser.js'
import type { ChoiceOptions } from '../kinds/choice/choice.js'
import type { MaskedOptions } from '../kinds/code/masked.js'
import type { DecimalOptions } from '../kinds/number/decimal.js'
import type { NumberOptions } from '../kinds/number/integer.js'
import type { GroupOptions } from '../kinds/part/group.js'
import type { RowsOptions } from '../kinds/part/rows.js'
import type { TagsOptions } from '../kinds/text/tags.js'
import type { TextOptions } from '../kinds/text/text.js'
import type { DateOptions } from '../kinds/time/date.js'
import * as field from './fields.js'
import type { Field } from './fields.js'
import { type Fail, type Loose, withRules } from './rules.js'

type Values = Readonly<Record<string, unknown>>
type Shape = Readonly<Record<string, Field<unknown>>>

/** What the fields alone do not say. */
export interface DraftParts<Draft, Rule extends string = never> {
  /** Rules over several fields, besides fields that are required under a condition. */
  readonly rules?: (draft: Loose<Draft>, fail: Fail<Rule>) => void
  /** What rows and groups take, where they have rules of their own, and fields that are read in a way of their own. */
  readonly parts?: { readonly [K in keyof Draft]?: Field<unknown> }
  /** Rewrites what was sent for a field, before it is read. */
  readonly before?: { readonly [K in keyof Draft]?: (sent: unknown) => unknown }
  /** Rewrites a draft whose fields are right, before the rules. */
  readonly normalize?: (draft: Draft) => Draft
}

/** A record as it is read: its fields, but for those that the server adds or returns otherwise. */
export type RecordOf<F, Added extends Shape> = Omit<DraftOf<F>, keyof Added> & OutputOf<Added>
type OutputOf<S extends Shape> = { [K in keyof S]: S[K]['_zod']['output'] }

/** The schema of a row or a group. */
export type Part<Value> = Field<Value> & Parser<Value>

/** The schemas of an entity: what it takes, and what is read, with what the server adds. */
export function entitySchema<F extends Fields, Added extends Shape, Rule extends string = never>(
  fields: F,
  added: Added,
  parts: DraftParts<DraftOf<F>, Rule> = {},
) {
  return {
    entity: z.object({ ...shapeOf(fields, parts), ...added }) as unknown as Parser<RecordOf<F, Added>>,
    draft: objectOf(fields, parts) as unknown as Parser<DraftOf<F>>,
  }
}

/** What a row or a group takes. */
export function partSchema<F extends Fields, Rule extends string = never>(
  fields: F,
  parts: DraftParts<DraftOf<F>, Rule> = {},
): Part<DraftOf<F>> {
  return objectOf(fields, parts) as unknown as Part<DraftOf<F>>
}

/** A row or a group as it is read, with what the server adds. */
export function storedPart<F extends Fields, Added extends Shape>(
  fields: F,
  added: Added,
  parts: DraftParts<DraftOf<F>> = {},
): Field<RecordOf<F, Added>> {
  return z.object({ ...shapeOf(fields, parts), ...added }) as unknown as Field<RecordOf<F, Added>>
}

function objectOf<Draft, Rule extends string>(fields: Fields, parts: DraftParts<Draft, Rule>): z.ZodObject {
  const shape = z.object(shapeOf(fields, parts))
  const schema = parts.normalize ? shape.overwrite(parts.normalize as never) : shape
  const asked = Object.entries(fields).flatMap(([key, control]) => (isRule(control) ? [{ key, control }] : []))
  const { rules } = parts
  if (asked.length === 0 && !rules) return schema
  return withRules(schema, (values, fail) => {
    for (const { key, control } of asked) if (isAsked(control.options, values)) failEmpty(key, control, values[key], fail)
    rules?.(values as Loose<Draft>, fail)
  })
}

function shapeOf<Draft>(
  fields: Fields,
  { parts = {}, before = {} }: Pick<DraftParts<Draft>, 'parts' | 'before'>,
): Record<string, Field<unknown>> {
  const own = parts as Readonly<Record<string, Field<unknown> | undefined>>
  const rewritten = before as Readonly<Record<string, ((sent: unknown) => unknown) | undefined>>
  return Object.fromEntries(
    Object.entries(fields).map(([key, control]) => {
      const parser = fieldOf(key, control, own[key])
      const rewrite = rewritten[key]
      return [key, rewrite ? field.rewritten(rewrite, parser) : parser]
    }),
  )
}

function fieldOf(key: string, control: AnyControl, own: Field<unknown> | undefined): Field<unknown> {
  const { kind, options } = control.of ?? control
  if (!own || control.fields) checkBound(key, control.of ?? control)
  if (control.fields) return partOf(control, own ?? partSchema(control.fields))
  if (own) return own
  const parser = parsers[kind.schema ?? kind.name]
  if (!parser)
    throw new DefinitionError(key, `values of the kind "${kind.name}" have no schema`, 'Add it to "parsers" in schema/draftSchema.ts.')
  return parser(options as never, isAlways(options))
}

/** The option without which a kind would take nothing. */
const bounds: Readonly<Record<string, string | undefined>> = {
  text: 'maxLength',
  multiline: 'maxLength',
  choice: 'values',
  choices: 'values',
  tags: 'max',
  integer: 'max',
  references: 'max',
  locations: 'max',
  rows: 'max',
  files: 'max',
}

function checkBound(key: string, { kind, options }: AnyControl): void {
  const bound = bounds[kind.name]
  const given = options as Readonly<Record<string, unknown>>
  if (bound && given[bound] === undefined && given.pattern === undefined)
    throw new DefinitionError(
      key,
      `a field of the kind "${kind.name}" has no "${bound}"`,
      `Say in fields.ts how much it takes: "${bound}".`,
    )
}

function partOf({ kind, options }: AnyControl, part: Field<unknown>): Field<unknown> {
  const { max = 0, mainKey } = options as RowsOptions
  if (!Array.isArray(kind.empty)) return groupParser(options, part)
  return mainKey === undefined ? field.rowsOf(part, max) : field.rowsWithMain(part as Field<{ readonly isMain: boolean }>, max)
}

const groupParser = ({ initial, isNullable = true }: GroupOptions, part: Field<unknown>) =>
  isNullable ? field.optionalGroup(part, initial) : field.requiredGroup(part)

/** Whether that a field is required is a rule: it depends on others, or it is a list or a group, which its parser takes empty. */
function isRule({ kind, fields, options }: AnyControl): boolean {
  const { required, visible, isNullable = true } = options as GroupOptions
  if (readsRecord(required) || readsRecord(visible) || !isNullable) return false
  const isTakenEmpty = fields !== undefined || Array.isArray(kind.empty)
  return typeof required === 'function' || (required === true && (isTakenEmpty || typeof visible === 'function'))
}
/** A condition of a row that reads the record around it; its rule is written by hand. */
const readsRecord = (condition: Condition | undefined) => typeof condition === 'function' && condition.length > 1

/** Reports an empty field; of a group, what it must hold. */
function failEmpty(key: string, { kind, fields, options }: AnyControl, value: unknown, fail: Fail<string>): void {
  const { missing = 'required' } = options as RowsOptions
  if (Array.isArray(kind.empty) ? (value as unknown[] | null)?.length === 0 : value === null && !fields) fail(key, missing)
  if (value !== null || !fields || Array.isArray(kind.empty)) return
  const { initial = {} } = options as GroupOptions
  for (const [part, inner] of Object.entries(fields))
    if (inner.options.required && initial[part] === undefined && isAsked(inner.options, initial)) fail(`${key}.${part}`, 'required')
}

const isAsked = ({ required = true, visible = true }: ControlOptions, values: Values) =>
  [required, visible].every((condition) => (typeof condition === 'function' ? condition(values, values) : condition))
/** Whether a field always holds a value. */
const isAlways = ({ required, visible = true }: ControlOptions) => required === true && visible === true

type ParserOf = (options: never, isRequired: boolean) => Field<unknown>

/** The parser of a kind whose values are read in one way, required or not. */
const by =
  <Options extends ControlOptions>(parser: (options: Options) => Field<unknown>): ParserOf =>
  (options, isRequired) =>
    isRequired ? parser(options) : field.optional(parser(options))

const parsers: Readonly<Record<string, ParserOf | undefined>> = {
  text: ({ minLength = 1, maxLength = 0, pattern, upperCase }: TextOptions, isRequired) => {
    const shaped = pattern && (upperCase ? field.code(pattern) : field.pattern(pattern))
    if (shaped) return isRequired ? shaped : field.optional(shaped)
    return isRequired ? field.requiredText(minLength, maxLength) : field.optionalText(maxLength)
  },
  multiline: ({ minLength = 1, maxLength = 0 }: TextOptions, isRequired) =>
    isRequired ? field.requiredParagraphs(minLength, maxLength) : field.optionalParagraphs(maxLength),
  email: by(field.email),
  url: by(({ maxLength }: TextOptions) => field.webAddress(maxLength)),
  color: by(field.color),
  masked: by((options: MaskedOptions) => masked(options)),
  cep: by(field.cep),
  cnpj: by(field.cnpj),
  cpf: by(field.cpf),
  phone: by(field.phone),
  protocol: by(field.protocol),
  'year-number': by(field.yearNumber),
  choice: by(({ values = [] }: ChoiceOptions) => field.oneOf(values)),
  choices: ({ values = [] }: ChoiceOptions) => field.someOf(values),
  tags: ({ max = 0 }: TagsOptions) => field.tags(max),
  toggle: () => field.flag,
  integer: ({ min = 0, max = 0, blank }: NumberOptions, isRequired) => {
    if (blank !== undefined) return field.integerOr(blank, min, max)
    return isRequired ? field.integer(min, max) : field.optional(field.integer(min, max))
  },
  year: by(({ min = 0, max = 0 }: NumberOptions) => field.year(min, max)),
  decimal: by((options: DecimalOptions) => field.decimal(options)),
  money: by((options: DecimalOptions) => field.decimal(options)),
  percentage: by(field.percentage),
  quantity: by((options: DecimalOptions) => field.quantity(options)),
  'unit-price': by(field.unitPrice),
  date: by(({ isPast, first }: DateOptions) => (isPast ? field.pastDate(first) : field.calendarDate())),
  'date-time': by(field.moment),
  time: by(field.timeOfDay),
  file: by(() => field.requiredId),
  picture: by(() => field.requiredId),
  location: by(() => field.requiredId),
  reference: by(() => field.requiredId),
  'record-id': by(() => field.requiredId),
  'row-reference': by(() => field.requiredId),
  references: ({ max = 0 }: RowsOptions, isRequired) => field.ids(max, isRequired ? 1 : 0),
  locations: ({ max = 0 }: RowsOptions, isRequired) => field.ids(max, isRequired ? 1 : 0),
}

/** The signs of a mask as a pattern: `####-##` is `^\d{4}-\d{2}$`. */
function masked({ pattern, shape, upperCase }: MaskedOptions): Field<string> {
  const shapeOfMask = (mask: string) =>
    new RegExp(
      `^${mask.replace(/([#@*])\1*|[^#@*]/g, (run) => `${signs[run[0] ?? ''] ?? escaped(run)}${run.length > 1 ? `{${run.length}}` : ''}`)}$`,
    )
  if (typeof pattern === 'function') return field.configured(() => shapeOfMask(pattern()))
  const wanted = shape ?? shapeOfMask(pattern)
  return upperCase ? field.code(wanted) : field.pattern(wanted)
}

const signs: Readonly<Record<string, string | undefined>> = { '#': '\\d', '@': '[A-Z]', '*': '[0-9A-Z]' }
const escaped = (sign: string) => sign.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
