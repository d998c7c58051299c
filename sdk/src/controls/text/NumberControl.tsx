import { type CSSProperties, useRef, useState } from 'react'
import type { DecimalOptions } from '../../kinds/number/decimal.js'
import { useLocale } from '../../locale/LocaleProvider.js'
import { numberErrorText, ownMarks, shapeOf } from '../errorText.js'
import type { FieldProps } from '../FieldProps.js'
import { InputFrame } from '../InputFrame.js'
import {
  type EditedNumber,
  editNumber,
  formatNumber,
  hasTwoReadings,
  isForeignNumber,
  marksOf,
  parseNumber,
  readNumber,
} from '../../kinds/number/numberText.js'
import { useCaret } from './useCaret.js'

/** A whole number, a decimal string or an amount in BRL. Digits stay text until they are sent, because a JavaScript number would lose cents. */
export function NumberControl(field: FieldProps) {
  const texts = useLocale()
  const { control, value } = field
  const { unit, sign, min = 0 } = control.options as DecimalOptions
  const { shown, marked, inputRef, typing, complete, isDoubted } = useNumberText(field)
  const readAs = () => texts.text('controls.readAs', { number: marked(formatNumber(value, { ...shapeOf(control), isGrouped: false })) })
  const told = field.isReadOnly
    ? undefined
    : { error: numberErrorText(texts, control, { shown, error: field.error }), warning: isDoubted ? readAs() : field.warning }
  const affix = sign ?? unit
  const mark = shown === '' ? undefined : control.kind.mark?.(shown, texts)
  return (
    <InputFrame
      field={{ ...field, ...told }}
      inputRef={inputRef}
      className={`ep-field-number${sign === 'R$' ? ' ep-field-money' : ''}`}
      inputProps={{
        type: 'text',
        // The number keypads of an iPhone have no minus.
        inputMode: min < 0 ? 'text' : isWhole(control) ? 'numeric' : 'decimal',
        ...typing,
        onBlur: complete,
      }}
    >
      {mark ? <Mark text={mark} after={shown} /> : affix ? <Affix text={affix} /> : undefined}
    </InputFrame>
  )
}

const isWhole = ({ kind }: FieldProps['control']) => kind.name === 'integer'

/** The text of a number while it is typed, and what is read from it. */
function useNumberText({ control, value, onChange, onBlur }: FieldProps) {
  const { locale } = useLocale()
  const { sign, places } = control.options as DecimalOptions
  const shape = shapeOf(control)
  const marked = marksOf(locale, { sign })
  // Keeps the typed text when it has the same value as the shown one: "12," and "12" are equal.
  const [typed, setTyped] = useState<string | null>(null)
  const isSame = typed !== null && same(parseNumber(typed), value)
  const shown = isSame ? typed : formatNumber(value, shape, places)
  const before = useRef<Pick<EditedNumber, 'divided' | 'grouped'>>({})
  const own = ownMarks(control)
  // The text before the field formatted it, and the number that was read from one with two readings.
  const raw = useRef('')
  const [doubted, setDoubted] = useState<number>()
  const put = (text: string) => {
    const parsed = parseNumber(text)
    onChange(isWhole(control) && parsed !== null ? toInteger(parsed) : parsed)
  }
  const { inputRef, ...typing } = useCaret({
    shown: marked(shown),
    edit: (entered, isForward) => {
      const edited = editNumber({ ...entered, text: marked(entered.text) }, shown, shape, { ...before.current, isForward, own })
      before.current = { divided: edited.divided, grouped: edited.grouped }
      raw.current = edited.divided?.replace(',', '.') ?? marked(entered.text)
      return { ...edited, text: marked(edited.text) }
    },
    onText: (written) => {
      const next = marked(written)
      setTyped(next)
      put(next)
    },
  })
  const complete = () => {
    setTyped(null)
    if (raw.current !== '') setDoubted(hasTwoReadings(raw.current, locale, { sign }) ? Number(value) : undefined)
    raw.current = ''
    // "20h" or "20 pessoas": the unit is left out when the person leaves the field.
    const withUnit = isForeignNumber(shown, shape) ? readNumber(shown, shape, own) : undefined
    if (withUnit !== undefined) put(withUnit)
    const whole = places && !control.kind.draft ? parseNumber(formatNumber(value, shape, places)) : (control.kind.draft?.(value) ?? value)
    if (withUnit === undefined && whole !== value && value) onChange(whole)
    onBlur?.()
  }
  return { shown, marked, inputRef, typing, complete, isDoubted: doubted !== undefined && value !== null && Number(value) === doubted }
}

function Affix({ text }: { readonly text: string }) {
  return (
    <span className="ep-field-affix" aria-hidden="true">
      {text}
    </span>
  )
}

/** Directly after the digits, which all have the same width. */
function Mark({ text, after }: { readonly text: string; readonly after: string }) {
  return (
    <span className="ep-field-affix ep-field-mark" style={{ '--ep-digits': `${after.length}ch` } as CSSProperties} aria-hidden="true">
      {text}
    </span>
  )
}

function same(parsed: string | null, value: unknown): boolean {
  return parsed === null ? value === null || value === '' : parsed === String(value) || Number(parsed) === value
}

// Longer numbers would be rounded; as text, the schema refuses them.
function toInteger(digits: string): number | string {
  return Number.isSafeInteger(Number(digits)) ? Number(digits) : digits
}
