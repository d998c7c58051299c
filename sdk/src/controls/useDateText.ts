import { useState } from 'react'
import { completeDate, editDate, formatDate, isForeignDate, lastYearOf, parseDate } from './dateText.js'
import type { FieldProps } from './FieldProps.js'
import { useCaret } from './useCaret.js'

/** The text of a date field: typed, pasted, completed on leaving. */
export function useDateText({ value, onChange, control }: Pick<FieldProps, 'value' | 'onChange' | 'control'>) {
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
    const day = parseDate(completeDate(shown, lastYearOf(control)))
    if (day !== value && shown) onChange(day)
  }
  return { ...caret, shown, complete, isUnread: isForeignDate(shown) }
}
