import { useState } from 'react'
import type { DateOptions } from '../core/control.js'
import { completeDate, editDate, formatDate, parseDate } from './dateText.js'
import type { FieldProps } from './FieldProps.js'
import { useCaret } from './useCaret.js'

/** Two digits of a year mean at most so many years ahead. */
const yearsAhead = 10

/** The text of a date field: typed, pasted, completed on leaving. */
export function useDateText({ value, onChange, control }: Pick<FieldProps, 'value' | 'onChange' | 'control'>) {
  const { isPast = false } = control.options as DateOptions
  // "03/05/" stands for what "03/05" stands for; the slash is shown while it is being typed.
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed !== null && parseDate(typed) === value ? typed : formatDate(value)
  const caret = useCaret(
    (raw, isForward) => editDate(raw, shown, isForward),
    (next) => {
      setTyped(next)
      onChange(parseDate(next))
    },
  )
  const complete = () => {
    setTyped(null)
    const day = parseDate(completeDate(shown, new Date().getFullYear() + (isPast ? 0 : yearsAhead)))
    if (day !== value && shown) onChange(day)
  }
  return { ...caret, shown, complete }
}
