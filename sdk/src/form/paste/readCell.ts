import type { AnyControl, AnyFieldset } from '../../core/control.js'
import { maskOf } from '../../controls/masks.js'
import { locales } from '../../core/locale.js'
import { comparable } from '../../validators/comparable.js'
import { readDateText } from '../../validators/dateText.js'

/** The value that the text of a cell means in a field; nothing where it cannot be understood. References are looked up elsewhere. */
export function readCell(text: string, key: string, fieldset: AnyFieldset): unknown {
  const control = fieldset.fields[key]
  const mask = control && maskOf(control)
  if (!control) return undefined
  if (mask) return mask.parse(text)
  const read = readers[control.kind]
  return read ? read(text, optionsOf(fieldset, key)) : undefined
}

/** Values of a closed list by value and by label in any language. */
type Options = ReadonlyMap<string, string>
type Reader = (text: string, options: Options) => unknown

const asText: Reader = (text) => text.replace(/\s*[\r\n]+\s*/g, ' ')
/** `R$ 1.234,50` → `1234.50`; digits are never turned into a number, which would lose cents. */
const asDecimal: Reader = (text) => {
  const plain = text.replace(/^R\$\s*/, '').replaceAll(' ', '')
  const decimal = plain.includes(',') ? plain.replaceAll('.', '').replace(',', '.') : plain
  return /^-?\d+(?:\.\d+)?$/.test(decimal) ? decimal : undefined
}

const asOption = (text: string, options: Options) => options.get(comparable(text)) ?? options.get(String(Number(text)))

const readers: Partial<Readonly<Record<AnyControl['kind'], Reader>>> = {
  text: asText,
  email: asText,
  url: asText,
  multiline: (text) => text,
  integer: (text) => (/^\d{1,9}(?:[.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : undefined),
  decimal: asDecimal,
  money: asDecimal,
  date: (text) => readDateText(text),
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
