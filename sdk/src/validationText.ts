import { contracts } from './contracts.js'
import type { Locale } from './core/locale.js'
import { fillWith, type TextParams } from './locale/fillWith.js'
import { validation as english } from './locale/en-US/validation.js'
import { validation as spanish } from './locale/es-ES/validation.js'
import { validation as portuguese } from './locale/pt-BR/validation.js'

/**
 * The text of an issue for callers without a catalogue, such as the server. Uses the entity's own rule (`department.cycle`), then the
 * common code (`required`), then "Entrada inválida" for an unknown code.
 */
export function validationText(locale: Locale, code: string, params: TextParams = {}): string {
  const text = ruleText(locale, code) ?? common[locale][`validation.${code}`] ?? common[locale]['validation.invalid'] ?? ''
  return fillText(locale, text, params)
}

/** Fills in the placeholders of a text as the screens do, for callers without a catalogue: a few texts need no package that keeps formatters. */
export function fillText(locale: Locale, text: string, params?: TextParams): string {
  const write = (value: number | Intl.StringNumericLiteral, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { useGrouping: 'always', ...options }).format(value)
  return fillWith(write, text, params)
}

const common: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  'pt-BR': portuguese,
  'en-US': english,
  'es-ES': spanish,
}

function ruleText(locale: Locale, code: string): string | undefined {
  const [name, rule = ''] = code.split('.')
  const rules = contracts.find(({ contract }) => contract.name === name)?.messages[locale].rules ?? {}
  return Object.hasOwn(rules, rule) ? rules[rule] : undefined
}
