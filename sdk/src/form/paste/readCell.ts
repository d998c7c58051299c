import type { AnyControl, AnyFieldset, DecimalOptions } from '../../core/control.js'
import { completeDate, editDate, lastYearOf, parseDate } from '../../controls/dateText.js'
import { maskOf } from '../../controls/masks.js'
import { parseNumber, readNumber } from '../../controls/numberText.js'
import { locales } from '../../core/locale.js'
import { comparable } from '../../validators/comparable.js'

/** The value that the text of a cell means in a field; nothing where it cannot be understood. References are looked up elsewhere. */
export function readCell(text: string, key: string, fieldset: AnyFieldset): unknown {
  const control = fieldset.fields[key]
  const mask = control && maskOf(control)
  if (!control) return undefined
  if (mask) return mask.loses(text) ? undefined : mask.parse(text)
  const read = readers[control.kind]
  return read ? read(text, optionsOf(fieldset, key), control) : undefined
}

/** Whether the field can show a text that it does not understand; a closed list cannot. */
export function showsAnyText(control: AnyControl): boolean {
  return maskOf(control) !== undefined || ['date', 'integer', 'decimal', 'money'].includes(control.kind)
}

/** Values of a closed list by value and by label in any language. */
type Options = ReadonlyMap<string, string>
type Reader = (text: string, options: Options, control: AnyControl) => unknown

const asText: Reader = (text) => text.replace(/\s*[\r\n]+\s*/g, ' ')
/** Digits are never turned into a number, which would lose cents. */
const asDecimal: Reader = (text, _, { options }) => {
  const { fraction = 2 } = options as DecimalOptions
  const read = readNumber(text, { fraction, isGrouped: true })
  return read ? (parseNumber(read) ?? undefined) : undefined
}
const asOption = (text: string, options: Options) => options.get(comparable(text)) ?? options.get(String(Number(text)))

const readers: Partial<Readonly<Record<AnyControl['kind'], Reader>>> = {
  text: asText,
  email: asText,
  url: asText,
  multiline: (text) => text,
  integer: (text) => {
    const read = readNumber(text, { fraction: 0, isGrouped: false })
    return read ? Number(read) : undefined
  },
  decimal: asDecimal,
  money: asDecimal,
  // As the field itself reads what is pasted into it.
  date: (text, _, control) => {
    const day = parseDate(completeDate(editDate({ text, caret: text.length }, '').text, lastYearOf(control)))
    return day && /^\d{4}-/.test(day) ? day : undefined
  },
  toggle: (text) => answers.get(comparable(text)),
  choice: asOption,
  choices: (text, options) => {
    const values = text.split(/[,;|]/).map((item) => asOption(item, options))
    return values.includes(undefined) ? undefined : values
  },
}

const answers = new Map(
  Object.entries({
    sim: true,
    si: true,
    yes: true,
    true: true,
    verdadeiro: true,
    x: true,
    1: true,
    nao: false,
    no: false,
    false: false,
    falso: false,
    0: false,
  }),
)

function optionsOf({ messages }: AnyFieldset, key: string): Options {
  const listed = locales.flatMap((locale) => Object.entries(messages[locale].options[key] ?? {}))
  return new Map([
    ...listed.map(([value, label]) => [comparable(label), value] as const),
    // A spreadsheet takes the zeros before a code: bank 1 is bank 001.
    ...listed.map(([value]) => [/^\d+$/.test(value) ? String(Number(value)) : comparable(value), value] as const),
    ...listed.map(([value]) => [comparable(value), value] as const),
  ])
}
