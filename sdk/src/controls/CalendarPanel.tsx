import { Calendar } from '@adobe/react-spectrum/Calendar'
import { parseDate } from '@internationalized/date'
import type { KeyboardEvent } from 'react'

interface CalendarPanelProps {
  readonly label: string
  /** `YYYY-MM-DD`; anything else opens the calendar at today. */
  readonly value: string
  readonly onSelect: (day: string) => void
  readonly onClose: () => void
}

/** The month view of a date field; calendar dates only, no zone is ever involved. */
export function CalendarPanel({ label, value, onSelect, onClose }: CalendarPanelProps) {
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Else the dialog around the field would close too.
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <div role="dialog" aria-label={label} onKeyDownCapture={close}>
      <Calendar autoFocus aria-label={label} value={read(value)} onChange={(day) => onSelect(day.toString())} />
    </div>
  )
}

function read(value: string) {
  try {
    return parseDate(value)
  } catch {
    return null // a date that is still being typed
  }
}
