import { z } from 'zod'
import type { Parser } from '../core/parser.js'
import { optionTexts, readOption, splitItems } from '../kinds/choice/readOption.js'
import { readAnswer } from '../kinds/choice/toggle.js'
import { readDateText } from '../validators/readDateText.js'
import { plainDigits } from '../validators/text.js'

type Values = Readonly<Record<string, unknown>>
type Read = (value: unknown) => unknown

interface ReaderOptions {
  /** Reads moments: `readDateTime` of the validators. The caller passes it, because most readers of contracts need none. @default only timestamps */
  readonly readMoment?: (text: string) => string | undefined
}

/** Labels of a closed list in one language, by value. */
export type OptionTexts = Readonly<Record<string, string>>

/**
 * Converts the texts of a spreadsheet to draft values: dates `dd/mm/aaaa`, moments `dd/mm/aaaa hh:mm`, decimals with a comma, "sim" and "não", options by value or label.
 * Text that it cannot read stays unchanged, and the schema then refuses it. Works inside groups and rows too.
 * @param labelsOf labels of a field's options, one record for each language
 */
export function createTextReader(
  draft: Parser<unknown>,
  labelsOf: (key: string) => readonly OptionTexts[] = () => [],
  options: ReaderOptions = {},
): (values: Values) => Values {
  const shape = z.toJSONSchema(draft as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Shape
  const read = objectReader(shape.properties ?? {}, options, labelsOf)
  return (values) => read(values) as Values
}

/** The parts of JSON Schema that say how to read a text. */
interface Shape {
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly string[]
  readonly items?: Shape
  readonly properties?: Readonly<Record<string, Shape>>
  readonly anyOf?: readonly Shape[]
}

function readerOf(shape: Shape, options: ReaderOptions, labels: readonly OptionTexts[]): Read {
  const own = shape.anyOf?.find(({ type }) => type !== 'null') ?? shape
  if (own.properties) return objectReader(own.properties, options)
  if (own.items?.properties) return rowsReader(objectReader(own.items.properties, options))
  if (own.items) return listReader(readerOf(own.items, options, labels))
  const read = own.format === 'date-time' ? (text: string) => options.readMoment?.(text) ?? text : textReader(own, labels)
  const blank = own.type === 'boolean' ? undefined : null
  return (value) => {
    if (typeof value === 'number' && own.type === 'string') return read(String(value))
    if (typeof value !== 'string') return value
    const text = value.trim()
    return text === '' ? blank : read(text)
  }
}

function textReader(shape: Shape, labels: readonly OptionTexts[]): (text: string) => unknown {
  if (shape.enum) return optionReader(shape.enum, labels)
  if (shape.type === 'boolean') return (text) => readAnswer(text) ?? text
  if (shape.type === 'integer' || shape.type === 'number') return readWhole
  if (shape.format === 'date') return (text) => readDateText(text) ?? text
  if (shape.pattern === undefined) return (text) => text
  const pattern = new RegExp(shape.pattern)
  return (text) => (pattern.test(text) || !pattern.test(readDecimal(text)) ? text : readDecimal(text))
}

function objectReader(
  properties: Readonly<Record<string, Shape>>,
  options: ReaderOptions,
  labelsOf: (key: string) => readonly OptionTexts[] = () => [],
): Read {
  const readers = new Map(Object.entries(properties).map(([key, shape]) => [key, readerOf(shape, options, labelsOf(key))]))
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const read = ([key, item]: [string, unknown]) => [key, (readers.get(key) ?? asItIs)(item)]
    return Object.fromEntries(Object.entries(value).map(read)) as Values
  }
}

const asItIs: Read = (value) => value

const rowsReader =
  (read: Read): Read =>
  (value) =>
    Array.isArray(value) ? value.map(read) : value

/** Reads several options in one cell: "Física, Visual". */
const listReader =
  (read: Read): Read =>
  (value) => {
    const items = typeof value === 'string' ? splitItems(value) : value
    return Array.isArray(items) ? items.map(read) : items
  }

function optionReader(values: readonly string[], labels: readonly OptionTexts[]): (text: string) => string {
  const [pt, en, es] = labels
  const known = Object.fromEntries(values.map((value) => [value, value]))
  const texts = optionTexts({ 'pt-BR': { ...known, ...pt }, 'en-US': en, 'es-ES': es })
  return (text) => readOption(text, texts) ?? text
}

/** Reads `40`, `1.200`, the `40,0` of a spreadsheet, and ordinals: `72º`, `72nd`. */
function readWhole(typed: string): unknown {
  const text = plainDigits(typed).replace(/\s?(?:[ºª°]|st|nd|rd|th)$/, '')
  const plain = /^-?\d{1,3}(\.\d{3})+$/.test(text) ? text.replaceAll('.', '') : text.replace(/[.,]0+$/, '')
  return /^-?\d{1,15}$/.test(plain) ? Number(plain) : typed
}

/** `R$ 1.234,50` → `1234.50`, without converting to a number, which would lose cents. */
function readDecimal(text: string): string {
  const plain = plainDigits(text)
    .replace(/^R\$\s*/, '')
    .replaceAll(' ', '')
  return plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain
}
