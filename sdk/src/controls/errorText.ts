import type { AnyControl } from '../core/control.js'
import type { Mask } from '../core/kind.js'
import type { DecimalOptions } from '../kinds/number/decimal.js'
import { formatNumber, isForeignNumber, marksOf, type NumberShape, readNumber } from '../kinds/number/numberText.js'
import { readColor } from '../kinds/text/color.js'
import { type DateText, dayText, lacksYear } from '../kinds/time/dateText.js'
import { momentText, whyNoMoment } from '../kinds/time/momentText.js'
import type { LocaleValue } from '../locale/LocaleProvider.js'

type Texts = Pick<LocaleValue, 'locale' | 'text'>

/** The message of the rule that a field breaks; missing while no rule has been asked. */
type RuleText = string | undefined

/**
 * What is wrong with a value, in the words that its control shows. A text that its kind cannot read is told with an example, in place of the
 * message of the rule.
 */
export function errorText(
  texts: Texts,
  control: AnyControl | undefined,
  { value, error }: { readonly value: unknown; readonly error: string },
) {
  if (!control) return error
  const { kind, options } = control
  const mask = kind.mask?.(options)
  if (mask) return maskErrorText(texts, mask, { value, error }) ?? error
  if (kind.editor === 'color') return colorErrorText(texts, { value, error }) ?? error
  if (kind.editor === 'number') {
    const shown = formatNumber(value, shapeOf(control), (options as DecimalOptions).places)
    return numberErrorText(texts, control, { shown, error }) ?? error
  }
  if (kind.editor !== 'date') return error
  const written = writtenAs(control)
  return dateErrorText(texts, written, { shown: written.format(value), error }) ?? error
}

/** How the text of a date or a moment is read. */
export function writtenAs({ kind }: AnyControl): DateText {
  return kind.name === 'date-time' ? momentText : dayText
}

export function shapeOf({ kind, options }: AnyControl): NumberShape {
  return { fraction: (options as DecimalOptions).fraction ?? 2, isGrouped: kind.name !== 'integer' }
}

/** What may stand around a number in its field: its sign or unit, and the mark of an ordinal. */
export function ownMarks({ kind, options }: AnyControl): string {
  const { sign, unit } = options as DecimalOptions
  return `${sign ?? unit ?? ''}${kind.mark ? 'ºª°' : ''}`
}

interface Shown {
  /** The text as the field shows it. */
  readonly shown: string
  readonly error: RuleText
}

export function dateErrorText({ text }: Texts, written: DateText, { shown, error }: Shown): RuleText {
  const { example } = written
  const isUnread = written.isForeign(shown)
  if ((isUnread || error !== undefined) && lacksYear(shown)) return text('controls.noYear', { example })
  if (isUnread) return text('controls.unread', { example })
  const reason = written === momentText && error !== undefined ? whyNoMoment(shown) : undefined
  return reason ? text(`controls.${reason}`, { error: error ?? '', example }) : error
}

export function numberErrorText({ locale, text }: Texts, control: AnyControl, { shown, error }: Shown): RuleText {
  const isInteger = control.kind.name === 'integer'
  const shape = shapeOf(control)
  const isForeign = isForeignNumber(shown, shape) && readNumber(shown, shape, ownMarks(control)) === undefined
  const isBroken = isInteger && error !== undefined && shown.includes(',')
  if (!isForeign && !isBroken) return error
  const example = marksOf(locale, control.options as DecimalOptions)('1.234,50')
  return isInteger ? text('controls.unreadWhole', { example: '40' }) : text('controls.unread', { example })
}

interface Held {
  readonly value: unknown
  readonly error: RuleText
}

/** A text that the mask cannot hold, or that is too short. */
export function maskErrorText({ text }: Texts, mask: Mask, { value, error }: Held): RuleText {
  if (typeof value !== 'string' || value === '') return error
  if (!mask.loses(value)) {
    const isShort = mask.format(value).length < mask.example.length
    return error !== undefined && isShort ? text('controls.tooShort', { error, example: mask.example }) : error
  }
  const digits = (written: string) => written.replace(/\D/g, '').length
  const [count, max] = [digits(value), digits(mask.example)]
  return count > max && mask.inputMode !== 'text'
    ? text('controls.tooManyDigits', { count, max })
    : text('controls.unread', { example: mask.example })
}

export function colorErrorText({ text }: Texts, { value, error }: Held): RuleText {
  const isUnread = typeof value === 'string' && value !== '' && !readColor(value)
  return error !== undefined && isUnread ? text('controls.unread', { example: '#0f766e' }) : error
}
