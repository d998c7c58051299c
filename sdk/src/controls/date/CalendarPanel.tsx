import { Calendar } from '@adobe/react-spectrum/Calendar'
import { type CalendarDate, parseDate } from '@internationalized/date'
import { type KeyboardEvent, useState } from 'react'
import { today } from '../../core/calendar.js'
import { AriaLocale } from '../../locale/AriaLocale.js'
import { CalendarMonth } from './CalendarMonth.js'
import './spectrum.generated.css'
import './spectrum.css'

interface CalendarPanelProps {
  readonly label: string
  /** `YYYY-MM-DD`; other values open the calendar at `near`. */
  readonly value: string
  /** The other end of a period, `YYYY-MM-DD`. @default today */
  readonly near?: string
  /** Offers no years after the current one. @default false */
  readonly isPast?: boolean
  readonly onSelect: (day: string) => void
  readonly onClose: () => void
}

/** The month view of a date field, with calendar dates only (no time zones). */
export function CalendarPanel({ label, value, near = today(), isPast = false, onSelect, onClose }: CalendarPanelProps) {
  const chosen = read(value)
  const [pointed, setPointed] = useState(() => chosen ?? parseDate(near))
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Otherwise the dialog around the field would close too.
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <div role="dialog" aria-label={label} className="ep-calendar-panel" onKeyDownCapture={close}>
      <CalendarMonth day={pointed} isPast={isPast} onMove={setPointed} />
      <AriaLocale>
        <Calendar
          autoFocus
          aria-label={label}
          value={chosen}
          onChange={(day) => onSelect(day.toString())}
          focusedValue={pointed}
          onFocusChange={setPointed}
        />
      </AriaLocale>
    </div>
  )
}

function read(value: string): CalendarDate | null {
  try {
    return parseDate(value)
  } catch {
    return null // a date that is still being typed
  }
}
